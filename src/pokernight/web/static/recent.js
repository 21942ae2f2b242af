// The tables at which this browser has sat, and what was played there: kept in the browser, for the lobby.

const KEPT = 8;

const read = (name) => JSON.parse(localStorage.getItem(name) ?? "[]");

export const recentTables = () => read("tables");
export const recentGames = () => read("played");

/** Keep a table, the newest first; what was last known of whose turn it is goes with it. */
export function rememberTable(path, state, scene) {
  if (!scene.me) return;
  if (!localStorage.getItem("name")) localStorage.setItem("name", scene.me.name);
  const asked = (state.hand?.asking ?? []).map((seat) => scene.sitter(seat));
  const one = { path, name: state.table.name, turn: scene.playing ? asked.join(" and ") : "" };
  keep("tables", one, (other) => other.path === path);
  const game = scene.game?.name;
  if (game) keep("played", game, (other) => other === game);
}

function keep(name, one, same) {
  const list = [one, ...read(name).filter((other) => !same(other))].slice(0, KEPT);
  localStorage.setItem(name, JSON.stringify(list));
}
