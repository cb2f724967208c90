// Draws marbles: a row for each sequence, a shape and a colour for each lane.

import { draw, laneClass, make } from "player/dom.js";
import { shortLane } from "player/lineRow.js";
import { marksOf, sentence, timeText } from "player/marbles.js";

export const ROW = 26;
const SIZE = 7;
const LETTER = 6.7;
const LEAST = 24;
const MOST = 64;
const END = 12;
/** The most letters of a value. */
const LETTERS = 16;

/** Where everything is in a drawing of a width. */
export function placeMarbles({ rows, columns }, width) {
  const longest = Math.max(...rows.map((row) => row.depth * 2 + labelOf(row).length), 8);
  const left = Math.min(Math.round(longest * LETTER) + 16, Math.round(width * 0.4));
  // After the last column is room for its values.
  const last = rows.flatMap(({ marks }) => marks.filter(({ column }) => column === columns - 1));
  const letters = Math.max(0, ...last.map((mark) => isInside(mark) ? 0 : textOf(mark).length));
  const end = Math.max(END, Math.min(letters, LETTERS) * LETTER + SIZE + 2 - LEAST / 2);
  const step = Math.min(MOST, Math.max(LEAST, (width - left - end) / Math.max(1, columns)));
  const hasTimes = rows.some(({ marks }) => marks.some(({ time }) => time !== undefined));
  const top = hasTimes ? 16 : 2;
  return {
    left,
    step,
    hasTimes,
    width: Math.round(left + step * columns + end),
    height: top + rows.length * ROW + 2,
    x: (column) => left + step * (column + 0.5),
    y: (row) => top + ROW * (row + 0.5),
  };
}

function labelOf({ name, place }) {
  return place === undefined ? name : `${name} :${place}`;
}

export function drawMarbles(marbles, lanes, place) {
  const { rows } = marbles;
  const label = `Marbles, ${rows.length} rows: ${rows.map(({ name }) => name).join(", ")}`;
  return draw(
    "svg",
    { width: place.width, height: place.height, role: "group", "aria-label": label },
    ...(place.hasTimes ? times(rows, place) : []),
    ...rows.flatMap((row, number) => [nameOf(row, number, place), life(row, number, place)]),
    ...(marbles.gaps ?? []).map((column) => gap(column, place)),
    draw("g", { class: "links" }, ...links(marbles, place)),
    ...rows.flatMap((row, number) =>
      row.marks.map((mark, at) => markOf(mark, row.marks[at + 1], row, number, lanes, place))
    ),
  );
}

/** The shape of each lane, if there are several. */
export function laneLegend(lanes) {
  if (lanes.length < 2) return [];
  return lanes.map((lane, number) => {
    const sign = draw(
      "svg",
      { width: 22, height: 20, "aria-hidden": "true", class: laneClass(number) },
      draw("g", { class: "marble" }, laneShape(number, 11, 10)),
    );
    return make("span", { title: lane }, sign, shortLane(lane));
  });
}

function nameOf(row, number, { left, y }) {
  const x = 8 + row.depth * 14;
  const most = Math.floor((left - x - 4) / LETTER);
  const text = labelOf(row);
  const short = text.length > most ? text.slice(0, most - 1) + "…" : text;
  return draw("text", { x, y: y(number) + 4, class: "row-name" }, short);
}

/** The line of a row, from its first mark to its end. */
function life({ marks }, number, { x, y, width }) {
  const end = marks.find(({ kind }) => ["completed", "error", "disposes"].includes(kind));
  const to = end ? x(end.column) : width - 4;
  return draw("line", {
    x1: x(marks[0]?.column ?? 0),
    x2: to,
    y1: y(number),
    y2: y(number),
    class: "row-life",
  });
}

/** Where columns are left out. */
function gap(column, { x, step, height }) {
  const at = x(column) - step / 2;
  return draw(
    "g",
    { class: "gap" },
    draw("title", {}, "Here, the page leaves out a part of the run."),
    draw("line", { x1: at, x2: at, y1: 0, y2: height }),
  );
}

