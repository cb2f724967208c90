// "Who is called next?": the right answer, and others that are possible.

import { callAt, eventAt, functionKey, nameOf, openCalls } from "player/recording.js";

const WRONG_ANSWERS = 3;

/** The next call after a line; `undefined` if there is none. */
function nextCall(index, line) {
  return index.lines.find((event) => event.line > line && event.kind === "call");
}

/** Returns the question at a line: the call that follows, and the names to choose from. */
export function question(index, line) {
  const call = nextCall(index, line);
  if (!call) return undefined;
  const right = nameOf(call);
  const choices = new Set([right]);
  for (const name of possible(index, line)) {
    if (choices.size > WRONG_ANSWERS) break;
    choices.add(name);
  }
  return { call, right, choices: shuffled([...choices], line) };
}

/** Calls that can follow: what the open functions call elsewhere, then what is called nearby. */
function* possible(index, line) {
  for (const open of openCalls(index, line)) {
    for (const name of calleesOf(index, open)) yield name;
  }
  for (let distance = 1; distance < index.count; distance++) {
    for (const near of [line + distance, line - distance]) {
      const event = eventAt(index, near);
      if (event?.kind === "call") yield nameOf(event);
    }
  }
}

function calleesOf(index, open) {
  const key = functionKey(open);
  return index.lines.filter((event) => {
    if (event.kind !== "call" || !event.caller) return false;
    return functionKey(callAt(index, event.caller)) === key;
  }).map(nameOf);
}

/** A fixed order for each line, so that going back asks the same question. */
function shuffled(names, line) {
  const rank = (name) => {
    let hash = line * 2654435761;
    for (const unit of name) hash = (hash ^ unit.codePointAt(0)) * 16777619 % 4294967296;
    return hash;
  };
  return names.map((name) => [rank(name), name]).sort((a, b) => a[0] - b[0]).map((pair) => pair[1]);
}

/** Whether a typed answer means this call: `forwardOn`, `Sink.forwardOn` or the whole text. */
export function isAnswer(typed, name) {
  const given = plain(typed);
  const full = plain(name.replace(/ \[self: .*\]$/, ""));
  const withoutLabels = plain(name.replace(/ \[self: .*\]$/, "").replace(/\([^()]*\)$/, ""));
  const base = withoutLabels.split(".").at(-1);
  return given !== "" && [plain(name), full, withoutLabels, base].includes(given);
}

function plain(text) {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
