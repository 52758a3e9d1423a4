// Writing messages and slash commands, with completion by keyboard.

import { $, el, icon, newId } from "./dom.js";
import { act, askQuietly, commands, here, state } from "./store.js";
import { closeSuggestions, marked, suggest, suggesting, suggestionKey, takeMarked } from "./suggestions.js";
import { t } from "./words.js";

const PAUSE = 140;
// What discord.py sends for an option that nobody described.
const NO_DESCRIPTION = "…";
const TYPES = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };
const form = $("composer");
const field = $("field");
let place = "";
let known = [];
let command = null;
let fields = [];

const box = el("textarea", {
  id: "box", rows: 1, maxLength: 2000, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
  "aria-controls": "suggestions", enterKeyHint: "send",
});

const hint = (text, error = false) => {
  $("hint").textContent = text;
  $("hint").classList.toggle("error", error);
};

/** Bring the composer in line with the present place and language. */
export function drawComposer() {
  const now = `${state.person} ${state.channel} ${state.language}`;
  if (now === place) return;
  place = now;
  known = [];
  const name = here().kind === "dm" ? here().name : `#${here().name}`;
  box.placeholder = t("write", { place: name });
  box.setAttribute("aria-label", t("write", { place: name }));
  writePlain();
}

function writePlain(text = "") {
  command = null;
  fields = [];
  closeSuggestions();
  hint("");
  box.value = text;
  field.replaceChildren(box);
  field.classList.remove("command");
  fit();
}

function fit() {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, 160)}px`;
}

// ------------------------------------------------------------------ the plain box, and choosing a command

async function offerCommands() {
  if (!box.value.startsWith("/") || box.value.includes("\n")) {
    closeSuggestions();
    return;
  }
  if (!known.length) known = await commands();
  const words = box.value.slice(1).toLowerCase().trim();
  const rank = (entry) => {
    const names = [entry.shown.toLowerCase(), entry.path.toLowerCase()];
    if (names.some((name) => name.startsWith(words))) return 0;
    if (names.some((name) => name.includes(words))) return 1;
    return entry.description.toLowerCase().includes(words) ? 2 : 3;
  };
  const found = known.map((entry) => [rank(entry), entry]).filter(([order]) => order < 3).sort((a, b) => a[0] - b[0]).map(([, entry]) => entry);
  if (!box.value.startsWith("/") || command) return;
  suggest(box, found.map((entry) => ({
    label: `/${entry.shown}`, entry, detail: entry.description,
    note: entry.options.filter((option) => option.required).map((option) => option.shown).join("  "),
  })), { title: t("commands"), onPick: (item) => openCommand(item.entry) });
  hint(found.length ? "" : t("no-such-command"));
}

box.addEventListener("input", () => {
  fit();
  if (!box.value.startsWith("/")) known = [];
  offerCommands();
});
box.addEventListener("blur", closeSuggestions);
box.addEventListener("focus", () => { if (box.value) offerCommands(); });
box.addEventListener("keydown", (event) => {
  if (suggestionKey(event)) return;
  if (event.key === "Tab" && suggesting() && !event.shiftKey) {
    event.preventDefault();
    takeMarked();
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    say();
  }
});

async function say() {
  const content = box.value.trim();
  if (!content) return;
  if (content.startsWith("/")) {
    hint(t("no-such-command"), true);
    return;
  }
  writePlain();
  const answer = await act({ do: "say", channel: state.channel, content });
  if (answer.error && !box.value) writePlain(content);
}

// ------------------------------------------------------------------ the fields of a command

function openCommand(entry) {
  command = entry;
  closeSuggestions();
  hint(entry.description);
  fields = entry.options.map(fieldOf);
  const send = el("button", { className: "plain send", "aria-label": t("send") }, icon("send"));
  field.classList.add("command");
  field.replaceChildren(
    el("strong", { className: "path", textContent: `/${entry.shown}` }), ...fields.map((one) => one.node), send,
    el("button", { type: "button", className: "plain", "aria-label": t("cancel"), onclick: leave }, icon("close")));
  (fields.find((one) => one.option.required) ?? fields[0])?.input.focus();
  if (!fields.length) send.focus();
}

function leave() {
  writePlain();
  box.focus();
}

/** One option as {option, node, input, read(), isEmpty(), drop()}: the last lets no list come any more. What was picked from a list has a value besides its text. */
function fieldOf(option) {
  const id = newId("option");
  const input = el("input", {
    id, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "suggestions",
    "aria-required": Boolean(option.required), "data-option": option.name, "data-lists": Boolean(option.autocomplete || fixedChoices(option)), size: 10, spellcheck: false,
    inputMode: option.type === TYPES.integer ? "numeric" : option.type === TYPES.number ? "decimal" : undefined,
  });
  const node = el("div", { className: option.required ? "option required" : "option" },
    el("label", { for: id, textContent: option.shown, title: option.description }), input);
  const one = { option, node, input, picked: null };
  const fixed = fixedChoices(option);
  one.isEmpty = () => input.value.trim() === "";
  one.read = () => {
    if (one.picked) return one.picked.value;
    const typed = input.value.trim();
    if (!fixed) return typed;
    return fixed.find((choice) => choice.label.toLowerCase() === typed.toLowerCase())?.value ?? (typed ? undefined : "");
  };
  let timer = 0;
  let asked = 0;
  const offer = async (start) => {
    const turn = ++asked;
    const typed = one.picked ? "" : input.value;
    let found = [];
    if (fixed) found = fixed.filter((choice) => choice.label.toLowerCase().includes(typed.toLowerCase().trim()));
    else if (option.autocomplete) {
      const answer = await askQuietly({
        do: "autocomplete", channel: state.channel, path: command.path, options: values().found, focus: option.name, value: typed,
      });
      found = (answer.choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
      if (turn === asked && answer.error) hint(answer.error, true);
    }
    if (turn !== asked || document.activeElement !== input) return;
    suggest(input, found, { start, title: option.shown, onPick: (choice) => take(one, choice) });
  };
  const start = () => (input.value || (option.required && !one.picked) ? 0 : -1);
  input.addEventListener("focus", () => {
    tell(one);
    input.select();
    offer(one.picked ? -1 : start());
  });
  input.addEventListener("input", () => {
    one.picked = null;
    node.classList.remove("wrong");
    widen(input);
    clearTimeout(timer);
    timer = setTimeout(() => offer(start()), option.autocomplete ? PAUSE : 0);
  });
  one.drop = () => {
    asked += 1;
    clearTimeout(timer);
    closeSuggestions();
  };
  input.addEventListener("blur", one.drop);
  input.addEventListener("keydown", (event) => fieldKey(event, one));
  return one;
}

function fixedChoices(option) {
  if (option.choices.length) return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  const people = () => state.people.map((person) => ({ label: person.name, value: person.id }));
  const roles = () => Object.entries(state.roles).map(([value, label]) => ({ label, value }));
  switch (option.type) {
    case TYPES.boolean: return [{ label: t("yes"), value: true }, { label: t("no"), value: false }];
    case TYPES.user: return people();
    case TYPES.role: return roles();
    case TYPES.mentionable: return [...people(), ...roles()];
    case TYPES.channel: return state.places.filter((one) => one.kind !== "dm").map((one) => ({ label: `#${one.name}`, value: one.id }));
    default: return null;
  }
}

