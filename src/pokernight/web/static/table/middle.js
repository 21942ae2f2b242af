// The middle of the table: the pots, the cards for all, and at the end who won what and why.

import { cardName, face } from "../cards.js";
import { h } from "../dom.js";
import { placesOf } from "./layout.js";

export function middleView(scene) {
  const { hand } = scene;
  if (!hand) return h("div", { class: "middle" }, h("p", { class: "waiting" }, waiting(scene)));
  return h(
    "div",
    { class: "middle" },
    hand.ended ? wonView(scene) : potsView(scene),
    boardView("Common cards", hand.common, hand.layout ?? []),
    boardView("Table cards", hand.table, []),
    h("p", { class: "deck" }, `${hand.deck} in the deck${hand.discards ? `, ${hand.discards} laid away` : ""}`),
  );
}

function waiting(scene) {
  const count = scene.people.size;
  return count > 1 ? "The cards are shuffled." : "Send the link to your friends, or let some bots sit down.";
}

function potsView(scene) {
  const [, ...side] = scene.hand.pots ?? [];
  return h(
    "div",
    { class: "pots" },
    h(
      "p",
      { class: "pot" },
      h("span", { class: "stack-of-chips", "aria-hidden": "true" }),
      "Pot ",
      h("strong", null, scene.hand.pot),
    ),
    side.map((pot, at) =>
      h(
        "p",
        { key: at, class: "side-pot" },
        `Side pot ${pot.amount}: ${pot.seats.map((seat) => scene.sitter(seat)).join(", ")}`,
      ),
    ),
  );
}

function wonView(scene) {
  return h(
    "ul",
    { class: "plain won-list" },
    scene.hand.won.map((one, at) =>
      h(
        "li",
        { key: at },
        h("strong", null, `${scene.name(one.person)} ${one.person === scene.state.you ? "win" : "wins"} ${one.chips}`),
        one.why && h("span", null, one.why),
      ),
    ),
  );
}

function boardView(title, cards, blocks) {
  if (cards.length === 0) return null;
  const places = placesOf(blocks, cards.length);
  const names = cards.map((one) => cardName(one.card, one)).join("; ");
  return h(
    "div",
    { class: "board", role: "img", "aria-label": `${title}: ${names}` },
    cards.map((one, at) =>
      h(
        "span",
        { key: at, class: "laid", vars: { "--column": places[at].column, "--row": places[at].row } },
        face(one.card, { ...one, small: true }),
      ),
    ),
  );
}
