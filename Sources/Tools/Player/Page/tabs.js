// On a narrow page: one pane at a time, chosen by tabs.

import { make } from "player/dom.js";

/** Shows tabs for these panes and the chosen one of them; no tabs if there are no panes. */
export function showTabs(main, panes, chosen, choose) {
  const list = document.querySelector(".tabs");
  list.hidden = panes.length === 0;
  list.replaceChildren(...panes.map(({ name, title }) =>
    make("button", {
      type: "button",
      role: "tab",
      id: `tab-${name}`,
      "aria-selected": String(name === chosen),
      "aria-controls": name === chosen ? `pane-${name}` : undefined,
      tabindex: name === chosen ? 0 : -1,
      onclick: () => choose(name),
    }, title)
  ));
  const shown = panes.find(({ name }) => name === chosen);
  if (shown) main.replaceChildren(shown.frame);
  list.onkeydown = ({ key }) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!direction) return;
    const at = panes.findIndex(({ name }) => name === chosen) + direction;
    choose(panes[(at + panes.length) % panes.length].name);
  };
}
