// Where each way of stepping leads. All functions take and return line numbers.

import { countUpTo, eventAt } from "player/recording.js";
import { markAt, marksOf, storyOf } from "player/marbles.js";
import { callerOf } from "player/stack.js";

/** Keeps a line inside the trace. */
export function clamp(index, line) {
  return Math.min(Math.max(index.first, line), Math.max(index.first, index.last));
}

/** The line after this call has returned: past all that it calls. */
export function over(index, line) {
  const event = eventAt(index, line);
  if (event?.kind !== "call") return clamp(index, line + 1);
  return clamp(index, index.after.get(line) ?? index.last);
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
  return withSame("lane", index, line, direction);
}

export function nextOfObject(index, line) {
  return withSame("object", index, line, 1);
}

export function previousOfObject(index, line) {
  return withSame("object", index, line, -1);
}

/** The nearest line with the same lane or object. */
function withSame(what, index, line, direction) {
  const value = eventAt(index, line)?.[what];
  for (let other = line + direction; value !== undefined; other += direction) {
    if (!eventAt(index, other)) break;
    if (eventAt(index, other)[what] === value) return other;
  }
  return line;
}

/** The line of the next mark in the story of the element at a line. */
export function nextOfElement(index, line) {
  return linesOfElement(index, line).find((other) => other > line) ?? line;
}

/** The line of the mark before in the story of the element at a line. */
export function previousOfElement(index, line) {
  return linesOfElement(index, line).findLast((other) => other < line) ?? line;
}

function linesOfElement(index, line) {
  const marks = marksOf(index.marbles);
  const mark = markAt(marks, line);
  if (!mark) return [];
  return [...storyOf(marks, mark)].map((id) => marks[id].line).sort((a, b) => a - b);
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
