// One of a few words: yes or no, high or low, a rank, a suit, a seat, a price.

import { capital, Control, options } from "./control.js";

export class Words extends Control {
  constructor(choice, scene, changed) {
    super(choice, scene, changed);
    const answers = choice.words.map((word) => ({ value: `${choice.verb} ${word}`.trim(), label: this.told(word) }));
    if (choice.may_decline) answers.push({ value: "decline", label: "Decline" });
    const yesOrNo = answers.length === 2 && answers[1].value === "decline";
    this.offers = answers.map((offer, at) => ({ ...offer, key: yesOrNo ? "yn"[at] : at < 9 ? String(at + 1) : null }));
    const usual = this.offers.find((offer) => offer.value === choice.default);
    this.marked = (usual ?? this.offers[0]).value;
  }

  /** A word as the player reads it; the number of a seat is somebody's name. */
  told(word) {
    return this.choice.verb === "choose" && /^\d+$/.test(word) ? this.scene.sitter(word) : capital(word);
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
    return this.marked === "decline" || !this.choice.verb
      ? label
      : `${capital(this.choice.verb)} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
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
