// The menu from which the dealer calls a game, and the paper to write one on.

import { closeDialog, openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { GameSearch } from "../games.js";
import { inventedGames } from "../invented.js";
import { Writing } from "./writing.js";

export function openMenu(room) {
  const seats = () => Math.max(2, [...room.live.people.values()].filter((one) => one.status !== "away").length);
  const call = async (game) => {
    const refused = await room.send("call", game, { quiet: true });
    if (!refused) closeDialog();
    return refused;
  };
  const writing = new Writing(() => room.draw(), call);
  const menu = new GameSearch({
    seats: seats(),
    table: room.path,
    played: room.live.state.table.played,
    changed: () => room.draw(),
    choose: (game) => {
      room.send("call", { game: game.name });
      closeDialog();
    },
    change: (game, rules) => writing.begin(`Our ${game.name}`.slice(0, 40), rules),
  });
  openDialog("Call the next game", () => {
    if (writing.open) return writing.view();
    menu.seats = seats();
    return [ownView(writing), menu.view()];
  });
  document.querySelector("dialog[open] input[type=search]").focus();
}

/** A blank page, and the games that were written in this browser before. */
function ownView(writing) {
  return h(
    "div",
    { class: "row own-games" },
    h("button", { type: "button", onclick: () => writing.begin() }, "Write a game"),
    inventedGames().map((one) =>
      h("button", { key: one.title, type: "button", class: "light", onclick: () => writing.begin(one.title, one.rules) }, one.title),
    ),
  );
}
