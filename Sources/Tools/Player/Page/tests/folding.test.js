import { deepEqual, equal } from "node:assert/strict";
import { makeFolding } from "player/folding.js";
import { indexRecording } from "player/recording.js";
import { recording } from "player/tests/sample.js";

// Lines 2, 3, 5, 7 and 10 are calls of no interest.
const levels = new Map([[2, 4], [3, 4], [5, 4], [7, 4], [10, 3]]);
const events = recording.events.map((event) => ({ ...event, level: levels.get(event.line) ?? 2 }));
const fold = () => makeFolding(indexRecording({ ...recording, events }));
const rows = (folding) =>
  folding.rows().map(({ line, from, to, isOpen }) => line ?? `${from}-${to}${isOpen ? "+" : ""}`);

Deno.test("neighbouring lines above the level are one part", () => {
  deepEqual(rows(fold()), [1, "2-3", 4, "5-5", 6, "7-7", 8, 9, 10, 11]);
  const folding = fold();
  folding.level = 2;
  deepEqual(rows(folding).slice(-3), [9, "10-10", 11]);
  folding.level = 4;
  equal(rows(folding).length, 11);
});

Deno.test("steps go from shown line to shown line", () => {
  const folding = fold();
  equal(folding.next(1, 1), 4);
  equal(folding.next(4, -1), 1);
  equal(folding.next(11, 1), undefined);
  equal(folding.nearest(3), 1);
  folding.open(3);
  equal(folding.next(1, 1), 2);
  deepEqual(rows(folding).slice(0, 4), [1, "2-3+", 2, 3]);
});

Deno.test("a part is folded again; another level folds all parts", () => {
  const folding = fold();
  folding.toggle(folding.partAt(1).from);
  equal(folding.shows(3), true);
  folding.toggle(2);
  equal(folding.shows(3), false);
  folding.open(5);
  folding.level = 3;
  equal(folding.shows(5), false);
});

Deno.test("a part that was folded is the one that is offered beside another", () => {
  const folding = fold();
  equal(folding.partAt(4).from, 5);
  folding.toggle(2);
  folding.toggle(2);
  equal(folding.partAt(4).from, 2);
});
