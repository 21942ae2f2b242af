// The games that were written in this browser, kept here, the newest first.

const KEPT = 12;

export const inventedGames = () => JSON.parse(localStorage.getItem("invented") ?? "[]");

/** Keep a game under its title, with the link that carries it; another one of that title gives way. */
export function keepInvented(title, rules, link) {
  const list = [{ title, rules, link }, ...inventedGames().filter((one) => one.title !== title)].slice(0, KEPT);
  localStorage.setItem("invented", JSON.stringify(list));
}
