// The way in for friends: a link to send, to scan or to share.

import { openDialog } from "../dialog.js";
import { h } from "../dom.js";

/** The link that invites, ready to be sent, scanned or shared. */
export function openInvite(room) {
  let [link, told, onlyHere] = [`${location.origin}${room.path}`, "", false];
  fetch(`${room.path}/invite.json`, { credentials: "same-origin" })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
    .then((invite) => {
      [link, onlyHere] = [invite.link, invite.only_here];
      room.draw();
    })
    .catch(() => {});
  openDialog("Invite friends", () => [
    h("p", null, "Whoever opens this link can choose a name and sit down. It is not the key to your own seat."),
    onlyHere &&
      h(
        "p",
        { class: "alarm" },
        "This server lets in nobody but this computer. Start it with “pokernight serve --host 0.0.0.0”, and friends in your " +
          "network can open the link.",
      ),
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
      navigator.share &&
        h("button", { onclick: () => navigator.share({ title: document.title, url: link }).catch(() => {}) }, "Share"),
    ),
    h("p", { class: "quiet", role: "status" }, told),
    h("img", { class: "code", src: `${room.path}/invite.svg`, width: 200, height: 200, alt: "The link as a QR code" }),
    h(
      "p",
      { class: "quiet" },
      "A TV in the room? ",
      h("a", { href: `${room.path}?view=felt`, target: "_blank" }, "Open the felt for a big screen"),
      ": it shows the table without anybody's hole cards, and phones hold the hands.",
    ),
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
