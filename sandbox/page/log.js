// The list of messages: only what changed is drawn anew, so that an open menu, a revealed spoiler or a picture stays.

import { $, el } from "./dom.js";
import { continues, messageView, spoken } from "./message.js";
import { askQuietly, here, refuse, showOlder, state } from "./store.js";
import { day, t } from "./words.js";

const NEAR_END = 140;
const SLIP = 24; // pixels that a press may move and still be one
const log = $("log");
let drawn = new Map();
let view = "";
let wantsOlder = false;

const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
const toEnd = () => { log.scrollTop = log.scrollHeight; };

/** Show the present place's messages. */
export function drawLog() {
  const now = `${state.person} ${state.channel} ${state.language}`;
  const fresh = now !== view;
  const follow = fresh || atEnd();
  const fromEnd = log.scrollHeight - log.scrollTop;
  const focused = focusedControl();
  const olderCame = wantsOlder && !fresh && drawn.keys().next().value !== state.messages[0]?.id;
  const known = drawn;
  if (fresh) drawn = new Map();
  const next = new Map();
  const nodes = [];
  if (state.more) nodes.push(el("button", { type: "button", className: "older", textContent: t("older"), onclick: askOlder }));
  if (!state.messages.length) nodes.push(el("p", { className: "empty-place" }, t("empty", { command: "/" })));
  let before = null;
  const ids = new Set(state.messages.map((message) => message.id));
  for (const message of state.messages) {
    // Discord says so at the message itself, where it stands as a card.
    if (message.system === "thread_created" && ids.has(message.thread)) continue;
    const newDay = !before || day(before.at) !== day(message.at);
    if (newDay) nodes.push(el("div", { className: "day", role: "separator" }, el("span", { textContent: day(message.at) })));
    const joined = !newDay && continues(message, before);
    const key = JSON.stringify([message, joined, threadName(message)]);
    const had = drawn.get(message.id);
    const node = had?.key === key ? had.node : messageView(message, joined);
    next.set(message.id, { key, node });
    nodes.push(node);
    before = message;
  }
  replaceChildren(nodes);
  drawn = next;
  view = now;
  focused();
  if (follow) {
    toEnd();
    for (const image of log.querySelectorAll("img")) if (!image.complete) image.addEventListener("load", () => { if (view === now) toEnd(); }, { once: true });
  } else if (olderCame) {
    log.scrollTop = log.scrollHeight - fromEnd;
    wantsOlder = false;
  }
  if (!fresh) announce(known);
  drawNewest();
  markRead();
}

const threadName = (message) => state.places.find((place) => place.id === message.id || place.id === message.thread)?.name;

function askOlder() {
  wantsOlder = true;
  showOlder();
}

/** Put these nodes into the log without touching those that are already in their place. */
function replaceChildren(nodes) {
  const wanted = new Set(nodes);
  for (const child of [...log.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (log.children[index] !== node) log.insertBefore(node, log.children[index] ?? null);
  });
}

/** Remember which control of which message has the focus; the answer gives it back after drawing. */
function focusedControl() {
  const id = document.activeElement?.dataset?.customId;
  const message = document.activeElement?.closest?.("[data-message]")?.dataset.message;
  const inLog = log.contains(document.activeElement);
  return () => {
    if (!inLog || document.activeElement !== document.body) return;
    const again = log.querySelector(`[data-message="${message}"]`);
    const control = [...(again?.querySelectorAll("[data-custom-id]") ?? [])].find((node) => node.dataset.customId === id && !node.disabled);
    (control ?? again?.querySelector("button:not(:disabled), a") ?? log).focus({ preventScroll: true });
  };
}

/**
 * A control that is drawn anew between the going down and the coming up of a press gets no click. The newest one of its message is
 * clicked in its place; where there is none any more, the person is told.
 */
function keepPress(down) {
  const control = down.target.closest("[data-custom-id]");
  const message = control?.closest("[data-message]")?.dataset.message;
  if (!message || control.disabled || down.button !== 0) return;
  const id = control.dataset.customId;
  const up = (event) => {
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    if (event.type === "pointercancel" || control.isConnected) return;
    if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLIP) return;
    const again = [...log.querySelectorAll(`[data-message="${message}"] [data-custom-id]`)].find((node) => node.dataset.customId === id && !node.disabled);
    if (again) again.click();
    else refuse(t("changed-meanwhile"));
  };
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

function announce(known) {
  const last = Math.max(0, ...[...known.keys()].map(Number));
  const fresh = state.messages.filter((message) => Number(message.id) > last && !message.loading && message.author.name !== state.person);
  if (fresh.length) $("live").replaceChildren(...fresh.map((message) => el("p", { textContent: spoken(message) })));
}

function markRead() {
  const last = state.messages.at(-1);
  if (document.hidden || !here().unread || !last) return;
  askQuietly({ do: "read", channel: state.channel, message: last.id });
}

function drawNewest() {
  $("newest").hidden = atEnd();
}

log.addEventListener("pointerdown", keepPress);
log.addEventListener("scroll", drawNewest, { passive: true });
$("newest").addEventListener("click", () => {
  toEnd();
  log.focus();
});
