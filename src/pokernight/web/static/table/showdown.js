// A showdown that explains itself: every hand named in full, and the winning cards lit.

import { h } from "../dom.js";

/** Every hand that was shown, for each part of the pot, the winners first. */
export function shownView(scene) {
  const parts = scene.hand.shown ?? [];
  return parts.map((part, at) =>
    h(
      "table",
      { key: at, class: "shown" },
      h("caption", { class: parts.length > 1 ? "" : "unseen" }, capital(part.part)),
      h(
        "tbody",
        null,
        part.hands.map((made) =>
          h(
            "tr",
            { key: made.seat, class: made.won ? "won" : "lost" },
            h("th", { scope: "row" }, scene.sitter(made.seat)),
            h("td", null, made.name, made.won && h("span", { class: "unseen" }, ", wins")),
          ),
        ),
      ),
    ),
  );
}

/** Whether a card lies in a winning hand; where no hand was shown, nothing is said of any card. */
export function lightOf(scene, card) {
  const parts = scene.over ? (scene.hand.shown ?? []) : [];
  const winning = parts.flatMap((part) => part.hands).filter((made) => made.won);
  if (winning.length === 0 || !card) return "";
  return winning.some((made) => made.cards.includes(card)) ? " lit" : " dim";
}

/** The parts of the pot in which your hand was beaten. */
export function beaten(scene) {
  const { mine, hand } = scene;
  if (!mine || !hand?.ended) return [];
  return (hand.shown ?? [])
    .map((part) => ({
      part,
      own: part.hands.find((made) => made.seat === mine.seat),
      best: part.hands.find((made) => made.won),
    }))
    .filter(({ own, best }) => own && best && !own.won);
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
