// Your own cards that nobody has looked at: you turn them up one by one, with a tap or a key, against the best hand showing.

import { Later } from "../later.js";
import { speedNow } from "./speed.js";

const drawing = new Later(() => import("./turned.js"));
const DONE = "turned";

export class Turning {
  constructor(room) {
    Object.assign(this, { room, run: null, id: "", shown: 0 });
  }

  /** Take up what you have turned up; whatever was turned on this page before stays so. */
  take({ hand, mine, state }) {
    this.run = hand?.turned?.find((one) => one.seat === mine?.seat) ?? null;
    const id = this.run ? `${state.table.id}/${hand.number}/${this.run.count}` : "";
    if (id !== this.id) this.shown = sessionStorage.getItem(DONE) === id ? Infinity : 0;
    this.id = id;
  }

  /** Whether there are cards for you to turn. */
  get active() {
    return this.run !== null && this.shown < this.run.cards.length && speedNow() !== "instant" && !this.room.replay;
  }

  /** Turn so many cards; after the last one, the question is for fresh eyes. */
  turn(many = 1) {
    const { cards, before } = this.run;
    const last = Math.min(this.shown + many, cards.length);
    for (let at = this.shown; at < last; at += 1)
      this.room.happened.push({ kind: "flip", place: `turning/0/${before.length + at}` });
    this.shown = last;
    if (!this.active) {
      sessionStorage.setItem(DONE, this.id);
      this.room.question.hold();
    }
    this.room.draw();
  }

  /** Take a key that was pressed while there is something to turn; buttons have their own. */
  key(event) {
    if (!this.active || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("button")) return false;
    if (event.key === "Enter" || event.key === " ") this.turn();
    else if (event.key === "a") this.turn(Infinity);
    else return false;
    return true;
  }

  view() {
    return drawing.view(this.room, ({ turningView }) => turningView(this));
  }

  /** Why you had to fold, where you had to. */
  inVain() {
    return this.run?.vain && !this.active ? drawing.view(this.room, ({ vainView }) => vainView(this)) : null;
  }
}
