// Around the log: places, people, the simulation's controls, errors of the bot.

import { $, avatar, el, icon, redraw } from "./dom.js";
import { act, addressOf, become, go, here, isBusy, now, state } from "./store.js";
import { clockText, t } from "./words.js";

const ICONS = { channel: "channel", thread: "thread", dm: "dm" };

/** Draw everything around the log. */
export function drawSide() {
  drawPlaces();
  drawPeople();
  drawLanguages();
  drawFaults();
  const place = here();
  $("where").replaceChildren(icon(place.private ? "lock" : ICONS[place.kind]), el("span", { textContent: place.name }));
  const calls = state.people.find((person) => person.name === state.person).calls;
  document.title = `${calls ? `(${calls}) ` : ""}${place.name} · ${state.person} · ${t("title")}`;
}

function drawPlaces() {
  redraw($("places"), state.places.map((place) => el("button", {
    type: "button", className: ["place", place.kind, place.unread && place.id !== state.channel && "unread", place.archived && "archived"].filter(Boolean).join(" "),
    "aria-current": place.id === state.channel ? "page" : null, title: place.name, "data-key": place.id,
    onclick: () => {
      closeSide();
      go(place.id);
    },
  }, icon(place.private ? "lock" : ICONS[place.kind]), el("span", { className: "name", textContent: place.name }), badge(place))));
}

function badge(place) {
  // What is on the screen is being read; its mark is only on the way.
  if (place.id === state.channel && !document.hidden) return null;
  if (place.calls) return el("span", { className: "count calls", textContent: place.calls, title: t("calls", { count: place.calls }) });
  if (place.unread) return el("span", { className: "count", textContent: place.unread, title: t("unread", { count: place.unread }) });
  return null;
}

function drawPeople() {
  redraw($("people"), state.people.map((person, seat) => el("a", {
    href: addressOf(person.name), className: "person", "aria-current": person.name === state.person ? "true" : null,
    title: t("play-as", { name: person.name }), "data-key": person.name,
    onclick: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      become(person.name);
    },
  }, avatar(person.name, seat), el("span", { className: "name", textContent: person.name }),
  person.calls ? el("span", { className: "count calls", textContent: person.calls, title: t("calls", { count: person.calls }) }) : null)));
}

function drawLanguages() {
  keepFocus($("languages"), Object.entries(state.languages).map(([language, name]) => {
    const input = el("input", { type: "radio", name: "language", value: language, checked: language === state.language, "data-key": language });
    input.addEventListener("change", () => act({ do: "speak", language }));
    return el("label", {}, input, el("span", { textContent: name, lang: language }));
  }));
}

function drawFaults() {
  const button = $("faults-open");
  button.hidden = state.faults.length === 0;
  button.replaceChildren(icon("warning"), t("faults", { count: state.faults.length }));
}

/** Replace the children, and give the focus back to the one of the same key. */
function keepFocus(parent, nodes) {
  const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  parent.replaceChildren(...nodes);
  if (key) parent.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Show the simulated time, and whether something is under way. */
export function drawClock() {
  if (!state) return;
  const text = clockText(now());
  if ($("clock").textContent !== text) {
    $("clock").textContent = text;
    $("clock").title = new Date(now() * 1000).toISOString().replace("T", " ").slice(0, 16).concat(" UTC");
  }
  document.body.classList.toggle("busy", isBusy());
}

function showFaults() {
  const dialog = $("faults");
  dialog.setAttribute("aria-label", t("faults", { count: state.faults.length }));
  dialog.replaceChildren(
    el("header", {}, el("h2", { textContent: t("faults", { count: state.faults.length }) }),
      el("button", { type: "button", className: "plain", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close"))),
    el("p", { className: "small", textContent: t("faults-note") }),
    ...[...state.faults].reverse().map((fault) => el("details", {}, el("summary", { textContent: fault.text }), el("pre", { textContent: fault.detail || fault.text }))),
    el("footer", {}, el("button", {
      type: "button", className: "button secondary", textContent: t("forget"),
      onclick: () => {
        dialog.close();
        act({ do: "forget" });
      },
    })));
  dialog.showModal();
}

// On a narrow screen the places are a drawer over the messages.
const narrow = matchMedia("(max-width: 760px)");

function openSide() {
  document.body.classList.add("side-open");
  $("veil").hidden = false;
  drawDrawer();
  $("side-close").focus();
}

function closeSide() {
  if (!document.body.classList.contains("side-open")) return;
  document.body.classList.remove("side-open");
  $("veil").hidden = true;
  drawDrawer();
  $("side-open").focus();
}

function drawDrawer() {
  const open = document.body.classList.contains("side-open");
  $("side").inert = narrow.matches && !open;
  document.querySelector("main").inert = narrow.matches && open;
  $("side-open").setAttribute("aria-expanded", String(open));
}

$("clock-icon").append(icon("clock"));
$("side-open").append(icon("menu"));
$("side-close").append(icon("close"));
$("side-open").addEventListener("click", openSide);
$("side-close").addEventListener("click", closeSide);
$("veil").addEventListener("click", closeSide);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") closeSide(); });
narrow.addEventListener("change", () => {
  document.body.classList.remove("side-open");
  $("veil").hidden = true;
  drawDrawer();
});
drawDrawer();
$("faults-open").addEventListener("click", showFaults);
for (const button of document.querySelectorAll("[data-advance]")) {
  button.addEventListener("click", () => act({ do: "advance", seconds: Number(button.dataset.advance) }));
}
