// The page's sentences and dates in the language of the person who plays.

// English as in Britain: the day before the month, and no AM and PM to confuse with the time of a reminder.
const LOCALES = { en: "en-GB" };

let table = {};
let locale = "en-GB";

/** Fetch a language and fill every element that names a sentence (data-t, data-label, data-hint). */
export async function speak(language) {
  const reply = await fetch(`/api/words/${language}`);
  table = await reply.json();
  locale = LOCALES[language] ?? language;
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-t]")) node.textContent = t(node.dataset.t);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", t(node.dataset.label));
  for (const node of document.querySelectorAll("[data-hint]")) node.title = t(node.dataset.hint);
}

/** A sentence, its variables filled in; its id without the name of the page that all of them begin with. */
export function t(id, facts = {}) {
  const text = table[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole));
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A moment (seconds since 1970) in one of Discord's styles, in the reader's own time zone. */
export function moment(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

/** "in 3 hours", "2 days ago". */
export function relative(seconds, now) {
  const away = seconds - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** The day as a heading between messages. */
export const day = (seconds) => new Intl.DateTimeFormat(locale, { dateStyle: "full" }).format(new Date(seconds * 1000));

/** The simulated clock: day and time. */
export const clockText = (seconds) =>
  new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" })
    .format(new Date(seconds * 1000));
