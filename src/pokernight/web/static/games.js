// The games to choose from, searched as you type.

import { h } from "./dom.js";

const SHOWN = 60;
let all = null;

/** All games, fetched once: number, name, aliases, tags, and how many can play. */
export async function games() {
  all ??= fetch("/games.json").then((answer) => answer.json());
  return all;
}

/** The games that hold every word and can be played by so many, those first whose names say it best. */
export function search(list, words, seats) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [];
  for (const game of list) {
    const distance = game.most >= seats ? far(game, wanted) : -1;
    if (distance >= 0) found.push([distance, game]);
  }
  return found.sort(([one], [other]) => one - other).map(([, game]) => game);
}

/** Games whose names are nearly what was typed. */
export function nearNames(list, words, seats) {
  const wanted = pairs(words);
  return list
    .filter((game) => game.most >= seats)
    .map((game) => [Math.max(...[game.name, ...game.aliases].map((name) => alike(wanted, pairs(name)))), game])
    .filter(([likeness]) => likeness > 0.3)
    .sort(([one], [other]) => other - one)
    .slice(0, 6)
    .map(([, game]) => game);
}

/** The pairs of letters in a text, by which names are compared. */
function pairs(text) {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return new Set([...letters].slice(0, -1).map((letter, at) => letter + letters[at + 1]));
}

const alike = (one, other) =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / Math.max(1, one.size + other.size);

const writeIt = h("a", { href: "/invent" }, "Write it yourself");

/** How far from the words a game is: 0 where they are its name; -1 where it does not hold them all. */
function far(game, wanted) {
  const name = game.name.toLowerCase();
  const whole = wanted.join(" ");
  const holds = (...texts) => wanted.every((word) => texts.join(" ").toLowerCase().includes(word));
  const tests = [name === whole, name.startsWith(whole), holds(name), holds(name, ...game.aliases)];
  return [...tests, holds(name, ...game.aliases, game.number, ...game.tags)].indexOf(true);
}

/** A box to search in and the games that were found; `choose` gets the one that is taken. */
export class GameSearch {
  constructor({ seats, choose, changed, first = [] }) {
    Object.assign(this, { seats, choose, changed, first, words: "", list: [], chosen: null });
    games().then((list) => {
      this.list = list;
      changed();
    });
  }

  key(event) {
    if (event.key === "Enter" && event.target.type === "search") {
      event.preventDefault();
      const [best] = this.found;
      if (best && this.words) this.take(best);
      return;
    }
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll("input, .found button")];
    stops[Math.max(0, stops.indexOf(document.activeElement) + steps)]?.focus();
  }

  get found() {
    return search(this.list, this.words, this.seats);
  }

  view() {
    const { found } = this;
    const near = found.length ? [] : nearNames(this.list, this.words, this.seats);
    const offers = [...(this.words ? [] : this.first), ...(found.length ? found : near).slice(0, SHOWN)];
    return h(
      "div",
      { class: "game-search", onkeydown: (event) => this.key(event) },
      h(
        "label",
        { class: "field" },
        h("span", null, "Which game?"),
        h("input", {
          type: "search",
          value: this.words,
          placeholder: "name, tag or number",
          autocomplete: "off",
          oninput: (event) => {
            this.words = event.target.value;
            this.changed();
          },
        }),
      ),
      h(
        "p",
        { class: "quiet", "aria-live": "polite" },
        this.list.length > 0 && found.length === 0
          ? [near.length ? "No game is called that. Did you mean one of these? " : "No game is called that. ", writeIt]
          : `${found.length} game${found.length === 1 ? "" : "s"} for ${this.seats} players`,
      ),
      h(
        "ul",
        { class: "plain found" },
        offers.map((game) =>
          h(
            "li",
            { key: game.name },
            h(
              "button",
              {
                type: "button",
                "aria-current": String(this.chosen?.name === game.name),
                onclick: () => this.take(game),
              },
              h("span", null, game.name),
              h("small", null, game.tags.slice(0, 3).join(", ")),
            ),
          ),
        ),
      ),
    );
  }

  take(game) {
    this.chosen = game;
    this.choose(game);
    this.changed();
  }
}
