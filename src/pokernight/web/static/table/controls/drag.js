// Cards that are dragged by mouse or finger to another place; a short touch is still a tap.

const FAR = 8;

/** Let a card be dragged: `drop` gets the tray it was let go over, and before which of its cards. */
export function dragged(event, drop) {
  const card = event.currentTarget;
  const start = { x: event.clientX, y: event.clientY };
  let flying = null;

  const move = ({ clientX, clientY }) => {
    const x = clientX - start.x;
    const y = clientY - start.y;
    if (!flying && Math.hypot(x, y) < FAR) return;
    flying = card;
    card.classList.add("flying");
    card.style.setProperty("--x", `${x}px`);
    card.style.setProperty("--y", `${y}px`);
  };
  const end = ({ type, clientX, clientY }) => {
    card.removeEventListener("pointermove", move);
    for (const over of ["pointerup", "pointercancel"]) card.removeEventListener(over, end);
    if (!flying) return;
    const below = document.elementsFromPoint(clientX, clientY); // a card that flies is in nobody's way
    const tray = below.map((one) => one.closest("[data-slot]")).find(Boolean);
    card.classList.remove("flying");
    card.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    if (tray && type === "pointerup") drop(Number(tray.dataset.slot), placeIn(tray, card, clientX, clientY));
  };
  card.setPointerCapture(event.pointerId);
  card.addEventListener("pointermove", move);
  for (const over of ["pointerup", "pointercancel"]) card.addEventListener(over, end);
}

/** Before which of the cards of a tray a point lies. */
function placeIn(tray, card, x, y) {
  const cards = [...tray.querySelectorAll("[data-at]")];
  const after = cards.findIndex((one) => {
    if (one === card) return false;
    const box = one.getBoundingClientRect();
    return y < box.top || (y < box.bottom && x < box.left + box.width / 2);
  });
  return after < 0 ? cards.length : after;
}
