// A drop-down list like Discord's select menus: descriptions, emoji, several choices. Usable by keyboard alone.

import { el, icon, newId } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { t } from "./words.js";

/**
 * A select menu.
 * options: [{value, label, description?, emoji?, chosen?}]; min and max: how many may be chosen.
 * onDone(values) is called when the choice is made: at once for one value, on "Done" for several.
 */
export function select({ options, placeholder, min = 1, max = 1, disabled = false, labelledBy, customId, onDone }) {
  const many = max > 1;
  let chosen = new Set(options.filter((option) => option.chosen).map((option) => option.value));
  let draft = new Set(chosen);
  let at = -1;
  let typed = "";
  let typedAt = 0;

  const listId = newId("list");
  const value = el("span", { className: "value" });
  const button = el("button", {
    type: "button", className: "select", disabled, "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-labelledby": labelledBy, "data-custom-id": customId,
  }, value, icon("down"));
  const list = el("ul", { id: listId, role: "listbox", tabIndex: -1, "aria-multiselectable": many, "aria-label": placeholder });
  const count = el("span", { className: "count" });
  const done = el("button", { type: "button", className: "primary", textContent: t("done"), onclick: () => finish() });
  const popup = el("div", { className: "popup", popover: "auto" }, list, many ? el("div", { className: "foot" }, count, done) : null);
  const root = el("div", { className: "select-box" }, button, popup);

  const items = options.map((option, index) =>
    el("li", { id: `${listId}-${index}`, role: "option", onclick: () => toggle(index), onpointermove: () => highlight(index, false) },
      el("span", { className: "mark" }, icon("check")),
      option.emoji ? emojiNode(option.emoji) : null,
      el("span", { className: "words" }, el("span", { className: "label", textContent: option.label }),
        option.description ? el("span", { className: "description", textContent: option.description }) : null)));
  list.append(...items);

  function draw() {
    const names = options.filter((option) => chosen.has(option.value));
    const shown = names.flatMap((option, place) => [place ? ", " : "", option.emoji ? emojiNode(option.emoji) : "", option.emoji ? " " : "", option.label]);
    value.replaceChildren(...(shown.length ? shown : [placeholder || t("choose")]));
    button.classList.toggle("empty", names.length === 0);
    items.forEach((item, index) => {
      const on = draft.has(options[index].value);
      item.setAttribute("aria-selected", String(on));
      item.setAttribute("aria-disabled", String(many && !on && draft.size >= max));
    });
    count.textContent = t("chosen-count", { count: draft.size, max });
    done.disabled = draft.size < min;
  }

  function highlight(index, scroll = true) {
    items[at]?.classList.remove("on");
    at = Math.max(0, Math.min(items.length - 1, index));
    items[at]?.classList.add("on");
    list.setAttribute("aria-activedescendant", items[at]?.id ?? "");
    if (scroll) items[at]?.scrollIntoView({ block: "nearest" });
  }

  function toggle(index) {
    const picked = options[index].value;
    if (!many) {
      draft = draft.has(picked) && min === 0 ? new Set() : new Set([picked]);
      finish();
      return;
    }
    if (draft.has(picked)) draft.delete(picked);
    else if (draft.size < max) draft.add(picked);
    draw();
  }

  function finish() {
    if (draft.size < min) return;
    chosen = new Set(draft);
    popup.hidePopover();
    draw();
    onDone(options.filter((option) => chosen.has(option.value)).map((option) => option.value));
  }

  function place() {
    const box = button.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const up = below < Math.min(popup.scrollHeight, 260) && above > below;
    popup.style.width = `${Math.min(Math.max(box.width, 240), innerWidth - 16)}px`;
    popup.style.left = `${Math.max(8, Math.min(box.left, innerWidth - popup.offsetWidth - 8))}px`;
    popup.style.maxHeight = `${Math.min(360, up ? above : below)}px`;
    popup.style.top = up ? "auto" : `${box.bottom + 4}px`;
    popup.style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
  }

  /** Show the list with the focus in it, at once: "toggle" comes too late for keys that follow quickly. */
  function open() {
    popup.showPopover();
    place();
    highlight(Math.max(0, options.findIndex((option) => draft.has(option.value))));
    list.focus();
  }

  button.addEventListener("click", () => {
    if (popup.matches(":popover-open")) popup.hidePopover();
    else open();
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  popup.addEventListener("toggle", (event) => {
    const shown = event.newState === "open";
    button.setAttribute("aria-expanded", String(shown));
    if (shown) return;
    draft = new Set(chosen);
    draw();
    if (popup.contains(document.activeElement) || document.activeElement === document.body) button.focus();
  });
  list.addEventListener("keydown", (event) => {
    const jump = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1, PageDown: at + 8, PageUp: at - 8 }[event.key];
    if (jump !== undefined) highlight(jump);
    else if (event.key === " ") toggle(at);
    else if (event.key === "Enter") {
      if (many) finish();
      else toggle(at);
    } else if (event.key === "Tab" && !many) popup.hidePopover();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) find(event.key);
    else return;
    if (event.key !== "Tab") event.preventDefault();
  });

  /** Jump to the next label that starts with what has been typed in the last second. */
  function find(key) {
    const time = performance.now();
    typed = (time - typedAt < 1000 ? typed : "") + key.toLowerCase();
    typedAt = time;
    const start = typed.length === 1 ? at + 1 : at;
    const order = [...options.keys()].map((index) => (index + start) % options.length);
    const hit = order.find((index) => options[index].label.toLowerCase().startsWith(typed));
    if (hit !== undefined) highlight(hit);
  }

  draw();
  return root;
}
