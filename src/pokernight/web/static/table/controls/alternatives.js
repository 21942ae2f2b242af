// One of several questions: each has a control of its own, and one of them shows.

import { h } from "../../dom.js";
import { capital, Control, options } from "./control.js";

export class Alternatives extends Control {
  /** `make` gives the control of a choice. */
  constructor(choice, scene, changed, make) {
    super(choice, scene, changed);
    this.controls = choice.choices.map((one) => make(one, scene, changed));
    this.at = 0;
  }

  get control() {
    return this.controls[this.at];
  }

  get cards() {
    return this.control.cards;
  }

  get problem() {
    return this.control.problem;
  }

  get answer() {
    return this.control.answer;
  }

  get label() {
    return this.control.label;
  }

  get usage() {
    return [["w", "another way"], ...this.control.usage];
  }

  turn(at) {
    this.at = at % this.controls.length;
    this.changed();
  }

  key(event) {
    if (event.key === "w") this.turn(this.at + 1);
    else return this.control.key(event);
    return true;
  }

  /** The ways as the whole question names them, which says what each costs; or else as each of them does. */
  get ways() {
    const named = this.choice.prompt.split(/(?<=\.) Or:? /);
    const prompts = named.length === this.controls.length ? named : this.choice.choices.map((one) => one.prompt);
    return prompts.map((prompt, at) => ({ value: String(at), label: capital(prompt) }));
  }

  view() {
    return [
      h(
        "div",
        { class: "ways" },
        options("Which way", this.ways, String(this.at), (at) => this.turn(Number(at))),
      ),
      h("div", { key: this.at, class: "way" }, this.control.view()),
    ];
  }
}
