// The form that a bot asks somebody to fill in.

import { $, el, icon, newId } from "./dom.js";
import { selectOf } from "./components.js";
import { rich } from "./rich.js";
import { act } from "./store.js";
import { t } from "./words.js";

const TEXT = 4;
const CHECKBOX = 23;
// What need not be filled in unless the bot says so; texts and menus must be.
const OPTIONAL = [21, 22, CHECKBOX];

const dialog = $("modal");

/** Open a modal as the bot sent it. */
export function openModal(spec) {
  const controls = [];
  const titleId = newId("title");
  const error = el("p", { className: "error", role: "alert", hidden: true });
  const submit = el("button", { className: "button primary", textContent: t("submit") });
  const tell = (text) => {
    error.hidden = !text;
    error.textContent = text;
  };
  const form = el("form", { noValidate: true },
    el("header", {}, el("h2", { id: titleId, textContent: spec.title }),
      el("button", { type: "button", className: "plain", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close"))),
    el("div", { className: "fields" }, ...spec.components.map((part) => fieldOf(part, controls))),
    error,
    el("footer", {}, el("button", { type: "button", className: "button secondary", textContent: t("cancel"), onclick: () => dialog.close() }), submit));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = controls.find((control) => problem(control));
    tell(wrong ? problem(wrong) : "");
    if (wrong) {
      wrong.focus();
      return;
    }
    submit.disabled = true;
    const values = Object.fromEntries(controls.map((control) => [control.spec.custom_id, control.read()]));
    const answer = await act({ do: "submit", values }, { quiet: true });
    submit.disabled = false;
    tell(answer.error ?? "");
    if (answer.error) return;
    dialog.close();
    if (answer.modal) openModal(answer.modal);
  });
  dialog.setAttribute("aria-labelledby", titleId);
  dialog.replaceChildren(form);
  dialog.showModal();
  controls[0]?.focus();
}

/** What Discord would not let somebody send, as a sentence; "" if the control is all right. */
function problem({ spec, label, read }) {
  const value = read();
  const required = spec.required ?? !OPTIONAL.includes(spec.type);
  if (required && (value === null || value.length === 0)) return t("fill-in", { option: label });
  if (typeof value === "string" && value && spec.type === TEXT && value.length < (spec.min_length ?? 0)) {
    return t("too-short", { option: label, count: spec.min_length });
  }
  if (Array.isArray(value) && value.length) {
    const [min, max] = [spec.min_values ?? 1, spec.max_values ?? spec.options?.length ?? 1];
    if (value.length < min || value.length > max) return t("choose-between", { option: label, min, max });
  }
  return "";
}

/** A part of the modal as an element; what is to be filled in is added to `controls` as {spec, label, read(), focus()}. */
function fieldOf(part, controls) {
  if (part.type === 10) return rich(part.content);
  if (part.type === 1) return el("div", {}, ...part.components.map((child) => fieldOf({ type: 18, label: child.label, component: child }, controls)));
  const spec = part.component;
  const labelId = newId("label");
  const { node, input, read } = inputOf(spec, labelId);
  if (read) controls.push({ spec, label: part.label ?? "", read, focus: () => input().focus() });
  const required = spec.required ?? !OPTIONAL.includes(spec.type);
  return el("div", { className: "field" },
    el(spec.type === TEXT ? "label" : "span", { id: labelId, className: "label", for: spec.type === TEXT ? node.id : null }, part.label ?? "",
      required ? el("span", { className: "required", textContent: " *", title: t("required") }) : null),
    part.description ? el("p", { className: "small", textContent: part.description }) : null,
    node);
}

/** A control as {node, input() the element to focus, read()}; without `read` where this page cannot fill it in. */
function inputOf(spec, labelId) {
  const id = newId("input");
  switch (spec.type) {
    case TEXT: {
      const long = spec.style === 2;
      const node = el(long ? "textarea" : "input", {
        id, value: spec.value ?? "", placeholder: spec.placeholder ?? "", maxLength: spec.max_length ?? 4000, rows: long ? 5 : undefined,
        "data-custom-id": spec.custom_id,
      });
      return { node, input: () => node, read: () => node.value };
    }
    case 3: case 5: case 6: case 7: case 8: {
      let chosen = spec.type === 3
        ? spec.options.filter((option) => option.default).map((option) => option.value)
        : (spec.default_values ?? []).map((value) => value.id);
      const node = selectOf(spec, (picked) => { chosen = picked; }, labelId);
      return { node, input: () => node.querySelector(".select"), read: () => chosen };
    }
    case 21: case 22: {
      const kind = spec.type === 21 ? "radio" : "checkbox";
      const inputs = spec.options.map((option) => el("input", { type: kind, name: id, value: option.value, checked: option.default }));
      const ticked = () => inputs.filter((input) => input.checked).map((input) => input.value);
      const node = el("div", { className: "choices", role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": labelId },
        ...spec.options.map((option, index) => el("label", {}, inputs[index],
          el("span", {}, option.label, option.description ? el("small", { textContent: option.description }) : null))));
      return { node, input: () => inputs[0], read: () => (kind === "radio" ? ticked()[0] ?? null : ticked()) };
    }
    case CHECKBOX: {
      const node = el("input", { type: "checkbox", id, checked: spec.default, "aria-labelledby": labelId });
      return { node, input: () => node, read: () => node.checked };
    }
    default:
      return { node: el("p", { className: "unknown", textContent: t("unknown-component", { type: spec.type }) }) };
  }
}

// A closed form leaves nothing behind that could be found by its name.
dialog.addEventListener("close", () => dialog.replaceChildren());
document.addEventListener("modal", (event) => openModal(event.detail));
