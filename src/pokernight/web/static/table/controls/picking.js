// Picking cards: some of them, in order, in portions, in piles, or to several hands.

import { cardName, cardSigns, face } from "../../cards.js";
import { h } from "../../dom.js";
import { Arrangement } from "./arrangement.js";
import { capital, Control, options } from "./control.js";
import { dragged } from "./drag.js";

const POOL = -1;

export class Picking extends Control {
  constructor(choice, scene, changed) {
    super(choice, scene, changed);
    this.arrangement = new Arrangement(choice);
    this.cursor = 0;
  }

  get cards() {
    return this.choice.cards;
  }

  get problem() {
    return this.arrangement.problem;
  }

  get answer() {
    return this.arrangement.answer;
  }

  get label() {
    const cards = this.arrangement;
    if (cards.declines) return "Decline";
    const seats = cards.seats.length ? ` to ${cards.seats.map((seat) => this.scene.sitter(seat)).join(" and ")}` : "";
    return `${capital(this.choice.verb)} ${cards.chosen.map(cardSigns).join(" ") || "no cards"}${seats}`;
  }

  get usage() {
    const cards = this.arrangement;
    return [
      ["← →", "move"],
      ["Space", "pick"],
      cards.slots.length > 1 && [`1–${cards.slots.length}`, "to a place"],
      cards.inOrder && ["Shift ← →", "change the order"],
      cards.apart && ["a", "add the rest"],
      ["Backspace", "undo"],
    ].filter(Boolean);
  }

  /** All cards in the order in which they are seen. */
  get order() {
    const cards = this.arrangement;
    return cards.apart ? [...cards.held.flat(), ...cards.left] : [...cards.cards.keys()];
  }

  /** Pick a card or take it back, and go on to the next one that is left. */
  toggle(at) {
    const cards = this.arrangement;
    const next = cards.left.find((one) => one > at) ?? cards.left.find((one) => one !== at);
    const picking = cards.slotOf(at) === null;
    cards.toggle(at);
    this.go(cards.apart && picking && next !== undefined ? next : at);
  }

  /** Change something, and put the focus where it goes on. */
  go(at) {
    const busy = document.activeElement;
    const here = busy === document.body || busy?.closest("#question");
    this.cursor = at;
    this.changed();
    if (here) document.querySelector(`#question [data-at="${at}"]`)?.focus();
  }

  key(event) {
    const cards = this.arrangement;
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const slot = Number(event.key) - 1;
    const onCard = event.target.closest("[data-at]") !== null || event.target === document.body;
    if (steps && onCard && event.shiftKey && cards.inOrder) {
      cards.shift(this.cursor, steps);
      this.go(this.cursor);
    } else if (steps && onCard) {
      const order = this.order;
      this.go(order[(order.indexOf(this.cursor) + steps + order.length) % order.length]);
    } else if (event.key === " " && event.target === document.body) {
      this.toggle(this.cursor);
    } else if (event.key === "Backspace") {
      cards.undo();
      this.changed();
    } else if (event.key === "a" && cards.apart) {
      cards.fill();
      this.changed();
    } else if (cards.slots.length > 1 && slot >= 0 && slot < cards.slots.length) {
      const next = cards.left.find((one) => one > this.cursor) ?? this.cursor;
      if (cards.put(this.cursor, slot)) this.go(next);
    } else return false;
    return true;
  }

  drop(at, slot, before) {
    if (slot === POOL) this.arrangement.back(at);
    else this.arrangement.put(at, slot, before);
    this.go(at);
  }

  view() {
    const cards = this.arrangement;
    if (!cards.apart)
      return [
        h(
          "div",
          { class: "tray pool", role: "group", "aria-label": "Cards to pick" },
          cards.cards.map((_, at) => this.card(at)),
        ),
      ];
    return [
      h(
        "div",
        { class: "trays" },
        cards.slots.map((slot, number) => this.tray(slot, number)),
      ),
      h(
        "div",
        { class: "tray pool", "data-slot": POOL, role: "group", "aria-label": "Cards that are left" },
        cards.left.map((at) => this.card(at)),
        cards.left.length === 0 && h("span", { class: "quiet" }, "All cards are placed. Tap one to take it back."),
        cards.left.length > 1 &&
          h("button", { type: "button", class: "light", onclick: () => this.rest() }, "Add the rest"),
      ),
      cards.seats.map((seat, number) => this.seat(seat, number)),
    ];
  }

  rest() {
    this.arrangement.fill();
    this.changed();
  }

  tray(slot, number) {
    const held = this.arrangement.held[number];
    const order = this.arrangement.inOrder ? ", top card first" : "";
    return h(
      "div",
      { key: number, class: "tray", "data-slot": number, role: "group", "aria-label": slot.name },
      h(
        "span",
        { class: "tray-name" },
        capital(slot.name),
        h("span", { class: "quiet" }, ` ${held.length} of ${slot.room}${order}`),
      ),
      held.map((at, place) => this.card(at, place)),
    );
  }

  card(at, place = null) {
    const cards = this.arrangement;
    const card = cards.cards[at];
    const wild = this.scene.wild.has(card);
    const isPicked = cards.slotOf(at) !== null;
    return h(
      "button",
      {
        key: `card ${at}`,
        type: "button",
        class: `pick${isPicked ? " picked" : ""}${cards.apart ? " movable" : ""}`,
        "data-at": at,
        "aria-pressed": String(isPicked),
        "aria-label": cardName(card, { wild }),
        tabindex: at === this.cursor ? 0 : -1,
        onclick: () => this.toggle(at),
        onpointerdown: cards.apart ? (event) => dragged(event, (slot, before) => this.drop(at, slot, before)) : null,
      },
      face(card, { wild, small: this.scene.narrow }),
      cards.inOrder && place !== null && h("span", { class: "number", "aria-hidden": "true" }, place + 1),
    );
  }

  seat(chosen, number) {
    const offers = this.choice.seats[number].map((seat) => ({ value: String(seat), label: this.scene.sitter(seat) }));
    return options(`Who gets them${number ? `, ${number + 1}` : ""}`, offers, String(chosen), (seat) => {
      this.arrangement.seats[number] = Number(seat);
      this.changed();
    });
  }
}
