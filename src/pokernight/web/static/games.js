// The games to choose from, searched as you type.

import { h } from "./dom.js";
import { favorites } from "./favorites.js";
import { fetchRules, sectionsView } from "./gamelist.js";
import { nightOf, surprise, tonight } from "./tonight.js";

const SHOWN = 60;
let all = null;

/** All games, fetched once: number, name, aliases, tags, what they are like, and how many can play. */
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
  constructor({ seats, choose, changed, change = null, table = "", played = [], first = [] }) {
    Object.assign(this, { seats, choose, changed, change, table, played, first, words: "", list: [], chosen: null, opened: null });
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
    const stops = [...event.currentTarget.querySelectorAll("input, .found .game")];
    const row = document.activeElement.closest(".offer-row")?.querySelector(".game") ?? document.activeElement;
    stops[Math.max(0, stops.indexOf(row) + steps)]?.focus();
  }

  get found() {
    return search(this.list, this.words, this.seats);
  }

  /** What is offered: what was searched for, or else the menu of the night, what one likes, and everything. */
  get sections() {
    const { found } = this;
    if (this.words) {
      const near = found.length ? found : nearNames(this.list, this.words, this.seats);
      return [{ title: "", games: near.slice(0, SHOWN) }];
    }
    const named = (names) => names.map((name) => found.find((game) => game.name === name)).filter(Boolean);
    return [
      { title: "", games: this.first },
      { title: "Menu of the night", games: tonight(this.list, this.seats, nightOf(this.table)) },
      { title: "Your favorites", games: named(favorites()) },
      { title: "Played already", games: named(this.played) },
      { title: "All games", games: found.slice(0, SHOWN) },
    ];
  }

  view() {
    const { found } = this;
    const near = found.length === 0 && nearNames(this.list, this.words, this.seats).length > 0;
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
        "div",
        { class: "row asking" },
        h(
          "p",
          { class: "quiet", "aria-live": "polite" },
          this.list.length > 0 && found.length === 0
            ? [near ? "No game is called that. Did you mean one of these? " : "No game is called that. ", writeIt]
            : `${found.length} game${found.length === 1 ? "" : "s"} for ${this.seats} players`,
        ),
        h(
          "button",
          { type: "button", class: "surprise", onclick: () => this.take(surprise(this.list, this.seats, this.played)) },
          "Surprise me",
        ),
      ),
      h("div", { class: "found" }, sectionsView(this.sections, this)),
    );
  }

  /** Show the rules of a game, or those of none. */
  open(game) {
    this.opened = game?.name ?? null;
    if (game) fetchRules(game).then(() => this.changed());
    this.changed();
  }

  take(game) {
    if (!game) return;
    this.chosen = game;
    this.choose(game);
    this.changed();
  }
}
