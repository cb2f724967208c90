// A short recording for the tests: two lanes, one block, nested calls and a print.

export const events = [
  call(1, 0, 0, null, "A.make()", [1, 3]),
  call(2, 0, 1, 1, "B.init()", [5, 6], { alive: [[1, "B"]] }),
  { kind: "return", line: 2, lane: 0 },
  call(3, 0, 1, 1, "B.run()", [8, 12]),
  {
    kind: "hands over",
    line: 4,
    lane: 0,
    depth: 2,
    caller: 3,
    shows: "hands over",
    block: 1,
    to: 1,
  },
  call(5, 0, 2, 3, "C.init()", [14, 15], { alive: [[2, "C"]], holds: [[1, "sink", 2]] }),
  { kind: "return", line: 5, lane: 0, changes: { holds: [[2, "cancel", 1]] } },
  { kind: "return", line: 3, lane: 0 },
  { kind: "return", line: 1, lane: 0 },
  { kind: "runs", line: 6, lane: 1, depth: 0, caller: null, shows: "runs block 1", block: 1 },
  call(7, 1, 0, null, "Sink.on(_:) (next(1))", [17, 20]),
  { kind: "prints", line: 8, lane: 1, depth: 1, caller: 7, shows: "> 1", text: "1" },
  { kind: "return", line: 7, lane: 1 },
  { kind: "ends", line: 9, lane: 1, depth: 0, caller: null, shows: "ends block 1", block: 1 },
  call(10, 0, 0, null, "B.run()", [8, 12], {
    drops: [[2, "cancel", 1]],
    freed: [2],
  }),
  { kind: "return", line: 10, lane: 0 },
  { kind: "mark", line: 11, lane: 0, depth: 0, caller: null, shows: "# end", text: "end" },
];

function call(line, lane, depth, caller, shows, [first, last], changes) {
  const event = { kind: "call", line, lane, depth, caller, shows, file: 0, first, last };
  return changes ? { ...event, changes } : event;
}

export const recording = {
  order: "producer-first",
  lanes: ["main", "worker"],
  begins: [1, 3, 7],
  events,
  why: { run: [], lines: {}, code: {}, objects: {} },
  marbles: { columns: 0, rows: [] },
};
