// The map: what lies on it is pressed, and the form of its entry opens below; or a new place is put on it, or a border is said.

import { $, el } from "/page/dom.js";
import { t } from "/page/words.js";
import { get, openEntry, state, step } from "./state.js";

const SVG = "http://www.w3.org/2000/svg";
const OPEN = "open", BORDER = "border"; // what a press does; else it puts an entry of that list there
let drawn = "";
let first = ""; // of two places between which a border is said

function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

const points = (line) => line.map((point) => point.join(",")).join(" ");

function spotOf(spot) {
  const shapes = spot.outlines.map((outline) => svg("polygon", { points: points(outline) }));
  if (spot.line.length) shapes.push(svg("polyline", { points: points(spot.line) }), svg("polyline", { points: points(spot.line), class: "grip" }));
  const title = svg("title", {});
  title.textContent = spot.name;
  const node = svg("g", { class: "spot", role: "button", tabindex: "0", "aria-label": spot.name, "data-place": spot.place }, title, ...shapes);
  const open = () => {
    if (tool() === OPEN) openEntry(spot.place, spot.field);
    else if (tool() === BORDER && spot.outlines.length) join(spot.place);
  };
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.altKey) open();
  });
  return node;
}

const tool = () => $("tool").value;

/** What a press on the map does from now on. */
export function takeTool(name) {
  first = "";
  $("tool").value = name;
  $("tool-hint").textContent = tool() === OPEN ? "" : t(tool() === BORDER ? "map-border-hint" : "map-put-hint");
  $("chart").classList.toggle("putting", tool() !== OPEN);
  if (drawn) markMap();
}

/** The first of two places between which there is a border or none; with the second it is said. */
async function join(place) {
  if (!first) {
    first = place;
    markMap();
    return;
  }
  const one = first;
  first = "";
  if (one !== place && await step({ do: "join", place: one, beside: place })) await drawMap();
  markMap();
}

/** Something new where the map was pressed: it is opened, to be told what it is called. */
async function put(event) {
  const section = tool();
  if (section === OPEN || section === BORDER) return;
  const picture = $("chart").querySelector("svg");
  const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
  const answer = await step({ do: "put", section, at: [spot.x, spot.y] });
  if (!answer) return;
  takeTool(OPEN);
  openEntry(answer.entry.place, "name");
}

$("tool").addEventListener("change", () => takeTool(tool()));
$("chart").addEventListener("click", put);

export async function drawMap() {
  const { slug, drawing } = state.game;
  const wanted = `${slug} ${state.lang} ${drawing}`;
  if (drawn !== wanted) {
    if (!drawn.startsWith(`${slug} `)) $("chart").replaceChildren();
    drawn = wanted;
    const map = await get(`/api/map/${slug}`);
    if (!map || drawn !== wanted) return;
    const kept = tool();
    $("tool").replaceChildren(...[[OPEN, t("map-open")], ...map.placed.map(([section, name]) => [section, t("map-put", { name })]), [BORDER, t("map-border")]]
      .map(([value, textContent]) => el("option", { value, textContent, selected: value === kept || value === state.tool })));
    state.tool = "";
    takeTool(tool());
    const image = svg("image", { width: map.width, height: map.height });
    $("chart").replaceChildren(svg("svg", { viewBox: `0 0 ${map.width} ${map.height}` }, image, ...map.spots.map(spotOf)));
  }
  markMap();
}

/** Colour what lies on the map by how it stands, and show what is open. */
export function markMap() {
  const stands = Object.fromEntries(state.game.entries.map((entry) => [entry.place, entry.state]));
  for (const node of $("chart").querySelectorAll(".spot")) {
    const { place } = node.dataset;
    node.setAttribute("class", `spot ${stands[place]}${place === state.entry?.place || place === first ? " open" : ""}`);
  }
  // The picture of the map follows what was corrected.
  const { slug, drawing } = state.game;
  $("chart").querySelector("image")?.setAttribute("href", `/map/${slug}?lang=${state.lang}&v=${drawing}`);
}
