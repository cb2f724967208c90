// What is said above the cards of the objects.

import { brokenAt, cycleText } from "player/cycles.js";
import { make } from "player/dom.js";

/** Notes on cycles, on what was freed, and on what is left at the end. */
export function objectNotes({ index, line, modes }, picture, cycles, name) {
  const notes = cycles.map((cycle) => {
    const end = brokenAt(index, line, picture, cycle);
    const until = modes.predict ? "" : end ? ` until line ${end}` : ", never broken";
    const note = make("p.cycle", {}, `retain cycle${until}: ${cycleText(cycle, name)}`);
    note.classList.toggle("leak", !modes.predict && !end);
    return note;
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
