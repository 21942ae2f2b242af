// The rules on the table, with the step that is being played; tapping one explains it.

import { cardSigns } from "../cards.js";
import { h } from "../dom.js";
import { openDialog } from "../dialog.js";

export function rulesView(scene) {
  const { hand, game } = scene;
  if (!hand) return h("p", { class: "quiet" }, "The rules lie here as soon as a game is dealt.");
  return [
    h(
      "ol",
      { class: "plain rules" },
      game.rules.map((rule, at) => {
        const here = at + 1 === hand.line && !hand.ended;
        return h(
          "li",
          { key: at },
          h(
            "button",
            {
              class: `rule${here ? " here" : ""}`,
              "aria-current": here ? "step" : null,
              onclick: () => explainRule(scene, at),
            },
            h("span", { class: "count" }, `${game.numbers[at]}.`),
            h("span", null, rule),
          ),
        );
      }),
    ),
    game.rulings.length > 0 &&
      h("button", { class: "light", onclick: () => explainRule(scene, null) }, `Rulings on ${game.name}`),
  ];
}

/** The step that is being played, in one line. */
export function stepView(scene) {
  const { hand, game } = scene;
  if (!hand || hand.ended || !game.rules[hand.line - 1]) return null;
  return h(
    "button",
    { class: "step light", onclick: () => explainRule(scene, hand.line - 1) },
    h("span", { class: "count" }, `${game.numbers[hand.line - 1]}.`),
    h("span", { class: "step-words" }, game.rules[hand.line - 1]),
  );
}

/** A line with its cards as they are drawn: K♥ where the table says Kh. */
const signed = (line) => line.replace(/\b[2-9TJQKA][cdhs]\b/g, cardSigns);

/** Explain a rule: its words and what they mean, whether it is played now and what may be answered, and the rulings. */
export function explainRule(scene, at) {
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
