// The last hands: a list, and each of them step by step as you saw it.

import { h } from "../dom.js";
import { signed } from "./scene.js";

export function handsListView(room) {
  if (!room.hands) return h("p", { class: "quiet" }, "Looking them up…");
  if (room.hands.length === 0) return h("p", { class: "quiet" }, "No hand is over yet.");
  return h(
    "ol",
    { class: "plain past" },
    room.hands.map((one) =>
      h(
        "li",
        { key: one.number },
        h(
          "button",
          { class: "light", onclick: () => room.send("hand", { number: one.number }) },
          h("span", { class: "count" }, `${one.number}.`),
          h(
            "span",
            null,
            h("strong", null, one.game),
            h("small", null, one.won.map(([who, chips, why]) => `${who} ${chips}${why ? `: ${why}` : ""}`).join("; ")),
          ),
          one.gain !== null && gain(one.gain),
        ),
      ),
    ),
  );
}

const gain = (chips) => h("span", { class: chips > 0 ? "good" : chips < 0 ? "alarm" : "quiet" }, signed(chips));

/** Where we are in a hand that is looked at again, and how to go on. */
export function replayView(room) {
  const { replay } = room;
  if (!replay) return null;
  const last = replay.steps.length - 1;
  const go = (at) => {
    replay.at = Math.min(Math.max(at, 0), last);
    room.draw();
  };
  const button = (words, at, name) =>
    h("button", { "aria-label": name, "aria-disabled": String(at < 0 || at > last), onclick: () => go(at) }, words);
  return h(
    "section",
    { class: "replay", "aria-label": `Hand ${replay.number} again` },
    h("strong", null, `Hand ${replay.number} again`),
    h(
      "div",
      { class: "row steps" },
      button("«", 0, "First step"),
      button("‹", replay.at - 1, "Step back"),
      h("input", {
        type: "range",
        "aria-label": "Step",
        min: 0,
        max: last,
        value: String(replay.at),
        oninput: (event) => go(Number(event.target.value)),
      }),
      button("›", replay.at + 1, "Next step"),
      button("»", last, "Last step"),
    ),
    h(
      "div",
      { class: "row" },
      h(
        "button",
        { onclick: () => save(`hand-${replay.number}.json`, JSON.stringify(replay.record, null, 1)) },
        "Save record",
      ),
      h("button", { onclick: () => save(`hand-${replay.number}.txt`, replay.text) }, "Save text"),
      h("button", { class: "main", onclick: () => room.leaveReplay() }, "Back to the table"),
    ),
  );
}

function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
