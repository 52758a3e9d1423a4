// The map: what lies on it is pressed, and the form of its entry opens below.

import { $ } from "/page/dom.js";
import { get, openEntry, state } from "./state.js";

const SVG = "http://www.w3.org/2000/svg";
let drawn = "";

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
  const open = () => openEntry(spot.place, spot.field);
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.altKey) open();
  });
  return node;
}

export async function drawMap() {
  const { slug, drawing } = state.game;
  const wanted = `${slug} ${state.lang} ${drawing}`;
  if (drawn !== wanted) {
    if (!drawn.startsWith(`${slug} `)) $("map").replaceChildren();
    drawn = wanted;
    const map = await get(`/api/map/${slug}`);
    if (!map || drawn !== wanted) return;
    const image = svg("image", { width: map.width, height: map.height });
    $("map").replaceChildren(svg("svg", { viewBox: `0 0 ${map.width} ${map.height}` }, image, ...map.spots.map(spotOf)));
  }
  markMap();
}

/** Colour what lies on the map by how it stands, and show what is open. */
export function markMap() {
  const stands = Object.fromEntries(state.game.entries.map((entry) => [entry.place, entry.state]));
  for (const node of $("map").querySelectorAll(".spot")) {
    const { place } = node.dataset;
    node.setAttribute("class", `spot ${stands[place]}${place === state.entry?.place ? " open" : ""}`);
  }
  // The picture of the map follows what was corrected.
  const { slug, drawing } = state.game;
  $("map").querySelector("image")?.setAttribute("href", `/map/${slug}?lang=${state.lang}&v=${drawing}`);
}
