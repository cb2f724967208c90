// Where a function of the source ran.

import { functionKey, openCalls } from "player/recording.js";
import { nextOf } from "player/position.js";

/**
 * The lines at which a function ran, at most `most` of them around the current one, without those
 * that a prediction must not show; how many there are; and the run that the current line belongs to.
 */
export function runsOf(found, player, most) {
  const at = openCalls(player.index, player.line)
    .find((call) => call.file !== undefined && functionKey(call) === found.key)?.line;
  const known = knownLines(found, player);
  const count = known.length;
  if (count <= most) return { at, count, lines: known };
  const start = Math.max(0, Math.min(known.indexOf(at) - most / 2, count - most));
  return { at, count, lines: known.slice(start, start + most) };
}

function knownLines(found, player) {
  if (!player.modes.predict) return found.lines;
  return found.lines.filter((line) => line <= player.line);
}

/** The innermost function around a line of the source. */
export function functionAround(functions, sourceLine) {
  return functions
    .filter(({ first, last }) => first <= sourceLine && sourceLine <= last)
    .sort((a, b) => (a.last - a.first) - (b.last - b.first))[0];
}

/** Goes to the function's next run after the current line. */
export function goToRun(found, player) {
  const line = found && nextOf(knownLines(found, player), player.line);
  if (line) player.go(line);
}
