// One of several questions: each has a control of its own, and one of them shows.

import { h } from "../../dom.js";
import { Control, options } from "./control.js";

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

  view() {
    const ways = this.choice.choices.map((one, at) => ({ value: String(at), label: one.prompt }));
    return [
      h("div", { class: "ways" }, options("Which way", ways, String(this.at), (at) => this.turn(Number(at)))),
      h("div", { key: this.at, class: "way" }, this.control.view()),
    ];
  }
}
