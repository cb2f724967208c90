// The marbles of a recording: what each mark is, what caused it, and what it causes.

/** The marks of all rows, by their numbers. */
export function marksOf({ rows }) {
  const marks = [];
  rows.forEach((row, number) => row.marks.forEach((mark) => marks[mark.id] = { ...mark, number }));
  return marks;
}

/** The last mark up to a line; `undefined` before the first one. */
export function markAt(marks, line) {
  return marks.findLast((mark) => mark.line !== undefined && mark.line <= line);
}

/** The numbers of the marks that lead to a mark, and of those that it leads to. */
export function storyOf(marks, mark) {
  const story = new Set();
  for (let one = mark; one; one = marks[one.cause]) story.add(one.id);
  // A mark comes after its cause.
  for (const one of marks.slice(mark?.id)) {
    if (one.id === mark.id || (one.id > mark.id && isCausedBy(marks, one, mark.id))) {
      story.add(one.id);
    }
  }
  return story;
}

function isCausedBy(marks, mark, id) {
  for (let one = mark; one; one = marks[one.cause]) if (one.id === id) return true;
  return false;
}

const SAYS = {
  subscribes: "is subscribed to",
  next: "sends next",
  error: "sends error",
  completed: "sends completed",
  disposes: "is disposed of",
  dropped: "drops",
};

/** A sentence for those who do not see the drawing. */
export function sentence(mark, row, lane) {
  const what = mark.text === undefined ? "" : ` ${mark.text}`;
  const time = mark.time === undefined ? "" : `, at ${timeText(mark.time)}`;
  return `${row.name} ${SAYS[mark.kind]}${what}, line ${mark.line} on ${lane}${time}`;
}

/** A time without needless digits. */
export function timeText(time) {
  return String(Math.round(time * 1000) / 1000);
}
