// The sandbox page: keeps up with the simulated Discord and shows it to one person at a time.

import { $ } from "./dom.js";
import { drawComposer } from "./composer.js";
import { drawLog } from "./log.js";
import "./modal.js";
import { tickTimes } from "./rich.js";
import { drawClock, drawSide } from "./side.js";
import { act, follow, on, state } from "./store.js";
import { speak, t } from "./words.js";

const TOAST_MS = 7000;
let spoken = "";
let speaking = null;
let toasting = 0;

async function draw() {
  if (state.language !== spoken) {
    spoken = state.language;
    speaking = speak(spoken);
  }
  await speaking;
  drawSide();
  drawLog();
  drawComposer();
  drawClock();
}

function toast(text, { stays = false, good = false } = {}) {
  clearTimeout(toasting);
  $("toast").textContent = text;
  $("toast").classList.toggle("good", good);
  $("toast").hidden = !text;
  if (text && !stays) toasting = setTimeout(() => toast(""), TOAST_MS);
}

on("change", draw);
on("tick", drawClock);
on("refused", (reason) => toast(reason));
on("lost", (lost) => toast(lost ? t("lost") : "", { stays: true }));
setInterval(() => {
  drawClock();
  tickTimes();
}, 1000);
$("to-message").addEventListener("click", async () => {
  const answer = await act({ do: "advance" });
  if (answer.found === false) toast(t("nothing-came"));
});
$("restart").addEventListener("click", async () => {
  const answer = await act({ do: "restart" });
  if (!answer.error) toast(t("restarted"), { good: true });
});
// The page as a phone has it, in a window of that size: what is narrow is asked of the window.
$("phone").addEventListener("click", () => { open(location.href, "_blank", "popup,width=390,height=844"); });
follow();
