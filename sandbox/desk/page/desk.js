// The desk: which game, which of its entries, in which language, and what is told at the lower edge.

import { $, el } from "/page/dom.js";
import { speak, t } from "/page/words.js";
import { confirmAndGoOn, drawEntry, takeAnswer } from "./entry.js";
import { drawGallery, drawList, drawProgress } from "./list.js";
import { drawMap, markMap, takeTool } from "./map.js";
import { beside, closeEntry, FILTERS, get, leave, on, openEntry, openGame, state, step, tell } from "./state.js";

const TOAST_MS = 7000;
let toasting = 0;

function toast(text, good = false) {
  clearTimeout(toasting);
  $("toast").textContent = text;
  $("toast").classList.toggle("good", good);
  $("toast").hidden = !text;
  if (text) toasting = setTimeout(() => toast(""), TOAST_MS);
}

/** A group of which one is chosen. */
function radios(parent, name, options, chosen, choose) {
  parent.replaceChildren(...options.map(([value, label]) => {
    const input = el("input", { type: "radio", name, value, checked: value === chosen });
    input.addEventListener("change", () => choose(value));
    return el("label", {}, input, el("span", { textContent: label }));
  }));
}

function drawControls() {
  document.title = `${t("title")} · ${state.game.name}`;
  radios($("languages"), "language", Object.entries(state.languages), state.lang, changeLanguage);
  radios($("filter"), "filter", FILTERS.map((name) => [name, t(`filter-${name}`)]), state.filter, (name) => {
    state.filter = name;
    drawLists();
  });
  $("game").replaceChildren(...state.games.map((game) => el("option", { value: game.slug, textContent: game.name, selected: game.slug === state.game.slug })));
  $("edition").value = state.game.edition;
  $("edition").placeholder = t("edition-hint");
  $("search").placeholder = t("search");
  $("folder").textContent = t("folder", { folder: state.folder });
  const tabs = state.game.map ? ["gallery", "map"] : ["gallery"];
  $("tabs").replaceChildren(...tabs.map((name) => {
    const tab = el("button", { type: "button", role: "tab", "aria-selected": String(name === state.tab), "aria-controls": name, textContent: t(`tab-${name}`) });
    tab.addEventListener("click", () => show(name));
    return tab;
  }));
}

/** All components, or the map; closes the entry that is open. */
async function show(tab) {
  await leave();
  state.tab = tab;
  state.entry = null;
  drawAll();
}

function drawLists() {
  drawList();
  drawProgress();
  if (!state.entry && state.tab === "gallery") drawGallery();
}

function drawAll(field = "") {
  drawControls();
  $("gallery").hidden = Boolean(state.entry) || state.tab !== "gallery";
  if ($("gallery").hidden) $("gallery").replaceChildren(); // what nobody sees need not be drawn
  $("map").hidden = state.tab !== "map";
  $("entry").hidden = !state.entry;
  $("undo").disabled = !state.game.undo;
  drawLists();
  if (state.tab === "map") drawMap();
  if (state.entry) drawEntry(field);
  const place = state.entry ? `/${state.entry.place}` : "";
  history.replaceState(null, "", `#${state.game.slug}${place}`);
}

async function changeLanguage(lang) {
  state.lang = lang;
  localStorage.setItem("desk-language", lang);
  await begin(state.game.slug, state.entry?.place);
}

async function begin(slug, place) {
  await speak(state.lang);
  const start = await get("/api/start");
  if (!start) return;
  Object.assign(state, { games: start.games, languages: start.languages, folder: start.folder });
  $("box").textContent = start.box && t("box", { name: start.box });
  await openGame(start.games.some((game) => game.slug === slug) ? slug : start.game || start.games[0].slug, place);
}

on("game", () => drawAll());
// What has a place on the map is put there.
on("put", async (section) => {
  state.tool = section;
  await show("map");
  takeTool(section);
});
on("entry", (field) => drawAll(field));
on("failed", (text) => toast(text));
on("told", (text) => toast(text, true));
on("stepped", (answer) => {
  $("undo").disabled = !state.game.undo;
  drawLists();
  markMap();
  if (answer.entry && answer.entry.place === state.entry?.place) takeAnswer(answer.entry);
});

$("game").addEventListener("change", () => openGame($("game").value));
$("edition").addEventListener("change", () => step({ do: "edition", name: $("edition").value }));
$("search").addEventListener("input", () => {
  state.search = $("search").value;
  drawLists();
});
async function undo() {
  await leave();
  const answer = await step({ do: "undo" });
  if (!answer) return;
  $("edition").value = state.game.edition;
  if (answer.entry) {
    state.entry = answer.entry;
    tell("entry", "");
  } else if (!state.game.entries.some((entry) => entry.place === state.entry?.place)) {
    closeEntry(); // what is open, if anything, is there no more
  }
  toast(t("undone"), true);
}
$("undo").addEventListener("click", undo);
document.addEventListener("keydown", (event) => {
  if (!event.altKey || !state.game) return;
  const next = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (next && beside(next)) openEntry(beside(next).place);
  else if (event.key === "Enter" && state.entry) confirmAndGoOn();
  else if (event.key === "z" && state.game.undo) undo();
  else return;
  event.preventDefault();
});

const asked = location.hash.slice(1).split("/");
const first = await (await fetch("/api/start")).json();
state.lang = localStorage.getItem("desk-language") ?? first.language;
await begin(asked[0], asked.slice(1).join("/"));
