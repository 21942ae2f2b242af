// Between two hands: what you can do when no question is before you.

import { openDialog, closeDialog } from "../dialog.js";
import { h } from "../dom.js";
import { GameSearch } from "../games.js";
import { secondsTo } from "./clock.js";

/** What stands where the question would be. */
export function betweenView(room) {
  const scene = room.live;
  if (!scene.me) return lookingOn(room);
  if (scene.playing) return h("p", { class: "waiting" }, waitingFor(scene));
  const { next, table } = scene.state;
  const calls = next?.calls === scene.state.you || (scene.hosting && !table.choice);
  const game = next?.game ?? (table.choice ? null : table.game);
  const left = next?.at ? Math.ceil(secondsTo(next.at)) : null;
  return h("div", { class: "between" },
    scene.hand?.ended && scene.mine && h("h2", null, outcome(scene.mine.gain)),
    h("p", { class: "quiet" }, coming(scene, next, game), left !== null && ` In ${left} s.`),
    h("div", { class: "row" },
      scene.me.chips === 0 && h("button", { class: "main", onclick: () => room.send("rebuy") }, "Buy a stack"),
      h("button", { class: "main", onclick: () => room.send("deal") }, "Deal"),
      calls && h("button", { onclick: () => openMenu(room) }, game ? "Another game" : "Call the game"),
      scene.me.status === "away" && h("button", { onclick: () => room.send("back") }, "I am back")));
}

function lookingOn(room) {
  const { table } = room.live.state;
  return h("form", { class: "between", method: "post", action: `/tables/${table.id}/join` },
    h("p", null, "You are looking on. Choose a name and sit down:"),
    h("div", { class: "row" },
      h("label", { class: "unseen", for: "your-name" }, "Your name"),
      h("input", { id: "your-name", name: "name", required: true, maxlength: 24, placeholder: "Your name", autocomplete: "nickname" }),
      h("button", { class: "main" }, "Sit down")));
}

function waitingFor(scene) {
  const names = (scene.hand.asking ?? []).map((seat) => scene.sitter(seat));
  const folded = scene.mine?.folded ? "You have folded. " : scene.mine ? "" : "You are in from the next hand on. ";
  return `${folded}${names.length ? `Waiting for ${names.join(" and ")}…` : ""}`;
}

function coming(scene, next, game) {
  const dealer = next?.dealer ? `${scene.name(next.dealer)} deal${next.dealer === scene.state.you ? "" : "s"}` : "Next";
  if (game) return `${dealer}: ${game}.`;
  return next?.calls === scene.state.you ? "You deal, and call the game." : `${dealer} and calls the game.`;
}

const outcome = (gain) => (gain ? `You are ${Math.abs(gain)} ${gain > 0 ? "up" : "down"} on this hand.` : "You come out even.");

/** The menu from which the dealer calls a game. */
export function openMenu(room) {
  const seats = [...room.live.people.values()].filter((one) => one.status !== "away").length;
  const menu = new GameSearch({ seats, changed: () => room.draw(), choose: (game) => {
    room.send("call", { game: game.name });
    closeDialog();
  } });
  openDialog("Call the next game", () => menu.view());
}
