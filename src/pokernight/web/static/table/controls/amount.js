// A number of chips: by slider, by figures, by keys, or one of a few that are at hand.

import { h } from "../../dom.js";

const STEPS = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export class Amount {
  /** `presets` are names with their numbers; those outside of the range are left out. */
  constructor(least, most, presets, changed) {
    Object.assign(this, { least, most, changed, value: least });
    this.presets = this.possible(presets);
  }

  /** Some names with their numbers as far as they can be, each number once. */
  possible(named) {
    const seen = new Set();
    return Object.entries(named)
      .map(([name, number]) => [name, Math.round(number)])
      .filter(([, number]) => number === this.within(number) && !seen.has(number) && seen.add(number));
  }

  within(number) {
    return Math.min(Math.max(number, this.least), this.most);
  }

  set(number) {
    this.value = number;
    this.changed();
  }

  get problem() {
    const fits = Number.isInteger(this.value) && this.value >= this.least && this.value <= this.most;
    return fits ? null : `The amount goes from ${this.least} to ${this.most}.`;
  }

  key(event) {
    const step = STEPS[event.key];
    if (step) this.set(this.within(this.value + step));
    return step !== undefined;
  }

  view(name) {
    if (this.least === this.most) return null;
    const typed = (event) => this.set(event.target.value === "" ? NaN : Number(event.target.value));
    return h(
      "div",
      { class: "amount" },
      h("input", {
        type: "range",
        "aria-label": `${name}, slider`,
        min: this.least,
        max: this.most,
        value: String(this.value),
        oninput: typed,
      }),
      h("input", {
        type: "number",
        "aria-label": name,
        inputmode: "numeric",
        min: this.least,
        max: this.most,
        value: Number.isNaN(this.value) ? "" : String(this.value),
        oninput: typed,
      }),
      this.presets.length > 1 &&
        h(
          "div",
          { class: "presets" },
          this.presets.map(([preset, number]) =>
            h(
              "button",
              {
                key: preset,
                type: "button",
                class: "preset",
                "aria-pressed": String(number === this.value),
                onclick: () => this.set(number),
              },
              preset,
              h("span", { class: "quiet" }, ` ${number}`),
            ),
          ),
        ),
    );
  }
}
