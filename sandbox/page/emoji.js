// Emojis: signs of the keyboard as they are, the bot's own ones as pictures.

import { el } from "./dom.js";

/** An emoji of a message, a button or an option; where there is no picture of it, Discord shows its name, and so does this. */
export function emojiNode(emoji) {
  if (!emoji.id) return el("span", { className: "emoji", textContent: emoji.name ?? "" });
  const name = `:${emoji.name}:`;
  return el("img", {
    className: "emoji", src: `/emoji/${emoji.id}`, alt: name, title: name,
    onerror: (event) => event.target.replaceWith(name),
  });
}
