// The table in the browser: what is known, what was said, and what is shown.

import { closeDialog, redrawDialog } from "../dialog.js";
import { draw } from "../dom.js";
import { Later } from "../later.js";
import { Ahead } from "./ahead.js";
import { setClock } from "./clock.js";
import { Connection } from "./connection.js";
import { Fairness } from "./fairness.js";
import { Question } from "./question.js";
import { doorView, panelOf, roomView } from "./render.js";
import { explainRule } from "./rules.js";
import { rememberTable } from "../recent.js";
import { happenings } from "./happenings.js";
import { playOut } from "./motion.js";
import { Scene } from "./scene.js";
import { Signals } from "./signals.js";
import { Sound } from "./sound.js";
import { Turning } from "./turning.js";

const felt = new Later(() => import("./felt.js"));
const narrow = matchMedia("(max-width: 760px)");
const stacked = matchMedia("(max-width: 999px)");
const NOTE_STAYS = 6000;

class Room {
  constructor(place) {
    Object.assign(this, {
      place,
      live: null,
      game: null,
      story: { hand: 0, lines: [] },
      chat: [],
      notes: [],
      hands: null,
      replay: null,
    });
    Object.assign(this, { panel: "rules", open: false, unread: 0, connected: true });
    Object.assign(this, { sound: new Sound(), happened: [], heard: "" });
    this.signals = new Signals(this);
    this.question = new Question(this);
    this.turning = new Turning(this);
    this.ahead = new Ahead(this);
    this.path = `/tables/${place.dataset.table}`;
    this.fairness = new Fairness(this);
    this.felt = new URLSearchParams(location.search).get("view") === "felt";
    document.body.classList.toggle("big", this.felt);
    this.connection = new Connection(this.line, {
      hear: (message) => this.hear(message),
      turn: (connected) => {
        this.connected = connected;
        this.draw();
      },
    });
    narrow.addEventListener("change", () => this.draw());
    setInterval(() => this.tick(), 1000);
    addEventListener("keydown", (event) => this.key(event));
  }

