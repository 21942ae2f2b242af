// How fast things move on the table, for each person; whoever wants no motion gets none.

const SPEEDS = { relaxed: 1.7, normal: 1, quick: 0.5, instant: 0 };
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const speeds = Object.keys(SPEEDS);
export const speedNow = () => (localStorage.getItem("speed") in SPEEDS ? localStorage.getItem("speed") : "normal");
export const setSpeed = (speed) => localStorage.setItem("speed", speed);

/** By how much the time of a motion is stretched; 0 where nothing moves. */
export const stretch = () => (still.matches ? 0 : SPEEDS[speedNow()]);
