// The shuffle as a player looks after it: the own cut, sealed and then made, and every promise of the house checked.

import { h } from "../dom.js";
import { Later } from "../later.js";
import { sealOf, wrongCut, wrongProof, wrongSeed } from "./proof.js";

const told = new Later(() => import("./shuffle.js"));

const KEPT_CUTS = 8;
const KEPT_HANDS = 1000;

const randomHex = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const fixed = ({ cards, commitment, roots, seals }) => JSON.stringify([cards, commitment, roots[0], seals]);

export class Fairness {
  constructor(room) {
    Object.assign(this, { room, hands: new Map(), sealed: "", acknowledged: false, name: `cuts ${room.path}` });
  }

  /** Whatever was found wrong, in sentences. */
  get problems() {
    return [...new Set([...this.hands.values()].flatMap((hand) => hand.problems))];
  }

  hand(number) {
    if (!this.hands.has(number)) this.hands.set(number, { number, proofs: [], problems: [], opened: false });
    if (this.hands.size > KEPT_HANDS) this.hands.delete(this.hands.keys().next().value);
    return this.hands.get(number);
  }

  // The own cut; what was sealed is kept with the browser, so that a page that is loaded again can still cut

  get cuts() {
    return JSON.parse(localStorage.getItem(this.name) ?? "{}");
  }

  /** Seal a cut for the next deck, where none is sealed. */
  async seal() {
    if (this.sealed || !this.room.live?.me) return;
    const cut = randomHex(32);
    const seal = sealOf(cut);
    Object.assign(this, { sealed: seal, acknowledged: false });
    const kept = Object.entries({ ...this.cuts, [seal]: cut }).slice(-KEPT_CUTS);
    localStorage.setItem(this.name, JSON.stringify(Object.fromEntries(kept)));
    const refused = await this.room.send("seal", { seal }, { quiet: true });
    if (this.sealed === seal) Object.assign(this, refused ? { sealed: "" } : { acknowledged: true });
  }

  /** Cut the deck that the house has shuffled, where it waits for that. */
  async cut(hand) {
    const seat = this.seat(hand);
    if (!hand.shuffle || hand.shuffle.cuts || hand.asked || seat < 0) return;
    const cut = this.cuts[hand.shuffle.seals[seat]];
    if (this.acknowledged && cut === undefined) this.note(hand, `Your cut was left out of hand ${hand.number}.`);
    Object.assign(this, { sealed: "", acknowledged: false });
    hand.asked = true;
    if (cut === undefined) return;
    const refused = await this.room.send("cut", { cut }, { quiet: true });
    if (!refused) hand.cut = cut;
  }

  /** Your place among the seals and cuts of a hand. */
  seat(hand) {
    return hand.people?.indexOf(this.room.live?.state.you) ?? -1;
  }

  // What the house says

  hear_shuffle({ hand: number, people, shuffle }) {
    const hand = this.hand(number);
    if (hand.shuffle && fixed(hand.shuffle) !== fixed(shuffle))
      this.note(hand, `The house has changed what it promised about hand ${number}.`);
    Object.assign(hand, { shuffle, people });
    this.cut(hand);
    if (!shuffle.cuts) return;
    this.note(hand, wrongCut(shuffle));
    if (hand.cut && shuffle.cuts[this.seat(hand)] !== hand.cut)
      this.note(hand, `Your cut was left out of hand ${number}.`);
  }

  hear_proofs({ hand: number, from, proofs }) {
    const hand = this.hand(number);
    for (const proof of proofs) {
      this.note(hand, wrongProof(hand.shuffle, proof));
      const like = ({ shuffle, place, card }) =>
        shuffle === proof.shuffle && (place === proof.place || card === proof.card);
      if (hand.proofs.slice(0, from).some(like)) this.note(hand, `The ${proof.card} is proved twice.`);
    }
    hand.proofs = [...hand.proofs.slice(0, from), ...proofs];
  }

  hear_opened({ seeds }) {
    for (const [number, seed] of Object.entries(seeds)) {
      const hand = this.hands.get(Number(number));
      if (!hand?.shuffle) continue;
      this.note(hand, wrongSeed(hand.shuffle, seed));
      hand.opened = true;
    }
  }

  /** When a hand is over, everything that lies there to be seen must be proved. */
  hear_state({ hand: seen }) {
    for (const hand of this.hands.values()) this.cut(hand);
    this.seal();
    const hand = seen?.ended && this.hands.get(seen.number);
    if (!hand) return;
    const proved = new Set(hand.proofs.map((proof) => proof.card));
    const cards = [...seen.seats.flatMap((seat) => seat.hands.flatMap((one) => one.cards)), ...seen.common, ...seen.table];
    for (const { card } of cards)
      if (card && !proved.has(card)) this.note(hand, `The ${card} was shown, and nothing proves that it was in the deck.`);
  }

  note(hand, problem) {
    if (problem && !hand.problems.includes(problem)) hand.problems.push(problem);
  }

  // What is seen of it

  /** How many cards were checked, and whether all is well. */
  view() {
    const hand = this.hands.get(this.room.live.hand?.number);
    if (!hand?.shuffle && this.problems.length === 0) return null;
    const wrong = this.problems.length > 0;
    const many = hand?.proofs.length ?? 0;
    const told = wrong ? "The shuffle is not what was promised" : `${many} card${many === 1 ? "" : "s"} checked`;
    return h(
      "button",
      { class: `fairness ${wrong ? "alarm" : "light"}`, title: told, onclick: () => this.explain() },
      h("span", { "aria-hidden": "true" }, wrong ? "⚠" : `✓ ${many}`),
      h("span", { class: "unseen" }, told),
    );
  }

  explain() {
    told.use(this.room, ({ openShuffle }) => openShuffle(this));
  }
}
