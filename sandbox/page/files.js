// Pictures and files of messages; a picture opens in its full size.

import { $, el, icon } from "./dom.js";
import { t } from "./words.js";

/** A picture that opens large when pressed. media: {src?, url, alt?, file?}; what lies elsewhere is only linked. */
export function picture(media, className = "picture") {
  if (!media.src) return fileCard(media);
  const alt = media.alt || media.file || t("picture");
  const image = el("img", { src: media.src, alt, loading: "eager", decoding: "async" });
  return el("button", { type: "button", className, title: t("enlarge"), onclick: () => enlarge(media.src, alt) }, image);
}

/** A file to save, or an address to open. */
export function fileCard(file) {
  const name = file.file ?? file.url ?? "";
  const card = el("a", { className: "file", href: file.src ?? file.url }, icon("file"), el("span", { textContent: name }),
    file.size ? el("small", { textContent: size(file.size) }) : null);
  if (file.src) card.download = name;
  else Object.assign(card, { target: "_blank", rel: "noreferrer noopener" });
  return card;
}

const size = (bytes) => (bytes < 1024 ? `${bytes} B` : bytes < 1048576 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1048576).toFixed(1)} MB`);

function enlarge(src, alt) {
  const dialog = $("picture");
  const image = el("img", { src, alt });
  const frame = el("div", { className: "frame", tabIndex: 0 }, image);
  // First the whole picture in the window, then every pixel of it, to be scrolled.
  frame.addEventListener("click", () => frame.classList.toggle("full"));
  frame.addEventListener("keydown", (event) => {
    if (event.key === "Enter") frame.classList.toggle("full");
  });
  dialog.setAttribute("aria-label", alt);
  dialog.replaceChildren(frame, el("p", { className: "caption" }, el("span", { textContent: alt }),
    el("a", { href: src, target: "_blank", textContent: t("open-original") })),
  el("button", { type: "button", className: "plain close", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close")));
  dialog.showModal();
  frame.focus();
}

$("picture").addEventListener("click", (event) => {
  if (event.target === $("picture")) $("picture").close();
});
