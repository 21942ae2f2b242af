// A window over the page: it is drawn again whenever something changes, and is gone when it is closed.

import { draw, h } from "./dom.js";

let shown = null;
let banner = () => null;

/** What every window shows at its top, where there is something. */
export function setBanner(view) {
  banner = view;
}

/** Show a window; `view` says what is in it now. */
export function openDialog(title, view) {
  shown?.element.close();
  const opener = document.activeElement;
  const element = document.createElement("dialog");
  element.setAttribute("aria-labelledby", "dialog-title");
  element.onclose = () => {
    element.remove();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    if (shown?.element === element) shown = null;
  };
  element.onclick = (event) => {
    if (event.target === element) element.close();
  };
  document.body.append(element);
  shown = { element, title, view };
  redrawDialog();
  element.showModal();
}

export function closeDialog() {
  shown?.element.close();
}

export function redrawDialog() {
  if (!shown) return;
  const { element, title, view } = shown;
  draw(
    element,
    h(
      "div",
      { class: "head" },
      h("h2", { id: "dialog-title" }, title),
      h("button", { class: "light", onclick: () => element.close(), "aria-label": "Close" }, "✕"),
    ),
    banner(),
    h("div", { class: "body" }, view()),
  );
}
