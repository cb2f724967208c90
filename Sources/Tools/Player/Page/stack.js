// Who called whom, from a line outwards to the reader's own code.

import { belongsTo, handOversOf } from "player/handOvers.js";
import { callAt, eventAt } from "player/recording.js";

/**
 * The line's own event and its callers, the innermost first. Where nothing calls, the hand-over of
 * the block that runs goes on. `calls` is the source line on which an event calls the one before.
 */
export function stackAt(index, line) {
  const stack = [];
  let event = eventAt(index, line);
  let calls;
  while (event) {
    stack.push({ event, calls });
    calls = event.at;
    const caller = callAt(index, event.caller);
    event = caller ?? handOverOf(index, event);
    if (!caller && event) calls = undefined;
  }
  return stack;
}

/** The event that called this one, or that handed over the block in which it runs. */
export function callerOf(index, event) {
  return callAt(index, event.caller) ?? handOverOf(index, event);
}

/** The hand-over of the block that runs at an event without a caller. */
function handOverOf(index, event) {
  return handOversOf(index)
    .filter(({ handedOver }) => handedOver.line < event.line)
    .findLast((handOver) => belongsTo(handOver, event))?.handedOver;
}

/** Whether a call is code of the sample, or of the reader's program. */
export function isOwn(index, { kind, file }) {
  return kind === "call" && file === index.own;
}

/**
 * Where a line's stack is in the reader's own code: the innermost own call, if there is one, and
 * the source line on which it, or the code outside all calls, calls what runs.
 */
export function ownPlace(index, line) {
  const stack = stackAt(index, line);
  const own = stack.find(({ event }) => isOwn(index, event));
  if (own) return { event: own.event, at: own.calls };
  const root = stack.findLast(({ event }) => event.at && !event.caller);
  return { event: undefined, at: root?.event.at };
}
