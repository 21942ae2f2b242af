// The link of the page, copied or given to the share sheet of a phone; and its picture, as every phone shows it.

const SHARP = 2;

const told = document.querySelector("[role=status]");
const share = document.querySelector("[data-share]");
const picture = document.querySelector("[data-picture]");

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

/** The picture in dots, for there are programs that do not know how to show drawings. */
async function dotted(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SHARP * image.naturalWidth, SHARP * image.naturalHeight];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

picture.addEventListener("click", async (event) => {
  event.preventDefault();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await dotted(picture.href));
  link.download = "poker-night.png";
  link.click();
  URL.revokeObjectURL(link.href);
});
