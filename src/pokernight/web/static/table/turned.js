// Your cards while you turn them up, the best hand showing, and why you had to fold.

import { fan } from "../cards.js";
import { h } from "../dom.js";

const faceUp = (cards) => cards.map((card) => ({ card, lie: "up" }));

/** What there is to turn, and the buttons that do it. */
export function turningView(turning) {
  const { run, shown, room } = turning;
  const left = run.cards.length - shown;
  const backs = Array(left).fill({ card: null, lie: "blind" });
  const cards = [...faceUp([...run.before, ...run.cards.slice(0, shown)]), ...backs];
  return h(
    "div",
    { class: "turning" },
    h("h2", null, shown ? "Turn on" : "Turn your cards"),
    bestView(turning),
    h(
      "button",
      { class: "light turn-cards", "aria-label": "Turn a card", onclick: () => turning.turn() },
      fan(cards, "Your cards", { small: room.live.narrow, place: "turning/0" }),
    ),
    h(
      "div",
      { class: "row" },
      h("button", { class: "main", onclick: () => turning.turn() }, "Turn a card", h("kbd", { "aria-hidden": "true" }, "Enter")),
      left > 1 &&
        h("button", { onclick: () => turning.turn(Infinity) }, "Turn them all", h("kbd", { "aria-hidden": "true" }, "a")),
    ),
  );
}

/** The best hand of the others, drawn and named. */
function bestView({ run, room }) {
  if (!run.best) return null;
  const whose = run.best_seat ? `${room.live.sitter(run.best_seat)}, ` : "the card on the table, ";
  return h(
    "div",
    { class: "to-beat" },
    h("p", null, "The best hand showing: ", h("strong", null, whose, run.best)),
    fan(faceUp(run.best_cards), "The best hand showing", { small: true }),
  );
}

/** Why you had to fold, and the hand that beat you. */
export function vainView(turning) {
  const { run } = turning;
  const made = run.made ? `${run.made} does not beat` : "they do not beat";
  return h(
    "div",
    { class: "turning in-vain" },
    h("p", null, `You have turned up all your cards, and ${made} the best hand showing: you must fold.`),
    bestView(turning),
    fan(faceUp([...run.before, ...run.cards]), "Your cards", { small: true }),
  );
}