  /** Where the table is heard: a big screen asks for the felt alone, and who looks on says a name. */
  get line() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = this.felt ? { view: "felt" } : { as: localStorage.getItem("name") ?? "" };
    return `${scheme}://${location.host}${this.path}/socket?${new URLSearchParams(asked)}`;
  }

  /** Whatever is shown: the table as it is, or a step of a hand that is over. */
  get scene() {
    const scene = this.replay
      ? new Scene({ ...this.live.state, ...this.replay.steps[this.replay.at], question: null }, this.replay.game)
      : this.live;
    scene.narrow = narrow.matches;
    return scene;
  }

  get told() {
    if (this.replay) return this.replay.lines;
    return this.story.hand === this.live.hand?.number ? this.story.lines : [];
  }

  hear(message) {
    this[`hear_${message.type}`]?.(message);
    this.fairness[`hear_${message.type}`]?.(message);
    this.draw();
  }

  /** The game of the hand that follows: its rules and what they mean. */
  hear_game(game) {
    this.game = game;
  }

  hear_state(state) {
    setClock(state.now);
    const over = state.hand?.ended && !this.live?.hand?.ended;
    const before = this.live;
    this.live = new Scene(state, this.game);
    this.turning.take(this.live);
    const own = (one) => this.turning.active && one.kind === "flip" && one.place.startsWith(`${state.you}/`);
    if (before) this.happened.push(...happenings(before.hand, state.hand).filter((one) => !own(one)));
    const others = this.happened.filter((one) => one.kind === "word" && one.person !== state.you);
    if (others.length) this.heard = others.map((one) => `${this.live.name(one.person)} ${one.word}.`).join(" ");
    this.signals.take(this.live);
    rememberTable(this.path, state, this.live);
    this.live.narrow = narrow.matches;
    this.ahead.take(this.live);
    this.question.put(this.live);
    if (over && this.panel === "hands") this.send("hands");
  }

  hear_lines({ hand, from, lines }) {
    const before = hand === this.story.hand ? this.story.lines.slice(0, from) : [];
    this.story = { hand, lines: [...before, ...lines] };
  }

  hear_chat(said) {
    this.chat.push(said);
    if (this.panel !== "chat") this.unread += 1;
  }

  hear_hands({ hands }) {
    this.hands = hands;
  }

  hear_hand(replay) {
    this.replay = { ...replay, at: 0 };
    this.open = false;
  }

  hear_refused({ why }) {
    this.note(why);
  }

  hear_error({ why }) {
    if (this.live) this.note(why);
    else this.sentAway = why;
  }

  leaveReplay() {
    this.replay = null;
    this.draw();
  }

  /** Ask the table for something; a refusal is shown, or given back where somebody else shows it. */
  async send(what, fields, { quiet = false } = {}) {
    try {
      await this.connection.send(what, fields);
      return "";
    } catch (refusal) {
      if (!quiet) this.note(refusal.message);
      return refusal.message;
    }
  }

  /** Say something for a while. */
  note(words) {
    this.notes = [...this.notes.filter((note) => note !== words), words];
    setTimeout(() => {
      this.notes = this.notes.filter((note) => note !== words);
      this.draw();
    }, NOTE_STAYS);
    this.draw();
  }

  /** Whether panels lie over the table. */
  get folded() {
    return stacked.matches;
  }

  /** Let nothing lie between the player and the question. */
  toQuestion() {
    closeDialog();
    Object.assign(this, { replay: null, open: this.folded ? false : this.open });
    this.draw();
    document.querySelector("#question").scrollIntoView({ block: "nearest" });
    this.question.fresh = true;
    document.activeElement.blur();
    this.draw();
  }

  explain() {
    if (this.scene.hand) explainRule(this, this.scene.hand.line - 1);
  }

  /** Show a panel beside the table; none closes it where it lies over the table. */
  show(panel) {
    this.open = panel !== null;
    if (panel) this.panel = panel;
    if (panel === "chat") this.unread = 0;
    if (panel === "hands") this.send("hands");
    this.draw();
  }

  switchDeck() {
    const deck = document.documentElement.dataset.deck === "two" ? "four" : "two";
    document.documentElement.dataset.deck = deck;
    localStorage.setItem("deck", deck);
  }

  key(event) {
    const { target } = event;
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const inQuestion = target === document.body || target.closest("#question") !== null;
    if (inQuestion && this.turning.key(event)) event.preventDefault();
    else if (
      inQuestion &&
      !this.turning.active &&
      !this.replay &&
      !target.matches("input:not([type=radio], [type=range], [type=number])") &&
      this.question.key(event)
    )
      event.preventDefault();
    else if (event.key === "Escape" && this.open) this.show(null);
    else if (
      !target.matches("input:not([type=radio]), select, textarea") &&
      !event.ctrlKey &&
      !event.altKey &&
      !event.metaKey
    )
      this.shortcut(event);
  }

  shortcut(event) {
    const panel = panelOf(event.key);
    if (event.key === "?") this.explain();
    else if (panel) {
      this.show(panel);
      document.querySelector(panel === "chat" ? "#words" : `#tab-${panel}`)?.focus();
    } else return;
    event.preventDefault();
  }

  /** Where somebody's time runs, show how it does. */
  tick() {
    if (this.live?.hand?.deadline || this.live?.state.next?.at) this.draw();
  }

  draw() {
    if (!this.live) return draw(this.place, doorView(this));
    const log = document.querySelector(".log");
    const atEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    this.live.turning = this.turning.active;
    draw(this.place, this.felt ? felt.view(this, ({ feltView }) => feltView(this)) : roomView(this));
    redrawDialog();
    this.signals.look();
    if (!this.replay && this.happened.length) playOut(this.happened.splice(0), this.sound, this.live.state.you);
    this.happened = [];
    this.question.focus();
    const rule = document.querySelector(".rule.here");
    if (rule !== this.rule) rule?.scrollIntoView({ block: "center" });
    this.rule = rule;
    const logNow = document.querySelector(".log");
    if (logNow && (atEnd || logNow !== log)) logNow.scrollTop = logNow.scrollHeight;
    return undefined;
  }
}

document.documentElement.dataset.deck = localStorage.getItem("deck") ?? "four";
new Room(document.querySelector("#room"));
