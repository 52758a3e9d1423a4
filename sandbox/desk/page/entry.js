// One entry: its form field by field, and beside it how the bot draws it and what it says.

import { $, el } from "/page/dom.js";
import { t } from "/page/words.js";
import { control, fresh, isConstant, shownValue } from "./form.js";
import { pictureOf, sign } from "./list.js";
import { beside, closeEntry, on, openEntry, state, step, tell } from "./state.js";

const PATIENCE_MS = 350;
let waiting = 0;
let rows = new Map(); // by field its parts that change
let parts = {};

const fieldsOf = () => state.game.records[state.entry.record];
const standsOf = (name) => state.entry.fields.find((field) => field.name === name);

/** The whole entry; ``field`` gets the focus. */
export function drawEntry(field) {
  const entry = state.entry;
  clearTimeout(waiting);
  waiting = 0;
  rows = new Map();
  parts = {
    picture: el("img", { className: "picture", alt: "" }),
    text: el("p", { className: "says" }),
    note: el("p", { className: "note" }),
    error: el("p", { className: "error", role: "alert" }),
    confirm: el("button", { type: "button", className: "tool good", title: t("confirm-hint") }),
    ours: el("button", { type: "button", className: "tool", textContent: t("ours-all") }),
    add: el("button", { type: "button", className: "tool", id: "add", textContent: t("besides-add"), title: t("besides-hint") }),
    lack: el("button", { type: "button", className: "tool", id: "lack" }),
  };
  parts.add.addEventListener("click", besides);
  parts.lack.addEventListener("click", lack);
  parts.confirm.addEventListener("click", () => confirm(""));
  parts.ours.addEventListener("click", () => change(structuredClone(state.entry.ours)));
  const next = el("button", { type: "button", className: "tool", id: "next", textContent: t("next"), title: t("next-hint") });
  next.addEventListener("click", goOn);
  const absent = [];
  const form = parts.form = el("div", { className: "fields" });
  for (const known of fieldsOf()) {
    if (!standsOf(known.name) || isConstant(known.form)) continue;
    if (known.name in entry.value) form.append(row(known));
    else absent.push(known);
  }
  if (absent.length) form.append(more(absent));
  $("entry").replaceChildren(
    el("div", { className: "form" },
      el("header", {}, el("p", { className: "small", textContent: `${entry.section} · ${entry.id}` }), el("h1", { textContent: entry.name })),
      el("div", { className: "tools" }, parts.confirm, next, parts.ours, parts.add, parts.lack),
      parts.error, form),
    el("div", { className: "look" }, parts.picture, parts.text, parts.note));
  follow(entry);
  const wanted = field && rows.get(field);
  if (wanted) {
    wanted.node.scrollIntoView({ block: "center" });
    wanted.node.querySelector("input, select, button")?.focus();
  } else {
    $("body").scrollTop = 0;
    $("entry").scrollTop = 0;
  }
}

