// Cards that a player picks and puts in order before the answer is given: where each goes, and in what order.

const SLOTS = {
  cards: (choice) => [{ name: choice.verb, room: choice.most, able: choice.cards }],
  portions: (choice) =>
    choice.portions.map((part, at) => ({ name: `${at + 1}. ${part.prompt}`, room: part.most, able: part.cards })),
  piles: ({ cards, sizes, verb }) =>
    sizes.map((room, at) => ({ name: sizes.length > 1 ? `Hand ${at + 1}` : verb, room, able: cards })),
  placing: ({ cards, room }) => room.map((size, at) => ({ name: `Hand ${at + 1}`, room: size, able: cards })),
};
SLOTS.acekept = SLOTS.cards;

export class Arrangement {
  constructor(choice) {
    this.choice = choice;
    this.cards = choice.cards;
    this.slots = SLOTS[choice.kind](choice);
    this.held = this.slots.map(() => []);
    this.last = [];
    this.seats = (choice.seats ?? []).map((able) => able[0]);
  }

  /** Whether it matters in which order the cards are picked. */
  get inOrder() {
    return this.choice.kind === "piles" || this.choice.in_order === true;
  }

  /** Whether picked cards lie apart from the others, because of their order or because there are several places. */
  get apart() {
    return this.inOrder || this.slots.length > 1;
  }

  get most() {
    const room = this.slots.reduce((sum, slot) => sum + slot.room, 0);
    return Math.min(room, this.choice.count ?? room, this.cards.length);
  }

  get least() {
    const { kind, least, portions, count, cards } = this.choice;
    if (kind === "portions") return portions.reduce((sum, part) => sum + part.least, 0);
    return { piles: cards.length, placing: count }[kind] ?? least;
  }

  get picked() {
    return this.held.reduce((sum, places) => sum + places.length, 0);
  }

  /** The places, counted from 0, of the cards that are in no slot. */
  get left() {
    return [...this.cards.keys()].filter((at) => this.slotOf(at) === null);
  }

  slotOf(at) {
    const slot = this.held.findIndex((places) => places.includes(at));
    return slot < 0 ? null : slot;
  }

  /** Put a card into a slot, before the one at a place in it, or at its end; not where there is no room for it. */
  put(at, slot, before = Infinity) {
    const from = this.slotOf(at);
    const full = slot !== from && this.held[slot].length >= this.slots[slot].room;
    if (full || !this.slots[slot].able.includes(this.cards[at]) || (from === null && this.picked >= this.most))
      return false;
    const was = this.held[slot].indexOf(at);
    this.back(at);
    this.held[slot].splice(was >= 0 && was < before ? before - 1 : before, 0, at);
    this.last.push(at);
    return true;
  }

  /** Take a card back. */
  back(at) {
    this.held = this.held.map((places) => places.filter((one) => one !== at));
    this.last = this.last.filter((one) => one !== at);
  }

  /** Pick a card for the first slot with room, or take it back; of one card, the last one that was picked counts. */
  toggle(at) {
    if (this.slotOf(at) !== null) return this.back(at);
    if (this.most === 1) this.held = this.held.map(() => []);
    this.slots.some((_, slot) => this.put(at, slot));
    return undefined;
  }

  undo() {
    if (this.last.length) this.back(this.last.at(-1));
  }

  /** Move a card up or down in its slot. */
  shift(at, steps) {
    const slot = this.slotOf(at);
    if (slot === null) return;
    const to = this.held[slot].indexOf(at) + steps;
    if (to >= 0 && to < this.held[slot].length) this.put(at, slot, steps > 0 ? to + 1 : to);
  }

  /** Pick the other cards as they lie, as far as there is room. */
  fill() {
    for (const at of this.left) this.slots.some((_, slot) => this.put(at, slot));
  }

  get declines() {
    return this.picked === 0 && this.choice.may_decline === true;
  }

  get problem() {
    if (this.declines || this.picked >= this.least) return null;
    const missing = this.least - this.picked;
    return `Pick ${missing}${this.picked ? " more" : ""} card${missing > 1 ? "s" : ""}.`;
  }

  /** The cards that are picked, slot by slot. */
  get chosen() {
    return this.held.flat().map((at) => this.cards[at]);
  }

  get answer() {
    if (this.declines) return "decline";
    const hands = this.choice.kind === "placing" ? this.held.flatMap((places, slot) => places.map(() => slot + 1)) : [];
    return [this.choice.verb, ...this.chosen.map((card) => card ?? "?"), ...hands, ...this.seats].join(" ");
  }
}
