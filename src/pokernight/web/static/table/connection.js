// The line to the table: what is sent stays until it is acknowledged, and is sent again after every break.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SENT_AWAY = new Set([4403, 4404]);

/** A name for a message that no other message has. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  /** Tell `hear` every message, and `turn` whether the line holds. */
  constructor(url, { hear, turn }) {
    Object.assign(this, { url, hear, turn, waiting: new Map(), wait: FIRST_WAIT, socket: null });
    this.open();
    addEventListener("online", () => this.open());
  }

  open() {
    if (this.socket) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.turn(true);
      for (const { text } of this.waiting.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = ({ code }) => {
      this.socket = null;
      if (SENT_AWAY.has(code)) return;
      this.turn(false);
      this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    };
  }

  take(message) {
    const asked = this.waiting.get(message.id);
    if (asked && message.type === "done") asked.done();
    else if (asked && message.type === "refused") asked.refused(new Error(message.why));
    else if (message.type !== "done") this.hear(message);
    this.waiting.delete(message.id);
  }

  /** Ask the table for something; the promise is kept once it is on disk there, and broken with a sentence. */
  send(what, fields = {}) {
    const id = newId();
    const text = JSON.stringify({ id, do: what, ...fields });
    return new Promise((done, refused) => {
      this.waiting.set(id, { text, done, refused });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }
}
