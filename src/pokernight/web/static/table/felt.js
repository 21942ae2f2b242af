// The table on a big screen: what everybody may see, and the way in for friends; phones hold the hands.

import { h } from "../dom.js";
import { clockTold, secondsTo } from "./clock.js";
import { middleView } from "./middle.js";
import { seatsView } from "./seats.js";

export function feltView(room) {
  const scene = room.live;
  const { table, next } = scene.state;
  return [
    h("p", { key: "heard", class: "unseen", "aria-live": "polite", id: "heard" }, room.heard),
    h(
      "header",
      { class: "table-head" },
      h("h1", null, table.name, h("small", null, scene.hand ? `${scene.game.name}, hand ${scene.hand.number}` : next.game || "Dealer's choice")),
    ),
    h("section", { class: "felt", "aria-label": "The table" }, seatsView(scene), middleView(scene)),
    h(
      "footer",
      { class: "big-foot" },
      h("div", { class: "going-on" }, table.paused ? h("p", null, table.over ? "The evening is over." : "The host has paused the table.") : goingOn(scene)),
      h(
        "div",
        { class: "way-in" },
        h("p", null, "Scan to sit down"),
        h("img", { class: "code", src: `${room.path}/invite.svg`, width: 160, height: 160, alt: "The link to the table as a QR code" }),
      ),
    ),
    !room.connected && h("p", { class: "notes alarm", role: "status" }, "The line to the table is broken. Trying again…"),
  ];
}

/** The rule that is played and who is waited for; or what comes next. */
function goingOn(scene) {
  const { hand, game, state } = scene;
  if (scene.playing) {
    const names = (hand.asking ?? []).map((seat) => scene.sitter(seat));
    return [
      game.rules[hand.line - 1] && h("p", { class: "rule-now" }, game.rules[hand.line - 1]),
      names.length > 0 && h("p", { class: "quiet" }, `Waiting for ${names.join(" and ")}…`),
    ];
  }
  const { next } = state;
  if (!next.dealer) return h("p", null, "Two players with chips can begin.");
  const left = next.at ? ` In ${clockTold(Math.ceil(secondsTo(next.at)))}.` : "";
  const deals = `${scene.name(next.dealer)} deals`;
  return h("p", null, next.game ? `${deals}: ${next.game}.${left}` : `${deals} and calls the game.`);
}
