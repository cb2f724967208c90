// The lines from references to the objects that they hold, in a margin beside the cards.

import { draw } from "player/dom.js";
import { heightOf, NAME, referencesOf, ROW } from "player/objectCard.js";

const TRACK = 9;
const HEAD = 7;

/** Draws every reference; each has a track of its own where others pass. */
export function drawReferences(picture, places, marks) {
  const wires = [];
  for (const number of picture.objects.keys()) {
    referencesOf(picture, number).forEach((reference, at) => {
      if (!places.has(reference.to) || picture.dropped.has(reference.key)) return;
      const from = heightOf(places.get(number)) + NAME + ROW * at + ROW / 2 + 2;
      wires.push({ ...reference, from, to: heightOf(places.get(reference.to)) + NAME / 2 + 2 });
    });
  }
  const tracks = giveTracks(wires);
  const width = tracks * TRACK + HEAD + 8;
  const height = Math.max(0, ...wires.map(({ from, to }) => Math.max(from, to))) + ROW;
  const paths = wires.map((wire) => path(wire, marks, picture));
  return draw("svg", { width, height, "aria-hidden": "true" }, ...paths);
}

/** Short lines are nearest to the cards. */
function giveTracks(wires) {
  const taken = [];
  const span = ({ from, to }) => [Math.min(from, to), Math.max(from, to)];
  const length = (wire) => Math.abs(wire.from - wire.to);
  for (const wire of [...wires].sort((a, b) => length(a) - length(b))) {
    const [top, bottom] = span(wire);
    const isFree = (track) => track.every(([low, high]) => bottom < low || high < top);
    let at = taken.findIndex(isFree);
    if (at < 0) at = taken.push([]) - 1;
    taken[at].push([top, bottom]);
    wire.track = at;
  }
  return taken.length;
}

function path({ key, from, to, track, weak, captured }, { inCycle, leaking }, picture) {
  const x = HEAD + 4 + track * TRACK + TRACK / 2;
  const turn = Math.min(4, Math.abs(to - from) / 2);
  const down = to > from ? 1 : -1;
  const way = `M0 ${from}H${x - turn}q${turn} 0 ${turn} ${down * turn}` +
    `V${to - down * turn}q0 ${down * turn} ${-turn} ${down * turn}H2`;
  const head = `M${HEAD} ${to - 4}L1 ${to}L${HEAD} ${to + 4}z`;
  const classes = ["wire"];
  if (weak) classes.push("weak");
  if (captured) classes.push("captured");
  if (inCycle.has(key)) classes.push("in-cycle");
  if (leaking.has(key)) classes.push("leaking");
  if (picture.changed.has(key)) classes.push("changed");
  return draw(
    "g",
    { class: classes.join(" ") },
    draw("path", { d: way }),
    draw("path", { d: head, class: "head" }),
  );
}
