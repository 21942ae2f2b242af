// The link of the page, copied or given to the share sheet of a phone.

const told = document.querySelector("[role=status]");
const share = document.querySelector("[data-share]");

document.querySelector("[data-copy]").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(location.href);
    told.textContent = "Copied.";
  } catch {
    told.textContent = location.href;
  }
});
share.hidden = !navigator.share;
share.addEventListener("click", () => navigator.share({ title: document.title, url: location.href }).catch(() => {}));
