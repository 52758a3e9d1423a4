// What the page knows: the last state from the server, whose eyes it looks through, and how to ask for things.

const FIRST_LIMIT = 50;
const POLL = { shown: 400, hidden: 1500, lost: 2000 };

const address = new URLSearchParams(location.search);
let person = address.get("user") ?? "";
let channel = address.get("channel") ?? "";
let limit = FIRST_LIMIT;
let tag = "";
let clock = { server: 0, local: 0 };
let waiting = 0;
let lost = false;

export let state = null;
const listeners = { change: [], tick: [], lost: [], refused: [] };

/** Call back on "change" (a new state), "tick" (the clock moved), "lost" (no server: true or false), "refused" (a reason). */
export const on = (event, listener) => listeners[event].push(listener);
const tell = (event, ...facts) => listeners[event].forEach((listener) => listener(...facts));

/** The simulated time, seconds since 1970. */
export const now = () => clock.server + (performance.now() - clock.local) / 1000;

export const me = () => state.people.find((other) => other.name === state.person);
export const here = () => state.places.find((place) => place.id === state.channel);
export const isBusy = () => waiting > 0;

/** The address of the page as somebody, at their present place or at the start. */
export const addressOf = (name) => `?user=${encodeURIComponent(name)}`;

/** Look through another person's eyes, at the same place if they can read it. */
export function become(name) {
  person = name;
  reopen();
}

/** Open a channel, thread or the direct messages. */
export function go(id) {
  channel = id;
  limit = FIRST_LIMIT;
  reopen();
}

/** Show more of the past. */
export function showOlder() {
  limit += FIRST_LIMIT;
  return refresh();
}

function reopen() {
  tag = "";
  return refresh();
}

export async function refresh() {
  const asked = `${person} ${channel} ${limit}`;
  const query = new URLSearchParams({ user: person, channel, limit });
  let reply;
  try {
    reply = await fetch(`/api/state?${query}`, { headers: tag ? { "If-None-Match": tag } : {} });
  } catch {
    return setLost(true);
  }
  setLost(false);
  // Another person or channel has been opened meanwhile: this answer is out of date.
  if (asked !== `${person} ${channel} ${limit}`) return;
  if (reply.status === 400 && person) {
    person = "";
    return refresh();
  }
  clock = { server: Number(reply.headers.get("X-Clock")), local: performance.now() };
  tell("tick");
  if (reply.status !== 200) return;
  const fresh = await reply.json();
  if (state && fresh.run !== state.run) return location.reload();
  if (asked !== `${person} ${channel} ${limit}`) return;
  tag = reply.headers.get("ETag") ?? "";
  const before = state;
  state = fresh;
  person = fresh.person;
  channel = fresh.channel;
  history.replaceState(null, "", `?${new URLSearchParams({ user: person, channel })}`);
  tell("change", before);
}

function setLost(value) {
  if (lost === value) return;
  lost = value;
  tell("lost", value);
}

async function send(request) {
  const reply = await fetch("/api/act", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Sandbox": "1" },
    body: JSON.stringify({ person: state.person, ...request }),
  });
  return reply.json();
}

/** Ask without showing anything: autocomplete, read marks. The answer may be {error}. */
export const askQuietly = (request) => send(request).catch(() => ({}));

/** Do something in the world and show the result. The answer may be {error, option}; unless `quiet`, "refused" hears it too. */
export async function act(request, { quiet = false } = {}) {
  waiting += 1;
  tell("tick");
  try {
    const answer = await send(request);
    if (answer.error && !quiet) tell("refused", answer.error);
    await refresh();
    return answer;
  } catch {
    setLost(true);
    return { error: "" };
  } finally {
    waiting -= 1;
    tell("tick");
  }
}

/** Say why something that was done comes to nothing. */
export const refuse = (reason) => tell("refused", reason);

/** Keep up with the world for as long as the page is open. */
export async function follow() {
  for (;;) {
    await refresh();
    const pause = lost ? POLL.lost : document.hidden ? POLL.hidden : POLL.shown;
    await new Promise((done) => { setTimeout(done, pause); });
  }
}

/** The slash commands of this person in this place. */
export async function commands() {
  const query = new URLSearchParams({ user: state.person, channel: state.channel });
  const reply = await fetch(`/api/commands?${query}`);
  return reply.ok ? reply.json() : [];
}