/** A field with its words, how it stands, its control and what can be said of it. */
function row(known) {
  const { name, label, form } = known;
  const made = control(form, state.entry.value[name], (value) => {
    state.entry.value[name] = value;
    soon();
  }, label);
  const stands = el("span", { className: "stands" });
  const source = el("span", { className: "small source" });
  const right = el("button", { type: "button", className: "tool small-tool", "data-confirm": name });
  right.addEventListener("click", () => confirm(name));
  const ours = el("button", { type: "button", className: "tool small-tool", hidden: true });
  ours.addEventListener("click", () => {
    const value = { ...state.entry.value };
    if (name in state.entry.ours) value[name] = structuredClone(state.entry.ours[name]);
    else delete value[name];
    change(value, name);
  });
  const error = el("p", { className: "error" });
  const node = el("div", { className: "field", role: "group", "aria-label": label, "data-field": name },
    el("div", { className: "head" }, stands, el("span", { className: "label", textContent: label }), source, right, ours),
    made, name === "name" && /[{]/.test(JSON.stringify(Object.values(state.entry.value.name))) && el("p", { className: "small", textContent: t("braces") }), error);
  rows.set(name, { node, stands, source, right, ours, error, known });
  return node;
}

/** What the entry could have and has not. */
function more(absent) {
  const menu = el("select", { "aria-label": t("add-field") }, el("option", { textContent: t("add-field"), value: "" }),
    ...absent.map((known) => el("option", { value: known.name, textContent: known.label })));
  menu.addEventListener("change", () => {
    const known = absent.find((one) => one.name === menu.value);
    change({ ...state.entry.value, [known.name]: fresh(known.form, state.game.records, known.default) }, known.name);
  });
  return el("div", { className: "field more" }, menu);
}

/** Send what was typed when nothing more is typed for a moment. */
function soon() {
  clearTimeout(waiting);
  const place = state.entry.place;
  waiting = setTimeout(() => {
    waiting = 0;
    if (state.entry?.place === place) step({ do: "change", place, value: state.entry.value });
  }, PATIENCE_MS);
}

/** Whatever is typed and not sent yet goes first. */
function flush() {
  if (!waiting) return;
  clearTimeout(waiting);
  waiting = 0;
  step({ do: "change", place: state.entry.place, value: state.entry.value });
}

/** Give the entry other values and draw its form with them, with the focus on a field. It is drawn before the answer comes: what is
 *  typed meanwhile must not be typed into a form that is about to go. */
function change(value, field = "") {
  state.entry = { ...state.entry, value };
  drawEntry(field);
  step({ do: "change", place: state.entry.place, value });
}

/** Another one like this that the box has besides: it is opened, to be told what it is called. */
async function besides() {
  flush();
  if (state.entry.placed) return tell("put", state.entry.place.replace(/[/][^/]*$/, ""));
  const answer = await step({ do: "add", place: state.entry.place });
  if (answer) openEntry(answer.entry.place, "name");
}

/** The box has not got this one, or has it after all. */
async function lack() {
  flush();
  const { place, state: stands } = state.entry;
  const answer = await step({ do: "lack", place, lacks: stands !== "missing" });
  if (!answer) return;
  if (answer.entry) openEntry(place);
  else closeEntry();
}

on("leaving", flush);
addEventListener("pagehide", flush);

async function confirm(field) {
  flush();
  const { place } = state.entry;
  const right = field ? standsOf(field).state !== "confirmed" : !state.entry.checked || state.entry.state === "unsure";
  const answer = await step({ do: "confirm", place, field, right });
  if (answer && !field && right) tell("told", t("confirmed", { name: answer.entry.name }));
}

function goOn() {
  const next = beside(1);
  if (next) openEntry(next.place);
  else tell("told", t("last"));
}

/** The whole entry is in the box as it is here: and the next one. */
export async function confirmAndGoOn() {
  flush();
  const next = beside(1);
  await step({ do: "confirm", place: state.entry.place, field: "", right: true });
  if (next) openEntry(next.place);
  else tell("told", t("last"));
}

/** What the server says of the entry after a step; the form is left alone, for somebody may be typing in it. */
export function takeAnswer(entry) {
  state.entry = { ...entry, value: state.entry.value };
  follow(entry);
}

function follow(entry) {
  const whole = entry.checked && entry.state !== "unsure";
  parts.confirm.textContent = whole ? t("confirmed-all") : t("confirm-all");
  parts.confirm.setAttribute("aria-pressed", String(whole));
  const missing = entry.state === "missing", besides = entry.state === "besides" || entry.besides;
  for (const part of [parts.confirm, parts.form]) part.hidden = missing;
  parts.add.hidden = !entry.varies || missing;
  parts.lack.hidden = !entry.varies;
  parts.lack.textContent = t(missing ? "missing-not" : besides ? "besides-not" : "missing-say");
  parts.ours.hidden = missing || besides || !entry.fields.some((field) => field.state === "changed") && entry.state !== "draft";
  parts.picture.hidden = !entry.drawn;
  if (entry.drawn) {
    const address = pictureOf(entry, false);
    if (parts.picture.getAttribute("src") !== address) parts.picture.src = address;
    parts.picture.alt = entry.name;
  }
  parts.text.textContent = entry.text;
  parts.note.textContent = entry.note;
  const wrong = entry.error && rows.get(entry.error.field);
  parts.error.textContent = entry.error ? t(wrong ? "not-yet" : "not-yet-why", { why: entry.error.text }) : "";
  for (const [name, row] of rows) {
    const stands = entry.fields.find((field) => field.name === name);
    row.stands.replaceChildren(sign(stands.state));
    row.source.textContent = t(`source-${stands.kind}`);
    row.source.title = stands.source;
    row.right.textContent = stands.state === "confirmed" ? t("confirmed-field") : t("confirm-field");
    row.right.setAttribute("aria-pressed", String(stands.state === "confirmed"));
    row.right.hidden = stands.state === "changed";
    row.ours.hidden = stands.state !== "changed" || (besides && name === "name"); // a name of its own it must have
    const ours = shownValue(row.known.form, entry.ours[name] ?? row.known.default);
    row.ours.textContent = ours.includes("…") ? t("ours-again") : t("ours-field", { value: ours });
    row.error.textContent = wrong === row ? entry.error.text : "";
    row.node.classList.toggle("wrong", wrong === row);
    row.node.classList.toggle("unsure", stands.state === "unsure");
  }
}
