// Draws a page from plain descriptions, and changes only what differs, so that focus, picks and what is typed survive.

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "disabled", "selected"]);

/** Describe an element: its name, what it has, and what is in it: others, texts, or nodes that are kept as they are. */
export function h(tag, has, ...children) {
  return { tag, has: has ?? {}, children: present(children) };
}

/** Make the content of an element what is described; a key says which of several children is which. */
export function draw(parent, ...children) {
  const focused = document.activeElement;
  fill(parent, present(children));
  if (focused !== document.activeElement && focused?.isConnected) focused.focus({ preventScroll: true });
}

/** A new element that is nowhere on the page yet. */
export function make(one, within = null) {
  if (typeof one !== "object") return document.createTextNode(one);
  const drawing = one.tag === "svg" || within?.namespaceURI === SVG;
  const node = drawing ? document.createElementNS(SVG, one.tag) : document.createElement(one.tag);
  update(node, one);
  return node;
}

const present = (children) =>
  children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);

function fill(parent, wanted) {
  const keyed = new Map();
  const loose = [];
  for (const node of parent.childNodes) {
    const key = node.drawn?.has?.key;
    if (key === undefined) loose.push(node);
    else keyed.set(key, node);
  }
  wanted.forEach((one, at) => {
    const node =
      one instanceof Node
        ? one
        : drawnAs(one, one.has?.key === undefined ? takeLike(loose, one) : keyed.get(one.has.key), parent);
    if (parent.childNodes[at] !== node) parent.insertBefore(node, parent.childNodes[at] ?? null);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}

function drawnAs(one, old, parent) {
  if (!old || !alike(old, one)) return make(one, parent);
  update(old, one);
  return old;
}

function takeLike(nodes, one) {
  const at = nodes.findIndex((node) => alike(node, one));
  return at < 0 ? undefined : nodes.splice(at, 1)[0];
}

function alike(node, one) {
  return typeof one === "object" ? node.drawn?.tag === one.tag : node.nodeType === Node.TEXT_NODE;
}

function update(node, one) {
  if (typeof one !== "object") {
    if (node.data !== String(one)) node.data = one;
    return;
  }
  const before = node.drawn;
  if (before === one) return;
  for (const name in before?.has) if (!(name in one.has)) set(node, name, null);
  for (const name in one.has)
    if (PROPERTIES.has(name) || before?.has[name] !== one.has[name]) set(node, name, one.has[name]);
  fill(node, one.children);
  if (node.tagName === "SELECT" && "value" in one.has) node.value = one.has.value;
  node.drawn = one;
}

function set(node, name, value) {
  if (name === "key") return;
  if (name.startsWith("on")) node[name] = value ?? null;
  else if (name === "vars") for (const each in value) node.style.setProperty(each, value[each]);
  else if (PROPERTIES.has(name)) {
    if (node[name] !== value) node[name] = value ?? "";
  } else if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}
