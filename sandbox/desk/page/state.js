// What the page knows, and the way to the server. Steps are sent one after another, in the order in which they were made.

export const state = {
  lang: "en",
  languages: {},
  games: [],
  game: null, // as /api/game gives it
  entry: null, // as /api/entry gives it
  filter: "all",
  search: "",
  tab: "gallery",
  tool: "", // what a press on the map shall do when it is drawn
};

const listeners = {};
export function on(what, listener) { (listeners[what] ??= []).push(listener); }
export function tell(what, ...facts) { for (const listener of listeners[what] ?? []) listener(...facts); }

async function asked(address, options) {
  const joint = address.includes("?") ? "&" : "?";
  const reply = await fetch(`${address}${joint}lang=${state.lang}`, options);
  const answer = await reply.json();
  if (!reply.ok) throw new Error(answer.failed ?? reply.statusText);
  return answer;
}

/** Fetch something; what goes wrong is told, and gives null. */
export async function get(address) {
  try {
    return await asked(address);
  } catch (error) {
    tell("failed", error.message);
    return null;
  }
}

let last = Promise.resolve();
/** Make a step of the game that is open; gives the answer, null if it could not be made. */
export function step(what) {
  const body = JSON.stringify({ game: state.game.slug, ...what });
  last = last.then(async () => {
    try {
      const answer = await asked("/api/step", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Sandbox": "1" },
        body,
        keepalive: true, // the page may be closed meanwhile
      });
      Object.assign(state.game, answer.card, { entries: answer.entries });
      if (answer.entry) state.game.drawing = answer.entry.drawing;
      tell("stepped", answer);
      return answer;
    } catch (error) {
      tell("failed", error.message);
      return null;
    }
  });
  return last;
}

/** Let whatever was typed be sent, and wait for it. */
export async function leave() {
  tell("leaving");
  await last;
}

/** Open a game, and in it an entry if it has one there. */
export async function openGame(slug, place = "") {
  await leave();
  const game = await get(`/api/game/${slug}`);
  if (!game) return;
  state.game = game;
  state.entry = game.entries.some((entry) => entry.place === place) ? await entryAt(place) : null;
  if (!game.map && state.tab === "map") state.tab = "gallery";
  tell("game");
}

const entryAt = (place) => get(`/api/entry/${state.game.slug}/${place.split("/").map(encodeURIComponent).join("/")}`);

/** Open an entry; ``field`` is the one to begin with. */
export async function openEntry(place, field = "") {
  await leave();
  const entry = await entryAt(place);
  if (!entry) return;
  state.entry = entry;
  tell("entry", field);
}

/** Close the entry that is open. */
export function closeEntry() {
  state.entry = null;
  tell("entry", "");
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();
const KEPT = {
  all: () => true,
  unsure: (entry) => entry.unsure || entry.state === "draft",
  unchecked: (entry) => !entry.checked,
  changed: (entry) => ["changed", "draft", "missing", "besides"].includes(entry.state),
};
export const FILTERS = Object.keys(KEPT);

/** The entries that the filter and the search leave. */
export function shown() {
  const wanted = plain(state.search.trim());
  return state.game.entries.filter((entry) =>
    KEPT[state.filter](entry) && (!wanted || [entry.id, entry.name, ...entry.names].some((name) => plain(name).includes(wanted))));
}

/** The entry that many places further in the list, null at its end; from one that is not in the list to the next in the data. */
export function beside(way) {
  const all = state.game.entries, kept = new Set(shown().map((entry) => entry.place));
  let place = all.findIndex((entry) => entry.place === state.entry?.place);
  do place += way; while (all[place] && !kept.has(all[place].place));
  return all[place] ?? null;
}
