// Card faces: all 52, two jokers, a back, and another back for cards that nobody may look at.

import { h } from "./dom.js";
import { CROWNS, PIPS, RANKS, STAR, SUITS } from "./glyphs.js";

const RANK_WORDS = {
  A: "ace",
  K: "king",
  Q: "queen",
  J: "jack",
  T: "ten",
  9: "nine",
  8: "eight",
  7: "seven",
  6: "six",
  5: "five",
  4: "four",
  3: "three",
  2: "two",
};
const SUIT_WORDS = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };
const JOKERS = { Jr: "red joker", Jb: "black joker" };

/** Whether a card cannot be seen. */
export const isHidden = (card) => !card || card === "?";

/** A card in words, for everybody who does not see it drawn. */
export function cardName(card, { wild = false, lie = "up" } = {}) {
  if (isHidden(card)) return lie === "blind" ? "a card that nobody may look at" : "a card face down";
  const face = card.slice(0, 2);
  const name = JOKERS[face] ?? `${RANK_WORDS[face[0]]} of ${SUIT_WORDS[face[1]]}`;
  return `${name}${wild ? ", wild" : ""}${lie === "up" ? "" : ", face down"}`;
}

/** A card in two or three letters, as people write it. */
export function cardSigns(card) {
  if (isHidden(card)) return "a hidden card";
  const face = card.slice(0, 2);
  return JOKERS[face] ?? `${face[0] === "T" ? "10" : face[0]}${SIGNS[face[1]]}`;
}

const drawn = new Map();

/** The picture of a card; a small one is all index, a large one has pips or a person. */
export function face(card, { wild = false, lie = "up", small = false } = {}) {
  const key = [card, wild, lie, small].join();
  if (!drawn.has(key)) drawn.set(key, isHidden(card) ? back(lie) : front(card.slice(0, 2), wild, lie, small));
  return drawn.get(key);
}

/** Some cards side by side as one picture, with one name for all that is in it. */
export function fan(cards, name, { small = true, piled = false, place = null } = {}) {
  const names = cards.map((one) => cardName(one.card, one));
  const told = [...new Set(names)].map((one) => {
    const count = names.filter((other) => other === one).length;
    return count > 1 ? one.replace(/^a card/, `${count} cards`) : one;
  });
  return h(
    "div",
    {
      class: `fan${piled ? " piled" : ""}`,
      role: "img",
      "aria-label": `${name}: ${told.join("; ") || "no cards"}`,
      vars: { "--count": cards.length },
    },
    cards.map((one, at) =>
      h(
        "span",
        {
          key: at,
          class: `lying${one.lie === "up" ? " up" : ""}${one.light ?? ""}`,
          "data-place": place && `${place}/${at}`,
        },
        face(one.card, { ...one, small }),
      ),
    ),
  );
}

function svg(kind, ...shapes) {
  return h("svg", { class: `card ${kind}`, viewBox: "0 0 60 84", "aria-hidden": "true", focusable: "false" }, shapes);
}

function front(card, wild, lie, small) {
  const joker = card in JOKERS;
  const kind = `${joker ? (card === "Jr" ? "h" : "s") : card[1]}${wild ? " wild" : ""}${lie === "up" ? "" : " down"}`;
  const inside = joker ? jester(small) : small ? jumbo(card) : [...art(card), corner(card), turned(corner(card))];
  return svg(
    kind,
    paper(),
    inside,
    wild && h("path", { class: "star", d: STAR, transform: "translate(43 3) scale(.7)" }),
  );
}

