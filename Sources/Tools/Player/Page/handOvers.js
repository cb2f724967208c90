// Hand-overs: where a block is handed over, and where it runs.

/** One for each run, for a timer's block may run several times; one for a block that never runs. */
export function handOversOf(index) {
  return [...index.blocks.values()].filter(({ handedOver }) => handedOver).flatMap(
    ({ number, handedOver, runs }) =>
      (runs.length ? runs : [{}]).map(({ begins, ends }) => ({ number, handedOver, begins, ends })),
  );
}

/** Whether an event hands the block over, or happens while the block runs. */
export function belongsTo({ handedOver, begins, ends }, { line, lane }) {
  if (line === handedOver.line) return true;
  return begins !== undefined && lane === begins.lane && line >= begins.line &&
    !(line > ends?.line);
}
