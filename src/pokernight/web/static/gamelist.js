// Games to choose from: what each of them is like, its rules before anybody antes, and a star for those that one likes.

import { h } from "./dom.js";
import { isFavorite, turnFavorite } from "./favorites.js";

const rules = new Map();

/** The rules of a game by its name, where they were fetched. */
export const rulesOf = (name) => rules.get(name)?.rules;

/** Several lists of games under their titles, those that are empty left out. */
export function sectionsView(sections, search) {
  return sections
    .filter(({ games }) => games.length > 0)
    .map(({ title, games }) =>
      h(
        "section",
        { key: title || "found" },
        title && h("h3", null, title),
        h(
          "ul",
          { class: "plain" },
          games.map((game) => gameView(game, search)),
        ),
      ),
    );
}

function gameView(game, search) {
  const open = search.opened === game.name;
  return h(
    "li",
    { key: game.name, class: "offer-row" },
    h(
      "button",
      {
        type: "button",
        class: "game",
        "aria-current": String(search.chosen?.name === game.name),
        onclick: () => search.take(game),
      },
      h("span", null, game.name),
      h("small", null, traits(game, search)),
      game.pitch && h("span", { class: "pitch" }, game.pitch),
    ),
    game.number && [
      h(
        "button",
        {
          type: "button",
          class: "light star",
          "aria-pressed": String(isFavorite(game.name)),
          "aria-label": `${game.name} is a favorite`,
          title: "Favorite",
          onclick: () => {
            turnFavorite(game.name);
            search.changed();
          },
        },
        isFavorite(game.name) ? "★" : "☆",
      ),
      h(
        "button",
        {
          type: "button",
          class: "light",
          "aria-expanded": String(open),
          "aria-label": `Rules of ${game.name}`,
          onclick: () => search.open(open ? null : game),
        },
        "Rules",
      ),
    ],
    open && previewView(game, search),
  );
}

/** The rules of a game; where a dealer calls, with a way to add a house rule to them. */
function previewView(game, search) {
  const known = rules.get(game.name);
  return h(
    "div",
    { class: "preview" },
    h("ol", null, (known?.rules ?? ["One moment…"]).map((rule) => h("li", null, rule))),
    known && search.change && h("button", { type: "button", onclick: () => search.change(game, known.played) }, "Add a house rule"),
  );
}

function traits(game, search) {
  if (!game.number) return game.tags.join(", ");
  return [search.played.includes(game.name) && "played", `${game.minutes} min`, game.level, game.wildness].filter(Boolean).join(" · ");
}

/** Fetch the rules of a game, once. */
export async function fetchRules(game) {
  if (rules.has(game.name)) return;
  const answer = await fetch(`/games/${game.number}/rules.json`);
  if (answer.ok) rules.set(game.name, await answer.json());
}
