// Objects that keep each other: cycles of strong references.

import { keyOf } from "player/objects.js";

/** Returns the shortest cycle through each object that has one, each cycle once, as numbers. */
export function cyclesOf(picture) {
  const held = new Map();
  for (const { from, to, weak } of picture.references.values()) {
    if (!weak) held.set(from, [...(held.get(from) ?? []), to]);
  }
  const found = new Map();
  for (const number of picture.objects.keys()) {
    const cycle = shortest(held, number);
    const key = cycle?.toSorted((a, b) => a - b).join(" ");
    if (cycle && !found.has(key)) found.set(key, cycle);
  }
  return [...found.values()];
}

function shortest(held, start) {
  const before = new Map();
  const queue = [start];
  for (const number of queue) {
    for (const next of held.get(number) ?? []) {
      if (next === start) return pathTo(before, start, number);
      if (before.has(next)) continue;
      before.set(next, number);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(before, start, end) {
  const path = [end];
  while (path[0] !== start) path.unshift(before.get(path[0]));
  return path;
}

/** For each object of a cycle, the strong references to the next one, as keys. */
function edgesOf(picture, cycle) {
  const strong = [...picture.references.values()].filter(({ weak }) => !weak);
  return cycle.map((from, at) => {
    const to = cycle[(at + 1) % cycle.length];
    return strong.filter((other) => other.from === from && other.to === to).map(({ key }) => key);
  });
}

/** The references between the objects of these cycles. */
export function keysInCycles(picture, cycles) {
  return new Set(cycles.flatMap((cycle) => edgesOf(picture, cycle).flat()));
}

/** The line from which a cycle of this picture is broken; `undefined` if it is never broken. */
export function brokenAt(index, line, picture, cycle) {
  let edges = edgesOf(picture, cycle);
  for (const { at, changes } of index.changes) {
    if (at <= line) continue;
    const dropped = new Set((changes.drops ?? []).map(keyOf));
    edges = edges.map((edge) => edge.filter((key) => !dropped.has(key)));
    const isFreed = cycle.some((number) => changes.freed?.includes(number));
    if (isFreed || edges.some((edge) => edge.length === 0)) return at;
  }
  return undefined;
}

/** `AnonymousObservableSink ⇄ SinkDisposer`, or `A → B → C → A` */
export function cycleText(cycle, nameOf) {
  if (cycle.length === 2) return cycle.map(nameOf).join(" ⇄ ");
  return [...cycle, cycle[0]].map(nameOf).join(" → ");
}

/** What is said of a cycle: until when it lasts, or for one that is never broken the verdict. */
export function noteOf(index, { cycle, end }, name) {
  const fate = end === Infinity ? fateOf(index, cycle) : undefined;
  const what = fate ? WORDS[fate.verdict] : `retain cycle${until(end)}`;
  const why = fate ? ` (${fate.text})` : "";
  return { text: `${what}: ${cycleText(cycle, name)}${why}`, isLeak: fate?.verdict === "leaked" };
}

const WORDS = {
  leaked: "leaked",
  subscribed: "still subscribed at the end",
  timer: "held by a timer at the end",
  held: "still held at the end",
  unknown: "still alive at the end",
};

/** The verdict on a cycle that is never broken: the worst one on its objects. */
function fateOf({ fates }, cycle) {
  const found = cycle.map((number) => fates.get(number)).filter(Boolean);
  return Object.keys(WORDS)
    .map((verdict) => found.find((fate) => fate.verdict === verdict))
    .find(Boolean);
}

function until(end) {
  if (end === undefined) return "";
  return end === Infinity ? ", not broken in this run" : `, broken after line ${end - 1}`;
}
