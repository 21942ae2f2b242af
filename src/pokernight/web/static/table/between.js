// Between two hands: what you can do when no question is before you.

import { h } from "../dom.js";
import { Later } from "../later.js";
import { clockTold, secondsTo } from "./clock.js";
import { beaten } from "./showdown.js";

const menu = new Later(() => import("./menu.js"));
const why = new Later(() => import("./why.js"));

/** What stands where the question would be. */
export function betweenView(room) {
  const scene = room.live;
  if (!scene.me) return lookingOn(room);
  if (scene.state.table.paused) return pausedView(room);
  if (scene.playing) return h("div", { class: "between" }, h("p", null, waitingFor(scene)), room.ahead.view(), brokeView(room));
  const { next, you } = scene.state;
  const left = next.at ? Math.ceil(secondsTo(next.at)) : null;
  return h(
    "div",
    { class: "between" },
    scene.hand?.ended && scene.mine && h("h2", null, outcome(scene.mine.gain)),
    beaten(scene).length > 0 &&
      h("button", { class: "light", onclick: () => why.use(room, ({ openWhy }) => openWhy(scene)) }, "Why did I lose?"),
    h("p", { class: "quiet" }, coming(scene), left !== null && ` In ${clockTold(left)}.`),
    h(
      "div",
      { class: "row" },
      brokeView(room),
      next.game && h("button", { class: "main", onclick: () => room.send("deal") }, "Deal"),
      (next.calls === you || scene.hosting) &&
        h(
          "button",
          { class: next.game ? "" : "main", onclick: () => menu.use(room, ({ openMenu }) => openMenu(room)) },
          next.game ? "Another game" : "Call the game",
        ),
      scene.me.status === "away" && h("button", { onclick: () => room.send("back") }, "I am back"),
    ),
  );
}

/** Everybody sees that the clocks stand still, and where the evening is over, how it went. */
export function pausedView(room) {
  const { over } = room.live.state.table;
  return h(
    "div",
    { class: "between" },
    h("h2", null, over ? "The evening is over." : "The host has paused the table."),
    h("p", { class: "quiet" }, over ? "All seeds are open, and the accounts are made." : "All clocks stand still."),
    h(
      "div",
      { class: "row" },
      over && h("a", { class: "button main", href: `${room.path}/settle` }, "How the night went"),
      room.live.hosting && h("button", { class: over ? "" : "main", onclick: () => room.send("resume") }, "Play on"),
    ),
  );
}

/** Whoever has no chips can buy some from where they are. */
function brokeView(room) {
  const { me, state, mine, playing } = room.live;
  if (me.chips > 0 || (playing && mine && !mine.folded)) return null;
  const asked = state.pending.some((one) => one.by === me.id && one.what.endsWith("buys a stack"));
  if (asked) return h("p", { class: "quiet" }, `${state.table.settings.stack} chips come after this hand.`);
  return h(
    "button",
    { class: "main", onclick: () => room.send("rebuy") },
    `Buy in again for ${state.table.settings.stack}`,
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
  return `${ownPart(scene)}${names.length ? `Waiting for ${names.join(" and ")}…` : ""}`;
}

/** What the hand is to you, where you are not asked anything. */
function ownPart({ mine, me }) {
  if (mine) return mine.folded ? "You have folded. " : "";
  if (me.chips === 0) return "You are broke. ";
  return me.status === "away" ? "You sit out. " : "You are in from the next hand on. ";
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
