// The question before you: what is asked, the control that answers it, and the button with which it counts.

import { h } from "../dom.js";
import { clockTold, timeLeft } from "./clock.js";
import { controlFor, missingFor } from "./controls/index.js";

/** A key that was meant for the question before must not answer this one. */
const TOO_SOON = 300;
/** A control that cannot be loaded is asked for again. */
const AGAIN = 2000;

export class Question {
  constructor(room) {
    Object.assign(this, { room, asked: null, control: null, complaint: "", sending: false });
  }

  /** Put the question of a scene; one that stands already keeps all that is picked. */
  put(scene) {
    const asked = scene.state.question;
    if (asked?.id !== this.asked?.id) {
      Object.assign(this, { asked, control: null, complaint: "", sending: false });
      this.hold();
      this.equip(scene);
    } else if (this.control) this.control.scene = scene;
    this.asked = asked;
  }

  /** Take up the control that answers the question, as soon as it is loaded. */
  async equip(scene) {
    const { asked } = this;
    if (!asked) return;
    const missing = missingFor(asked.choice);
    if (missing) {
      await missing.get().catch(() => new Promise((later) => setTimeout(later, AGAIN)));
      if (this.asked?.id !== asked.id) return;
      await this.equip(this.room.live);
      this.room.draw();
    } else {
      this.control = controlFor(asked.choice, scene, () => this.change());
      this.fresh = true;
      this.room.ahead.answer(this);
    }
  }

  /** Take no key for a moment: it was meant for what was there before. */
  hold() {
    Object.assign(this, { early: true, fresh: this.control !== null });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ripen(), TOO_SOON);
  }

  ripen() {
    this.early = false;
    this.room.draw();
  }

  change() {
    this.complaint = "";
    this.room.ahead.drop();
    this.room.draw();
  }

  /** Once a new question is drawn, the keys are for it, unless the player is busy elsewhere. */
  focus() {
    if (!this.fresh) return;
    this.fresh = false;
    const busy = document.activeElement;
    const places = ["input:checked", "[tabindex='0']", "input"].map((which) =>
      document.querySelector(`#question .control ${which}`),
    );
    if (busy === document.body || busy?.closest("#question")) places.find(Boolean)?.focus({ preventScroll: true });
  }

  async give() {
    if (!this.control || this.sending || this.early) return;
    const { id } = this.asked;
    this.complaint = this.control.problem ?? "";
    if (!this.complaint) {
      this.sending = true;
      this.room.draw();
      const hand = this.room.live.hand.number;
      const why = await this.room.send("answer", { hand, question: id, answer: this.control.answer }, { quiet: true });
      const stands = this.asked?.id === id;
      if (stands) Object.assign(this, { sending: false, complaint: why });
      else if (why) this.room.note(why);
    }
    this.room.draw();
  }

  /** Take a key that was pressed inside of the question, or nowhere in particular. */
  key(event) {
    if (!this.control || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.key === "Enter") {
      if (event.target.closest(".other-button")) return false;
      if (!event.repeat) this.give();
      return true;
    }
    if (event.target.matches("input[type=number]") && !["ArrowUp", "ArrowDown"].includes(event.key)) return false;
    return this.control.key(event) && this.follow();
  }

  /** Where a key has marked another answer, the focus goes there too. */
  follow() {
    const { type, name, checked } = document.activeElement;
    if (type === "radio" && !checked) document.querySelector(`#question input[name="${name}"]:checked`)?.focus();
    return true;
  }

  view() {
    const { asked, control } = this;
    if (!asked) return null;
    if (!control) return h("p", { class: "quiet" }, asked.choice.prompt);
    return h(
      "form",
      { key: asked.id, class: "asked-now", onsubmit: (event) => this.submit(event) },
      h(
        "div",
        { class: "prompt" },
        h("h2", null, asked.choice.prompt),
        asked.deadline && this.time(asked.deadline, this.room.live.me?.bank ?? 0),
        h(
          "button",
          {
            type: "button",
            class: "light other-button",
            title: "Explain (?)",
            "aria-label": "Explain this",
            onclick: () => this.room.explain(),
          },
          "?",
        ),
      ),
      h("div", { class: "control", "data-kind": asked.choice.kind }, control.view()),
      h("p", { class: "alarm", role: "alert" }, this.complaint),
      h(
        "div",
        { class: "give" },
        h(
          "button",
          { class: "main", "aria-disabled": String(this.early || this.sending || control.problem !== null) },
          this.sending ? "…" : (control.problem ?? control.label),
          h("kbd", { "aria-hidden": "true" }, "Enter"),
        ),
      ),
      h(
        "p",
        { class: "usage quiet" },
        control.usage.map(([key, does]) => h("span", { key: does }, h("kbd", null, key), ` ${does}`)),
      ),
    );
  }

  /** How long there is for the answer, and what the bank holds beyond that. */
  time(deadline, bank) {
    const left = timeLeft(deadline, bank);
    const [time, banked] = [left.time, left.bank].map(Math.ceil);
    return h(
      "span",
      { class: time < 6 ? "seconds short" : "seconds", role: "timer", "aria-label": "Time left" },
      time > 0 && clockTold(time),
      banked > 0 && h("small", null, time > 0 ? ` + ${clockTold(banked)} bank` : `${clockTold(banked)} of the bank`),
    );
  }

  submit(event) {
    event.preventDefault();
    this.give();
  }
}
