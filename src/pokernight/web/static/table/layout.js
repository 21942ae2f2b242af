// Where common cards lie when a rule lays them out in a shape: a column and a row for each, counted from 1.

const SHAPES = {
  ROW: (count) => range(count).map((at) => [at, 0]),
  COLUMN: (count) => range(count).map((at) => [0, at]),
  CIRCLE: circle,
  CROSS: cross,
  SQUARE: square,
  TRIANGLE: (count) =>
    range(count).map((at) => {
      const row = Math.floor((Math.sqrt(8 * at + 1) - 1) / 2);
      return [widest(count) - 1 - row + 2 * (at - (row * (row + 1)) / 2), row];
    }),
};

const range = (count) => [...Array(count).keys()];
const widest = (count) => Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);

function circle(count) {
  const across = Math.ceil(count / 2);
  return range(count).map((at) => (at < across ? [at, 0] : [count - 1 - at, 1]));
}

/** The upper arm is dealt first, then the row from left to right, then the lower arm. */
function cross(count) {
  const arm = Math.floor((count - 1) / 4);
  const row = count - 2 * arm;
  const middle = Math.floor(row / 2);
  return range(count).map((at) => {
    if (at < arm) return [middle, at];
    if (at < arm + row) return [at - arm, arm];
    return [middle, at - row + 1];
  });
}

/** Row below row; eight cards leave out the middle of nine. */
function square(count) {
  if (count === 8)
    return range(9)
      .filter((at) => at !== 4)
      .map((at) => [at % 3, Math.floor(at / 3)]);
  const side = Math.ceil(Math.sqrt(count));
  return range(count).map((at) => [at % side, Math.floor(at / side)]);
}

/** The place of each of so many cards: blocks of them lie in shapes below each other, the rest follows in a row. */
export function placesOf(blocks, count) {
  const shaped = blocks.reduce((most, [, start, size]) => Math.max(most, start + size), 0);
  const all = count > shaped ? [...blocks, ["ROW", shaped, count - shaped]] : blocks;
  const places = [];
  let below = 0;
  for (const [shape, start, size] of all) {
    const spots = SHAPES[shape](size);
    const apart = shape === "TRIANGLE" ? 1 : 2;
    spots.forEach(([column, row], at) => {
      places[start + at] = { column: column * apart + 1, row: row + below + 1 };
    });
    below += Math.max(...spots.map(([, row]) => row)) + 1;
  }
  return places.slice(0, count);
}
