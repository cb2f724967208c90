import { deepEqual, equal } from "node:assert/strict";
import { indexRecording } from "player/recording.js";
import * as position from "player/position.js";
import { events, recording } from "player/tests/sample.js";

const index = indexRecording(recording);

Deno.test("over goes past all that a call calls", () => {
  equal(position.over(index, 1), 6);
  equal(position.over(index, 2), 3);
  equal(position.over(index, 4), 5);
  equal(position.over(index, 10), 11);
  equal(position.over(index, 11), 11);
});

Deno.test("over a call that never returns goes to the end", () => {
  const open = indexRecording({
    ...recording,
    events: events.filter(({ kind }) => kind !== "return"),
  });
  equal(position.over(open, 3), 11);
});

Deno.test("out goes to the line after the caller returns", () => {
  equal(position.out(index, 5), 6);
  equal(position.out(index, 2), 6);
  equal(position.out(index, 8), 9);
  equal(position.out(index, 10), 11);
});

Deno.test("lines stay inside the trace", () => {
  deepEqual([0, 5, 99].map((line) => position.clamp(index, line)), [1, 5, 11]);
});

Deno.test("steps of the chapter", () => {
  deepEqual([1, 2, 3, 8].map((line) => position.stepAt(index, line)), [0, 0, 1, 2]);
  deepEqual([1, 3, 7].map((line) => position.nextStep(index, line)), [3, 7, 7]);
  deepEqual([8, 7, 1].map((line) => position.previousStep(index, line)), [7, 3, 1]);
  equal(position.stepAt({ ...index, begins: [4] }, 2), -1);
});

Deno.test("lines on one lane", () => {
  equal(position.nextOnLane(index, 5), 10);
  equal(position.previousOnLane(index, 10), 5);
  equal(position.nextOnLane(index, 9), 9);
});

Deno.test("lines that print", () => {
  equal(position.nextPrint(index, 1), 8);
  equal(position.nextPrint(index, 8), 8);
  equal(position.previousPrint(index, 11), 8);
  equal(position.previousPrint(index, 8), 8);
});

Deno.test("the next of some lines, and the first after the last", () => {
  equal(position.nextOf([3, 10], 3), 10);
  equal(position.nextOf([3, 10], 10), 3);
});

Deno.test("the caller, or the hand-over of the block that runs", () => {
  deepEqual([1, 2, 5, 6, 7, 8].map((line) => position.caller(index, line)), [1, 1, 3, 4, 4, 7]);
});

Deno.test("back over goes to the call before in the same caller, else to the caller", () => {
  deepEqual([3, 2, 5, 10].map((line) => position.backOver(index, line)), [2, 1, 4, 1]);
});

Deno.test("the lines of one object", () => {
  const objects = indexRecording({
    ...recording,
    events: events.map((event) => event.shows?.startsWith("B.") ? { ...event, object: 1 } : event),
  });
  equal(position.nextOfObject(objects, 2), 3);
  equal(position.nextOfObject(objects, 3), 10);
  equal(position.nextOfObject(objects, 10), 10);
  equal(position.previousOfObject(objects, 10), 3);
  // No object: no next line.
  equal(position.nextOfObject(objects, 5), 5);
});

Deno.test("the story of one element", () => {
  const mark = (id, line, cause) => ({ id, kind: "next", column: id, line, cause });
  const marbles = {
    columns: 4,
    rows: [
      { name: "a", marks: [mark(0, 2), mark(1, 5)] },
      { name: "b", marks: [mark(2, 7, 0), mark(3, 9, 1)] },
    ],
  };
  const found = indexRecording({ ...recording, marbles });
  equal(position.nextOfElement(found, 3), 7);
  equal(position.nextOfElement(found, 5), 9);
  equal(position.nextOfElement(found, 9), 9);
  equal(position.previousOfElement(found, 9), 5);
  equal(position.previousOfElement(found, 1), 1);
});
