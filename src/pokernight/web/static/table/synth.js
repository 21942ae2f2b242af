// What the sounds of the table are made of: short notes, and the rustle of cards.

const NOTES = {
  shuffle: [0, 0.09, 0.18, 0.27].map((at) => ({ noise: 0.07, at, loud: 0.1 })),
  knock: [0, 0.11].map((at) => ({ pitch: 150, long: 0.06, at, loud: 0.2 })),
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

/** Let a sound be heard. */
export function sound(context, kind) {
  for (const note of NOTES[kind]) play(context, note);
}

function play(context, { pitch, noise, long = noise, at, loud }) {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(context.destination);
  const source = noise ? rustle(context, noise) : new OscillatorNode(context, { frequency: pitch, type: "triangle" });
  source.connect(gain);
  source.start(start);
  source.stop(start + long);
}

/** What cards sound like. */
function rustle(context, long) {
  const buffer = context.createBuffer(1, Math.ceil(long * context.sampleRate), context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < wave.length; at += 1) wave[at] = 2 * Math.random() - 1;
  return new AudioBufferSourceNode(context, { buffer });
}
