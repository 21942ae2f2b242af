// The whole table, drawn from what is known about it.

import { cardSigns } from "../cards.js";
import { h } from "../dom.js";
import { betweenView, joinView } from "./between.js";
import { handsListView, replayView } from "./hands.js";
import { middleView } from "./middle.js";
import { openInvite, peopleView } from "./people.js";
import { rulesView, stepView } from "./rules.js";
import { handsView, plate, seatsView } from "./seats.js";
import { chatView, storyView } from "./story.js";

/** From how many people on everybody has to move closer. */
const CROWD = 10;

const PANELS = {
  rules: { name: "Rules", key: "r", view: (room) => rulesView(room.scene) },
  story: { name: "Story", key: "t", view: (room) => storyView(room.told) },
  chat: { name: "Chat", key: "s", view: chatView },
  people: { name: "People", key: "l", view: peopleView },
  hands: { name: "Hands", key: "h", view: handsListView },
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
    headView(room),
    h(
      "div",
      { class: `left${room.replay ? " again" : ""}` },
      stepView(scene),
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
          ? replayView(room)
          : h(
              "section",
              { id: "question", "aria-label": "What you are asked" },
              room.question.view() ?? betweenView(room),
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
    h("h1", null, table.name, h("small", null, what)),
    h(
      "button",
      { class: "light", onclick: () => room.switchDeck(), title: "Two or four colours" },
      h(
        "span",
        { class: "suits", "aria-hidden": "true" },
        ["♠", "♥", "♦", "♣"].map((sign) => h("span", null, sign)),
      ),
      h("span", { class: "unseen" }, "Two or four colours"),
    ),
    room.fairness.view(),
    h("button", { onclick: () => openInvite(room) }, "Invite"),
  );
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
    { class: `mine${mine.asked ? " asked" : ""}`, "aria-label": "Your seat" },
    plate(scene, mine),
    !shown && h("div", { class: "hands" }, handsView(mine, "Your hand", scene.narrow)),
    hand.worth && h("p", { class: "worth" }, "You have ", h("strong", null, hand.worth), wildTold(scene)),
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
