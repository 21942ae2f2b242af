// The family tree as a picture to wander about in: it is zoomed and pulled, and shows what is searched for.

const NEAREST = 0.06;
const STEP = 1.35;
const ROOM = 220;
/** A pull of more pixels is no click. */
const PULL = 6;

const place = document.querySelector(".wheel");
const svg = place?.querySelector("svg");

class View {
  constructor() {
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.whole = { x, y, width, height };
    this.now = { ...this.whole };
    this.pointers = new Map();
    this.pulled = 0;
    svg.setAttribute("preserveAspectRatio", "xMidYMid meet");
  }

  show(box) {
    const width = Math.min(this.whole.width * 1.2, Math.max(this.whole.width * NEAREST, box.width));
    const height = (width * this.whole.height) / this.whole.width;
    this.now = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
    svg.setAttribute("viewBox", `${this.now.x} ${this.now.y} ${width} ${height}`);
  }

  /** Nearer or farther, with one point of the screen where it is. */
  zoom(factor, client = this.middle) {
    const at = new DOMPoint(client.x, client.y).matrixTransform(svg.getScreenCTM().inverse());
    const { x, y, width, height } = this.now;
    const by = Math.min(1.2, Math.max(NEAREST, width / factor / this.whole.width)) * (this.whole.width / width);
    this.show({ x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by, width: width * by, height: height * by });
  }

  get middle() {
    const box = svg.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  move(dx, dy) {
    const scale = 1 / svg.getScreenCTM().a;
    this.show({ ...this.now, x: this.now.x - dx * scale, y: this.now.y - dy * scale });
  }

  /** One finger pulls, two of them zoom. */
  pull(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const at = { x: event.clientX, y: event.clientY };
    this.pulled += Math.abs(at.x - before.x) + Math.abs(at.y - before.y);
    if (others.length) this.zoom(far(at, others[0]) / Math.max(1, far(before, others[0])), others[0]);
    else this.move(at.x - before.x, at.y - before.y);
    this.pointers.set(event.pointerId, at);
  }

  /** Light the names that hold all words, and go where they are. */
  find(words) {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const names = [...svg.querySelectorAll("a")];
    const hits = names.filter((name) => wanted.length && wanted.every((word) => name.textContent.toLowerCase().includes(word)));
    svg.classList.toggle("searched", hits.length > 0);
    for (const name of names) name.classList.toggle("hit", hits.includes(name));
    if (hits.length === 0) return this.show(this.whole);
    const boxes = hits.map((name) => boxOf(name));
    const [left, top] = ["x", "y"].map((side) => Math.min(...boxes.map((box) => box[side])));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    const width = Math.max(right - left, ((bottom - top) * this.whole.width) / this.whole.height) + 2 * ROOM;
    return this.show({ x: (left + right - width) / 2, y: top - ROOM, width, height: bottom - top + 2 * ROOM });
  }
}

const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a name stands in the picture, however it is turned. */
function boxOf(name) {
  const back = svg.getScreenCTM().inverse();
  const box = name.getBoundingClientRect();
  const [from, to] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((at) => at.matrixTransform(back));
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

if (svg) {
  const view = new View();
  place.classList.add("alive");
  const words = document.querySelector("input[name=words]");
  words.addEventListener("input", () => view.find(words.value));
  view.find(words.value);
  svg.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      view.zoom(event.deltaY < 0 ? STEP : 1 / STEP, { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  svg.addEventListener("pointerdown", (event) => {
    if (view.pointers.size === 0) view.pulled = 0;
    view.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  addEventListener("pointermove", (event) => view.pull(event));
  for (const over of ["pointerup", "pointercancel"]) addEventListener(over, (event) => view.pointers.delete(event.pointerId));
  svg.addEventListener("dragstart", (event) => event.preventDefault());
  svg.addEventListener("click", (event) => view.pulled > PULL && event.preventDefault(), { capture: true });
  const deeds = {
    "+": () => view.zoom(STEP),
    "-": () => view.zoom(1 / STEP),
    0: () => view.show(view.whole),
    ArrowLeft: () => view.move(80, 0),
    ArrowRight: () => view.move(-80, 0),
    ArrowUp: () => view.move(0, 80),
    ArrowDown: () => view.move(0, -80),
  };
  place.addEventListener("keydown", (event) => {
    const deed = deeds[event.key === "=" ? "+" : event.key];
    if (!deed || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    deed();
  });
  for (const button of document.querySelectorAll("[data-zoom]")) {
    button.closest("[hidden]")?.removeAttribute("hidden");
    button.addEventListener("click", () => deeds[button.dataset.zoom]());
  }
}
