// The menu from which the dealer calls a game.

import { closeDialog, openDialog } from "../dialog.js";
import { GameSearch } from "../games.js";

export function openMenu(room) {
  const seats = () => Math.max(2, [...room.live.people.values()].filter((one) => one.status !== "away").length);
  const menu = new GameSearch({
    seats: seats(),
    table: room.path,
    played: room.live.state.table.played,
    changed: () => room.draw(),
    choose: (game) => {
      room.send("call", { game: game.name });
      closeDialog();
    },
  });
  openDialog("Call the next game", () => {
    menu.seats = seats();
    return menu.view();
  });
  document.querySelector("dialog[open] input[type=search]").focus();
}
