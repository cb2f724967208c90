// The buttons above the trace that choose how much of it is shown.

import { hint, VIEWS } from "player/views.js";
import { make } from "player/dom.js";
import { LEVELS } from "player/folding.js";

export function levelButtons(player) {
  const element = make("div.levels", {
    role: "group",
    "aria-label": "Lines of the trace that are shown",
    title: VIEWS.filter(({ name }) => ["more", "less"].includes(name)).map(hint).join(", "),
  });
  const buttons = LEVELS.map(({ level, name }) =>
    make("button.level", { type: "button", onclick: () => player.showLevel(level) }, name)
  );
  element.append(...buttons);
  const show = () =>
    buttons.forEach((button, at) => {
      const isChosen = !player.showsAll && LEVELS[at].level === player.folding.level;
      button.setAttribute("aria-pressed", isChosen);
      button.disabled = player.showsAll;
    });
  player.listen(show);
  show();
  return element;
}

/** Shows more lines (1) or fewer (-1). */
export function changeLevel(player, direction) {
  const at = LEVELS.findIndex(({ level }) => level === player.folding.level);
  const next = LEVELS[at + direction];
  if (next && !player.showsAll) player.showLevel(next.level);
}
