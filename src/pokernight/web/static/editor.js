// Writing a game: what is not understood is marked while it is typed, and suggestions are taken by a click.

import { again, patiently, rememberName } from "./again.js";
import { keepInvented } from "./invented.js";

const form = document.querySelector("#editor");
const paper = document.querySelector("#rules");
const marks = document.querySelector("#marks");

/** What the form holds, as a request. */
const written = (signal) => ({ method: "POST", body: new URLSearchParams(new FormData(form)), signal });

const read = patiently(120, async (signal) => {
  await again(["count", "problems", "understood"], form.action, written(signal));
  mark();
  dress();
  if (document.querySelector("#unfinished")) read();
});

/** Lay the text behind the paper once more, with a mark from each place where understanding stopped. */
function mark() {
  const stops = new Map([...document.querySelectorAll(".problem")].map(({ dataset }) => [Number(dataset.line), Number(dataset.column)]));
  marks.replaceChildren(
    ...paper.value.split("\n").map((text, at) => {
      const line = document.createElement("div");
      const letters = [...text]; // the server counts whole letters, and some are longer here
      const stop = stops.get(at + 1) ?? letters.length;
      line.append(letters.slice(0, stop).join("") || (text ? "" : "\u200b"));
      if (stops.has(at + 1)) {
        const wrong = document.createElement("mark");
        wrong.textContent = letters.slice(stop).join("") || " ";
        line.append(wrong);
      }
      return line;
    }),
  );
  marks.scrollTop = paper.scrollTop;
}

/** Put a sentence on a line in place of what stands there, and go there. */
function take(number, sentence) {
  const lines = paper.value.split("\n");
  const before = lines[number - 1].match(/^\s*(?:\d{1,3}[.)]\s+|[-*•]\s+)?/)[0];
  lines[number - 1] = before + sentence;
  paper.value = lines.join("\n");
  const end = lines.slice(0, number).join("\n").length;
  paper.focus();
  paper.setSelectionRange(end - sentence.length, end);
  mark();
  read();
}

/** Bots play; what came of it is shown when they are done. */
async function play(button) {
  const hands = document.querySelector("#hands");
  const waiting = document.createElement("p");
  waiting.textContent = "The cards are being dealt…";
  hands.replaceChildren(waiting);
  button.setAttribute("aria-disabled", "true");
  try {
    await again(["count", "hands"], button.formAction, written());
  } catch (error) {
    waiting.textContent = error.cause ? error.message : "The server did not answer. Try again.";
  }
  button.removeAttribute("aria-disabled");
}

/** What only works with scripts is shown when there are scripts. */
function dress() {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  rememberName();
}

async function copy(button) {
  const said = button.parentElement.querySelector("[role=status]");
  try {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).href);
    said.textContent = "Copied.";
  } catch {
    said.textContent = "Copy it from the link itself.";
  }
}

form.addEventListener("input", () => {
  document.querySelectorAll(".problem").forEach((problem) => problem.classList.add("old"));
  mark();
  read();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const button = event.submitter;
  if (button?.getAttribute("aria-disabled")) return;
  if (button?.name === "take") {
    const [, number, sentence] = button.value.match(/^(\d+) (.*)$/s);
    take(Number(number), sentence);
  } else if (button?.hasAttribute("data-hands")) play(button);
  else read();
});
document.addEventListener("submit", ({ target }) => {
  const link = document.querySelector("#link");
  if (target.matches(".play") && link) keepInvented(target.elements.title.value, target.elements.rules.value.split("\n"), link.getAttribute("href"));
});
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-copy]");
  if (button) copy(button);
});
paper.addEventListener("scroll", () => {
  marks.scrollTop = paper.scrollTop;
});
mark();
dress();
