// Parts of the table that are loaded when somebody first asks for them, so that the table itself is there at once.

import { h } from "./dom.js";

const AGAIN = 2000;
const BROKEN = "That cannot be loaded now. Is the line to the house broken?";

export class Later {
  /** A part by how it is loaded. */
  constructor(load) {
    Object.assign(this, { load, part: null, coming: null });
  }

  async get() {
    this.coming ??= this.load();
    try {
      this.part = await this.coming;
    } finally {
      this.coming = null;
    }
    return this.part;
  }

  /** Do something with the part, now or as soon as it is there. */
  async use(room, deed) {
    try {
      deed(this.part ?? (await this.get()));
    } catch (error) {
      room.note(BROKEN);
      throw error;
    }
  }

  /** What is drawn with the part; until it is there, something to wait by. */
  view(room, drawn) {
    if (this.part) return drawn(this.part);
    if (!this.coming)
      this.get().then(
        () => room.draw(),
        () => setTimeout(() => room.draw(), AGAIN),
      );
    return h("p", { class: "quiet" }, "One moment…");
  }
}
