import { deepEqual, equal } from "node:assert/strict";
import { markAt, marksOf, sentence, storyOf, timeText } from "player/marbles.js";

const subscribes = { kind: "subscribes", lane: 0 };
const rows = [
  {
    name: "source",
    marks: [
      { id: 1, cause: 0, line: 3, ...subscribes },
      { id: 2, cause: 1, line: 5, kind: "next", text: "1", lane: 1, time: 0.30000001 },
      { id: 4, cause: 1, line: 9, kind: "next", text: "2", lane: 1 },
    ],
  },
  {
    name: ".map",
    marks: [
      { id: 0, line: 2, ...subscribes },
      { id: 3, cause: 2, line: 6, kind: "next", text: "10", lane: 1 },
      { id: 5, cause: 4, line: 10, kind: "dropped", text: "20", lane: 1 },
    ],
  },
];
const marks = marksOf({ rows });

Deno.test("marks are in the order of the run, and know their rows", () => {
  deepEqual(marks.map(({ id, number }) => [id, number]), [
    [0, 1],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 0],
    [5, 1],
  ]);
});

Deno.test("a line belongs to the last mark up to it", () => {
  equal(markAt(marks, 1), undefined);
  equal(markAt(marks, 8).id, 3);
});

Deno.test("the story of an element goes up to its cause and down to what it causes", () => {
  deepEqual([...storyOf(marks, marks[3])].sort(), [0, 1, 2, 3]);
  deepEqual([...storyOf(marks, marks[4])].sort(), [0, 1, 4, 5]);
});

Deno.test("a sentence says what is drawn", () => {
  equal(sentence(marks[2], rows[0], "worker"), "source sends next 1, line 5 on worker, at 0.3");
  equal(sentence(marks[5], rows[1], "worker"), ".map drops 20, line 10 on worker");
  equal(timeText(2), "2");
});
