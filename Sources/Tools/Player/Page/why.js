// What can be asked why at a place of the run, and the answers.

import { callAt, functionAt } from "player/recording.js";
import { ownPlace } from "player/stack.js";

/** The questions that have an answer at a line: `{ id, text, answers }`, the nearest first. */
export function questionsAt({ index, line, event }) {
  const { why } = index;
  const questions = [];
  const near = nearestWith(why.lines, index, event);
  if (near) questions.push({ id: "line", text: `line ${near}`, answers: why.lines[near] });
  const own = ownLine(index, line);
  if (why.code[own]) {
    questions.push({ id: "code", text: `your line ${own}`, answers: why.code[own] });
  }
  if (why.objects[event?.object]) {
    questions.push({ id: "object", text: "this object", answers: why.objects[event.object] });
  }
  if (why.run.length > 0) questions.push({ id: "run", text: "this run", answers: why.run });
  return questions;
}

/** The line, its nearest caller or else the nearest line before it of which there is an answer. */
function nearestWith(lines, index, event) {
  let caller = event;
  while (caller && !lines[caller.line]) caller = callAt(index, caller.caller);
  if (caller) return caller.line;
  return index.lines.findLast(({ line, lane }) =>
    line <= event?.line && lines[line] && lane === event.lane
  )?.line;
}

/** The line of the reader's program that a line of the trace is about. */
function ownLine(index, line) {
  const { event, at } = ownPlace(index, line);
  const found = functionAt(index, line);
  if (found?.file === index.own) return found.first;
  return at ?? event?.first;
}
