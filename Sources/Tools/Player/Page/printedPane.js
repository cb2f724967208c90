// What was printed so far.

import { laneClass, make } from "player/dom.js";
import { countUpTo } from "player/recording.js";

const NOTHING = "Nothing has been printed yet.";

export function printedPane(player) {
  const list = make("ol.printed", { "aria-label": "Printed so far" });
  const none = make("p.none", {}, NOTHING);
  const element = make("div", {}, list, none);
  let order;
  let last;
  return {
    name: "printed",
    title: "Printed so far",
    element,
    update() {
      const { prints } = player.index;
      const count = countUpTo(prints, player.line);
      if (order !== player.order) list.replaceChildren();
      while (list.children.length > count) list.lastChild.remove();
      while (list.children.length < count) list.append(item(prints[list.children.length], player));
      none.hidden = count > 0;
      const { first } = player.index;
      none.textContent = first === 1 ? NOTHING : `Nothing has been printed since line ${first}.`;
      order = player.order;
      list.querySelector("[aria-current]")?.removeAttribute("aria-current");
      if (prints[count - 1]?.line === player.line) {
        list.lastChild.setAttribute("aria-current", "true");
      }
    },
    scroll() {
      if (list.lastChild === last) return;
      last = list.lastChild;
      element.parentElement.scrollTop = element.parentElement.scrollHeight;
    },
  };
}

function item(event, player) {
  const lane = player.index.lanes[event.lane];
  return make(
    `li.${laneClass(event.lane)}`,
    {},
    make("span.text", {}, event.text),
    make("button.to-line", {
      type: "button",
      title: `printed on ${lane}, line ${event.line}`,
      onclick: () => player.go(event.line),
    }, `line ${event.line}`),
  );
}
