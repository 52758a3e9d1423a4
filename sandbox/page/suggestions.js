// The list over the composer from which commands and options are completed. One list, moved by whoever has the focus.

import { $, el } from "./dom.js";

const list = $("suggestions");
let items = [];
let at = -1;
let owner = null;
let pick = null;

/**
 * Show suggestions for an input. items: [{label, detail?, note?}]; start: which is marked at first, -1 for none;
 * onPick(item) is called for the chosen one.
 */
export function suggest(input, fresh, { start = 0, onPick, title = "" }) {
  owner?.removeAttribute("aria-activedescendant");
  owner?.setAttribute("aria-expanded", "false");
  owner = input;
  items = fresh;
  pick = onPick;
  list.replaceChildren(...(title ? [el("div", { className: "title", role: "presentation", textContent: title })] : []),
    ...items.map((item, index) => el("div", {
      id: `suggestion-${index}`, role: "option", onpointermove: () => mark(index, false),
      // The input must keep the focus, or leaving it would close the list before the click arrives.
      onmousedown: (event) => event.preventDefault(),
      onclick: () => choose(index),
    }, el("span", { className: "label", textContent: item.label }), item.note ? el("span", { className: "note", textContent: item.note }) : null,
    item.detail ? el("span", { className: "detail", textContent: item.detail }) : null)));
  list.hidden = items.length === 0;
  input.setAttribute("aria-expanded", String(items.length > 0));
  list.scrollTop = 0;
  mark(Math.min(start, items.length - 1));
}

export function closeSuggestions() {
  list.hidden = true;
  at = -1;
  owner?.setAttribute("aria-expanded", "false");
  owner?.removeAttribute("aria-activedescendant");
}

export const suggesting = () => !list.hidden;
export const marked = () => (suggesting() ? items[at] ?? null : null);

function mark(index, scroll = true) {
  const options = list.querySelectorAll("[role=option]");
  options[at]?.setAttribute("aria-selected", "false");
  at = index;
  const option = options[at];
  option?.setAttribute("aria-selected", "true");
  if (option) owner.setAttribute("aria-activedescendant", option.id);
  else owner.removeAttribute("aria-activedescendant");
  if (scroll) option?.scrollIntoView({ block: "nearest" });
}

function choose(index) {
  const item = items[index];
  closeSuggestions();
  pick(item);
}

/** Move, choose or close by key; whether the key was for the list. */
export function suggestionKey(event) {
  if (!suggesting()) return false;
  const count = items.length;
  if (event.key === "ArrowDown") mark((at + 1) % count);
  else if (event.key === "ArrowUp") mark(at <= 0 ? count - 1 : at - 1);
  else if (event.key === "PageDown") mark(Math.min(count - 1, at + 8));
  else if (event.key === "PageUp") mark(Math.max(0, at - 8));
  else if (event.key === "Escape") closeSuggestions();
  else if (event.key === "Enter" && at >= 0 && !event.shiftKey) choose(at);
  else return false;
  event.preventDefault();
  return true;
}

/** Whether the marked suggestion was taken. */
export function takeMarked() {
  if (!marked()) return false;
  choose(at);
  return true;
}
