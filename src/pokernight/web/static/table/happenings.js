// What has happened between two states of a hand: cards dealt, passed, flipped and mucked, chips paid and won, words said.

const NONE = { number: 0, seats: [], common: [], table: [], deck: 0, pot: 0, won: [] };

/** Everything that has happened, as plain data; `from` and `to` are people, or the deck, the pot or the muck. */
export function happenings(before, now) {
  if (!now) return [];
  const old = before?.number === now.number ? before : NONE;
  return [...cardsOf(old, now), ...chipsOf(old, now), ...wordsOf(old, now)];
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
      cards.forEach((card, at) => {
        const place = `${seat.person}/${number}/${at}`;
        const giver = givers.find((one) => one.seat !== seat);
        if (at >= then.length)
          found.push(giver ? { kind: "pass", from: giver.seat.person, place } : { kind: "deal", from: "deck", place });
        else if (isFlipped(then[at], card)) found.push({ kind: "flip", place });
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
      if (at >= old[where].length) found.push({ kind: "deal", from: "deck", place });
      else if (isFlipped(old[where][at], card)) found.push({ kind: "flip", place });
    });
  return found;
}

function chipsOf(old, now) {
  const paid = now.seats.filter((seat) => seat.paid > (seatOf(old, seat.person)?.paid ?? 0));
  const won = old.ended || !now.ended ? [] : [...new Set(now.won.map((one) => one.person))];
  return [
    ...paid.map((seat) => ({ kind: "bet", from: seat.person, to: "pot" })),
    ...won.map((person) => ({ kind: "win", from: "pot", to: person })),
  ];
}

function wordsOf(old, now) {
  return now.seats
    .map((seat) => ({ kind: "word", person: seat.person, word: newWord(seat, seatOf(old, seat.person)) }))
    .filter(({ word }) => word);
}

const newWord = (seat, was) => (seat.did && seat.did.count !== was?.did?.count ? seat.did.word : null);
const seatOf = (hand, person) => hand.seats.find((seat) => seat.person === person);
const count = (seat) => seat.hands.reduce((sum, hand) => sum + hand.cards.length, 0);
const isFlipped = (then, now) => then.lie !== now.lie && now.lie === "up";