const paper = () => h("rect", { class: "paper", x: 0.75, y: 0.75, width: 58.5, height: 82.5, rx: 6 });
const turned = (...shapes) => h("g", { transform: "rotate(180 30 42)" }, shapes);
const suit = (which, x, y, size) =>
  h("path", {
    class: "pip",
    d: SUITS[which],
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`,
  });
const rank = (which, x, y, height, width) =>
  h("path", {
    class: "rank",
    d: RANKS[which],
    "stroke-width": width,
    transform: `translate(${x} ${y}) scale(${height / 14})`,
  });

const corner = ([number, colour]) => h("g", null, rank(number, 4.2, 5.5, 12, 2.2), suit(colour, 8.4, 24.5, 8.4));
const jumbo = ([number, colour]) => [
  rank(number, number === "T" ? 6 : 5.5, 7, 28, 2.2),
  suit(colour, 15.5, 51, 21),
  h("g", { class: "faint" }, suit(colour, 42, 63, 30)),
];

function art([number, colour]) {
  if (number === "A") return [suit(colour, 30, 42, 32)];
  if (number in PIPS) {
    return PIPS[number].map(([column, down]) => {
      const pip = suit(colour, 21.5 + 8.5 * column, 15 + 54 * down, 9.6);
      return down > 0.5 ? h("g", { transform: `rotate(180 ${21.5 + 8.5 * column} ${15 + 54 * down})` }, pip) : pip;
    });
  }
  return [
    h("rect", { class: "frame", x: 15, y: 6.5, width: 30, height: 71, rx: 3 }),
    person(number, colour),
    turned(person(number, colour)),
  ];
}

function person(number, colour) {
  return h(
    "g",
    null,
    h("path", { class: "coat", d: "M16 41.5C16 36 22 33.5 30 33.5s14 2.5 14 8Z" }),
    number === "Q" && h("path", { class: "hair", d: "M21.5 22h17l1.5 12.5h-20Z" }),
    h("circle", { class: "skin", cx: 30, cy: 26.5, r: 7.2 }),
    number === "K" &&
      h("path", { class: "hair", d: "M22.9 26.5h3.1c1 2.6 7 2.6 8 0h3.1c.4 5.5-2.6 9.5-7.1 9.5s-7.5-4-7.1-9.5Z" }),
    h("path", { class: "eyes", d: "M27 25.3v1M33 25.3v1" }),
    h("path", { class: "crown", d: CROWNS[number] }),
    suit(colour, 30, 39.2, 4.6),
  );
}

const jester = (small) => [
  h("path", { class: "coat", d: "M30 24C24 14 12 16 9 27c6-3 10 0 11 7h20c1-7 5-10 11-7C48 16 36 14 30 24Z" }),
  [
    [9, 29],
    [30, 22],
    [51, 29],
  ].map(([cx, cy]) => h("circle", { class: "crown", cx, cy, r: 3.2 })),
  h("path", { class: "skin", d: "M20 35h20v7c0 14-20 14-20 0Z" }),
  h("path", { class: "eyes", d: "M25.5 40v1.8M34.5 40v1.8M25 46.5c2.5 3.5 7.5 3.5 10 0" }),
  h("path", { class: "pip", d: STAR, transform: small ? "translate(18 56) scale(1.2)" : "translate(20 59) scale(1)" }),
];

function back(lie) {
  const blind = lie === "blind";
  const down = "M8 8 52 52M8 22 52 66M8 36 48 76M8 50 34 76M8 64 20 76M22 8 52 38M36 8 52 24";
  const up = "M52 8 8 52M52 22 8 66M52 36 12 76M52 50 26 76M52 64 40 76M38 8 8 38M24 8 8 24";
  const lattice = blind ? "M8 16h44M8 25h44M8 59h44M8 68h44" : down + up;
  const closed = "M15 38c6 10 24 10 30 0M19.5 43l-3 4M26 46l-1.2 5M34 46l1.2 5M40.5 43l3 4";
  return svg(
    blind ? "back blind" : "back",
    paper(),
    h("rect", { class: "frame", x: 5, y: 5, width: 50, height: 74, rx: 4 }),
    h("path", { class: "lattice", d: lattice }),
    blind && h("path", { class: "lid", d: closed }),
  );
}
