// The list of entries beside, how far the game is, and the components as the bot draws them.

import { $, el } from "/page/dom.js";
import { t } from "/page/words.js";
import { openEntry, shown, state } from "./state.js";

export const SIGNS = { unsure: "?", confirmed: "✓", changed: "✎", draft: "!", sure: "", missing: "✗", besides: "+" };

/** The sign of how something stands, with its words for whoever cannot see it. */
export const sign = (stands) => el("span", { className: `sign ${stands}`, title: t(`state-${stands}`) }, el("span", { "aria-hidden": true, textContent: SIGNS[stands] }), el("span", { className: "unseen", textContent: t(`state-${stands}`) }));

const groups = (entries) => Map.groupBy(entries, (entry) => entry.section);

export function drawList() {
  const focused = document.activeElement?.dataset?.place;
  const top = $("list").scrollTop;
  const kept = shown();
  $("list").replaceChildren(...[...groups(kept)].flatMap(([section, entries]) => [
    el("h2", { textContent: section }, el("span", { className: "small", textContent: ` ${entries.length}` })),
    ...entries.map(item),
  ]));
  if (!kept.length) $("list").append(el("p", { className: "note", textContent: t("nothing-left") }));
  $("list").scrollTop = top;
  const open = $("list").querySelector("[aria-current]");
  if (focused) [...$("list").querySelectorAll("button")].find((node) => node.dataset.place === focused)?.focus({ preventScroll: true });
  else open?.scrollIntoView({ block: "nearest" });
}

function item(entry) {
  const node = el("button", { type: "button", className: "item", "data-place": entry.place, "aria-current": entry.place === state.entry?.place }, sign(entry.state), el("span", { className: "name", textContent: entry.name }));
  node.addEventListener("click", () => openEntry(entry.place));
  return node;
}

$("list").addEventListener("keydown", (event) => {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || event.altKey) return;
  const all = [...$("list").querySelectorAll("button")];
  all[all.indexOf(document.activeElement) + way]?.focus();
  event.preventDefault();
});

export function drawProgress() {
  const { checked, all, unsure } = state.game;
  $("bar").max = all;
  $("bar").value = checked;
  $("count").textContent = t("count", { checked, all, unsure });
}

export function drawGallery() {
  $("gallery").replaceChildren(...[...groups(shown())].map(([section, entries]) =>
    el("div", { className: "group" }, el("h2", { textContent: section }), el("div", { className: "cards" }, ...entries.map(card)))));
}

/** The picture of an entry; a new one where what is drawn has changed. */
export const pictureOf = (entry, small) =>
  `/picture/${state.game.slug}/${encodeURIComponent(entry.id)}?lang=${state.lang}&v=${small ? `${entry.version}&small` : state.game.drawing}`;

function card(entry) {
  const node = el("button", { type: "button", className: `card ${entry.state}`, "data-place": entry.place },
    entry.drawn && el("img", { src: pictureOf(entry, true), alt: "", loading: "lazy", width: 480, height: 300 }),
    el("span", { className: "caption" }, sign(entry.state), el("span", { textContent: entry.name })));
  node.addEventListener("click", () => openEntry(entry.place));
  return node;
}
