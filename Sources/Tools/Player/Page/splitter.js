// A bar between two panes or columns that changes their sizes, by pointer or by arrow keys.

import { make } from "player/dom.js";

const KEY_STEP = 0.05;

/** `before` and `after` have a `weight` each, and a `frame` that grows by it. */
export function splitter(before, after, orientation) {
  const isVertical = orientation === "vertical";
  const element = make("div.splitter", {
    role: "separator",
    tabindex: 0,
    "aria-orientation": orientation,
    "aria-label": isVertical ? "Width of the columns" : "Height of the panes",
  });
  const share = () => before.weight / (before.weight + after.weight);
  const setShare = (value) => {
    const sum = before.weight + after.weight;
    before.weight = sum * Math.min(0.85, Math.max(0.15, value));
    after.weight = sum - before.weight;
    before.frame.style.flexGrow = before.weight;
    after.frame.style.flexGrow = after.weight;
    element.setAttribute("aria-valuenow", Math.round(share() * 100));
  };
  element.setAttribute("aria-valuenow", Math.round(share() * 100));
  element.addEventListener("keydown", ({ key }) => {
    const direction = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    if (direction) setShare(share() + direction * KEY_STEP);
  });
  element.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    const [first, second] = [before.frame, after.frame].map((frame) =>
      frame.getBoundingClientRect()
    );
    element.onpointermove = ({ clientX, clientY }) => {
      const [from, to] = isVertical ? [first.left, second.right] : [first.top, second.bottom];
      setShare(((isVertical ? clientX : clientY) - from) / (to - from));
    };
    element.onpointerup = () => element.onpointermove = null;
  });
  return element;
}
