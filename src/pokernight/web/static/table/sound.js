// The sounds of the table, made in the browser: cards, chips, your turn, a win. Silent until the first click or key.

const NOTES = {
  deal: [{ noise: 0.05, at: 0, loud: 0.18 }],
  flip: [{ noise: 0.03, at: 0, loud: 0.15 }],
  muck: [{ noise: 0.09, at: 0, loud: 0.1 }],
  chips: [
    { pitch: 2400, long: 0.04, at: 0, loud: 0.1 },
    { pitch: 3100, long: 0.04, at: 0.05, loud: 0.08 },
  ],
  turn: [
    { pitch: 660, long: 0.14, at: 0, loud: 0.16 },
    { pitch: 880, long: 0.2, at: 0.13, loud: 0.16 },
  ],
  win: [523, 659, 784, 1047].map((pitch, at) => ({ pitch, long: 0.22, at: at * 0.1, loud: 0.14 })),
};
/** Several cards at once make one sound. */
const APART = 60;

export const sounds = Object.keys(NOTES);

export class Sound {
  constructor() {
    Object.assign(this, { context: null, muted: localStorage.getItem("muted") === "yes", last: {} });
    for (const first of ["pointerdown", "keydown"]) addEventListener(first, () => this.unlock(), { once: true });
  }

  /** Browsers let a page make sounds once somebody has touched it. */
  unlock() {
    this.context ??= new AudioContext();
  }

  turn() {
    this.muted = !this.muted;
    localStorage.setItem("muted", this.muted ? "yes" : "no");
  }

  play(kind) {
    const now = performance.now();
    if (this.muted || !this.context || now - (this.last[kind] ?? -APART) < APART) return;
    this.last[kind] = now;
    for (const note of NOTES[kind]) this.sound(note);
    document.dispatchEvent(new CustomEvent("sound", { detail: kind }));
  }

  sound({ pitch, noise, long = noise, at, loud }) {
    const { context } = this;
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    gain.connect(context.destination);
    const source = noise ? this.rustle(noise) : new OscillatorNode(context, { frequency: pitch, type: "triangle" });
    source.connect(gain);
    source.start(start);
    source.stop(start + long);
  }

  /** What cards sound like. */
  rustle(long) {
    const buffer = this.context.createBuffer(1, Math.ceil(long * this.context.sampleRate), this.context.sampleRate);
    const wave = buffer.getChannelData(0);
    for (let at = 0; at < wave.length; at += 1) wave[at] = 2 * Math.random() - 1;
    return new AudioBufferSourceNode(this.context, { buffer });
  }
}
