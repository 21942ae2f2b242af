// That it is your turn is seen and felt wherever you are: in the title and the icon of the tab, on a phone, in a bar over all.

import { h } from "../dom.js";
import { setBanner } from "../dialog.js";

const icon = document.querySelector("link[rel=icon]");
const usualIcon = icon.getAttribute("href");
const usualTitle = document.title;
/** So many pixels of the question are seen, or it counts as out of sight. */
const EDGE = 40;

export class Signals {
  constructor(room) {
    Object.assign(this, { room, asked: null, hidden: false });
    setBanner(() => this.bar(true));
    for (const moved of ["scroll", "resize"]) addEventListener(moved, () => this.look(), { capture: true, passive: true });
  }

  get pending() {
    return Boolean(this.room.live?.state.question) && !this.room.live.state.table.paused;
  }

  /** Take up a new state: tell of a question that was not there before. */
  take(scene) {
    const id = this.pending ? scene.state.question.id : null;
    if (id && id !== this.asked) {
      this.room.sound.play("turn");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
    }
    this.asked = id;
    document.title = id ? `● Your turn · ${usualTitle}` : usualTitle;
    icon.setAttribute("href", id ? "/static/turn.svg" : usualIcon);
  }

  /** See whether something lies over the question, or it is out of sight, as the page is drawn now. */
  look() {
    const { room } = this;
    const box = document.querySelector("#question")?.getBoundingClientRect();
    const away = !box || box.top > innerHeight - EDGE || box.bottom < EDGE;
    const hidden = Boolean(room.replay || (room.open && room.folded) || away);
    if (hidden === this.hidden) return;
    this.hidden = hidden;
    if (this.pending) room.draw();
  }

  /** A bar that says so, and brings you there; `over` in a dialog, which hides everything else. */
  bar(over = false) {
    if (!this.pending || !(over || this.hidden)) return null;
    return h(
      "button",
      { class: "turn-bar", key: "turn-bar", type: "button", onclick: () => this.room.toQuestion() },
      h("strong", null, "It is your turn. "),
      this.room.live.state.question.choice.prompt,
    );
  }
}
