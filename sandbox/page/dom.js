// Building blocks of the page. Text is only ever set as text, so that no name or message can become markup.

export const $ = (id) => document.getElementById(id);

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  channel: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h11M15 12l5 5-5 5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  dm: "M3 6h18v13H3zM3 7l9 7 9-7",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  down: "M6 9l6 6 6-6",
  send: "M4 4l17 8-17 8 3-8zM7 12h7",
  check: "M5 12.5 10 17l9-10",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 2h8l5 5v15H6zM14 2v6h5",
  warning: "M12 3 2 20h20zM12 10v4M12 17v.5",
  reply: "M4 18v-4a5 5 0 0 1 5-5h11M16 5l4 4-4 4",
};

/** An element with properties, attributes (aria-*, data-*, role …) and children; empty children are left out. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.includes("-") || name === "role" || name === "for") node.setAttribute(name, value === true ? "true" : value);
    else node[name] = value;
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false && child !== ""));
  return node;
}

/** A line drawing that says nothing to screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

let serial = 0;
/** An id that no other element of the page has. */
export const newId = (prefix) => `${prefix}-${++serial}`;

/** A text next to a person's or the bot's name: a disc with the first letter, the colour by place in the list. */
export function avatar(name, place, bot = false) {
  const disc = el("span", { className: `avatar ${bot ? "bot" : `seat${place % 6}`}`, "aria-hidden": true });
  if (bot) disc.append(el("img", { src: "/page/icon.svg", alt: "" }));
  else disc.textContent = [...name][0]?.toUpperCase() ?? "?";
  return disc;
}

/**
 * Show these children of a parent, each with a `data-key` of its own, and leave those of the same key where they are: a press that
 * began on one of them still meets it, and the focus stays. What handlers do must depend on nothing but the key.
 */
export function redraw(parent, nodes) {
  const keys = new Set(nodes.map((node) => node.dataset.key));
  for (const node of [...parent.children]) if (!keys.has(node.dataset.key)) node.remove();
  nodes.forEach((node, place) => {
    const was = [...parent.children].find((child) => child.dataset.key === node.dataset.key);
    if (was) become(was, node);
    if (parent.children[place] !== was || !was) parent.insertBefore(was ?? node, parent.children[place] ?? null);
  });
}

/** Make an element equal to another of its kind, changing no more of it than differs. */
function become(was, node) {
  if (was.isEqualNode(node)) return;
  for (const { name } of [...was.attributes]) if (!node.hasAttribute(name)) was.removeAttribute(name);
  for (const { name, value } of node.attributes) was.setAttribute(name, value);
  const old = [...was.childNodes], fresh = [...node.childNodes];
  fresh.forEach((child, place) => {
    const same = old[place];
    if (!same) was.append(child);
    else if (same.nodeType === Node.ELEMENT_NODE && same.nodeName === child.nodeName) become(same, child);
    else same.replaceWith(child);
  });
  for (const child of old.slice(fresh.length)) child.remove();
}
