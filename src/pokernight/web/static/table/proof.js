// The published function of the shuffle, and the checks of what the house promises; docs/records.md says it in words.
// The browser has a SHA-256 of its own only on secure pages, and a kitchen network has none: so here is one.

const UNDER_ONE_ROOT = 8;
const WORD = 2 ** 32;

const primes = [];
for (let number = 2; primes.length < 64; number += 1)
  if (primes.every((prime) => number % prime)) primes.push(number);
const fraction = (root) => Math.floor((root - Math.floor(root)) * WORD);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The SHA-256 of a text, as eight words of 32 bits. */
function words(text) {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const state = Uint32Array.from(START);
  const plan = new Uint32Array(64);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let at = 0; at < 16; at += 1) plan[at] = blocks.getUint32(block + 4 * at);
    for (let at = 16; at < 64; at += 1) {
      const [early, late] = [plan[at - 15], plan[at - 2]];
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      plan[at] = plan[at - 16] + low + plan[at - 7] + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < 64; at += 1) {
      const choice = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + choice + ROUNDS[at] + plan[at]) | 0;
      const most = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => {
      state[at] += word;
    });
  }
  return state;
}

/** The SHA-256 of a text, in hexadecimal digits. */
export const hashed = (text) => Array.from(words(text), (word) => word.toString(16).padStart(8, "0")).join("");

export const sealOf = (cut) => hashed(`cut:${cut}`);

/** The numbers below some number in the order that a key gives them. */
export function order(key, many) {
  const numbers = Array.from({ length: many }, (_, at) => at);
  let [block, left] = [0, []];
  const next = () => {
    if (left.length === 0) left = [...words(`${key}:${block++}`)];
    return left.shift();
  };
  for (let place = many - 1; place > 0; place -= 1) {
    const fair = WORD - (WORD % (place + 1));
    let word = next();
    while (word >= fair) word = next();
    const other = word % (place + 1);
    [numbers[place], numbers[other]] = [numbers[other], numbers[place]];
  }
  return numbers;
}

const cutOrder = (shuffle, number, many) => order(`cuts:${shuffle.cuts.join(",")}:${number}`, many);
const leaf = (number, place, card, salt) => hashed(`card:${number}:${place}:${card}:${salt}`);
const node = (left, right) => hashed(`node:${left}:${right}`);
const root = ({ commitment, cards, seals }, top) => hashed(`root:${commitment}:${cards}:${seals.join(",")}:${top}`);

/** What is wrong with the cuts: nothing, or a sentence. */
export function wrongCut({ seals, cuts }) {
  const at = cuts.length === seals.length ? cuts.findIndex((cut, seat) => cut && sealOf(cut) !== seals[seat]) : 0;
  return at < 0 ? "" : `The cut of seat ${at + 1} is not the one that was sealed.`;
}

/** What is wrong with a proof: nothing, or a sentence. */
export function wrongProof(shuffle, { card, shuffle: number, place, salt, path }) {
  const many = shuffle.cards.split(" ").length;
  let left = UNDER_ONE_ROOT * many;
  const at = cutOrder(shuffle, number, many)[place];
  let index = (number % UNDER_ONE_ROOT) * many + at;
  let reached = leaf(number, at, card, salt);
  const beside = [...path];
  for (; left > 1; left = Math.ceil(left / 2), index >>= 1) {
    if ((index ^ 1) >= left) continue;
    const other = beside.shift() ?? "";
    reached = index % 2 ? node(other, reached) : node(reached, other);
  }
  const promised = shuffle.roots[Math.floor(number / UNDER_ONE_ROOT)];
  if (beside.length === 0 && root(shuffle, reached) === promised) return "";
  return `The ${card} did not lie at place ${place + 1} of the deck that was promised.`;
}

/** What is wrong with a seed that was opened: nothing, or a sentence. */
export function wrongSeed(shuffle, seed) {
  if (hashed(`seed:${seed}`) !== shuffle.commitment) return "This is not the seed that the house committed to.";
  const cards = shuffle.cards.split(" ");
  const follows = shuffle.roots.every((promised, block) => {
    let level = [];
    for (let number = block * UNDER_ONE_ROOT; number < (block + 1) * UNDER_ONE_ROOT; number += 1)
      order(`house:${seed}:${number}`, cards.length).forEach((card, place) =>
        level.push(leaf(number, place, cards[card], hashed(`salt:${seed}:${number}:${place}`))),
      );
    while (level.length > 1)
      level = level.flatMap((one, at) => (at % 2 ? [] : at + 1 < level.length ? [node(one, level[at + 1])] : [one]));
    return root(shuffle, level[0]) === promised;
  });
  return follows ? "" : "The cards do not lie where the seed puts them.";
}
