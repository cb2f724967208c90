// The keyboard.

import { MOVES } from "player/commands.js";
import { VIEWS } from "player/views.js";
import { changeLevel } from "player/levels.js";
import { showNotice } from "player/notice.js";
import { togglePlay } from "player/play.js";
import { toggleTheme } from "player/theme.js";

/** Listens to the keys of all commands, except where a field or a list of tabs needs them. */
export function listenToKeys(player, { question, search, why, help, layout }) {
  const actions = {
    play: () => togglePlay(player),
    search: () => search.open(),
    why: () => why.toggle(),
    "next-hit": () => search.go(1),
    "previous-hit": () => search.go(-1),
    more: () => changeLevel(player, 1),
    less: () => changeLevel(player, -1),
    unfold: () => layout.unfold(),
    "go-to-line": () => document.querySelector(".line-field").select(),
    predict: () => player.turn("predict"),
    answer: (key) => question.choose(Number(key) - 1),
    compare: () => hasOrders() && player.turn("compare"),
    "other-order": () => hasOrders() && player.switchTo(1 - player.order),
    presenter: () => player.turn("presenter"),
    "present-step": () => player.modes.presenter && run("step"),
    "present-back": () => player.modes.presenter && run("previous-step"),
    "present-pane": () => player.modes.presenter && layout.switchPresented(),
    theme: toggleTheme,
    help: () => help.showModal(),
  };
  const hasOrders = () => {
    if (player.recordings.length < 2) showNotice("This run has one order.");
    return player.recordings.length > 1;
  };
  const run = (name, isHeld) => MOVES.find((move) => move.name === name).run(player, isHeld);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.target.closest("dialog[open]")) leaveModes(player);
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    const key = event.key;
    const move = MOVES.find((other) => other.keys.includes(key));
    const view = VIEWS.find((other) => other.keys.includes(key));
    if (!move && !view) return;
    if (move) run(move.name, event.repeat);
    else if (actions[view.name](key) === false) return;
    event.preventDefault();
  });
}

/** Escape leaves every mode. */
function leaveModes(player) {
  for (const mode of ["predict", "presenter", "compare"]) player.turn(mode, false);
}

/** Whether the element in focus needs this key itself. The focus leaves a dialog after it closed. */
function isTaken({ key, target }) {
  if (target.closest("dialog[open], select, textarea, input:not([type=range], [type=checkbox])")) {
    return true;
  }
  if (target.closest("[role=tab], [role=separator], [type=range]")) {
    return /^(Arrow|Home|End)/.test(key);
  }
  return key === " " && target.closest("button, a, summary, [type=checkbox]") !== null;
}
