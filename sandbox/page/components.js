// What a bot puts into messages and modals to press, to choose from and to look at.

import { el, icon } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { picture, fileCard } from "./files.js";
import { rich, spoiler } from "./rich.js";
import { select } from "./select.js";
import { act, state } from "./store.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };
const CHANNEL_TYPES = { channel: 0, thread: 11 };

/** Any component of a message, with those inside of it. */
export function component(spec, message) {
  const inside = () => (spec.components ?? []).map((child) => component(child, message));
  switch (spec.type) {
    case 1: return el("div", { className: "row" }, ...inside());
    case 2: return button(spec, message);
    case 3: case 5: case 6: case 7: case 8:
      return selectOf(spec, (values) => press({ do: "select", values }, spec, message));
    case 9: return el("div", { className: "section" }, el("div", {}, ...inside()), component(spec.accessory, message));
    case 10: return rich(spec.content);
    case 11: return hidden(spec, picture({ ...spec.media, alt: spec.description }, "thumbnail"));
    case 12: return gallery(spec.items);
    case 13: return hidden(spec, fileCard(spec.file));
    case 14: return el("hr", { className: `${spec.divider === false ? "blank" : ""} ${spec.spacing === 2 ? "wide" : ""}` });
    case 17: return container(spec, inside());
    default: return el("p", { className: "unknown", textContent: t("unknown-component", { type: spec.type }) });
  }
}

function button(spec, message) {
  const words = [
    spec.emoji ? emojiNode(spec.emoji) : null,
    spec.label ? el("span", { textContent: spec.label }) : null,
  ];
  if (spec.style === 5) {
    return el("a", { className: "button link", href: spec.url, target: "_blank", rel: "noreferrer noopener" }, ...words, icon("link"));
  }
  return el("button", {
    type: "button", className: `button ${STYLES[spec.style]}`, disabled: spec.disabled, "data-custom-id": spec.custom_id,
    onclick: (event) => press({ do: "click" }, spec, message, event.currentTarget),
  }, ...words);
}

async function press(request, spec, message, node) {
  const busy = document.querySelector(`[data-message="${message.id}"]`);
  if (busy?.getAttribute("aria-busy") === "true") return;
  busy?.setAttribute("aria-busy", "true");
  node?.classList.add("pressed");
  const answer = await act({ channel: state.channel, message: message.id, custom_id: spec.custom_id, ...request });
  busy?.removeAttribute("aria-busy");
  node?.classList.remove("pressed");
  if (answer.modal) document.dispatchEvent(new CustomEvent("modal", { detail: answer.modal }));
}

/** A select menu of any kind; people, channels and roles come from the world. */
export function selectOf(spec, onDone, labelledBy) {
  const defaults = new Set((spec.default_values ?? []).map((value) => value.id));
  const options = spec.type === 3
    ? spec.options.map((option) => ({ ...option, chosen: option.default }))
    : entities(spec).map((option) => ({ ...option, chosen: defaults.has(option.value) }));
  return select({
    options, placeholder: spec.placeholder, min: spec.min_values ?? 1, max: spec.max_values ?? 1,
    disabled: spec.disabled, customId: spec.custom_id, labelledBy, onDone,
  });
}

function entities(spec) {
  const people = state.people.map((person) => ({ value: person.id, label: person.name }));
  const roles = Object.entries(state.roles).map(([id, name]) => ({ value: id, label: `@${name.replace(/^@/, "")}` }));
  if (spec.type === 5) return people;
  if (spec.type === 6) return roles;
  if (spec.type === 7) return [...people, ...roles];
  const wanted = spec.channel_types;
  return state.places
    .filter((place) => place.kind !== "dm" && (!wanted?.length || wanted.includes(CHANNEL_TYPES[place.kind]) || (place.private && wanted.includes(12))))
    .map((place) => ({ value: place.id, label: `#${place.name}` }));
}

function container(spec, inside) {
  const box = el("div", { className: "container" }, ...inside);
  if (Number.isInteger(spec.accent_color)) {
    box.classList.add("accented");
    box.style.setProperty("--accent-color", `#${spec.accent_color.toString(16).padStart(6, "0")}`);
  }
  return hidden(spec, box);
}

function gallery(items) {
  const node = el("div", { className: `gallery of${Math.min(items.length, 4)}` });
  node.append(...items.map((item) => hidden(item, picture({ ...item.media, alt: item.description }))));
  return node;
}

const hidden = (spec, node) => (spec.spoiler ? spoiler([node]) : node);
