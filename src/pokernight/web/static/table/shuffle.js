// What was promised about the shuffle, what was checked of it, and whether anything was wrong.

import { cardSigns } from "../cards.js";
import { openDialog } from "../dialog.js";
import { h } from "../dom.js";

/** So much of a root tells it from any other; players can read it to each other. */
const FINGERPRINT = 16;

export function openShuffle(fairness) {
  openDialog("The shuffle", () => {
    const hand = fairness.hands.get(fairness.room.live.hand?.number);
    const opened = [...fairness.hands.values()].filter((one) => one.opened).length;
    return [
      fairness.problems.map((problem) => h("p", { class: "alarm", role: "alert" }, problem)),
      hand?.shuffle && [
        h("p", null, "The fingerprint of this hand, the same for everybody at the table:"),
        h("p", { class: "fingerprint" }, hand.shuffle.roots[0].slice(0, FINGERPRINT).replace(/(.{4})(?=.)/g, "$1 ")),
        h("p", null, whoCut(hand)),
        hand.proofs.length > 0 && h("p", null, `Checked: ${hand.proofs.map(({ card }) => cardSigns(card)).join(" ")}`),
      ],
      opened > 0 && h("p", null, `The seeds of ${opened} hands were opened and checked.`),
      h(
        "p",
        { class: "quiet" },
        "The house had promised where each card lies before the players cut the deck; your browser has checked every " +
          "card that you were shown. “Save record” under “Hands” keeps the proofs.",
      ),
    ];
  });
}

function whoCut({ shuffle }) {
  if (!shuffle.cuts) return "The deck is being cut.";
  const many = shuffle.cuts.filter(Boolean).length;
  return `${many} of ${shuffle.cuts.length} players have cut the deck.`;
}
