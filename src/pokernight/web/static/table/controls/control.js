// What every control has in common: it shows itself, knows some keys, and gives an answer as a record writes it.

import { h } from "../../dom.js";

export class Control {
  /** `changed` is called whenever the player marks or picks something. */
  constructor(choice, scene, changed) {
    Object.assign(this, { choice, scene, changed });
  }

  /** The cards that the control shows, so that they need not lie on the table as well. */
  get cards() {
    return [];
  }

  /** What is still missing for an answer, as a sentence. */
  get problem() {
    return null;
  }

  /** Which keys do what. */
  get usage() {
    return [];
  }

  /** Take a key; whether it was one of ours. */
  key() {
    return false;
  }
}

export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** Several answers of which one is marked; arrows go from one to the next. */
export function options(name, offers, marked, mark) {
  return h(
    "div",
    { class: "options", role: "radiogroup", "aria-label": name },
    offers.map(({ value, label, key, shown }) =>
      h(
        "label",
        { key: value, class: "option" },
        h("input", { type: "radio", name, value, checked: value === marked, onchange: () => mark(value) }),
        h("span", { class: "option-face" }, shown ?? label, key && h("kbd", { "aria-hidden": "true" }, key)),
      ),
    ),
  );
}
