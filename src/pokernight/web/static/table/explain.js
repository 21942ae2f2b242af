// A rule explained: its words and what they mean, whether it is played now and what may be answered, and the rulings.

import { cardSigns } from "../cards.js";
import { openDialog } from "../dialog.js";
import { h } from "../dom.js";

/** A line with its cards as they are drawn: K♥ where the table says Kh. */
const signed = (line) => line.replace(/\b[2-9TJQKA][cdhs]\b/g, cardSigns);

export function openRule(scene, at) {
  const { hand, game } = scene;
  const { question } = scene.state;
  const here = at !== null && at + 1 === hand.line && !hand.ended;
  const answers = here && question?.explain;
  const title = at === null ? `Rulings on ${game.name}` : `Rule ${game.numbers[at]} of ${game.name}`;
  openDialog(title, () => [
    at !== null && [
      h("p", { class: "rule-words" }, game.rules[at]),
      game.meanings[at].map((meaning) => h("p", { class: "meaning" }, meaning)),
    ],
    here && h("p", { class: "quiet" }, "This is the step that is being played."),
    answers &&
      h(
        "ul",
        { class: "plain explained" },
        answers.slice(1).map((line) => h("li", { class: line.startsWith(" ") ? "inner" : "" }, signed(line.trim()))),
      ),
    !answers &&
      game.rulings.length > 0 && [
        at !== null && h("h3", null, "Rulings on this game"),
        h(
          "ul",
          null,
          game.rulings.map((ruling) => h("li", null, ruling)),
        ),
      ],
    h("p", null, h("a", { href: "/games", target: "_blank", rel: "noopener" }, "All games and their rules")),
  ]);
}
