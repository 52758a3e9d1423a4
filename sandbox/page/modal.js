// The form that a bot asks somebody to fill in.

import { $, el, icon, newId } from "./dom.js";
import { selectOf } from "./components.js";
import { rich } from "./rich.js";
import { act } from "./store.js";
import { t } from "./words.js";

const dialog = $("modal");

/** Open a modal as the bot sent it. */
export function openModal(spec) {
  const values = {};
  const titleId = newId("title");
  const error = el("p", { className: "error", role: "alert", hidden: true });
  const submit = el("button", { className: "button primary", textContent: t("sandbox-submit") });
  const form = el("form", { noValidate: true },
    el("header", {}, el("h2", { id: titleId, textContent: spec.title }),
      el("button", { type: "button", className: "plain", "aria-label": t("sandbox-close"), onclick: () => dialog.close() }, icon("close"))),
    el("div", { className: "fields" }, ...spec.components.map((part) => fieldOf(part, values))),
    error,
    el("footer", {}, el("button", { type: "button", className: "button secondary", textContent: t("sandbox-cancel"), onclick: () => dialog.close() }), submit));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    const answer = await act({ do: "submit", values: Object.fromEntries(Object.entries(values).map(([id, read]) => [id, read()])) }, { quiet: true });
    submit.disabled = false;
    error.hidden = !answer.error;
    error.textContent = answer.error ?? "";
    if (answer.error) return;
    dialog.close();
    if (answer.modal) openModal(answer.modal);
  });
  dialog.setAttribute("aria-labelledby", titleId);
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector("input, textarea, .select")?.focus();
}

/** A part of the modal as an element; what is to be filled in is put into `values` as a function that reads it. */
function fieldOf(part, values) {
  if (part.type === 10) return rich(part.content);
  if (part.type === 1) return el("div", {}, ...part.components.map((child) => fieldOf({ type: 18, label: child.label, component: child }, values)));
  const control = part.component;
  const labelId = newId("label");
  const required = control.required ?? control.type !== 23;
  const single = control.type === 4;
  const input = inputOf(control, values, labelId);
  return el("div", { className: "field" },
    el(single ? "label" : "span", { id: labelId, className: "label", for: single ? input.id : null }, part.label ?? "",
      required && control.type !== 23 ? el("span", { className: "required", textContent: " *", title: t("sandbox-required") }) : null),
    part.description ? el("p", { className: "small", textContent: part.description }) : null,
    input);
}

function inputOf(spec, values, labelId) {
  const id = newId("input");
  switch (spec.type) {
    case 4: {
      const long = spec.style === 2;
      const input = el(long ? "textarea" : "input", {
        id, value: spec.value ?? "", placeholder: spec.placeholder ?? "", maxLength: spec.max_length ?? 4000, rows: long ? 5 : undefined,
        "data-custom-id": spec.custom_id,
      });
      values[spec.custom_id] = () => input.value;
      return input;
    }
    case 3: case 5: case 6: case 7: case 8: {
      let chosen = spec.type === 3 ? spec.options.filter((option) => option.default).map((option) => option.value) : [];
      values[spec.custom_id] = () => chosen;
      return selectOf(spec, (picked) => { chosen = picked; }, labelId);
    }
    case 21: case 22: {
      const kind = spec.type === 21 ? "radio" : "checkbox";
      const inputs = spec.options.map((option) => el("input", { type: kind, name: id, value: option.value, checked: option.default }));
      const ticked = () => inputs.filter((input) => input.checked).map((input) => input.value);
      values[spec.custom_id] = () => (kind === "radio" ? ticked()[0] ?? null : ticked());
      return el("div", { className: "choices", role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": labelId },
        ...spec.options.map((option, index) => el("label", {}, inputs[index],
          el("span", {}, option.label, option.description ? el("small", { textContent: option.description }) : null))));
    }
    case 23: {
      const input = el("input", { type: "checkbox", id, checked: spec.default, "aria-labelledby": labelId });
      values[spec.custom_id] = () => input.checked;
      return input;
    }
    default:
      return el("p", { className: "unknown", textContent: t("sandbox-unknown-component", { type: spec.type }) });
  }
}

// A closed form leaves nothing behind that could be found by its name.
dialog.addEventListener("close", () => dialog.replaceChildren());
document.addEventListener("modal", (event) => openModal(event.detail));
