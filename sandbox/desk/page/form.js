// Controls for every shape that a value can have. Each is made once for a value and tells each new value as a whole.

import { el } from "/page/dom.js";
import { t } from "/page/words.js";
import { state } from "./state.js";

/** A form that leaves nothing to choose; its value goes without saying. */
export const isConstant = (form) => form.is === "choice" && form.options.length === 1;

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A value to begin with: another than the one that is meant without it. */
export function fresh(form, records, unless = undefined) {
  switch (form.is) {
    case "text": return form.known?.[0]?.[0] ?? "";
    case "number": return unless === 0 ? 1 : 0;
    case "flag": return unless === false;
    case "choice": return (form.options.find(([value]) => value !== "" && value !== null && !same(value, unless)) ?? form.options[0])[0];
    case "maybe": return fresh(form.of, records);
    case "items": return Array.from({ length: form.exactly ?? 0 }, () => fresh(form.of, records));
    case "table": return {};
    default: return record(form.options[0][0], records);
  }
}

function record(name, records) {
  const needed = records[name].filter((field) => field.required);
  return Object.fromEntries(needed.map((field) => [field.name, fresh(field.form, records)]));
}

/** A value in words, as it would stand in its control. */
export function shownValue(form, value) {
  if (value === null || value === undefined || value === "") return t("none");
  switch (form.is) {
    case "choice": return (form.options.find(([known]) => same(known, value)) ?? [0, String(value)])[1];
    case "text": return (form.known?.find(([known]) => known === value) ?? [0, value])[1];
    case "flag": return t(value ? "yes" : "no");
    case "maybe": return shownValue(form.of, value);
    case "items": return value.map((one) => shownValue(form.of, one)).join(", ") || t("none");
    case "table": return Object.entries(value).map(([key, one]) => `${shownValue(form.keys, key)}: ${shownValue(form.of, one)}`).join(", ") || t("none");
    case "record": return "…";
    default: return String(value);
  }
}

/** The control for a form, with a value, that calls ``told`` with each new one; ``label`` says what it is. */
export function control(form, value, told, label) {
  return CONTROLS[form.is](form, value, told, label);
}

const CONTROLS = { text, number, flag, choice, maybe, items, table, record: recordControl };

function text(form, value, told, label) {
  if (form.known?.length) return word(form, value, told, label);
  const input = el("input", { type: "text", value, "aria-label": label, autocomplete: "off", size: Math.max(12, Math.min(44, String(value).length + 2)) });
  input.addEventListener("input", () => told(input.value));
  return input;
}

/** A word that the data know already, or another one, which is typed. */
function word(form, value, told, label) {
  const box = el("span", { className: "word" });
  const known = form.known.some(([one]) => one === value) ? form.known : [...form.known, [value, value || t("none")]];
  const menu = el("select", { "aria-label": label }, ...known.map(([one, words], place) => el("option", { value: String(place), textContent: words, selected: one === value })), el("option", { value: "", textContent: t("other") }));
  menu.addEventListener("change", () => {
    if (menu.value !== "") return void told(known[Number(menu.value)][0]);
    const typed = text({ is: "text" }, "", told, label);
    box.replaceChildren(typed);
    typed.focus();
  });
  box.append(menu);
  return box;
}

function number(form, value, told, label) {
  const input = el("input", { type: "number", value: String(value ?? ""), step: form.whole ? "1" : "any", "aria-label": label });
  input.addEventListener("input", () => told(input.value === "" ? null : Number(input.value)));
  return input;
}

function flag(form, value, told, label) {
  const input = el("input", { type: "checkbox", checked: Boolean(value), "aria-label": label });
  const words = el("span", { textContent: t(value ? "yes" : "no") });
  input.addEventListener("change", () => {
    words.textContent = t(input.checked ? "yes" : "no");
    told(input.checked);
  });
  return el("label", { className: "flag" }, input, words);
}

function choice(form, value, told, label) {
  const known = form.options.some(([one]) => same(one, value)) ? form.options : [...form.options, [value, String(value)]];
  const menu = el("select", { "aria-label": label }, ...known.map(([one, words], place) => el("option", { value: String(place), textContent: words, selected: same(one, value) })));
  menu.addEventListener("change", () => told(known[Number(menu.value)][0]));
  return menu;
}

function maybe(form, value, told, label) {
  const box = el("span", { className: "maybe" });
  const draw = (now) => {
    const input = el("input", { type: "checkbox", checked: now !== null, "aria-label": `${label}: ${t("there-is")}` });
    input.addEventListener("change", () => {
      const next = input.checked ? fresh(form.of, state.game.records) : null;
      told(next);
      draw(next);
      box.querySelector("input").focus();
    });
    box.replaceChildren(el("label", { className: "flag" }, input, el("span", { textContent: t("there-is") })), ...(now === null ? [] : [control(form.of, now, told, label)]));
  };
  draw(value);
  return box;
}

/** A button that takes something away. */
function away(label, take) {
  const button = el("button", { type: "button", className: "away", textContent: "×", title: t("take-away"), "aria-label": `${t("take-away")}: ${label}` });
  button.addEventListener("click", take);
  return button;
}

