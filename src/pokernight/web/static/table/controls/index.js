// Every kind of question, and the control that answers it.

import { Alternatives } from "./alternatives.js";
import { betting, bidding } from "./chips.js";
import { Picking } from "./picking.js";
import { Words } from "./words.js";

const KINDS = {
  betting,
  number: bidding,
  words: (...given) => new Words(...given),
  oneof: (...given) => new Alternatives(...given, controlFor),
};

export function controlFor(choice, scene, changed) {
  return (KINDS[choice.kind] ?? ((...given) => new Picking(...given)))(choice, scene, changed);
}
