// The customs of the table, as the host sets them; the form itself comes with the page.

import { closeDialog, openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { games } from "../games.js";

/** What a table calls the game that was written for it. */
const ownName = ({ title }) => title || "our own game";

export function openSettings(room, scene) {
  let complaint = "";
  const now = scene.state.table.settings;
  const fields = document.createElement("div");
  fields.append(document.querySelector("#settings-fields").content.cloneNode(true));
  fillIn(fields, { ...now, game: now.rules.length ? ownName(now) : now.game });
  games().then((list) => fields.querySelector("datalist").append(...list.map((game) => new Option(game.name))));
  openDialog("Settings of the table", () => [
    h(
      "form",
      {
        class: "settings",
        onsubmit: async (event) => {
          event.preventDefault();
          complaint = await room.send("settings", { settings: { ...now, ...chosen(fields, now) } }, { quiet: true });
          if (complaint) room.draw();
          else closeDialog();
        },
      },
      fields,
      h("p", { class: "alarm", role: "alert" }, complaint),
      h("button", { class: "main" }, "Keep these"),
    ),
  ]);
}

function fillIn(fields, settings) {
  for (const input of fields.querySelectorAll("[name]")) {
    if (!(input.name in settings)) continue;
    if (input.type === "checkbox") input.checked = settings[input.name];
    else input.value = settings[input.name];
  }
}

/** What the form says; a game from the menu takes the place of the table's own. */
function chosen(fields, now) {
  const inputs = [...fields.querySelectorAll("[name]")];
  const said = Object.fromEntries(inputs.map((input) => [input.name, valueOf(input)]));
  return now.rules.length && said.game === ownName(now)
    ? { ...said, game: "", rules: now.rules }
    : { ...said, rules: [], title: "" };
}

function valueOf(input) {
  if (input.type === "checkbox") return input.checked;
  return input.type === "number" ? Number(input.value) : input.value;
}
