// Where each way of stepping leads. All functions take and return line numbers.

import { countUpTo, eventAt } from "player/recording.js";
import { callerOf } from "player/stack.js";

/** Keeps a line inside the trace. */
export function clamp(index, line) {
  return Math.min(Math.max(1, line), Math.max(1, index.count));
}

/** The line after this call has returned: past all that it calls. */
export function over(index, line) {
  const event = eventAt(index, line);
  if (event?.kind !== "call") return clamp(index, line + 1);
  return clamp(index, index.after.get(line) ?? index.count);
}

/** The line after the caller has returned; without a caller, the same as over. */
export function out(index, line) {
  const caller = eventAt(index, line)?.caller;
  return caller ? over(index, caller) : over(index, line);
}

/** The line that called this one, or that handed over the block in which it runs. */
export function caller(index, line) {
  return callerOf(index, eventAt(index, line))?.line ?? line;
}

/** The call before this one in the same caller, past all that it calls; else the caller. */
export function backOver(index, line) {
  const event = eventAt(index, line);
  const before = index.callees.get(event?.caller ?? 0)
    ?.findLast((other) => other.line < line && other.lane === event.lane);
  return before?.line ?? event?.caller ?? clamp(index, line - 1);
}

/** The number in `begins` of the step that a line belongs to; -1 before the first one. */
export function stepAt(index, line) {
  let step = -1;
  index.begins.forEach((begin, number) => {
    if (begin <= line) step = number;
  });
  return step;
}

/** The line at which the chapter's next step begins; stays where no step follows. */
export function nextStep(index, line) {
  return index.begins.find((begin) => begin > line) ?? line;
}

/** The line at which this step begins or, from there, the one before. */
export function previousStep(index, line) {
  return index.begins.findLast((begin) => begin < line) ?? line;
}

export function nextOnLane(index, line) {
  return onLane(index, line, 1);
}

export function previousOnLane(index, line) {
  return onLane(index, line, -1);
}

function onLane(index, line, direction) {
  const lane = eventAt(index, line)?.lane;
  for (let other = line + direction; eventAt(index, other); other += direction) {
    if (eventAt(index, other).lane === lane) return other;
  }
  return line;
}

export function nextPrint(index, line) {
  return index.prints[countUpTo(index.prints, line)]?.line ?? line;
}

export function previousPrint(index, line) {
  return index.prints[countUpTo(index.prints, line - 1) - 1]?.line ?? line;
}

/** The next of these ascending lines after `line`, or the first one after the last. */
export function nextOf(lines, line) {
  return lines.find((other) => other > line) ?? lines[0];
}
