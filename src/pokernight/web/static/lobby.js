// The front door: a name, a game and a table; or the link of a table that is open already.

import { face } from "./cards.js";
import { draw, h } from "./dom.js";
import { GameSearch } from "./games.js";
import { inventedGames } from "./invented.js";
import { recentGames, recentTables } from "./recent.js";

const DEALERS_CHOICE = { name: "Dealer's choice", aliases: [], tags: ["each dealer calls the game"] };
const SHOWN = ["Jr", "As", "Kh", "Qd", "Jc"];

draw(
  document.querySelector("#fanned"),
  SHOWN.map((card, at) =>
    h("span", { vars: { "--turn": `${(at - 2) * 9}deg`, "--down": `${Math.abs(at - 2) ** 2 * 5}px` } }, face(card)),
  ),
);

/** A search in place of the long list that the page has for browsers without scripts. */
function searchGames() {
  const place = document.querySelector("#game");
  const select = place.querySelector("select");
  const form = place.closest("form");
  const kept = document.createElement("input");
  Object.assign(kept, { type: "hidden", name: "game", value: select.value });
  const redraw = () =>
    draw(
      place,
      kept,
      h("p", { class: "chosen" }, "We play ", h("strong", null, kept.value || "dealer's choice"), "."),
      search.view(),
    );
  const search = new GameSearch({
    seats: 2,
    first: [DEALERS_CHOICE],
    played: recentGames(),
    changed: redraw,
    choose: (game) => {
      kept.value = game === DEALERS_CHOICE ? "" : game.name;
    },
  });
  search.chosen = select.value ? { name: select.value } : DEALERS_CHOICE;
  const count = () => {
    search.seats = Math.max(2, Number(form.elements.bots.value) + 1);
    redraw();
  };
  form.elements.bots.addEventListener("input", count);
  place.replaceChildren();
  count();
}

/** The page of a table, whichever part of its address was pasted. */
function join(event) {
  event.preventDefault();
  const path = event.target.querySelector("input").value.match(/\/?tables\/[\w-]+/)?.[0];
  if (path) location.assign(`/${path.replace(/^\//, "")}`);
  else event.target.querySelector(".alarm").textContent = "That is no link to a table. It has /tables/ in it.";
}

/** The tables of this browser, and what was played there. */
function showYours() {
  const place = document.querySelector("#yours");
  const tables = recentTables();
  const games = inventedGames();
  place.hidden = tables.length + games.length === 0;
  if (place.hidden) return;
  draw(
    place,
    h("h2", { id: "your-tables" }, tables.length ? "Your tables" : "Welcome back"),
    h(
      "ul",
      { class: "plain" },
      tables.map((one) =>
        h(
          "li",
          { key: one.path },
          h("a", { href: one.path }, one.name),
          one.turn && h("span", { class: "quiet" }, one.turn === "You" ? " Your turn" : ` ${one.turn} to act`),
        ),
      ),
    ),
    games.length > 0 && [
      h("h3", null, "Your invented games"),
      h(
        "ul",
        { class: "plain" },
        games.map((one) => h("li", { key: one.title }, h("a", { href: one.link }, one.title))),
      ),
    ],
    recentGames().length > 0 && h("p", { class: "quiet" }, `Played lately: ${recentGames().join(", ")}.`),
  );
}

searchGames();
showYours();
document.querySelector("#joining").addEventListener("submit", join);
const name = document.querySelector("input[name=name]");
name.value ||= localStorage.getItem("name") ?? "";
name.addEventListener("change", () => localStorage.setItem("name", name.value));
