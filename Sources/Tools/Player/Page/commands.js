// What the reader can do, with its keys: the buttons, the keyboard and the help are made from this.

import { showNotice } from "player/notice.js";
import * as position from "player/position.js";

const FIRST = "This is the first line.";
const LAST = "This is the last line.";

/** A command that moves inside a recording, or says why it does not. */
function move(name, label, keys, icon, none, to) {
  const run = (player, isStep = false) => {
    const line = to(player.index, player.line);
    if (line === player.line) showNotice(none);
    else player.go(line, { isStep });
  };
  return { name, label, keys, icon, run };
}

/** A command that goes to the next event (1) or to the previous one (-1). */
function step(name, label, keys, icon, none, direction) {
  const run = (player) => {
    if (!player.step(direction)) showNotice(none);
  };
  return { name, label, keys, icon, run };
}

/** Stepping, in the order of the buttons. Those without an icon have no button. */
export const MOVES = [
  step("previous", "Previous line", ["ArrowLeft", "k"], "left", FIRST, -1),
  step("next", "Next line", ["ArrowRight", "j"], "right", LAST, 1),
  move(
    "over",
    "Over: past all that this call calls",
    ["ArrowDown", "o"],
    "over",
    LAST,
    position.over,
  ),
  move(
    "out",
    "Out: to the line after the caller returns",
    ["ArrowUp", "u"],
    "out",
    LAST,
    position.out,
  ),
  move(
    "caller",
    "To the caller: who called this",
    ["w", "Backspace"],
    "caller",
    "Nothing in the trace calls this line.",
    position.caller,
  ),
  move(
    "back-over",
    "Back over: to the call before this one, past all that it calls",
    ["O"],
    null,
    FIRST,
    position.backOver,
  ),
  move(
    "step",
    "Next step of the chapter",
    ["s"],
    "step",
    "No step of the chapter follows.",
    position.nextStep,
  ),
  move(
    "lane",
    "Next line on this lane",
    ["l"],
    "lane",
    "No line on this lane follows.",
    position.nextOnLane,
  ),
  move(
    "print",
    "Next line that prints",
    ["p"],
    "print",
    "No line that prints follows.",
    position.nextPrint,
  ),
  move(
    "previous-step",
    "Previous step of the chapter",
    ["S"],
    null,
    "No step of the chapter precedes.",
    position.previousStep,
  ),
  move(
    "previous-lane",
    "Previous line on this lane",
    ["L"],
    null,
    "No line on this lane precedes.",
    position.previousOnLane,
  ),
  move(
    "previous-print",
    "Previous line that prints",
    ["P"],
    null,
    "No line that prints precedes.",
    position.previousPrint,
  ),
  move("first", "First line", ["Home"], null, FIRST, () => 1),
  move("last", "Last line", ["End"], null, LAST, (index) => index.count),
];

/** Modes and windows. */
export const VIEWS = [
  { name: "play", label: "Play, pause", keys: [" "] },
  { name: "go-to-line", label: "Go to a line by its number", keys: ["G"] },
  { name: "predict", label: "Predict: guess who is called next", keys: ["g"] },
  { name: "answer", label: "Predict: choose an answer", keys: ["1", "2", "3", "4"] },
  { name: "compare", label: "Two orders side by side", keys: ["c"] },
  { name: "other-order", label: "The same event in the other order", keys: ["x"] },
  { name: "presenter", label: "Presenter: large type, two panes", keys: ["b"] },
  { name: "present-step", label: "Presenter: next step", keys: ["PageDown"] },
  { name: "present-back", label: "Presenter: previous step", keys: ["PageUp"] },
  { name: "present-pane", label: "Presenter: trace or prose beside the source", keys: ["t"] },
  { name: "theme", label: "Light, dark", keys: ["d"] },
  { name: "help", label: "This help", keys: ["?"] },
];

const KEY_NAMES = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowDown: "↓",
  ArrowUp: "↑",
  " ": "Space",
  PageDown: "Page Down",
  PageUp: "Page Up",
};

export function keyName(key) {
  return KEY_NAMES[key] ?? key;
}

/** A command's label with its keys: `Next line (→ or j)`. */
export function hint({ label, keys }) {
  return `${label} (${keys.map(keyName).join(" or ")})`;
}
