// How long there is left, by the clock of the table, which may differ from the one of this computer.

import { h } from "../dom.js";

const ROUND = 2 * Math.PI * 21;
let ahead = 0;

/** Set the clock by that of the table. */
export function setClock(seconds) {
  if (seconds) ahead = seconds - Date.now() / 1000;
}

/** How many seconds are left until a moment. */
export const secondsTo = (moment) => Math.max(0, moment - ahead - Date.now() / 1000);

/** Seconds as a clock shows them: 45 s, 5:00. */
export const clockTold = (seconds) =>
  seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** What is left of the time for an answer, and once that is gone, of the bank. */
export function timeLeft(deadline, bank) {
  const left = secondsTo(deadline);
  return left > bank ? { time: left - bank, bank } : { time: 0, bank: left };
}

/** A ring that runs out: first the time for an answer, then the bank in another colour. */
export function ring(deadline, seconds, bank) {
  const left = timeLeft(deadline, bank);
  const part = Math.min(1, left.time ? left.time / seconds : left.bank / Math.max(bank, 1));
  return h(
    "svg",
    { class: `ring${left.time ? "" : " short"}`, viewBox: "0 0 48 48", "aria-hidden": "true" },
    h("circle", {
      cx: 24,
      cy: 24,
      r: 21,
      "stroke-dasharray": ROUND.toFixed(1),
      "stroke-dashoffset": (ROUND * (1 - part)).toFixed(1),
    }),
  );
}
