// Everybody at the table: chips, what the evening has brought, and what the host and you can do.

import { h } from "../dom.js";
import { closeDialog, openDialog } from "../dialog.js";
import { Later } from "../later.js";
import { signed } from "./scene.js";
import { toolsView } from "./tools.js";

const settings = new Later(() => import("./settings.js"));

const BOTS = ["steady", "sharp", "caller", "random"];

export function peopleView(room) {
  const scene = room.live;
  const { table, people, gone } = scene.state;
  return [
    h(
      "table",
      { class: "ledger" },
      h("caption", { class: "unseen" }, "The evening so far"),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          ["Player", "Bought in", "Taken out", "In front", "Gain"].map((name) => h("th", { scope: "col" }, name)),
          scene.hosting && h("td"),
        ),
      ),
      h(
        "tbody",
        null,
        people.map((person) => row(room, scene, person, table)),
        gone.map((line, at) => goneRow(scene, line, at)),
      ),
    ),
    table.watching > 0 && h("p", { class: "quiet watchers" }, watchersTold(table)),
    h("p", { class: "row" }, h("a", { class: "button", href: `${room.path}/settle`, target: "_blank" }, "Settle up")),
    pendingView(room, scene),
    scene.me && youView(room, scene),
    h("div", { class: "row own-tools" }, toolsView(room)),
    scene.hosting && hostView(room, scene),
  ];
}

/** Who looks on: those who have a name by it, and how many more. */
export function watchersTold({ watching, watchers }) {
  const rest = watching - watchers.length;
  const names = [...watchers, rest > 0 && (watchers.length ? `${rest} more` : rest === 1 ? "One person" : `${rest} people`)].filter(Boolean);
  const told = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  return `${told} ${watching === 1 ? "is" : "are"} watching.`;
}

function row(room, scene, person, table) {
  const seat = scene.seats.find((one) => one.person === person.id);
  const chips = scene.playing && seat ? seat.chips : person.chips;
  const gain = chips + person.taken - person.bought;
  const marks = [
    person.bot && `${person.bot} bot${person.style ? `, ${person.style}` : ""}`,
    person.id === table.host && "host",
    person.status === "away" && "away",
    person.online === false && "disconnected",
  ].filter(Boolean);
  return h(
    "tr",
    { key: person.id },
    h("th", { scope: "row" }, person.name, marks.length > 0 && h("small", null, marks.join(", "))),
    h("td", null, person.bought),
    h("td", null, person.taken),
    h("td", null, chips),
    gainCell(gain),
    scene.hosting && h("td", null, person.id !== scene.state.you && hostMenu(room, person)),
  );
}

/** Somebody who has left keeps a line. */
function goneRow(scene, line, at) {
  return h(
    "tr",
    { key: `gone ${at}`, class: "gone" },
    h("th", { scope: "row" }, line.name, h("small", null, "left")),
    h("td", null, line.bought),
    h("td", null, line.taken),
    h("td", null, 0),
    gainCell(line.taken - line.bought),
    scene.hosting && h("td"),
  );
}

const gainCell = (gain) => h("td", { class: gain > 0 ? "good" : gain < 0 ? "alarm" : "" }, signed(gain));

/** What the host can do about somebody. */
function hostMenu(room, person) {
  const remove = () =>
    askFirst(room, `Remove ${person.name}?`, "They cash out, and the seat is free.", "remove", { person: person.id });
  const appoint = () =>
    askFirst(room, `Make ${person.name} the host?`, "They run the table then, and you are a player like the others.", "appoint", {
      person: person.id,
    });
  return [
    !person.bot && h("button", { class: "light", "aria-label": `Make ${person.name} the host`, title: "Make host", onclick: appoint }, "♛"),
    h("button", { class: "light", "aria-label": `Remove ${person.name}`, title: "Remove", onclick: remove }, "✕"),
  ];
}

/** What happens after the hand; whoever has asked for it, and the host, can take it back. */
export function pendingView(room, scene) {
  const { pending, you } = scene.state;
  if (pending.length === 0) return null;
  return h(
    "section",
    { class: "pending", "aria-label": "After this hand" },
    h("h3", null, "After this hand"),
    h(
      "ul",
      { class: "plain" },
      pending.map((one) =>
        h(
          "li",
          { key: one.number },
          h("span", null, one.what.charAt(0).toUpperCase() + one.what.slice(1), "."),
          (one.by === you || scene.hosting) &&
            h(
              "button",
              {
                class: "light",
                "aria-label": `Take back: ${one.what}`,
                onclick: () => room.send("take back", { number: one.number }),
              },
              "Take back",
            ),
        ),
      ),
    ),
  );
}

function youView(room, scene) {
  const away = scene.me.status === "away";
  return h(
    "div",
    { class: "row deeds" },
    h("button", { onclick: () => room.send(away ? "back" : "away") }, away ? "I am back" : "Sit out"),
    h("button", { onclick: () => room.send("rebuy") }, "Buy a stack"),
    h(
      "button",
      { onclick: () => leave(room) },
      "Leave the table",
    ),
  );
}

const leave = (room) =>
  askFirst(room, "Leave the table?", "You cash out after this hand. Your line stays in the ledger for when you come back.", "stand");

/** Do what cannot be undone only after a second thought. */
function askFirst(room, title, words, what, fields) {
  const sure = () => {
    closeDialog();
    room.send(what, fields);
  };
  openDialog(title, () => [
    h("p", null, words),
    h(
      "div",
      { class: "row" },
      h("button", { class: "main", onclick: sure }, "Yes"),
      h("button", { onclick: closeDialog }, "No"),
    ),
  ]);
}

const endEvening = (room) =>
  askFirst(
    room,
    "End the evening?",
    "The table stops, and everybody is shown how the night went. The seeds of all hands so far are opened, so that every shuffle can be checked. Whoever has them also knows the " +
      "cards that were never shown.",
    "end",
  );

function hostView(room, scene) {
  return h(
    "div",
    { class: "row deeds" },
    h(
      "form",
      {
        class: "row",
        onsubmit: (event) => {
          event.preventDefault();
          room.send("add bot", { kind: event.target.elements.kind.value });
        },
      },
      h("label", { class: "unseen", for: "bot-kind" }, "How the bot plays"),
      h(
        "select",
        { id: "bot-kind", name: "kind" },
        BOTS.map((kind) => h("option", { value: kind }, kind)),
      ),
      h("button", null, "Add a bot"),
    ),
    h("button", { onclick: () => settings.use(room, ({ openSettings }) => openSettings(room, scene)) }, "Settings"),
    h(
      "button",
      { onclick: () => room.send(scene.state.table.paused ? "resume" : "pause") },
      scene.state.table.paused ? "Play on" : "Pause",
    ),
    h("button", { onclick: () => endEvening(room) }, "End the evening"),
  );
}
