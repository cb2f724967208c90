// What is said above the cards of the objects.

import { noteOf } from "player/cycles.js";
import { make } from "player/dom.js";
import { isEnd } from "player/recording.js";

/** Notes on cycles, on what was freed, and on what is left at the end. */
export function objectNotes({ index, line }, picture, cycles, name) {
  const notes = cycles.map((one) => {
    const { text, isLeak } = noteOf(index, one, name);
    return make(isLeak ? "p.cycle.leak" : "p.cycle", {}, text);
  });
  const isLast = isEnd(index, line);
  if (picture.freed.size > 0) {
    const freed = [...picture.freed.keys()].map(name).join(", ");
    notes.push(
      make("p.freed", {}, `freed ${isLast ? "at the end" : `after line ${line - 1}`}: ${freed}`),
    );
  }
  if (isLast) {
    const alive = [...picture.objects.keys()].map(name).join(", ") || "nothing";
    notes.push(make("p.remains", {}, `still alive at the end: ${alive}`));
  } else if (picture.objects.size === 0 && picture.freed.size === 0) {
    notes.push(make("p.none", {}, "No object is alive yet."));
  }
  return notes;
}
