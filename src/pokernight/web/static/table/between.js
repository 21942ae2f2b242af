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
  const { next, you } = scene.state;
  const left = next.at ? Math.ceil(secondsTo(next.at)) : null;
  return h(
    "div",
    { class: "between" },
    scene.hand?.ended && scene.mine && h("h2", null, outcome(scene.mine.gain)),
    h("p", { class: "quiet" }, coming(scene), left !== null && ` In ${left} s.`),
    h(
      "div",
      { class: "row" },
      scene.me.chips === 0 && h("button", { class: "main", onclick: () => room.send("rebuy") }, "Buy a stack"),
      next.game && h("button", { class: "main", onclick: () => room.send("deal") }, "Deal"),
      (next.calls === you || scene.hosting) &&
        h(
          "button",
          { class: next.game ? "" : "main", onclick: () => openMenu(room) },
          next.game ? "Another game" : "Call the game",
        ),
      scene.me.status === "away" && h("button", { onclick: () => room.send("back") }, "I am back"),
    ),
  );
}

function lookingOn(room) {
  return h(
    "div",
    { class: "between" },
    h("p", null, "You are looking on. Choose a name and sit down:"),
    joinView(room),
  );
}

/** A name, and a seat at the table. */
export function joinView(room) {
  return h(
    "form",
    { class: "row", method: "post", action: `${room.path}/join` },
    h("label", { class: "unseen", for: "your-name" }, "Your name"),
    h("input", {
      id: "your-name",
      name: "name",
      required: true,
      maxlength: 24,
      placeholder: "Your name",
      autocomplete: "nickname",
    }),
    h("button", { class: "main" }, "Sit down"),
  );
}

function waitingFor(scene) {
  const names = (scene.hand.asking ?? []).map((seat) => scene.sitter(seat));
  const folded = scene.mine?.folded ? "You have folded. " : scene.mine ? "" : "You are in from the next hand on. ";
  return `${folded}${names.length ? `Waiting for ${names.join(" and ")}…` : ""}`;
}

function coming(scene) {
  const { next, you } = scene.state;
  if (!next.dealer) return "Two players with chips can begin.";
  const dealer = `${scene.name(next.dealer)} deal${next.dealer === you ? "" : "s"}`;
  if (next.game) return `${dealer}: ${next.game}.`;
  return `${dealer} and call${next.dealer === you ? "" : "s"} the game.`;
}

const outcome = (gain) =>
  gain ? `You are ${Math.abs(gain)} ${gain > 0 ? "up" : "down"} on this hand.` : "You come out even.";

/** The menu from which the dealer calls a game. */
export function openMenu(room) {
  const seats = [...room.live.people.values()].filter((one) => one.status !== "away").length;
  const menu = new GameSearch({
    seats,
    changed: () => room.draw(),
    choose: (game) => {
      room.send("call", { game: game.name });
      closeDialog();
    },
  });
  openDialog("Call the next game", () => menu.view());
}
