import { deepEqual, equal } from "node:assert/strict";
import { brokenAt, cyclesOf, cycleText, keysInCycles } from "player/cycles.js";
import { hasPicture, lives, pictureAt } from "player/objects.js";
import { concerned } from "player/objectsInView.js";
import { placesOf } from "player/places.js";
import { indexRecording } from "player/recording.js";
import { events, recording } from "player/tests/sample.js";

const index = indexRecording(recording);

Deno.test("objects appear at their line, and are new only there", () => {
  equal(pictureAt(index, 1).objects.size, 0);
  deepEqual([...pictureAt(index, 2).fresh], [1]);
  deepEqual([...pictureAt(index, 3).fresh], []);
  deepEqual([...pictureAt(index, 3).objects.values()], [{ number: 1, type: "B" }]);
});

Deno.test("what a return changes belongs to the next line", () => {
  deepEqual([...pictureAt(index, 5).references.keys()], ["1 sink 2"]);
  deepEqual([...pictureAt(index, 6).references.keys()], ["1 sink 2", "2 cancel 1"]);
  deepEqual([...pictureAt(index, 6).changed], ["2 cancel 1"]);
});

Deno.test("what happens after the last line belongs to the last one", () => {
  const late = { kind: "return", line: 10, lane: 0, changes: { freed: [1] } };
  const picture = pictureAt(indexRecording({ ...recording, events: [...events, late] }), 11);
  deepEqual([...picture.freed.keys()], [1]);
});

Deno.test("an object that is freed is shown once, without its references", () => {
  const picture = pictureAt(index, 10);
  deepEqual([...picture.freed.keys()], [2]);
  deepEqual([...picture.dropped.keys()], ["2 cancel 1"]);
  deepEqual([...picture.references.keys()], []);
  equal(pictureAt(index, 11).freed.size, 0);
});

Deno.test("a cycle of strong references is found once and named", () => {
  const picture = pictureAt(index, 7);
  const cycles = cyclesOf(picture);
  equal(cycles.length, 1);
  equal(cycleText(cycles[0], (number) => picture.objects.get(number).type), "B ⇄ C");
  deepEqual([...keysInCycles(picture, cycles)], ["1 sink 2", "2 cancel 1"]);
  deepEqual(cyclesOf(pictureAt(index, 5)), []);
});

Deno.test("a cycle ends where its reference is dropped, or never", () => {
  const picture = pictureAt(index, 7);
  const [cycle] = cyclesOf(picture);
  equal(brokenAt(index, 7, picture, cycle), 10);
  const endless = indexRecording({ ...recording, events: events.slice(0, 10) });
  equal(brokenAt(endless, 7, picture, cycle), undefined);
});

Deno.test("a cycle lasts while one of two equal references is left", () => {
  const at = (line, changes) => ({ ...events[0], line, changes });
  const made = indexRecording({
    ...recording,
    events: [
      at(1, { alive: [[1, "A"], [2, "B"]], holds: [[1, "b", 2], [1, "c", 2], [2, "a", 1]] }),
      at(2, { drops: [[1, "b", 2]] }),
      at(3, { drops: [[1, "c", 2]] }),
    ],
  });
  const picture = pictureAt(made, 1);
  equal(brokenAt(made, 1, picture, cyclesOf(picture)[0]), 3);
});

Deno.test("a weak reference closes no cycle", () => {
  const changes = { alive: [[1, "A"], [2, "B"]], holds: [[1, "b", 2], [2, "a", 1, "weak"]] };
  const weak = indexRecording({ ...recording, events: [{ ...events[0], changes }] });
  deepEqual(cyclesOf(pictureAt(weak, 1)), []);
  equal(pictureAt(weak, 1).references.get("2 a 1").weak, true);
});

Deno.test("a line is about what it changes, or its object; the last one about what is left", () => {
  const about = (line, event = {}) => concerned({ index, line, event }, pictureAt(index, line));
  deepEqual(new Set(about(5)), new Set([1, 2]));
  deepEqual(new Set(about(10)), new Set([2]));
  deepEqual(about(3, { object: 1 }), [1]);
  deepEqual(about(11), [1]);
});

Deno.test("a line that only drops a reference is about the object that held it", () => {
  const at = (line, changes) => ({ ...events[0], line, changes });
  const made = indexRecording({
    ...recording,
    events: [
      at(1, { alive: [[1, "A"], [2, "B"]], holds: [[1, "b", 2]] }),
      at(2, { drops: [[1, "b", 2]] }),
      at(3),
    ],
  });
  deepEqual(concerned({ index: made, line: 2, event: { object: 2 } }, pictureAt(made, 2)), [1]);
});

Deno.test("lives last from the first to the last line of an object", () => {
  deepEqual(lives(index).get(2), { number: 2, type: "C", born: 5, freed: 10 });
  equal(lives(index).get(1).freed, Infinity);
});

Deno.test("who holds is above who is held", () => {
  const { places, rows } = placesOf(index);
  deepEqual(places.get(1), { layer: 0, top: 0, slot: 0 });
  deepEqual(places.get(2), { layer: 1, top: 2, slot: 1 });
  equal(rows, 4);
});

Deno.test("objects of one layer share a place if their lives do not overlap", () => {
  const at = (line, changes) => ({ ...events[0], line, changes });
  const made = indexRecording({
    ...recording,
    events: [
      at(1, { alive: [[1, "A"]] }),
      at(2, { freed: [1] }),
      at(3, { alive: [[2, "B"], [3, "C"]] }),
    ],
  });
  const { places } = placesOf(made);
  equal(places.get(1).top, places.get(2).top);
  equal(places.get(3).top, 1);
});

Deno.test("a recording without changes has no picture", () => {
  equal(hasPicture(index), true);
  equal(hasPicture(indexRecording({ ...recording, events: [events[0]] })), false);
});
