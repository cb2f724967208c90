// The orders in which a run with hand-overs can be replayed.

export const MEANINGS = {
  "producer-first":
    "The code that hands over a block continues. The block begins when main waits and no other " +
    "block runs.",
  "hand-overs-first":
    "The code that hands over a block waits until the block has run, where that is possible.",
};

/** `producer first`, `hand-overs first`, or the name of a version's file. */
export function nameOfOrder({ order, title }) {
  return title ?? order.replace("-first", " first");
}
