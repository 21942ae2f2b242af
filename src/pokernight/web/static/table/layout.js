// Where common cards lie: a column of half a card's width and a row for each, counted from 1.

/**
 * The place of each of so many cards. A rule that lays cards out in a shape says for each of them how many half cards
 * from the left and how many rows from the top it lies; the rest follows below in a row.
 */
export function placesOf(blocks, count) {
  const places = [];
  let below = 1;
  for (const [card, across, down] of blocks.flatMap(([, spots]) => spots)) {
    places[card] = { column: across + 1, row: down + 1 };
    below = Math.max(below, down + 2);
  }
  const loose = [...Array(count).keys()].filter((card) => !places[card]);
  loose.forEach((card, at) => {
    places[card] = { column: 2 * at + 1, row: below };
  });
  return places.slice(0, count);
}
