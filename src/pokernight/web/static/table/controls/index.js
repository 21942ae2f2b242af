// Every kind of question, and the control that answers it.

import { Alternatives } from "./alternatives.js";
import { betting, bidding } from "./chips.js";
import { Picking } from "./picking.js";
import { isTrade, Trade } from "./trade.js";
import { Words } from "./words.js";

const KINDS = {
  betting,
  number: bidding,
  words: (choice, ...given) => new (choice.words.every(isTrade) ? Trade : Words)(choice, ...given),
  oneof: (...given) => new Alternatives(...given, controlFor),
};

export function controlFor(choice, scene, changed) {
  return (KINDS[choice.kind] ?? ((...given) => new Picking(...given)))(choice, scene, changed);
}
