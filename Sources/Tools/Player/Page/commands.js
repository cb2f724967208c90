// What the reader can do, with its keys: the buttons, the keyboard and the help are made from this.

import * as position from "player/position.js";

/** A command that moves inside a recording. */
function move(name, label, keys, icon, to) {
  const run = (player, isStep = false) => player.go(to(player.index, player.line), { isStep });
  return { name, label, keys, icon, run };
}

/** A command that goes to the next event (1) or to the previous one (-1). */
function step(name, label, keys, icon, direction) {
  return { name, label, keys, icon, run: (player) => player.step(direction) };
}

/** Stepping, in the order of the buttons. Those without an icon have no button. */
export const MOVES = [
  step("previous", "Previous line", ["ArrowLeft", "k"], "left", -1),
  step("next", "Next line", ["ArrowRight", "j"], "right", 1),
  move("over", "Over: past all that this call calls", ["ArrowDown", "o"], "over", position.over),
  move("out", "Out: to the line after the caller returns", ["ArrowUp", "u"], "out", position.out),
  move("step", "Next step of the chapter", ["s"], "step", position.nextStep),
  move("lane", "Next line on this lane", ["l"], "lane", position.nextOnLane),
  move("print", "Next line that prints", ["p"], "print", position.nextPrint),
  move("previous-step", "Previous step of the chapter", ["S"], null, position.previousStep),
  move("previous-lane", "Previous line on this lane", ["L"], null, position.previousOnLane),
  move("previous-print", "Previous line that prints", ["P"], null, position.previousPrint),
  move("first", "First line", ["Home"], null, () => 1),
  move("last", "Last line", ["End"], null, (index) => index.count),
];

/** Modes and windows. */
export const VIEWS = [
  { name: "play", label: "Play, pause", keys: [" "] },
  { name: "predict", label: "Predict: guess who is called next", keys: ["g"] },
  { name: "answer", label: "Predict: choose an answer", keys: ["1", "2", "3", "4"] },
  { name: "compare", label: "Two orders side by side", keys: ["c"] },
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
