// One message of the log: who, when, text, embeds, pictures, components.

import { avatar, el, icon } from "./dom.js";
import { component } from "./components.js";
import { fileCard, picture } from "./files.js";
import { inline, rich, spoiler } from "./rich.js";
import { act, go, state } from "./store.js";
import { moment, t } from "./words.js";

const TOGETHER_SECONDS = 420;

/** Whether a message continues the one before it: same author, soon after, nothing special between. */
export function continues(message, before) {
  return Boolean(before) && !message.system && !before.system && !message.used && !message.reply
    && before.author.id === message.author.id && before.private === message.private
    && message.at - before.at < TOGETHER_SECONDS;
}

/** The element of a message; `joined` leaves out the head. */
export function messageView(message, joined) {
  if (message.system) return systemView(message);
  const name = message.author.name;
  const classes = ["message", joined && "joined", message.private && "private", message.calls && "calls"].filter(Boolean);
  const head = joined ? null : el("div", { className: "head" }, el("span", { className: "author", textContent: name }),
    message.author.bot ? el("span", { className: "badge", textContent: t("app") }) : null,
    el("time", { className: "when", textContent: moment(message.at, "t"), title: moment(message.at, "F") }));
  return el("article", { className: classes.join(" "), "aria-label": t("message-by", { name }), "data-message": message.id, "data-author": name },
    origin(message),
    joined ? null : avatar(name, seat(message.author.id), message.author.bot),
    el("div", { className: "body" }, head, ...content(message), threadCard(message.id), message.private ? privateFoot(message) : null));
}

/** The door to the thread that was started from a message; such a thread has the message's id. */
function threadCard(id) {
  const thread = state.places.find((place) => place.id === id);
  if (!thread) return null;
  return el("button", { type: "button", className: "thread-card", onclick: () => go(id) }, icon("thread"), thread.name);
}

function content(message) {
  if (message.loading) {
    return [el("p", { className: "thinking" }, el("span", { className: "dots", "aria-hidden": true }, el("i"), el("i"), el("i")),
      t("thinking", { name: message.author.name }))];
  }
  const text = message.content ? rich(message.content) : null;
  if (message.edited && text) {
    const last = text.lastElementChild;
    (last?.matches("p, li") ? last : text).append(el("span", { className: "edited", textContent: ` ${t("edited")}` }));
  }
  const pictures = message.files.filter((file) => file.image);
  const gallery = pictures.length ? el("div", { className: `gallery of${Math.min(pictures.length, 4)}` }, ...pictures.map(shownFile)) : null;
  return [text, ...message.embeds.map(embed), gallery,
    ...message.files.filter((file) => !file.image).map(fileCard),
    ...message.components.map((spec) => component(spec, message))];
}

const shownFile = (file) => (file.file.startsWith("SPOILER_") ? spoiler([picture(file)]) : picture(file));

/** The line above a message: which command it answers, or which message. */
function origin(message) {
  if (message.reply) {
    return el("div", { className: "origin" }, icon("reply"), el("b", { textContent: state.users[message.reply.author] ?? "" }),
      el("span", {}, ...inline(message.reply.text.replace(/\n/g, " "))));
  }
  if (!message.used?.command) return null;
  return el("div", { className: "origin" }, icon("reply"),
    el("span", { textContent: t("used", { name: state.users[message.used.user] ?? "", command: `/${message.used.command}` }) }));
}

function privateFoot(message) {
  return el("p", { className: "private-foot" }, icon("eye"), el("span", { textContent: t("only-you") }), " · ",
    el("button", { type: "button", className: "inline", textContent: t("dismiss"), onclick: () => act({ do: "dismiss", message: message.id }) }));
}

function systemView(message) {
  const name = message.author.name;
  const place = state.places.find((candidate) => candidate.id === message.thread);
  const line = message.system === "thread_created"
    ? [t("started-thread", { name }), " ", place
      ? el("button", { type: "button", className: "mention", textContent: place.name, onclick: () => go(place.id) })
      : el("b", { textContent: message.content })]
    : [`${name}: ${message.content || message.system}`];
  return el("article", { className: "message system", "data-message": message.id, "data-author": name }, icon("thread"),
    el("p", {}, ...line, el("time", { className: "when", textContent: moment(message.at, "t") })));
}

function embed(spec) {
  const box = el("div", { className: "embed" });
  if (Number.isInteger(spec.color)) box.style.setProperty("--accent-color", `#${spec.color.toString(16).padStart(6, "0")}`);
  const fields = (spec.fields ?? []).map((field) => el("div", { className: field.inline ? "field narrow" : "field" },
    el("h5", {}, ...inline(field.name)), rich(field.value)));
  box.append(...[
    spec.author ? el("p", { className: "by", textContent: spec.author.name }) : null,
    spec.title ? el("h4", {}, ...(spec.url ? [el("a", { href: spec.url, target: "_blank", rel: "noreferrer noopener" }, ...inline(spec.title))] : inline(spec.title))) : null,
    spec.thumbnail ? picture(spec.thumbnail, "thumbnail") : null,
    spec.description ? rich(spec.description) : null,
    fields.length ? el("div", { className: "fields" }, ...fields) : null,
    spec.image ? picture(spec.image) : null,
    spec.footer || spec.timestamp ? el("p", { className: "small" }, [spec.footer?.text, spec.timestamp && moment(Date.parse(spec.timestamp) / 1000)].filter(Boolean).join(" · ")) : null,
  ].filter(Boolean));
  return box;
}

/** A message in one line, for those who listen rather than look. */
export function spoken(message) {
  const texts = [message.content, ...message.embeds.flatMap((spec) => [spec.title, spec.description])];
  const collect = (spec) => {
    if (spec.type === 10) texts.push(spec.content);
    [...(spec.components ?? []), spec.accessory].filter(Boolean).forEach(collect);
  };
  message.components.forEach(collect);
  const words = texts.filter(Boolean).map((text) => rich(text).textContent).join(" ");
  const pictures = message.files.filter((file) => file.image).map((file) => file.alt || file.file);
  return `${message.author.name}: ${[words, ...pictures].filter(Boolean).join(". ")}`;
}

const seat = (id) => Math.max(0, state.people.findIndex((person) => person.id === id));
