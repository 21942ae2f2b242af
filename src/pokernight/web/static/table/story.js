// What has happened, in words; and what was said.

import { h } from "../dom.js";

/** The sentences of a hand: rules stand out from what they brought about. */
export function storyView(lines) {
  return log(
    "story",
    "What has happened",
    lines.map((line, at) => h("li", { key: at, class: line.startsWith(" ") ? "deed" : "rule-said" }, line.trim())),
  );
}

export function chatView(room) {
  const nothing = h("li", { class: "quiet" }, "Nobody has said anything yet. Some rules listen to words.");
  const said = room.chat.map((one, at) => h("li", { key: at }, h("strong", null, one.who), " ", one.words));
  return [
    log("chat", "Chat", said.length ? said : nothing),
    room.live.me &&
      h(
        "form",
        { class: "say row", onsubmit: (event) => say(event, room) },
        h("label", { class: "unseen", for: "words" }, "Say something"),
        h("input", { id: "words", name: "words", maxlength: 300, autocomplete: "off", placeholder: "Say something" }),
        h("button", null, "Say"),
      ),
  ];
}

const log = (kind, name, items) =>
  h(
    "div",
    { class: `log ${kind}`, role: "log", "aria-live": kind === "story" ? "off" : "polite", "aria-label": name, tabindex: 0 },
    h("ol", { class: "plain" }, items),
  );

function say(event, room) {
  event.preventDefault();
  const input = event.target.elements.words;
  const words = input.value.trim();
  if (!words) return;
  room.send("say", { words });
  input.value = "";
}
