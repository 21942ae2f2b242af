// Asks the server for a page again and takes over some parts of it, so that what is shown has one source.

/** Fetch a page, and put what it has in the elements with these ids into those of this page; too much at once is refused. */
export async function again(ids, address, options = {}) {
  const answer = await fetch(address, { credentials: "same-origin", ...options });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (answer.status === 429) throw new Error(page.querySelector("[role=alert]").textContent, { cause: answer.status });
  for (const id of ids) {
    const here = document.getElementById(id);
    const there = page.getElementById(id);
    if (here && there) here.replaceChildren(...[...there.childNodes].map((node) => document.importNode(node, true)));
  }
  return page;
}

/** Let something happen a moment after the last call; the one that is under way is dropped for a newer one. */
export function patiently(wait, work) {
  let timer = 0;
  let running = new AbortController();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      running.abort();
      running = new AbortController();
      try {
        await work(running.signal);
      } catch (error) {
        if (error.name !== "AbortError") throw error;
      }
    }, wait);
  };
}

/** Keep the player's name in the forms that ask for it, from page to page. */
export function rememberName() {
  for (const name of document.querySelectorAll(".play input[name=name]")) name.value ||= localStorage.getItem("name") ?? "";
}

document.addEventListener("change", ({ target }) => {
  if (target.matches(".play input[name=name]")) localStorage.setItem("name", target.value);
});
rememberName();
