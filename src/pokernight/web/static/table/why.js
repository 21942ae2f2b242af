// Why a hand lost.

import { fan } from "../cards.js";
import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { beaten, capital } from "./showdown.js";

/** Your hand and the one that beat it, side by side, with the card that made the difference. */
export function openWhy(scene) {
  openDialog("Why did I lose?", () =>
    beaten(scene).map(({ part, own, best }, at) =>
      h(
        "section",
        { key: at, class: "why" },
        h("h3", null, capital(part.part)),
        h("p", null, own.why),
        h(
          "div",
          { class: "side-by-side" },
          [own, best].map((made) =>
            h(
              "div",
              { key: made.seat, class: made.won ? "beat" : "" },
              h("h4", null, scene.sitter(made.seat)),
              fan(
                made.cards.map((card) => ({ card, lie: "up", light: card === made.deciding ? " deciding" : "" })),
                `${scene.sitter(made.seat)}, ${made.name}`,
                { small: true },
              ),
              h("p", null, capital(made.name)),
            ),
          ),
        ),
        own.deciding &&
          h("p", { class: "quiet" }, "The card that is lit in each hand made the difference."),
      ),
    ),
  );
}
