// What each person sets for this page alone: the colors of the cards, sound, and speed.

import { h } from "../dom.js";
import { setSpeed, speedNow, speeds } from "./speed.js";

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

export function toolsView(room) {
  return [
    h(
      "button",
      { class: "light", onclick: () => room.switchDeck(), title: "Two or four colors" },
      h(
        "span",
        { class: "suits", "aria-hidden": "true" },
        ["♠", "♥", "♦", "♣"].map((sign) => h("span", null, sign)),
      ),
      h("span", { class: "unseen" }, "Two or four colors"),
    ),
    h(
      "button",
      {
        class: "light",
        "aria-pressed": String(room.sound.muted),
        title: "Mute",
        onclick: () => {
          room.sound.turn();
          room.draw();
        },
      },
      h("span", { class: room.sound.muted ? "note muted" : "note", "aria-hidden": "true" }, "♪"),
      h("span", { class: "unseen" }, "Mute"),
    ),
    h(
      "select",
      {
        class: "speed",
        "aria-label": "Speed",
        title: "How fast the table moves for you",
        value: speedNow(),
        onchange: (event) => setSpeed(event.target.value),
      },
      speeds.map((speed) => h("option", { value: speed }, capital(speed))),
    ),
  ];
}
