// Many things of which one is a tab stop; arrow keys go from one to the next.

/**
 * `items()` are the things in their order, `goTo` is what Enter does, `nearest()` the one that the
 * Tab key leads to.
 */
export function rove(element, { items, nearest, goTo }) {
  const offer = (item) => {
    element.querySelector("[data-stop][tabindex='0']")?.setAttribute("tabindex", -1);
    item?.setAttribute("tabindex", 0);
  };
  element.addEventListener("keydown", (event) => {
    const item = event.target.closest("[data-stop]");
    if (!item) return;
    const direction = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (event.key === "Enter" || event.key === " ") goTo(item);
    else if (direction) {
      const all = items();
      const next = all[all.indexOf(item) + direction];
      if (!next) return event.preventDefault();
      offer(next);
      next.focus();
    } else return;
    // These keys do nothing else here: they do not step.
    event.preventDefault();
    event.stopPropagation();
  });
  // A click does not take the focus: the arrow keys go on stepping.
  element.addEventListener("mousedown", (event) => {
    if (event.target.closest("[data-stop]")) event.preventDefault();
  });
  return () => {
    if (!element.contains(document.activeElement)) offer(nearest());
  };
}
