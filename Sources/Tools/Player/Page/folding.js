// Which lines of the trace are shown: those of the chosen level, and those of unfolded parts.

/** The levels in words, the nearest to the reader's code first. */
export const LEVELS = [
  { level: 2, name: "Your code" },
  { level: 3, name: "Operators" },
  { level: 4, name: "Calls" },
];
const ALL = 4;

/** The state of one recording's trace. */
export function makeFolding(index, first = 3) {
  let level = first;
  let parts = partsOf(index.lines, level);
  const opened = new Set();
  let latest;
  let rows;
  const partOf = (line) => parts.find(({ from, to }) => from <= line && line <= to);
  const folding = {
    get level() {
      return level;
    },
    set level(value) {
      level = value;
      parts = partsOf(index.lines, level);
      opened.clear();
      rows = undefined;
    },
    shows(line) {
      const part = partOf(line);
      return !part || opened.has(part.from);
    },
    /** Unfolds the part that a line is in. */
    open(line) {
      const part = partOf(line);
      if (part && !opened.has(part.from)) folding.toggle(part.from);
    },
    /** Unfolds the part that begins with a line, or folds it again. */
    toggle(from) {
      latest = partOf(from);
      if (!opened.delete(from)) opened.add(from);
      rows = undefined;
    },
    /**
     * The part that a line is in, else the one after it or before it; of these two the one that
     * was folded or unfolded last.
     */
    partAt(line) {
      const near = [partOf(line + 1), partOf(line - 1)].filter(Boolean);
      return partOf(line) ?? near.find((part) => part === latest) ?? near[0];
    },
    /** The next shown line (1) or the previous one (-1); `undefined` if there is none. */
    next(line, direction) {
      let next = line + direction;
      const isInside = () => next >= index.first && next <= index.last;
      while (isInside() && !folding.shows(next)) {
        const part = partOf(next);
        next = direction > 0 ? part.to + 1 : part.from - 1;
      }
      return isInside() ? next : undefined;
    },
    /** The line itself if it is shown, else the nearest before it or after it. */
    nearest(line) {
      if (folding.shows(line)) return line;
      return folding.next(line, -1) ?? folding.next(line, 1) ?? line;
    },
    /** Lines, `{ line }`, and parts, `{ from, to, isOpen }`, from top to bottom. */
    rows: () => rows ??= rowsOf(index, parts, opened),
  };
  return folding;
}

/** Neighbouring lines above a level that are on one lane. */
function partsOf(lines, level) {
  const parts = [];
  if (level >= ALL) return parts;
  for (const event of lines) {
    if ((event.level ?? 0) <= level) continue;
    const last = parts.at(-1);
    if (last?.to === event.line - 1 && lines[last.from - lines[0].line].lane === event.lane) {
      last.to = event.line;
    } else parts.push({ from: event.line, to: event.line });
  }
  return parts;
}

function rowsOf({ first, last }, parts, opened) {
  const rows = [];
  const begins = new Map(parts.map((part) => [part.from, part]));
  for (let line = first; line <= last; line++) {
    const part = begins.get(line);
    const isOpen = part && opened.has(part.from);
    if (part) rows.push({ ...part, isOpen });
    if (part && !isOpen) line = part.to;
    else rows.push({ line });
  }
  return rows;
}
