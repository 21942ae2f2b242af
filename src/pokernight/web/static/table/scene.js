// A state of the table, and what follows from it for whoever looks: who is who, and who sits where round the table.

/** A gain or a loss in chips. */
export const signed = (chips) => (chips > 0 ? `+${chips}` : String(chips).replace("-", "−"));

export class Scene {
  constructor(state, game) {
    this.state = state;
    this.game = game;
    this.hand = state.hand;
    this.people = new Map(state.people.map((person) => [person.id, person]));
    this.me = this.people.get(state.you) ?? null;
    this.seats = this.hand?.seats ?? [];
    this.mine = this.seats.find((seat) => seat.person === state.you) ?? null;
    this.wild = new Set(
      this.mine?.hands
        .flatMap((hand) => hand.cards)
        .filter((one) => one.wild)
        .map((one) => one.card),
    );
  }

  get hosting() {
    return this.me !== null && this.state.table.host === this.state.you;
  }

  /** Whether the hand is over for whoever looks: not while there are own cards left to turn. */
  get over() {
    return Boolean(this.hand?.ended) && !this.turning;
  }

  get playing() {
    return this.hand !== null && !this.hand.ended;
  }

  /** The one who deals has the last seat. */
  get dealer() {
    return this.hand ? this.seats.at(-1)?.person : this.state.next?.dealer;
  }

  name(person) {
    return person === this.state.you ? "You" : (this.people.get(person)?.name ?? "Somebody");
  }

  /** The name of who has a seat in this hand. */
  sitter(seat) {
    const found = this.seats.find((one) => one.seat === Number(seat));
    return found ? this.name(found.person) : `seat ${seat}`;
  }

  /**
   * All chairs but yours, clockwise from your left: who is not in the hand has no seat number, and an empty chair stays
   * where it is. Whoever has left since the hand keeps a place in it.
   */
  get others() {
    const seatOf = (person) => this.seats.find((seat) => seat.person === person);
    const gone = this.seats.filter((seat) => !this.people.has(seat.person));
    const ring = Array.from({ length: this.state.table.chairs }, (_, at) => {
      const one = [...this.people.values()].find((person) => person.chair === at + 1);
      if (!one) return gone.shift() ?? { empty: true, person: `chair ${at + 1}`, hands: [] };
      return seatOf(one.id) ?? { person: one.id, chips: one.chips, hands: [] };
    });
    const all = [...ring, ...gone];
    const at = all.findIndex((one) => one.person === this.state.you);
    return at < 0 ? all : [...all.slice(at + 1), ...all.slice(0, at)];
  }

  /** What a player has won in this hand, in chips. */
  won(person) {
    return (this.turning ? [] : (this.hand?.won ?? [])).filter((one) => one.person === person).reduce((sum, one) => sum + one.chips, 0);
  }
}
