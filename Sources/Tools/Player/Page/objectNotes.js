// What is said above the cards of the objects.

import { cycleText } from "player/cycles.js";
import { make } from "player/dom.js";

/** Notes on cycles, on what was freed, and on what is left at the end. */
export function objectNotes({ index, line, modes }, picture, cycles, name) {
  const notes = cycles.map(({ cycle, end }) => {
    const until = end ? `, broken after line ${end - 1}` : ", not broken in this run";
    const text = `retain cycle${modes.predict ? "" : until}: ${cycleText(cycle, name)}`;
    return make(end || modes.predict ? "p.cycle" : "p.cycle.leak", {}, text);
  });
  const isLast = line === index.count;
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