function fieldKey(event, one) {
  // A list that opened by itself over an empty optional field must not swallow Enter: nothing is marked in it.
  if (suggestionKey(event)) return;
  if (event.key === "Escape") {
    event.preventDefault();
    leave();
  } else if (event.key === "Enter") {
    event.preventDefault();
    run();
  } else if (event.key === "Tab" && !event.shiftKey && marked() && !one.isEmpty() && !one.picked) {
    event.preventDefault();
    takeMarked();
  } else if (event.key === "Backspace" && one.isEmpty() && !event.repeat) {
    const before = fields[fields.indexOf(one) - 1];
    event.preventDefault();
    if (before) before.input.focus();
    else {
      writePlain(`/${command.shown}`);
      box.focus();
    }
  }
}

function take(one, choice) {
  // A list for the last letter may be on its way: it would have Enter choose somebody else.
  one.drop();
  one.picked = choice;
  one.input.value = choice.label;
  one.node.classList.remove("wrong");
  widen(one.input);
  const next = fields.find((other) => other.option.required && other.isEmpty());
  if (next) next.input.focus();
  else tell(one);
}

const widen = (input) => { input.size = Math.max(10, Math.min(40, input.value.length + 1)); };

function tell({ option }) {
  const kind = [option.required ? t("required") : t("optional"), range(option)].filter(Boolean).join(", ");
  const help = option.description === NO_DESCRIPTION ? "" : ` — ${option.description}`;
  hint(`${option.shown}${help} (${kind})`);
}

function range({ min_value: min, max_value: max }) {
  if (min === undefined && max === undefined) return "";
  if (max === undefined) return `≥ ${min}`;
  return min === undefined ? `≤ ${max}` : `${min}–${max}`;
}

/** The options as they stand, and the first field that is wrong: empty though required, or not from its list. */
function values() {
  const found = {};
  let wrong = null;
  for (const one of fields) {
    const value = one.read();
    if (value === undefined || (value === "" && one.option.required)) wrong ??= one;
    else if (value !== "") found[one.option.name] = value;
  }
  return { found, wrong };
}

function blame(one, text) {
  one.node.classList.add("wrong");
  one.input.focus();
  closeSuggestions();
  hint(text, true);
}

async function run() {
  const { found, wrong } = values();
  if (wrong) {
    blame(wrong, wrong.isEmpty() ? t("fill-in", { option: wrong.option.shown }) : t("not-in-list", { option: wrong.option.shown }));
    return;
  }
  if (field.classList.contains("busy")) return;
  field.classList.add("busy");
  const sent = command;
  const answer = await act({ do: "slash", channel: state.channel, path: command.path, options: found }, { quiet: true });
  field.classList.remove("busy");
  if (command !== sent) return;
  if (answer.error) {
    const guilty = fields.find((one) => one.option.name === answer.option);
    if (guilty) blame(guilty, answer.error);
    else hint(answer.error, true);
    return;
  }
  leave();
  if (answer.modal) document.dispatchEvent(new CustomEvent("modal", { detail: answer.modal }));
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (command) run();
  else say();
});

// "/" anywhere on the page starts a command.
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, dialog, [popover]") || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  if (command) fields[0]?.input.focus();
  else {
    box.value = "/";
    box.focus();
    offerCommands();
  }
});
