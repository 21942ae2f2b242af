// The customs of the table, as the host sets them; the form itself comes with the page.

import { closeDialog, openDialog } from "../dialog.js";
import { h } from "../dom.js";

export function openSettings(room, scene) {
  let complaint = "";
  const now = scene.state.table.settings;
  const fields = document.createElement("div");
  fields.append(document.querySelector("#settings-fields").content.cloneNode(true));
  fillIn(fields, now);
  openDialog("Settings of the table", () => [
    h(
      "form",
      {
        class: "settings",
        onsubmit: async (event) => {
          event.preventDefault();
          complaint = await room.send("settings", { settings: { ...now, ...chosen(fields) } }, { quiet: true });
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

function chosen(fields) {
  const inputs = [...fields.querySelectorAll("[name]")];
  return Object.fromEntries(inputs.map((input) => [input.name, valueOf(input)]));
}

function valueOf(input) {
  if (input.type === "checkbox") return input.checked;
  return input.type === "number" ? Number(input.value) : input.value;
}
