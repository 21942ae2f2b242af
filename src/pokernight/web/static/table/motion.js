// Motions of cards and chips: each is short, starts where something came from, and ends where it lies now.

import { face } from "../cards.js";
import { h, make } from "../dom.js";
import { stretch } from "./speed.js";

const TIMES = {
  shuffle: 600, deal: 320, pass: 420, arrange: 300, flip: 300, muck: 380,
  bet: 380, back: 380, win: 650,
  word: 260, step: 400, round: 400, end: 400,
};
const APART = 45;
/** Cards are turned up one after the other, so that all can follow. */
const APARTS = { flip: 260 };
const SOUNDS = {
  shuffle: "shuffle", deal: "deal", pass: "deal", arrange: "flip", flip: "flip", muck: "muck",
  bet: "chips", back: "chips", win: "chips",
};
const MOST_GHOSTS = 5;

/** Every kind of motion. */
export const motions = Object.keys(TIMES);

/** Move all that has happened, and let it be heard. */
export function playOut(happened, sound, you) {
  const scale = stretch();
  const waits = {};
  for (const one of happened) {
    const { kind } = one;
    const heard = heardOf(one, you);
    if (heard) sound.play(heard);
    if (!scale) continue;
    const delay = (APARTS[kind] ?? APART) * scale * (waits[kind] = (waits[kind] ?? -1) + 1);
    move(one, { duration: TIMES[kind] * scale, delay });
  }
}

/** What is heard of something: your own win above all, and a knock where somebody checks. */
function heardOf({ kind, to, word }, you) {
  if (kind === "win" && to === you) return "win";
  return word === "checks" ? "knock" : SOUNDS[kind];
}

function move(one, time) {
  const timing = { ...time, id: one.kind, easing: "cubic-bezier(.25, .8, .35, 1)", fill: "backwards" };
  const target = one.place && document.querySelector(`[data-place="${one.place}"]`);
  if (one.kind === "flip") target?.animate(FLIP, timing);
  else if (one.kind === "word") document.querySelector(`[data-did="${one.person}"]`)?.animate(POP, timing);
  else if (WHERE[one.kind]) document.querySelector(WHERE[one.kind])?.animate(SWELL, timing);
  else if (one.kind === "arrange") target?.animate(LIFT, timing);
  else if (target) slide(target, spot(one.from), timing);
  else if (!one.place) for (let at = 0; at < Math.min(one.cards ?? 1, MOST_GHOSTS); at += 1) ghost(one, at, timing);
}

/** Where the course of the hand is seen. */
const WHERE = { shuffle: ".deck", step: ".rule.here, .step", round: ".pot", end: ".won-list" };
const SWELL = [{ transform: "none" }, { transform: "scale(1.06)", filter: "brightness(1.3)" }, { transform: "none" }];
const FLIP = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
const LIFT = [{ transform: "translateY(-30%)" }, { transform: "none" }];
const POP = [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.12)", opacity: 1 }, { transform: "none" }];

/** Where somebody sits, or where the deck, the pot and the muck are. */
function spot(who) {
  const places = { deck: ".deck", muck: ".deck", pot: ".pot, .won-list" };
  const there = document.querySelector(places[who] ?? `[data-person="${who}"] .plate`) ?? document.querySelector(".middle");
  return there?.getBoundingClientRect();
}

function slide(element, from, timing) {
  const to = element.getBoundingClientRect();
  if (from) element.animate([{ transform: between(to, from), opacity: 0.2 }, { transform: "none", opacity: 1 }], timing);
}

/** A card or a chip that is seen only while it moves. */
function ghost(one, at, timing) {
  const from = spot(one.from);
  const to = spot(one.to ?? "muck");
  if (!from || !to) return;
  const chips = ["bet", "back", "win"].includes(one.kind);
  const moving = make(h("div", { class: chips ? "ghost chip-ghost" : "ghost", "aria-hidden": "true" }, !chips && face(null)));
  document.querySelector("#room").append(moving);
  const own = moving.getBoundingClientRect();
  const path = [{ transform: between(own, from), opacity: 1 }, { transform: between(own, to), opacity: chips ? 1 : 0.3 }];
  const motion = moving.animate(path, { ...timing, delay: timing.delay + at * APART });
  motion.onfinish = motion.oncancel = () => moving.remove();
}

const between = (own, there) =>
  `translate(${middle(there.left, there.width) - middle(own.left, own.width)}px, ${middle(there.top, there.height) - middle(own.top, own.height)}px)`;
const middle = (start, size) => start + size / 2;