function times(rows, { x }) {
  const byColumn = new Map();
  for (const { column, time } of rows.flatMap(({ marks }) => marks)) byColumn.set(column, time);
  let before;
  let end = 0;
  return [...byColumn].sort(([a], [b]) => a - b).flatMap(([column, time]) => {
    const isNew = time !== undefined && time !== before && x(column) > end;
    if (!isNew) return [];
    before = time;
    end = x(column) + timeText(time).length * LETTER + 6;
    return [draw("text", { x: x(column), y: 11, class: "time" }, timeText(time))];
  });
}

/** From a mark to what it causes in another row. */
function links({ rows }, { x, y }) {
  const marks = marksOf({ rows });
  return marks.filter(({ cause, number }) => cause !== undefined && marks[cause].number !== number)
    .map((mark) => {
      const from = marks[mark.cause];
      return draw("line", {
        "data-from": from.id,
        "data-mark": mark.id,
        x1: x(from.column),
        y1: y(from.number),
        x2: x(mark.column),
        y2: y(mark.number),
      });
    });
}

function textOf({ text }) {
  return text ?? "";
}

/** Whether the value is inside the mark's shape. */
function isInside(mark) {
  return mark.kind === "next" && textOf(mark).length <= 1;
}

function markOf(mark, next, row, number, lanes, { x, y, step, width }) {
  const label = sentence(mark, row, lanes[mark.lane]);
  const [left, middle] = [x(mark.column), y(number)];
  // A value has room as far as the next mark of its row.
  const end = next ? x(next.column) - SIZE - 2 : width;
  const room = Math.min(LETTERS, Math.floor((end - left - SIZE - 2) / LETTER));
  const text = textOf(mark);
  const short = text.length > room ? (room > 2 ? text.slice(0, room - 1) + "…" : "") : text;
  const parts = [draw("title", {}, label), reach(left, middle, step), shape(mark, left, middle)];
  if (isInside(mark)) {
    parts.push(draw("text", { x: left, y: middle + 4, class: "inside" }, text));
  } else if (short) {
    parts.push(draw("text", { x: left + SIZE + 2, y: middle - 4, class: "value" }, short));
  }
  return draw("g", {
    class: `marble ${mark.kind} ${laneClass(mark.lane)}`,
    "data-mark": mark.id,
    "data-line": mark.line,
    role: "button",
    tabindex: -1,
    "data-stop": true,
    "aria-label": label,
  }, ...parts);
}

/** What a finger or a mouse can hit. */
function reach(x, y, step) {
  const width = Math.min(step, 44);
  return draw("rect", { x: x - width / 2, y: y - ROW / 2, width, height: ROW, class: "reach" });
}

function shape({ kind, lane }, x, y) {
  switch (kind) {
    case "subscribes":
      return draw("path", { d: `M${x} ${y - SIZE}v${2 * SIZE}`, class: "tick" });
    case "completed":
      return draw("path", { d: `M${x} ${y - SIZE - 2}v${2 * SIZE + 4}`, class: "bar" });
    case "error":
      return draw("path", {
        d: `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`,
        class: "cross",
      });
    case "disposes":
      return draw("path", { d: `M${x - 5} ${y + 6}l10 -12`, class: "cut" });
    default:
      return laneShape(lane, x, y);
  }
}

/** Lanes differ by shape, too. */
function laneShape(lane, x, y) {
  const size = SIZE + 1;
  switch (lane % 4) {
    case 0:
      return draw("circle", { cx: x, cy: y, r: size, class: "body" });
    case 1:
      return draw("rect", {
        x: x - SIZE,
        y: y - SIZE,
        width: 2 * SIZE,
        height: 2 * SIZE,
        class: "body",
      });
    case 2:
      return draw("path", {
        d: `M${x} ${y - size - 2}l${size + 2} ${size + 2} ${-size - 2} ${size + 2} ${-size - 2} ${
          -size - 2
        }z`,
        class: "body",
      });
    default:
      return draw("path", {
        d: `M${x} ${y - size - 1}l${size + 1} ${2 * size}h${-2 * size - 2}z`,
        class: "body",
      });
  }
}
