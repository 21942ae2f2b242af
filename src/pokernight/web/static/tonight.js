// The menu of the night: six games of different kinds that fit the players, the same for everybody at the table.

const COURSES = [
  (game) => game.tags.includes("draw"),
  (game) => game.tags.includes("stud") && game.wildness === "tame",
  (game) => game.tags.includes("common"),
  (game) => game.tags.includes("pass"),
  (game) => game.wildness === "wild",
  (game) => game.tags.includes("flip") || game.tags.includes("guts") || game.tags.includes("odd-ranks"),
];

/** Six games for so many players; another night, or another table, has another menu. */
export function tonight(list, seats, night) {
  const fitting = shuffled(
    list.filter((game) => game.most >= seats && game.level !== "tricky"),
    night,
  );
  const menu = [];
  for (const course of COURSES) {
    const game = fitting.find((one) => course(one) && !menu.includes(one)) ?? fitting.find((one) => !menu.includes(one));
    if (game) menu.push(game);
  }
  return menu;
}

/** Any game that so many can play, and that was not played yet where there is one. */
export function surprise(list, seats, played = []) {
  const fitting = list.filter((game) => game.most >= seats);
  const fresh = fitting.filter((game) => !played.includes(game.name));
  const from = fresh.length ? fresh : fitting;
  return from[Math.floor(Math.random() * from.length)];
}

/** The night that is going on: it ends at noon. */
export const nightOf = (table) => `${table}/${new Date(Date.now() - 12 * 3600 * 1000).toDateString()}`;

function shuffled(list, seed) {
  return list.map((game) => [hashed(`${seed}/${game.name}`), game]).sort(([one], [other]) => one - other).map(([, game]) => game);
}

/** FNV-1a, with its bits stirred once more, so that names that are alike lie far apart. */
function hashed(text) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}