function items(form, value, told, label) {
  const box = el("div", { className: `items ${["record", "items", "table"].includes(form.of.is) ? "tall" : ""}` });
  let list = [...value];
  const draw = () => {
    const rows = list.map((one, place) => el("div", { className: "item-row" },
      control(form.of, one, (next) => {
        list = list.with(place, next);
        told(list);
      }, `${label} ${place + 1}`),
      form.exactly === null && away(`${label} ${place + 1}`, () => {
        list = list.toSpliced(place, 1);
        told(list);
        draw();
        (box.querySelectorAll(".item-row button.away")[place] ?? box.querySelector(":scope > .add")).focus();
      })));
    box.replaceChildren(...rows);
    if (form.exactly !== null) return;
    const add = el("button", { type: "button", className: "add", textContent: t("add"), "aria-label": `${t("add")}: ${label}` });
    add.addEventListener("click", () => {
      list = [...list, list.length && form.of.is !== "record" ? structuredClone(list.at(-1)) : fresh(form.of, state.game.records)];
      told(list);
      draw();
      box.querySelectorAll(":scope > .item-row").item(list.length - 1).querySelector("input, select, button")?.focus();
    });
    box.append(add);
  };
  draw();
  return box;
}

function table(form, value, told, label) {
  const box = el("div", { className: "table" });
  let now = { ...value };
  const tell = (next) => {
    now = next;
    told(now);
  };
  const draw = () => {
    const rows = Object.entries(now).map(([key, one]) => {
      const words = shownValue(form.keys, key);
      return el("div", { className: "item-row" }, el("span", { className: "key", textContent: words }),
        control(form.of, one, (next) => tell({ ...now, [key]: next }), `${label}: ${words}`),
        away(words, () => {
          const { [key]: _, ...rest } = now;
          tell(rest);
          draw();
          box.querySelector(".add")?.focus();
        }));
    });
    box.replaceChildren(...rows, adding());
  };
  /** What else there could be: a key of those that are left, or one that is typed. */
  const adding = () => {
    const add = (key) => {
      if (!key || key in now) return;
      tell({ ...now, [key]: fresh(form.of, state.game.records, 0) });
      draw();
      box.querySelectorAll(":scope > .item-row").item(Object.keys(now).length - 1)?.querySelector("input, select")?.focus();
    };
    const options = (form.keys.options ?? form.keys.known ?? []).filter(([key]) => !(key in now));
    if (form.keys.options) {
      const menu = el("select", { className: "add", "aria-label": `${t("add")}: ${label}`, hidden: !options.length }, el("option", { value: "", textContent: t("add") }), ...options.map(([key, words]) => el("option", { value: key, textContent: words })));
      menu.addEventListener("change", () => add(menu.value));
      return menu;
    }
    const input = el("input", { className: "add", type: "text", placeholder: t("add"), size: 8, "aria-label": `${t("add")}: ${label}` });
    input.addEventListener("change", () => add(input.value.trim()));
    return input;
  };
  draw();
  return box;
}

/** What could also be missing altogether need not be nothing as well. */
const somethingOf = (field, value) => (field.form.is === "maybe" && !field.required && value !== null ? field.form.of : field.form);

function recordControl(form, value, told, label) {
  const box = el("div", { className: "record" });
  const records = state.game.records;
  const tagOf = (name) => records[name].find((field) => field.name === form.tag).form.options[0][0];
  let now = { ...value };
  const tell = (next) => {
    now = next;
    told(now);
  };
  const draw = () => {
    const name = form.tag ? form.options.map(([one]) => one).find((one) => tagOf(one) === now[form.tag]) : form.options[0][0];
    const known = records[name].filter((field) => !isConstant(field.form));
    const rows = known.filter((field) => field.name in now).map((field) => el("div", { className: "item-row", "data-name": field.name },
      el("span", { className: "key" }, field.label, !field.required && away(field.label, () => {
        const { [field.name]: _, ...rest } = now;
        tell(rest);
        draw();
        box.querySelector("select, input")?.focus();
      })),
      control(somethingOf(field, now[field.name]), now[field.name], (next) => tell({ ...now, [field.name]: next }), `${label}: ${field.label}`)));
    box.replaceChildren(...(form.tag ? [operations(name)] : []), ...rows, ...adding(known.filter((field) => !(field.name in now))));
  };
  /** What it does, one of several; the fields that both have are kept. */
  const operations = (name) => {
    const menu = el("select", { className: "operation", "aria-label": `${label}: ${t("does")}` }, ...form.options.map(([one, words]) => el("option", { value: one, textContent: words, selected: one === name })));
    menu.addEventListener("change", () => {
      tell(record(menu.value, records));
      draw();
      box.querySelector("select").focus();
    });
    return menu;
  };
  const adding = (left) => {
    if (!left.length) return [];
    const menu = el("select", { className: "add", "aria-label": `${t("add")}: ${label}` }, el("option", { value: "", textContent: t("add") }), ...left.map((field) => el("option", { value: field.name, textContent: field.label })));
    menu.addEventListener("change", () => {
      const field = left.find((one) => one.name === menu.value);
      tell({ ...now, [field.name]: fresh(field.form, records, field.default) });
      draw();
      box.querySelector(`:scope > [data-name="${field.name}"]`).querySelector("input, select, .add")?.focus();
    });
    return [menu];
  };
  draw();
  return box;
}
