// A recording with what the panes ask for: its lines, functions, callers and returns.

/**
 * Returns the recording's index. `lines` has the lines from `first` to `last`; a page of a long run
 * has not all lines up to `total`. `around` has the calls that are open before the first line.
 */
export function indexRecording(recording) {
  const first = recording.window?.first ?? 1;
  const named = recording.events.filter((event) => event.kind !== "return" && event.line);
  const lines = named.filter(({ line }) => line >= first);
  const last = first + lines.length - 1;
  const index = {
    order: recording.order,
    title: recording.title,
    own: recording.own ?? 0,
    lanes: recording.lanes,
    marbles: recording.marbles,
    why: recording.why ?? { run: [], lines: {}, code: {}, objects: {} },
    begins: recording.begins,
    events: recording.events,
    lines,
    around: new Map(named.filter(({ line }) => line < first).map((event) => [event.line, event])),
    first,
    last,
    count: lines.length,
    total: recording.window?.count ?? lines.length,
    /** The last line at which it is known who holds whom; `undefined` if it is known to the end. */
    known: recording.window?.known,
    prints: lines.filter((event) => event.kind === "prints"),
    after: linesAfterReturn(recording.events, last),
    fates: new Map((recording.fates ?? []).map((fate) => [fate.object, fate])),
    ownObjects: new Set(recording.ownObjects),
    changes: changesOf(recording.events, last),
    callees: Map.groupBy(lines, ({ caller }) => caller ?? 0),
    functions: new Map(),
    blocks: new Map(),
  };
  for (const event of lines) {
    if (event.file !== undefined) noteFunction(index.functions, event);
    if (event.block !== undefined) noteBlock(index.blocks, event);
  }
  return index;
}

/** For each call's line, the first line after its return. A call that never returns has none. */
function linesAfterReturn(events, last) {
  const after = new Map();
  let returned = [];
  for (const event of events) {
    if (event.kind === "return") {
      returned.push(event.line);
    } else if (event.line) {
      for (const line of returned) after.set(line, event.line);
      returned = [];
    }
  }
  for (const line of returned) after.set(line, last + 1);
  return after;
}

/**
 * Changes of the object picture, each with the line from which it is true. What happens between two
 * lines belongs to the second one; what happens after the last line, to the last one.
 */
function changesOf(events, last) {
  const found = [];
  let line = 0;
  for (const event of events) {
    const isLine = event.kind !== "return" && event.line;
    if (isLine) line = event.line;
    const at = isLine ? line : Math.min(line + 1, last);
    if (event.changes) found.push({ at, changes: event.changes });
  }
  return found;
}

function noteFunction(functions, event) {
  const key = functionKey(event);
  if (!functions.has(key)) {
    functions.set(key, {
      key,
      name: nameOf(event),
      file: event.file,
      first: event.first,
      last: event.last,
      span: event.span,
      lines: [],
    });
  }
  functions.get(key).lines.push(event.line);
}

function noteBlock(blocks, event) {
  if (!blocks.has(event.block)) blocks.set(event.block, { number: event.block, runs: [] });
  const block = blocks.get(event.block);
  if (event.kind === "hands over") block.handedOver = event;
  if (event.kind === "runs") block.runs.push({ begins: event });
  if (event.kind !== "ends") return;
  const run = block.runs.findLast((run) => !run.ends);
  // It may have begun before the first line.
  if (run) run.ends = event;
}

/** Names a function's place in the source. Several closures may stand in one line. */
export function functionKey({ file, first, span }) {
  return `${file}:${first}:${span?.[0] ?? ""}`;
}

/** The text of a call without the event that it passes on: `Sink.forwardOn(_:) [self: MapSink]`. */
export function nameOf(event) {
  return event.shows.replace(/ \((next\(.*\)|error\(.*\)|error|completed|success.*)\)$/, "");
}

/** The event of a line; `undefined` outside the trace. */
export function eventAt(index, line) {
  return index.lines[line - index.first];
}

/** The call of a line, which may be open before the first line. */
export function callAt(index, line) {
  return eventAt(index, line) ?? index.around.get(line);
}

/** Whether the page has the end of the run, with all that happens to the objects. */
export function knowsEnd({ last, total, known }) {
  return last === total && known === undefined;
}

/** Whether a line is the last one of the run. */
export function isEnd(index, line) {
  return line === index.total;
}

/** The calls that are open at a line, the innermost first; a call's own line begins with itself. */
export function openCalls(index, line) {
  const open = [];
  let event = eventAt(index, line);
  if (event && event.kind !== "call") event = callAt(index, event.caller);
  while (event) {
    open.push(event);
    event = event.caller ? callAt(index, event.caller) : undefined;
  }
  return open;
}

/** The function whose source a line shows: the call's own, else its nearest caller's. */
export function functionAt(index, line) {
  const call = openCalls(index, line).find((event) => event.file !== undefined);
  return call && index.functions.get(functionKey(call));
}

/** The functions of one file, in the order of the source. */
export function functionsIn(index, file) {
  return [...index.functions.values()]
    .filter((found) => found.file === file)
    .sort((a, b) => a.first - b.first);
}

/** How many of the events, ordered by line, are at most at this line. */
export function countUpTo(events, line) {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (events[middle].line <= line) low = middle + 1;
    else high = middle;
  }
  return low;
}
