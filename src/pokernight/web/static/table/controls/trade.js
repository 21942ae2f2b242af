// A trade: how many cards, and with whom.

import { Control, options } from "./control.js";

/** So many cards for a seat, as in "2 to 3". */
const TRADE = /^(\d+) to (\d+)$/;

export class Trade extends Control {
  constructor(choice, scene, changed) {
    super(choice, scene, changed);
    this.ways = choice.words.map((word) => word.match(TRADE).slice(1));
    this.seat = choice.may_decline ? null : this.ways[0][1];
    this.count = this.ways[0][0];
  }

  /** How many cards the one who is marked can be asked for. */
  get counts() {
    return this.ways.filter(([, seat]) => seat === this.seat).map(([count]) => count);
  }

  mark(seat) {
    this.seat = seat === "decline" ? null : seat;
    if (this.seat && !this.counts.includes(this.count)) [this.count] = this.counts;
    this.changed();
  }

  get answer() {
    return this.seat ? `${this.choice.verb} ${this.count} to ${this.seat}` : "decline";
  }

  get label() {
    return this.seat
      ? `Offer ${this.count} card${this.count === "1" ? "" : "s"} to ${this.scene.sitter(this.seat)}`
      : "Decline";
  }

  get usage() {
    return [
      ["← →", "another player"],
      ["1–9", "how many"],
      ["d", "decline"],
    ];
  }

  key(event) {
    if (event.key === "d" && this.choice.may_decline) this.mark("decline");
    else if (this.counts.includes(event.key)) {
      this.count = event.key;
      this.changed();
    } else return false;
    return true;
  }

  view() {
    const seats = [...new Set(this.ways.map(([, seat]) => seat))].map((seat) => ({
      value: seat,
      label: this.scene.sitter(seat),
    }));
    if (this.choice.may_decline) seats.push({ value: "decline", label: "Nobody", key: "d" });
    const counts = this.counts.map((count) => ({ value: count, label: `${count} card${count === "1" ? "" : "s"}` }));
    return [
      options("With whom", seats, this.seat ?? "decline", (seat) => this.mark(seat)),
      this.seat &&
        options("How many", counts, this.count, (count) => {
          this.count = count;
          this.changed();
        }),
    ];
  }
}
