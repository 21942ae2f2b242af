// Chips: check, call, bet, raise or fold; or a bid in an auction.

import { h } from "../../dom.js";
import { Amount } from "./amount.js";
import { capital, Control, options } from "./control.js";

const LETTERS = { check: "c", call: "c", bet: "b", raise: "b", bid: "b", fold: "f", decline: "d" };

class Chips extends Control {
  /** Some plain answers with their labels, and a verb that needs an amount, where there is one. */
  constructor(choice, scene, changed, plain, verb, amount) {
    super(choice, scene, changed);
    Object.assign(this, { plain, verb, amount, atOnce: [] });
    const verbs = Object.keys(plain);
    this.verbs = [...verbs.slice(0, 1), ...(verb ? [verb] : []), ...verbs.slice(1)];
    this.marked = this.verbs[0];
  }

  mark(verb) {
    this.marked = verb;
    this.changed();
  }

  get needsAmount() {
    return this.marked === this.verb;
  }

  get problem() {
    return this.needsAmount ? this.amount.problem : null;
  }

  get answer() {
    return this.needsAmount ? `${this.verb} ${this.amount.value}` : this.marked;
  }

  get label() {
    if (!this.needsAmount) return capital(this.plain[this.marked]);
    return `${capital(this.verb)} ${this.verb === "raise" ? "to " : ""}${this.amount.value}`;
  }

  get usage() {
    const letters = this.verbs.filter((verb) => LETTERS[verb]).map((verb) => [LETTERS[verb], verb]);
    return this.verb ? [...letters, ["↑ ↓", "amount"]] : letters;
  }

  key(event) {
    const verb = this.verbs.find((one) => LETTERS[one] === event.key);
    if (verb) this.mark(verb);
    else if (!this.verb || event.target.type === "number" || !this.amount.key(event)) return false;
    return true;
  }

  view() {
    const offers = this.verbs.map((verb) => ({
      value: verb,
      key: LETTERS[verb],
      label: capital(this.plain[verb] ?? verb),
    }));
    const withAmount = this.needsAmount || (this.verb && !this.scene.narrow);
    return [
      options("What you do", offers, this.marked, (verb) => this.mark(verb)),
      withAmount && this.amount.view(`${capital(this.verb)}, chips`),
      this.atOnce.length > 0 &&
        h(
          "div",
          { key: "at once", class: "presets", role: "group", "aria-label": "With one click" },
          this.atOnce.map(([name, number]) => this.oneClick(name, number)),
        ),
    ];
  }

  /** A button that counts at once. */
  oneClick(name, number) {
    const given = (event) => {
      const { form } = event.currentTarget;
      this.amount.set(number);
      form.requestSubmit();
    };
    return h(
      "button",
      { key: name, type: "button", class: "preset at-once other-button", onclick: given },
      `${capital(this.verb)} ${name}`,
      h("span", { class: "quiet" }, ` ${number}`),
    );
  }
}

/** The control of a betting round; amounts are what the bet of the round comes to. */
export function betting(choice, scene, changed) {
  const { call, least, most, to } = choice.bets;
  const plain = {};
  if (call) plain.call = `call ${call}`;
  else if (choice.may_check) plain.check = "check";
  if (choice.may_fold) plain.fold = "fold";
  const control = amounts(choice, scene, changed, plain, most ? (to ? "raise" : "bet") : "", [least, most, {}]);
  const pot = scene.hand.pot + call;
  const everything = scene.mine.chips + scene.mine.bet;
  const usual = { "½ pot": to + pot / 2, pot: to + pot, "all in": everything };
  if (most) control.atOnce = control.amount.possible(usual);
  return control;
}

/** The control of an auction. */
export function bidding(choice, scene, changed) {
  const { least, most, verb } = choice;
  const presets = { Least: least, "Half the pot": scene.hand.pot / 2, "The pot": scene.hand.pot };
  return amounts(choice, scene, changed, choice.may_decline ? { decline: "decline" } : {}, verb, [
    least,
    most,
    presets,
  ]);
}

function amounts(choice, scene, changed, plain, verb, [least, most, presets]) {
  const amount = new Amount(least, most, presets, () => {
    control.marked = verb;
    changed();
  });
  const control = new Chips(choice, scene, changed, plain, verb, amount);
  return control;
}
