// The people round the table, each with chips, bets and cards.

import { fan } from "../cards.js";
import { h } from "../dom.js";
import { ring } from "./clock.js";
import { signed } from "./scene.js";
import { lightOf } from "./showdown.js";

const TONES = 8;

/** How many sit at the left, along the top and at the right, clockwise from your left. */
export function sides(count) {
  const side = count < 3 ? 0 : Math.max(1, Math.ceil((count - 5) / 2));
  return [side, count - 2 * side, side];
}

/** Everybody but you. */
export function seatsView(scene) {
  const others = scene.others;
  const [left, top] = sides(others.length);
  const parts = {
    before: others.slice(0, left),
    along: others.slice(left, left + top),
    after: others.slice(left + top),
  };
  return Object.entries(parts).map(([side, seats]) =>
    h(
      "ol",
      { key: side, class: `plain ${side}` },
      seats.map((seat) => seatView(scene, seat)),
    ),
  );
}

function seatView(scene, seat) {
  if (seat.empty) return h("li", { key: seat.person, class: "seat empty", "aria-hidden": "true" }, h("span", null, "empty chair"));
  const won = scene.won(seat.person);
  const kinds = [
    "seat",
    seat.asked && "asked",
    seat.folded && "folded",
    won && "winner",
    !seat.seat && scene.playing && "idle",
  ];
  return h(
    "li",
    { key: seat.person, class: kinds.filter(Boolean).join(" "), "data-person": seat.person },
    plate(scene, seat),
    seat.hands.length > 0 && h("div", { class: "hands" }, handsView(scene, seat, scene.name(seat.person), true)),
  );
}

/** The hands of a seat; those that are laid apart have their numbers. */
export function handsView(scene, seat, name, small) {
  return seat.hands.map((hand) => {
    const told = hand.number ? `${name}, hand ${hand.number}` : name;
    return h(
      "div",
      { key: hand.number, class: "held" },
      hand.number > 0 && h("span", { class: "tag", "aria-hidden": "true" }, hand.number),
      fan(
        hand.cards.map((one) => ({ ...one, light: lightOf(scene, one.card) })),
        told,
        { small, piled: small && hand.cards.length > 8, place: `${seat.person}/${hand.number}` },
      ),
    );
  });
}

/** Name, chips, whose turn it is, and what there is to say about a player. */
export function plate(scene, seat) {
  const person = scene.people.get(seat.person);
  const name = scene.name(seat.person);
  const { deadline } = scene.hand ?? {};
  const ended = scene.over;
  return h(
    "div",
    { class: "plate" },
    h(
      "span",
      { class: `face tone-${tone(seat.person)}`, "aria-hidden": "true" },
      person?.bot ? "⚙" : (person?.name ?? "?").slice(0, 1).toUpperCase(),
      seat.asked && deadline && ring(deadline, scene.state.table.settings.seconds, person?.bank ?? 0),
    ),
    h(
      "span",
      { class: "who" },
      h("span", { class: "name" }, name),
      seat.declared && h("span", { class: "declared" }, seat.declared),
      seat.person === scene.dealer &&
        h(
          "span",
          { class: "button-d", title: "deals" },
          h("span", { "aria-hidden": "true" }, "D"),
          h("span", { class: "unseen" }, "deals"),
        ),
    ),
    h(
      "span",
      { class: "has" },
      h("span", { class: "chips" }, seat.chips, h("span", { class: "unseen" }, " chips")),
      remarks(scene, seat, person, ended).map(([kind, words]) =>
        h("span", { key: kind, class: `remark ${kind}` }, words),
      ),
    ),
  );
}

function remarks(scene, seat, person, ended) {
  return [
    seat.did && !ended && ["did", h("span", { key: seat.did.count, "data-did": seat.person }, seat.did.word)],
    seat.bet > 0 && !ended && !tells(seat.did, seat.bet) && ["bet", `bet ${seat.bet}`],
    ended && seat.gain && [seat.gain > 0 ? "won" : "lost", signed(seat.gain)],
    seat.folded && !ended && seat.did?.word !== "folds" && ["out", "folded"],
    seat.seat && !seat.folded && !ended && seat.chips === 0 && ["all", "all in"],
    person?.status === "away" && ["out", "away"],
    person?.online === false && ["cut-off", "disconnected"],
    !seat.seat && scene.playing && person?.status !== "away" && ["out", "next hand"],
    seat.asked && seat.person !== scene.state.you && ["unseen", "thinking"],
  ].filter(Boolean);
}

/** Whether what somebody did says how much they have bet: "raises to 10". */
const tells = (did, bet) => Boolean(did) && did.word.split(" ").includes(String(bet));

const tone = (id) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % TONES;
