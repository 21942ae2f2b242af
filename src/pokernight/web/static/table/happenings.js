// What has happened between two states of a hand: cards shuffled, dealt, passed, put in order, flipped and mucked, chips paid
// and won, words said, and how far the hand has come.

const NONE = { number: 0, line: 0, seats: [], common: [], table: [], deck: 0, pot: 0, won: [] };

/** Everything that has happened, as plain data; `from` and `to` are people, or the deck, the pot or the muck. */
export function happenings(before, now) {
  if (!now) return [];
  const same = before?.number === now.number ? before : NONE;
  const again = same !== NONE && same.deals !== now.deals;
  const old = again ? swept(same) : same;
  const back = again ? same.seats.filter(count).map((seat) => ({ kind: "muck", from: seat.person, cards: count(seat) })) : [];
  return [...back, ...courseOf(old, now), ...cardsOf(old, now), ...chipsOf(old, now), ...wordsOf(old, now)];
}

/** A hand of which all cards have gone back for a new deal. */
const swept = (hand) => ({ ...hand, seats: hand.seats.map((seat) => ({ ...seat, hands: [] })), common: [], table: [], deck: 0 });

/** A shuffle, a new line of the rules, a betting round that begins or is over, the end of the hand. */
function courseOf(old, now) {
  const found = [];
  if (now.deck > old.deck) found.push({ kind: "shuffle" });
  if (now.line !== old.line) found.push({ kind: "step" });
  if (Boolean(now.betting) !== Boolean(old.betting) || (now.betting && now.line !== old.line)) found.push({ kind: "round" });
  if (now.ended && !old.ended) found.push({ kind: "end" });
  return found;
}

function cardsOf(old, now) {
  const seats = now.seats.map((seat) => {
    const was = seatOf(old, seat.person);
    return { seat, was, grown: count(seat) - (was ? count(was) : 0) };
  });
  const givers = old.deck === now.deck ? seats.filter(({ grown, seat }) => grown < 0 && !seat.folded) : [];
  const found = [];
  for (const { seat, was } of seats) {
    for (const { number, cards } of seat.hands) {
      const then = was?.hands.find((one) => one.number === number)?.cards ?? [];
      const sorted = isSorted(then, cards);
      cards.forEach((card, at) => {
        const place = `${seat.person}/${number}/${at}`;
        if (sorted && card.card !== then[at].card) return found.push({ kind: "arrange", place });
        const giver = givers.find((one) => one.seat !== seat);
        if (at >= then.length)
          found.push(giver ? { kind: "pass", from: giver.seat.person, place } : { kind: "deal", from: "deck", place });
        else if (isFlipped(then[at], card)) found.push({ kind: "flip", place });
        return undefined;
      });
    }
    const [, verb, many] = newWord(seat, was)?.match(/^(draws|passes) (\d+)$/) ?? [];
    const cards = Number(many);
    if (verb === "draws") found.push({ kind: "muck", from: seat.person, cards }, { kind: "deal", from: "deck", to: seat.person, cards });
    if (verb === "passes") found.push({ kind: "pass", from: seat.person, to: now.seats[seat.did.to - 1]?.person, cards });
  }
  for (const { seat, was, grown } of seats)
    if (was && ((seat.folded && !was.folded) || (grown < 0 && givers.length === 0)))
      found.push({ kind: "muck", from: seat.person, cards: Math.max(1, grown < 0 ? -grown : count(was)) });
  for (const where of ["common", "table"])
    now[where].forEach((card, at) => {
      const place = `${where}/${at}`;
      if (at >= old[where].length)
        found.push(givers.length ? { kind: "pass", from: givers[0].seat.person, place } : { kind: "deal", from: "deck", place });
      else if (isFlipped(old[where][at], card)) found.push({ kind: "flip", place });
    });
  return found;
}

function chipsOf(old, now) {
  const paid = now.seats.filter((seat) => {
    const was = seatOf(old, seat.person);
    return seat.paid > (was?.paid ?? 0) || (was && seat.chips < was.chips);
  });
  const back = now.seats.filter((seat) => newWord(seat, seatOf(old, seat.person))?.startsWith("takes back "));
  const sum = (won, person) => won.filter((one) => one.person === person).reduce((chips, one) => chips + one.chips, 0);
  const won = [...new Set(now.won.map((one) => one.person))].filter((person) => sum(now.won, person) > sum(old.won, person));
  return [
    ...paid.map((seat) => ({ kind: "bet", from: seat.person, to: receiver(seat, old, now) ?? "pot" })),
    ...back.map((seat) => ({ kind: "back", from: "pot", to: seat.person })),
    ...won.map((person) => ({ kind: "win", from: "pot", to: person })),
  ];
}

/** Who was paid by somebody, where it was not the pot. */
function receiver(seat, old, now) {
  const word = newWord(seat, seatOf(old, seat.person));
  return word?.startsWith("pays ") ? now.seats[seat.did.to - 1]?.person : undefined;
}

function wordsOf(old, now) {
  return now.seats
    .map((seat) => ({ kind: "word", person: seat.person, word: newWord(seat, seatOf(old, seat.person)) }))
    .filter(({ word }) => word);
}

const newWord = (seat, was) => (seat.did && seat.did.count !== was?.did?.count ? seat.did.word : null);
const seatOf = (hand, person) => hand.seats.find((seat) => seat.person === person);
const count = (seat) => seat.hands.reduce((sum, hand) => sum + hand.cards.length, 0);
/** Whether a card was turned over, either way, or shown. */
const isFlipped = (then, now) => (then.lie === "up") !== (now.lie === "up") || (then.card === null && now.card !== null);
/** Whether the same cards lie there in another order. */
const isSorted = (then, now) =>
  then.length === now.length && now.every((one) => one.card) && sameCards(then, now) && now.some((one, at) => one.card !== then[at].card);
const sameCards = (then, now) => String(then.map((one) => one.card).sort()) === String(now.map((one) => one.card).sort());
