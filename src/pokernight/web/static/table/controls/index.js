// Every kind of question, and the control that answers it; those for picking and trading cards are loaded when needed.

import { Later } from "../../later.js";
import { Alternatives } from "./alternatives.js";
import { betting, bidding } from "./chips.js";
import { Words } from "./words.js";

const picking = new Later(() => import("./picking.js"));
const trading = new Later(() => import("./trade.js"));
const TRADE = /^\d+ to \d+$/;

const isTrade = ({ kind, words }) => kind === "words" && words.every((word) => TRADE.test(word));

const KINDS = {
  betting,
  number: bidding,
  words: (...given) => new Words(...given),
  oneof: (...given) => new Alternatives(...given, controlFor),
};

/** What has to be loaded before the control of a choice is there; nothing where all is. */
export function missingFor(choice) {
  if (choice.kind === "oneof") return choice.choices.map(missingFor).find(Boolean);
  const needed = isTrade(choice) ? trading : choice.kind in KINDS ? null : picking;
  return needed && !needed.part ? needed : null;
}

export function controlFor(choice, ...given) {
  if (isTrade(choice)) return new trading.part.Trade(choice, ...given);
  if (choice.kind in KINDS) return KINDS[choice.kind](choice, ...given);
  return new picking.part.Picking(choice, ...given);
}
