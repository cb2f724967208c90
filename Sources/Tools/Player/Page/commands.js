// What the reader can do, with its keys: the buttons, the keyboard and the help are made from this.

import { showNotice } from "player/notice.js";
import { isElsewhere, whereLineIs } from "player/part.js";
import * as position from "player/position.js";

const FIRST = "This is the first line.";
const LAST = "This is the last line.";

/** Says why nothing moves: the page of a long run ends before the run. */
function explain(player, none) {
  const { index } = player;
  const beyond = none === LAST ? index.last + 1 : index.first - 1;
  const isEdge = none === FIRST || none === LAST;
  showNotice(isEdge && isElsewhere(index, beyond) ? whereLineIs(player, index, beyond) : none);
}

/**
 * A command that moves inside a recording, or says why it does not. `past` goes on from a line that
 * is folded; without it, the line is unfolded.
 */
function move(name, label, keys, icon, none, to, past) {
  const run = (player, isStep = false) => {
    let line = to(player.index, player.line);
    while (past && !player.showsAll && !player.folding.shows(line)) {
      const next = past(player.index, line);
      if (next === line) return explain(player, none);
      line = next;
    }
    if (line === player.line) explain(player, none);
    else player.go(line, { isStep });
  };
  return { name, label, keys, icon, run };
}

/** A command that goes to the next event (1) or to the previous one (-1). */
function step(name, label, keys, icon, none, direction) {
  const run = (player) => {
    if (!player.step(direction)) explain(player, none);
  };
  return { name, label, keys, icon, run };
}

/** Stepping, in the order of the buttons. Those without an icon have no button. */
export const MOVES = [
  step("previous", "Back to the previous line", ["ArrowLeft", "k"], "left", FIRST, -1),
  step("next", "Next line", ["ArrowRight", "j"], "right", LAST, 1),
  move(
    "over",
    "Over: past all that this call calls",
    ["ArrowDown", "o"],
    "over",
    LAST,
    position.over,
    position.over,
  ),
  move(
    "out",
    "Out: to the line after the caller returns",
    ["ArrowUp", "u"],
    "out",
    LAST,
    position.out,
    position.over,
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
    position.nextOnLane,
  ),
  move(
    "element",
    "Follow the element: to what it leads to",
    ["e"],
    null,
    "This element leads to nothing more.",
    position.nextOfElement,
  ),
  move(
    "object",
    "Follow the object: to its next line",
    ["i"],
    null,
    "No line of this object follows.",
    position.nextOfObject,
    position.nextOfObject,
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
    position.previousOnLane,
  ),
  move(
    "previous-element",
    "Back along the element: to what led to it",
    ["E"],
    null,
    "No element led to this line.",
    position.previousOfElement,
  ),
  move(
    "previous-object",
    "Back along the object: to its previous line",
    ["I"],
    null,
    "No line of this object precedes.",
    position.previousOfObject,
    position.previousOfObject,
  ),
  move(
    "previous-print",
    "Previous line that prints",
    ["P"],
    null,
    "No line that prints precedes.",
    position.previousPrint,
  ),
  move("first", "First line", ["Home"], null, FIRST, (index) => index.first),
  move("last", "Last line", ["End"], null, LAST, (index) => index.last),
];
