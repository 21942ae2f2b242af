// The rules of the next game, before anybody antes.

import { h } from "../dom.js";
import { fetchRules, rulesOf } from "../gamelist.js";
import { games } from "../games.js";

const NOTHING_CALLED = "The rules lie here as soon as a game is called.";

export function comingView(room) {
  const { next } = room.live.state;
  if (!next.game) return h("p", { class: "quiet" }, NOTHING_CALLED);
  const rules = next.rules.length ? next.rules : rulesOf(next.game);
  if (!rules) look(room, next.game);
  return [
    h("h3", null, next.game),
    h(
      "ol",
      { class: "coming-rules" },
      (rules ?? []).map((rule) => h("li", null, rule)),
    ),
  ];
}

async function look(room, name) {
  const game = (await games()).find((one) => one.name === name);
  if (!game || rulesOf(name)) return;
  await fetchRules(game);
  if (rulesOf(name)) room.draw();
}
