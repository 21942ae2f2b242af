// A game that the dealer writes at the table: a house rule on top of another, or all of it; understood as it is typed.

import { h } from "../dom.js";
import { keepInvented } from "../invented.js";

const PATIENCE = 350;

export class Writing {
  constructor(changed, call) {
    Object.assign(this, { changed, call, open: false, title: "", text: "", read: null, why: "" });
  }

  /** Begin with the rules of a game, or with a blank page. */
  begin(title = "", rules = []) {
    Object.assign(this, { open: true, title, text: rules.length ? `${rules.join("\n")}\n` : "", read: null, why: "" });
    if (this.text) this.look();
    this.changed();
    const paper = document.querySelector("#own-rules");
    paper.focus();
    paper.setSelectionRange(paper.value.length, paper.value.length);
  }

  typed(text) {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), PATIENCE);
  }

  async look() {
    const body = new URLSearchParams({ name: this.title || "Our game", rules: this.text });
    const asked = this.text;
    const answer = await fetch("/invent/read.json", { method: "POST", body });
    const told = await answer.json();
    if (asked !== this.text) return;
    this.read = answer.ok ? told : null;
    this.why = told.why ?? "";
    this.changed();
  }

  /** Put a sentence that would be understood in place of a line. */
  take(line, sentence) {
    const lines = this.text.split("\n");
    lines[line - 1] = sentence;
    this.text = lines.join("\n");
    this.look();
    this.changed();
  }

  async submit(event) {
    event.preventDefault();
    if (!this.read?.works) return;
    const title = this.title || "Our own game";
    keepInvented(title, this.read.rules, `/invented/${this.read.code}`);
    this.why = await this.call({ rules: this.read.rules, title });
    if (this.why) this.changed();
  }

  view() {
    const problems = (this.read?.lines ?? []).filter((one) => one.reason);
    const understood = (this.read?.lines.length ?? 0) - problems.length;
    return h(
      "form",
      { class: "writing", onsubmit: (event) => this.submit(event) },
      h(
        "label",
        { class: "field" },
        h("span", null, "Name of the game"),
        h("input", { value: this.title, maxlength: 40, autocomplete: "off", oninput: (event) => (this.title = event.target.value) }),
      ),
      h(
        "label",
        { class: "field" },
        h("span", null, "Rules, one on each line"),
        h("textarea", { id: "own-rules", rows: 9, maxlength: 8000, value: this.text, oninput: (event) => this.typed(event.target.value) }),
      ),
      h(
        "p",
        { role: "status" },
        this.why
          ? h("span", { class: "alarm" }, this.why)
          : this.read
            ? `${understood} of ${this.read.lines.length} rules understood${this.read.works ? "; it can be played." : "."} ${this.read.refusal}`
            : "Write as you would explain it at the table.",
      ),
      problems.map((one) =>
        h(
          "section",
          { key: one.line, class: "misread" },
          h("p", null, h("b", null, `Line ${one.line}: `), one.reason),
          one.nearest.slice(0, 3).map((sentence) =>
            h("button", { key: sentence, type: "button", class: "offer", onclick: () => this.take(one.line, sentence) }, sentence),
          ),
        ),
      ),
      h(
        "div",
        { class: "row" },
        h("button", { class: "main", "aria-disabled": String(!this.read?.works) }, "Call this game"),
        h("button", { type: "button", onclick: () => this.close() }, "Back to the menu"),
      ),
    );
  }

  close() {
    this.open = false;
    this.changed();
  }
}
