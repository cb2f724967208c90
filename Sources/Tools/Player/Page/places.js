// A fixed place for each object, so that nothing moves while the reader steps.

import { lives, objectsWithFields } from "player/objects.js";

/**
 * Returns for each object its layer (who holds is above who is held), its slot from the top, and
 * the number of rows above it. Objects of one layer whose lives do not overlap share a slot.
 */
export function placesOf(index) {
  const objects = lives(index);
  const held = new Map([...objects.keys()].map((number) => [number, new Map()]));
  for (const { changes } of index.changes) {
    for (const [from, label, to] of changes.holds ?? []) held.get(from)?.set(`${label} ${to}`, to);
  }
  const layers = layersOf(held);
  const withFields = objectsWithFields(index);
  const slots = [];
  for (const { number, born, freed } of [...objects.values()].sort((a, b) => a.born - b.born)) {
    const layer = layers.get(number);
    let slot = slots.find((other) => other.layer === layer && other.until < born);
    if (!slot) slots.push(slot = { layer, rows: 0, numbers: [] });
    slot.until = freed;
    slot.rows = Math.max(slot.rows, held.get(number).size + withFields.has(number));
    slot.numbers.push(number);
  }
  const places = new Map();
  let top = 0;
  // The program's own objects come first.
  const isOwn = ({ numbers }) => numbers.some((number) => index.ownObjects?.has(number));
  slots.sort((a, b) => isOwn(b) - isOwn(a) || a.layer - b.layer).forEach((slot, at) => {
    for (const number of slot.numbers) places.set(number, { layer: slot.layer, top, slot: at });
    top += slot.rows + 1;
  });
  return { places, rows: top, slots: slots.length };
}

/** The longest way from an object that nothing holds; a reference that closes a cycle is left out. */
function layersOf(held) {
  const order = [];
  const state = new Map();
  const forward = new Map([...held.keys()].map((number) => [number, []]));
  const visit = (number) => {
    state.set(number, "open");
    for (const to of held.get(number).values()) {
      if (!held.has(to) || state.get(to) === "open") continue;
      forward.get(number).push(to);
      if (!state.has(to)) visit(to);
    }
    state.set(number, "done");
    order.unshift(number);
  };
  for (const number of held.keys()) if (!state.has(number)) visit(number);
  const layers = new Map(order.map((number) => [number, 0]));
  for (const number of order) {
    for (const to of forward.get(number)) {
      layers.set(to, Math.max(layers.get(to), layers.get(number) + 1));
    }
  }
  return layers;
}
