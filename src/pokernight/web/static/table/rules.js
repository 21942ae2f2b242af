// The rules on the table, with the step that is being played; tapping one explains it.

import { h } from "../dom.js";
import { Later } from "../later.js";

const explaining = new Later(() => import("./explain.js"));
const coming = new Later(() => import("./coming.js"));

/** Explain a rule by its place; none means the rulings. */
export const explainRule = (room, at) => explaining.use(room, ({ openRule }) => openRule(room.scene, at));

export function rulesView(room) {
  const { hand, game } = room.scene;
  if (!hand) return coming.view(room, ({ comingView }) => comingView(room));
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
              onclick: () => explainRule(room, at),
            },
            h("span", { class: "count" }, `${game.numbers[at]}.`),
            h("span", null, rule),
          ),
        );
      }),
    ),
    game.rulings.length > 0 &&
      h("button", { class: "light", onclick: () => explainRule(room, null) }, `Rulings on ${game.name}`),
  ];
}

/** The step that is being played, in one line. */
export function stepView(room) {
  const { hand, game } = room.scene;
  if (!hand || hand.ended || !game.rules[hand.line - 1]) return null;
  return h(
    "button",
    { class: "step light", onclick: () => explainRule(room, hand.line - 1) },
    h("span", { class: "count" }, `${game.numbers[hand.line - 1]}.`),
    h("span", { class: "step-words" }, game.rules[hand.line - 1]),
  );
}
