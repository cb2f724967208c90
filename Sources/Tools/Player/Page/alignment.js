// Two traces beside each other: which line of one is which line of the other.

/** Beyond this many differences, the rest of the traces is left without pairs. */
const MOST_DIFFERENCES = 4000;

/**
 * Returns rows of line numbers: [3, 3] a line that both have here, [4, null] and [null, 9] a line
 * that only one of them has here.
 */
export function align(first, second) {
  const a = first.lines.map(keyOf);
  const b = second.lines.map(keyOf);
  const rows = [];
  let [i, j] = [0, 0];
  for (const [x, y] of pairs(a, b)) {
    while (i < x) rows.push([first.lines[i++].line, null]);
    while (j < y) rows.push([null, second.lines[j++].line]);
    rows.push([first.lines[i++].line, second.lines[j++].line]);
  }
  while (i < a.length) rows.push([first.lines[i++].line, null]);
  while (j < b.length) rows.push([null, second.lines[j++].line]);
  return rows;
}

/**
 * The line of another order at which the same happens: for the second of two equal lines, the second
 * one there; `undefined` if there is none.
 */
export function counterpart(from, to, line) {
  const key = keyOf(from.lines.find((event) => event.line === line));
  const count = from.lines.filter((event) => event.line <= line && keyOf(event) === key).length;
  return to.lines.filter((event) => keyOf(event) === key)[count - 1]?.line;
}

function keyOf(event) {
  return `${event.lane} ${event.depth} ${event.shows}`;
}

/** Myers' algorithm: the indices that the longest common subsequence pairs, in order. */
function pairs(a, b) {
  let furthest = new Map([[1, 0]]);
  const history = [];
  const most = Math.min(a.length + b.length, MOST_DIFFERENCES);
  for (let edits = 0; edits <= most; edits++) {
    history.push(furthest);
    furthest = new Map(furthest);
    for (let k = -edits; k <= edits; k += 2) {
      let x = cameDown(furthest, k, edits) ? furthest.get(k + 1) : furthest.get(k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      furthest.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(history, a.length, b.length);
    }
  }
  return [];
}

function cameDown(furthest, k, edits) {
  return k === -edits || (k !== edits && furthest.get(k - 1) < furthest.get(k + 1));
}

function walkBack(history, x, y) {
  const found = [];
  for (let edits = history.length - 1; edits >= 0; edits--) {
    const furthest = history[edits];
    const k = x - y;
    const before = cameDown(furthest, k, edits) ? k + 1 : k - 1;
    const beforeX = furthest.get(before);
    const beforeY = beforeX - before;
    while (x > beforeX && y > beforeY && x > 0 && y > 0) found.push([--x, --y]);
    [x, y] = [beforeX, beforeY];
  }
  return found.reverse();
}

/** The row in which a line of one side (0 or 1) stands. */
export function rowOf(rows, side, line) {
  return rows.findIndex((row) => row[side] === line);
}

/** The last line of a side up to a row; 0 before the first one. */
export function lineUpTo(rows, side, row) {
  for (let other = row; other >= 0; other--) {
    if (rows[other][side] !== null) return rows[other][side];
  }
  return 0;
}

/** The next (1) or previous (-1) event of either order, in the same order if both have it. */
export function nextRow(rows, order, line, direction) {
  const row = rows[rowOf(rows, order, line) + direction];
  if (!row) return undefined;
  const other = row[order] === null ? 1 - order : order;
  return { order: other, line: row[other] };
}
