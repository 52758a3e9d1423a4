// Discord's text markup, the part that bots use, as elements.

import { el } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { go, now, state } from "./store.js";
import { moment, relative, t } from "./words.js";

/** A text with all its markup: headings, lists, quotes, code, and what stands within a line. */
export function rich(source) {
  const parts = el("div", { className: "rich" });
  // Fenced code first: nothing inside of it is markup.
  for (const [index, piece] of source.split(/```(?:[\w+-]*\n)?([\s\S]*?)```/).entries()) {
    if (index % 2) parts.append(el("pre", {}, el("code", { textContent: piece.replace(/\n$/, "") })));
    else if (piece.trim()) parts.append(...blocks(piece.replace(/^\n|\n$/g, "").split("\n")));
  }
  return parts;
}

const QUOTE = /^> ?/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.) (.*)$/;

function blocks(lines) {
  const out = [];
  let paragraph = [];
  const flush = () => {
    // An empty line next to a list or a heading is a gap, not a line.
    const text = paragraph.join("\n");
    const gap = out.length > 0 && text.startsWith("\n");
    const words = text.replace(/^\n+|\n+$/g, "");
    if (words) out.push(el("p", { className: gap ? "apart" : "" }, ...inline(words)));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    if (line.startsWith(">>> ")) {
      flush();
      out.push(el("blockquote", {}, ...blocks([line.slice(4), ...lines.slice(i + 1)])));
      return out;
    }
    if (heading) {
      flush();
      out.push(el(`h${heading[1].length + 2}`, {}, ...inline(heading[2])));
    } else if (line.startsWith("-# ")) {
      flush();
      out.push(el("p", { className: "small" }, ...inline(line.slice(3))));
    } else if (QUOTE.test(line) && line !== ">") {
      flush();
      const quoted = [];
      while (i < lines.length && QUOTE.test(lines[i])) quoted.push(lines[i++].replace(QUOTE, ""));
      i -= 1;
      out.push(el("blockquote", {}, ...blocks(quoted)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      const numbered = Boolean(ITEM.exec(line)[2]);
      // A list goes on while its items are of its kind; deeper ones may be of any.
      for (let item; (item = ITEM.exec(lines[i] ?? "")) && (Boolean(item[2]) === numbered || item[1]); i += 1) items.push(item);
      i -= 1;
      out.push(list(items));
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return out;
}

/** Items [whole, indent, number, text] as a list; deeper ones become lists inside of the item before them. */
function list(items) {
  const depth = items[0][1].length;
  const node = el(items[0][2] ? "ol" : "ul", items[0][2] ? { start: Number(items[0][2]) } : {});
  for (let i = 0; i < items.length; i += 1) {
    const item = el("li", {}, ...inline(items[i][3]));
    const below = [];
    while (i + 1 < items.length && items[i + 1][1].length > depth) below.push(items[++i]);
    if (below.length) item.append(list(below));
    node.append(item);
  }
  return node;
}

// Within a line: the first that matches earliest wins. Each rule makes a node from its match.
const RULES = [
  [/\\([\\*_~`|<>#\-[\]().])/, (m) => m[1]],
  [/(`+)([^`](?:[\s\S]*?[^`])?)\1(?!`)/, (m) => el("code", { textContent: m[2].trim() })],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2])],
  [/<@!?(\d+)>/, (m) => mention(`@${state.users[m[1]] ?? t("unknown-user")}`, m[1] === String(personId()))],
  [/<@&(\d+)>/, (m) => mention(`@${state.roles[m[1]] ?? t("unknown-user")}`)],
  [/<#(\d+)>/, (m) => channelLink(m[1])],
  [/<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`)],
  [/<a?:(\w+):(\d+)>/, (m) => emojiNode({ name: m[1], id: m[2] })],
  [/@(?:everyone|here)\b/, (m) => mention(m[0], true)],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/<?(https?:\/\/[^\s<>]+[^\s<>.,:;"')\]])>?/, (m) => link(m[1], [m[1]])],
  [/\|\|([\s\S]+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m) => el("strong", {}, el("em", {}, ...inline(m[1])))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, (m) => el("strong", {}, ...inline(m[1]))],
  [/__([\s\S]+?)__(?!_)/, (m) => el("u", {}, ...inline(m[1]))],
  [/~~([\s\S]+?)~~/, (m) => el("s", {}, ...inline(m[1]))],
  [/\*(?![\s*])([\s\S]*?[^\s*])\*(?!\*)/, (m) => el("em", {}, ...inline(m[1]))],
  [/(?<![\w_])_([^_\s](?:[^_]*[^_\s])?)_(?!\w)/, (m) => el("em", {}, ...inline(m[1]))],
  [/\n/, () => el("br")],
];

/** The nodes of one line or paragraph. */
export function inline(text) {
  const out = [];
  let rest = text;
  while (rest) {
    let best = null;
    for (const [pattern, make] of RULES) {
      const match = pattern.exec(rest);
      if (match && (best === null || match.index < best.match.index)) best = { match, make };
    }
    if (!best) break;
    if (best.match.index) out.push(rest.slice(0, best.match.index));
    out.push(best.make(best.match));
    rest = rest.slice(best.match.index + best.match[0].length);
  }
  if (rest) out.push(rest);
  return out;
}

const personId = () => state.people.find((other) => other.name === state.person).id;
const mention = (text, mine = false) => el("span", { className: mine ? "mention mine" : "mention", textContent: text });
const link = (href, children) => el("a", { href, target: "_blank", rel: "noreferrer noopener" }, ...children);

function channelLink(id) {
  const place = state.places.find((candidate) => candidate.id === id);
  if (!place) return mention(`#${t("unknown-channel")}`);
  return el("button", { type: "button", className: "mention", textContent: `#${place.name}`, onclick: () => go(id) });
}

function timestamp(seconds, style = "f") {
  const node = el("time", { className: "stamp", title: moment(seconds, "F"), textContent: moment(seconds, style) });
  if (style === "R") {
    node.dataset.relative = seconds;
    node.textContent = relative(seconds, now());
  }
  return node;
}

/** Bring "in 3 hours" and the like up to date. */
export function tickTimes() {
  for (const node of document.querySelectorAll("[data-relative]")) {
    const text = relative(Number(node.dataset.relative), now());
    if (node.textContent !== text) node.textContent = text;
  }
}

/** Content that shows after a press. */
export function spoiler(children) {
  const node = el("span", { className: "spoiler", role: "button", tabIndex: 0, "aria-label": t("spoiler") }, el("span", {}, ...children));
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    node.replaceWith(el("span", { className: "spoiler shown" }, ...node.firstChild.childNodes));
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", reveal);
  return node;
}
