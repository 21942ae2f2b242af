// The sounds of the table, made in the browser: cards, chips, your turn, a win. Silent until the first click or key.

import { Later } from "../later.js";

const synth = new Later(() => import("./synth.js"));
/** Several cards at once make one sound. */
const APART = 60;

export class Sound {
  constructor() {
    Object.assign(this, { context: null, muted: localStorage.getItem("muted") === "yes", last: {} });
    for (const first of ["pointerdown", "keydown"]) addEventListener(first, () => this.unlock(), { once: true });
  }

  /** Browsers let a page make sounds once somebody has touched it. */
  unlock() {
    this.context ??= new AudioContext();
    synth.get().catch(() => {}); // a table without sounds is played all the same
  }

  turn() {
    this.muted = !this.muted;
    localStorage.setItem("muted", this.muted ? "yes" : "no");
  }

  play(kind) {
    const now = performance.now();
    if (this.muted || !this.context || !synth.part || now - (this.last[kind] ?? -APART) < APART) return;
    this.last[kind] = now;
    synth.part.sound(this.context, kind);
    document.dispatchEvent(new CustomEvent("sound", { detail: kind }));
  }
}
