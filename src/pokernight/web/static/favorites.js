// The games that somebody likes best, kept in this browser.

const read = () => JSON.parse(localStorage.getItem("favorites") ?? "[]");

export const favorites = () => read();

export const isFavorite = (name) => read().includes(name);

/** Make a game a favorite, or no longer. */
export function turnFavorite(name) {
  const list = read();
  const next = list.includes(name) ? list.filter((one) => one !== name) : [name, ...list];
  localStorage.setItem("favorites", JSON.stringify(next));
}
