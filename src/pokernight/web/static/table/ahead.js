// What you will do when your turn comes, chosen ahead of it; nobody else can tell, for the answer takes a moment as others do.

import { h } from "../dom.js";

/** For each choice, the answer to a betting question: the first of these that is open. */
const WISHES = {
  fold: { label: "Check or fold", answers: ["check", "fold"] },
  call: { label: "Call any bet", answers: ["check", "call"] },
};
/** An answer comes after so many milliseconds at least, and as many again at most. */
const MOMENT = 700;

export class Ahead {
  constructor(room) {
    Object.assign(this, { room, wish: null, hand: 0, timer: 0 });
  }

  /** Take up a state: a wish counts for this hand, and for a bet only. */
  take({ hand, state, mine }) {
    const asked = state.question;
    if (hand?.number !== this.hand || !mine || mine.folded || (asked && asked.choice.kind !== "betting")) this.drop();
    this.hand = hand?.number;
  }

  /** Answer the question that has just been put as it was wished, after a moment; whoever touches it decides anew. */
  answer(question) {
    const open = question.control?.verbs ?? [];
    const verb = WISHES[this.wish]?.answers.find((one) => open.includes(one));
    this.drop();
    if (!verb) return;
    question.control.mark(verb);
    this.timer = setTimeout(() => question.give(), MOMENT * (1 + Math.random()));
  }

  drop() {
    clearTimeout(this.timer);
    this.wish = null;
  }

  /** Buttons for what can be chosen while others bet. */
  view() {
    const { hand, mine, state } = this.room.live;
    if (!hand?.betting || !mine || mine.folded || mine.chips === 0 || state.question) return null;
    return h(
      "div",
      { class: "row ahead", role: "group", "aria-label": "When it is your turn" },
      Object.entries(WISHES).map(([wish, { label }]) =>
        h(
          "button",
          {
            key: wish,
            type: "button",
            class: "preset",
            "aria-pressed": String(this.wish === wish),
            onclick: () => {
              this.wish = this.wish === wish ? null : wish;
              this.room.draw();
            },
          },
          label,
        ),
      ),
    );
  }
}
