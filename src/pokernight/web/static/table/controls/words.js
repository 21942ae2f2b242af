// One of a few words: yes or no, high or low, a rank, a suit, a seat, a price.

import { capital, Control, options } from "./control.js";

const OF_SEATS = new Set(["choose", "offer"]);
const YES = new Set(["take", "pay", "buy", "look", "change", "yes", "in"]);

export class Words extends Control {
  constructor(choice, scene, changed) {
    super(choice, scene, changed);
    const answers = choice.words.map((word) => ({ value: `${choice.verb} ${word}`.trim(), label: this.told(word) }));
    if (choice.may_decline) answers.push({ value: "decline", label: "Decline" });
    this.offers = answers.map((offer, at) => ({ ...offer, key: this.shortcut(offer.value, at, answers.length) }));
    const usual = this.offers.find((offer) => offer.value === choice.default);
    this.marked = (usual ?? this.offers[0]).value;
  }

  /** A word as the player reads it; the number of a seat is somebody's name. */
  told(word) {
    const seat = word.split(" ").at(-1);
    if (!OF_SEATS.has(this.choice.verb) || !/^\d+$/.test(seat)) return capital(word);
    return seat === word ? this.scene.sitter(seat) : `${capital(word.slice(0, -seat.length))}${this.scene.sitter(seat)}`;
  }

  shortcut(value, at, count) {
    if (count === 2 && value === "decline") return "n";
    if (count === 2 && YES.has(value.split(" ")[0])) return "y";
    return count < 10 ? String(at + 1) : null;
  }

  mark(value) {
    this.marked = value;
    this.changed();
  }

  get answer() {
    return this.marked;
  }

  get label() {
    const { label } = this.offers.find((offer) => offer.value === this.marked);
    return this.marked === "decline" || !this.choice.verb ? label : `${capital(this.choice.verb)} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  }

  get usage() {
    return [["← →", "another answer"]];
  }

  key(event) {
    const offer = this.offers.find((one) => one.key === event.key);
    if (offer) this.mark(offer.value);
    return offer !== undefined;
  }

  view() {
    return options("Your answer", this.offers, this.marked, (value) => this.mark(value));
  }
}
