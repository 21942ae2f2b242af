// The catalogue: searched while it is typed, and a picture that appears when it is drawn.

import { again, patiently } from "./again.js";

const form = document.querySelector("form[data-live]");
if (form) {
  const search = patiently(150, async (signal) => {
    const wish = [...new FormData(form)].filter(([, value]) => value !== "");
    const address = `${form.action.split("?")[0]}?${new URLSearchParams(wish)}`;
    await again(form.dataset.live.split(" "), address, { signal });
    history.replaceState(null, "", address);
  });
  form.addEventListener("input", search);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
}

/** Look for a part that is not there yet, every few seconds, for as long as the page says that it will come. */
async function lookAgain(part) {
  const seconds = Number(part.dataset.again);
  const page = await again([part.id], location.href).catch(() => null);
  if (page && !page.getElementById(part.id)?.dataset.again) part.removeAttribute("aria-busy");
  else setTimeout(lookAgain, 1000 * seconds, part);
}

for (const part of document.querySelectorAll("[data-again]")) setTimeout(lookAgain, 1000 * Number(part.dataset.again), part);
