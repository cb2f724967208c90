// Elements of the page.

/** Makes an element: `make("button.round", { type: "button" }, "text", child)`. */
export function make(selector, attributes = {}, ...children) {
  const [name, ...classes] = selector.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element of a drawing. */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== undefined && value !== false) element.setAttribute(name, value);
  }
}

/** A button that goes to a line. */
export function lineLink(line, player, isCurrent = false) {
  return make("button.to-line", {
    type: "button",
    "aria-label": `line ${line}`,
    "data-key": line,
    "aria-current": isCurrent ? "true" : undefined,
    onclick: () => player.go(line),
  }, String(line));
}

/** The class that gives an element its lane's colour. */
export function laneClass(lane) {
  return `lane-${lane % 6}`;
}

/** Scrolls a box, and nothing around it, until top to bottom of its content is in view. */
export function reveal(box, top, bottom, margin = 0) {
  const height = box.clientHeight;
  const space = Math.min(margin, Math.max(0, (height - (bottom - top)) / 2));
  if (top - space < box.scrollTop || bottom - top > height) box.scrollTop = top - space;
  else if (bottom + space > box.scrollTop + height) box.scrollTop = bottom + space - height;
}
