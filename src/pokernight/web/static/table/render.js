// The whole table, drawn from what is known about it.

import { cardSigns } from "../cards.js";
import { h } from "../dom.js";
import { Later } from "../later.js";
import { betweenView, joinView, pausedView } from "./between.js";
import { middleView } from "./middle.js";
import { rulesView, stepView } from "./rules.js";
import { handsView, plate, seatsView } from "./seats.js";
import { chatView, storyView } from "./story.js";
import { toolsView } from "./tools.js";

const people = new Later(() => import("./people.js"));
const hands = new Later(() => import("./hands.js"));
const invite = new Later(() => import("./invite.js"));

/** From how many people on everybody has to move closer. */
const CROWD = 10;

const PANELS = {
  rules: { name: "Rules", key: "r", view: (room) => rulesView(room) },
  story: { name: "Story", key: "t", view: (room) => storyView(room.told) },
  chat: { name: "Chat", key: "s", view: chatView },
  people: { name: "People", key: "l", view: (room) => people.view(room, ({ peopleView }) => peopleView(room)) },
  hands: { name: "Hands", key: "h", view: (room) => hands.view(room, ({ handsListView }) => handsListView(room)) },
};

/** The panel that a key opens. */
export const panelOf = (key) => Object.keys(PANELS).find((name) => PANELS[name].key === key);

/** Before the table: on the way there, or where nobody may look on without sitting down. */
export function doorView(room) {
  if (!room.sentAway) return h("p", { class: "waiting" }, "Going to the table…");
  return h(
    "div",
    { class: "waiting" },
    h("h1", null, room.sentAway),
    joinView(room),
    h("p", null, h("a", { href: "/" }, "To the front door")),
  );
}

export function roomView(room) {
  const { scene } = room;
  return [
    room.signals.bar(),
    h("p", { key: "heard", class: "unseen", "aria-live": "polite", id: "heard" }, room.heard),
    headView(room),
    h(
      "div",
      { class: `left${room.replay ? " again" : ""}` },
      stepView(room),
      h(
        "section",
        { class: scene.people.size > CROWD ? "felt crowd" : "felt", "aria-label": "The table" },
        seatsView(scene),
        middleView(scene),
      ),
      h(
        "div",
        { class: "place" },
        mineView(room),
        room.replay
          ? hands.view(room, ({ replayView }) => replayView(room))
          : h(
              "section",
              { id: "question", "aria-label": "What you are asked" },
              placeView(room),
            ),
      ),
    ),
    sideView(room),
    h(
      "div",
      { class: "notes", role: "status" },
      room.notes.map((note) => h("p", { key: note }, note)),
      room.live?.state.table.trouble && h("p", { class: "alarm" }, room.live.state.table.trouble),
      !room.connected && h("p", { class: "alarm" }, "The line to the table is broken. Trying again…"),
    ),
  ];
}

function headView(room) {
  const { table, hand, next } = room.scene.state;
  const what = hand ? `${room.scene.game.name}, hand ${hand.number}` : next.game || "Dealer's choice";
  return h(
    "header",
    { class: "table-head" },
    h("a", { class: "home", href: "/", title: "To the front door" }, h("img", { src: "/static/icon.svg", alt: "Poker Night", width: 28, height: 28 })),
    h("h1", null, table.name, h("small", null, what)),
    h("div", { class: "tools" }, toolsView(room)),
    room.fairness.view(),
    room.live.state.pending.length > 0 &&
      h(
        "button",
        { class: "light waiting-list", onclick: () => room.show("people") },
        `${room.live.state.pending.length} after this hand`,
      ),
    h("button", { onclick: () => invite.use(room, ({ openInvite }) => openInvite(room)) }, "Invite"),
  );
}

/** What you are to do: turn your cards, answer, or wait. */
function placeView(room) {
  if (room.turning.active) return room.turning.view();
  if (room.live.state.table.paused && room.live.me) return pausedView(room);
  return room.question.view() ?? [room.turning.inVain(), betweenView(room)];
}

/** Your own cards, and what they are worth; cards that the question shows already are not shown twice. */
function mineView(room) {
  const { scene } = room;
  const { mine, hand } = scene;
  if (!mine) return null;
  const asked = room.replay ? [] : [...(room.question.control?.cards ?? [])];
  const cards = mine.hands.flatMap((one) => one.cards);
  const shown =
    cards.length > 0 &&
    cards.every((one) => {
      const at = asked.indexOf(one.card ?? "?");
      if (at >= 0) asked.splice(at, 1);
      return at >= 0;
    });
  return h(
    "section",
    { class: `mine${mine.asked ? " asked" : ""}`, "aria-label": "Your seat", "data-person": mine.person },
    plate(scene, mine),
    !shown && !room.turning.active && h("div", { class: "hands" }, handsView(scene, mine, "Your hand", scene.narrow)),
    hand.worth && !room.turning.active && h("p", { class: "worth" }, "You have ", h("strong", null, hand.worth), wildTold(scene)),
  );
}

/** Which of your cards are wild, as the end of a sentence. */
function wildTold(scene) {
  const cards = [...scene.wild].map(cardSigns);
  if (cards.length === 0) return null;
  return `; the ${cards.join(" and the ")} ${cards.length > 1 ? "are" : "is"} wild`;
}

function sideView(room) {
  const tabs = Object.entries(PANELS);
  return h(
    "aside",
    { class: `side${room.open ? " open" : ""}`, "aria-label": "Rules, story, chat, people, hands" },
    h(
      "div",
      {
        class: "tabs",
        role: "tablist",
        onkeydown: (event) =>
          turn(
            event,
            room,
            tabs.map(([name]) => name),
          ),
      },
      tabs.map(([name, panel]) =>
        h(
          "button",
          {
            key: name,
            id: `tab-${name}`,
            role: "tab",
            class: "tab",
            "aria-selected": String(room.panel === name),
            "aria-controls": "panel",
            tabindex: room.panel === name ? 0 : -1,
            title: `${panel.name} (${panel.key})`,
            onclick: () => room.show(name),
          },
          panel.name,
          name === "chat" && room.unread > 0 && h("span", { class: "unread" }, room.unread),
        ),
      ),
    ),
    h("button", { class: "close light", "aria-label": "Close", onclick: () => room.show(null) }, "✕"),
    h(
      "div",
      {
        id: "panel",
        class: `panel-body ${room.panel}`,
        role: "tabpanel",
        "aria-labelledby": `tab-${room.panel}`,
        tabindex: -1,
      },
      h("div", { key: room.panel, class: "panel-in" }, PANELS[room.panel].view(room)),
    ),
  );
}

function turn(event, room, names) {
  const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!steps) return;
  room.show(names[(names.indexOf(room.panel) + steps + names.length) % names.length]);
  document.querySelector(`#tab-${room.panel}`).focus();
}
