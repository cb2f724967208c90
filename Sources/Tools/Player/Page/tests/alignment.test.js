import { deepEqual, equal } from "node:assert/strict";
import { align, counterpart, lineUpTo, nextRow, rowOf } from "player/alignment.js";

const trace = (text) => ({
  lines: [...text].map((shows, at) => ({ line: at + 1, lane: 0, depth: 0, shows })),
});
const rows = align(trace("abcde"), trace("abxde"));

Deno.test("equal lines are pairs, the others stand alone", () => {
  deepEqual(rows, [[1, 1], [2, 2], [3, null], [null, 3], [4, 4], [5, 5]]);
  deepEqual(align(trace("ab"), trace("ab")), [[1, 1], [2, 2]]);
  deepEqual(align(trace(""), trace("a")), [[null, 1]]);
});

Deno.test("every line of both stands in one row, in order, for any two traces", () => {
  for (const [a, b] of [["abcabba", "cbabac"], ["xyz", "zyx"], ["aaaa", "aa"], ["abc", "def"]]) {
    const made = align(trace(a), trace(b));
    for (const [side, text] of [[0, a], [1, b]]) {
      const lines = made.map((row) => row[side]).filter(Boolean);
      deepEqual(lines, [...text].map((_, at) => at + 1));
    }
    for (const [x, y] of made) if (x && y) equal(a[x - 1], b[y - 1]);
  }
});

Deno.test("a line of another lane or depth is another line", () => {
  const other = { lines: [{ line: 1, lane: 1, depth: 0, shows: "a" }] };
  deepEqual(align(trace("a"), other), [[1, null], [null, 1]]);
});

Deno.test("stepping by event goes to the side that has the event", () => {
  deepEqual(nextRow(rows, 0, 2, 1), { order: 0, line: 3 });
  deepEqual(nextRow(rows, 0, 3, 1), { order: 1, line: 3 });
  deepEqual(nextRow(rows, 1, 3, 1), { order: 1, line: 4 });
  deepEqual(nextRow(rows, 1, 3, -1), { order: 0, line: 3 });
  equal(nextRow(rows, 0, 5, 1), undefined);
});

Deno.test("a side that does not move stays at its last line", () => {
  equal(rowOf(rows, 1, 3), 3);
  equal(lineUpTo(rows, 1, 2), 2);
  equal(lineUpTo(align(trace("ab"), trace("b")), 1, 0), 0);
});

Deno.test("the same line of another order is found where it was moved to", () => {
  equal(counterpart(trace("abab"), trace("bbaa"), 3), 4);
  equal(counterpart(trace("abc"), trace("ac"), 3), 2);
  equal(counterpart(trace("abb"), trace("ab"), 3), undefined);
});
