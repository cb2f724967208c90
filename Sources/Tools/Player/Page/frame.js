// The frame around a pane: its title, a button that closes it, and a box that scrolls.

import { make } from "player/dom.js";
import { icon } from "player/icons.js";

export function frame(pane, close) {
  const id = `pane-${pane.name}`;
  const title = make("h2", { id: `${id}-title` }, pane.title);
  const button = make("button.close", {
    type: "button",
    "aria-label": `Close ${pane.title}`,
    title: `Close ${pane.title}`,
    onclick: close,
  }, icon("close"));
  const scrolls = !["source", "own"].includes(pane.name);
  const box = make(
    "div.box",
    scrolls ? { tabindex: 0, role: "group", "aria-label": pane.title } : {},
    pane.element,
  );
  box.addEventListener("scroll", () => markAside(box));
  return make(
    `section.pane.${pane.name}-pane`,
    { id, "aria-labelledby": `${id}-title` },
    make("div.pane-top", {}, title, ...(pane.tools ? [pane.tools] : []), button),
    box,
  );
}

/** Says whether a box is scrolled aside: then what begins its rows stays in view. */
export function markAside(box) {
  box.classList.toggle("aside", box.scrollLeft > 0);
}
