// The middle of the table: the pots, the cards for all, and at the end who won what and why.

import { cardName, face } from "../cards.js";
import { h } from "../dom.js";
import { placesOf } from "./layout.js";
import { lightOf, shownView } from "./showdown.js";

export function middleView(scene) {
  const { hand } = scene;
  if (!hand) return h("div", { class: "middle" }, h("p", { class: "waiting" }, waiting(scene)));
  return h(
    "div",
    { class: "middle" },
    scene.over ? [wonView(scene), givenView(scene), shownView(scene)] : !hand.ended && potsView(scene),
    boardView(scene, "common", "Common cards", hand.common, hand.layout ?? []),
    boardView(scene, "table", "Table cards", hand.table, []),
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

/** Where there were several pots: how much lay in each, who could win it, and who did. */
function givenView(scene) {
  const pots = scene.hand.given ?? [];
  if (pots.length < 2) return null;
  const names = (seats) => seats.map((seat) => scene.sitter(seat)).join(", ");
  return h(
    "table",
    { class: "shown given" },
    h("caption", { class: "unseen" }, "Every pot, who could win it, and who won it"),
    h(
      "tbody",
      null,
      pots.map((pot, at) =>
        h(
          "tr",
          { key: at },
          h("th", { scope: "row" }, `${pot.name} ${pot.amount}`),
          h("td", null, `for ${names(pot.seats)}`),
          h("td", { class: "won" }, pot.shares.map(({ seat, chips }) => `${scene.sitter(seat)} ${chips}`).join(", ")),
        ),
      ),
    ),
  );
}

function boardView(scene, place, title, cards, blocks) {
  if (cards.length === 0) return null;
  const places = placesOf(blocks, cards.length);
  const names = cards.map((one) => cardName(one.card, one)).join("; ");
  return h(
    "div",
    { class: "board", role: "img", "aria-label": `${title}: ${names}` },
    cards.map((one, at) =>
      h(
        "span",
        { key: at, class: `laid${lightOf(scene, one.card)}`, "data-place": `${place}/${at}`, vars: { "--column": places[at].column, "--row": places[at].row } },
        face(one.card, { ...one, small: true }),
      ),
    ),
  );
}
