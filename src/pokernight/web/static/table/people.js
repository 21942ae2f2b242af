// Everybody at the table: chips, what the evening has brought, and what the host and you can do.

import { h } from "../dom.js";
import { closeDialog, openDialog } from "../dialog.js";
import { signed } from "./scene.js";
import { openSettings } from "./settings.js";

const BOTS = ["steady", "sharp", "caller", "random"];

export function peopleView(room) {
  const scene = room.live;
  const { table, people } = scene.state;
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
          ["Player", "Chips", "Bought", "Gain"].map((name) => h("th", { scope: "col" }, name)),
          scene.hosting && h("td"),
        ),
      ),
      h(
        "tbody",
        null,
        people.map((person) => row(room, scene, person, table)),
      ),
    ),
    scene.me && youView(room, scene),
    scene.hosting && hostView(room, scene),
  ];
}

function row(room, scene, person, table) {
  const seat = scene.seats.find((one) => one.person === person.id);
  const chips = scene.playing && seat ? seat.chips : person.chips;
  const gain = chips - person.bought;
  const marks = [
    person.bot && `${person.bot} bot${person.style ? `, ${person.style}` : ""}`,
    person.id === table.host && "host",
    person.status === "away" && "away",
  ].filter(Boolean);
  return h(
    "tr",
    { key: person.id },
    h("th", { scope: "row" }, person.name, marks.length > 0 && h("small", null, marks.join(", "))),
    h("td", null, chips),
    h("td", null, person.bought),
    h("td", { class: gain > 0 ? "good" : gain < 0 ? "alarm" : "" }, signed(gain)),
    scene.hosting &&
      h(
        "td",
        null,
        person.id !== scene.state.you &&
          h(
            "button",
            {
              class: "light",
              "aria-label": `Remove ${person.name}`,
              onclick: () =>
                askFirst(room, `Remove ${person.name}?`, "The seat is free then, and the chips are gone.", "remove", {
                  person: person.id,
                }),
            },
            "✕",
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
      { onclick: () => askFirst(room, "Leave the table?", "You give up your seat and your chips.", "stand") },
      "Leave the table",
    ),
  );
}

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
    "The seeds of all hands so far are opened, so that every shuffle can be checked. Whoever has them also knows the " +
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
    h("button", { onclick: () => openSettings(room, scene) }, "Settings"),
    h("button", { onclick: () => endEvening(room) }, "End the evening"),
  );
}

/** The link that invites, ready to be sent. */
export function openInvite(room) {
  const link = `${location.origin}${room.path}`;
  let told = "";
  openDialog("Invite friends", () => [
    h("p", null, "Whoever opens this link can choose a name and sit down. It is not the key to your own seat."),
    h(
      "div",
      { class: "row" },
      h("label", { class: "unseen", for: "invite-link" }, "The link"),
      h("input", {
        id: "invite-link",
        class: "grow",
        readonly: true,
        value: link,
        onfocus: (event) => event.target.select(),
      }),
      h(
        "button",
        {
          class: "main",
          onclick: async () => {
            told = (await copied(link)) ? "Copied." : "Press Ctrl+C to copy it.";
            room.draw();
          },
        },
        "Copy",
      ),
    ),
    h("p", { class: "quiet", role: "status" }, told),
  ]);
}

/** Copy a text; where the browser allows that only to safe addresses, in the old way. */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    document.querySelector("#invite-link").select();
    return document.execCommand("copy");
  }
}
