// One object of the picture.

import { make } from "player/dom.js";

/** The height of each of an object's references, in pixels. */
export const ROW = 20;
/** The height of its name, which is a button. */
export const NAME = 24;
/** What a card takes besides its references, and the gap below it. */
const GAP = 16;
const INDENT = 14;

/** Where a slot begins: `top` counts rows, `slot` the gaps before it. */
export function heightOf({ top, slot }) {
  return top * ROW + slot * GAP;
}

/** An object's references, in the order in which they were made; dropped ones included. */
export function referencesOf(picture, number) {
  return [...picture.references.values(), ...picture.dropped.values()]
    .filter(({ from }) => from === number);
}

export function card({ number }, { picture, name, marks, places, goTo, own }) {
  const state = picture.freed.has(number) ? "freed" : picture.fresh.has(number) ? "fresh" : "";
  const rows = referencesOf(picture, number).map((one) => row(one, picture, name, marks));
  const head = make("button.object", {
    type: "button",
    "data-key": number,
    title: "Go to the line from which it is there",
    onclick: () => goTo(number),
  }, name(number));
  if (state) head.append(make("span.state", {}, state === "fresh" ? "new" : "freed"));
  if (own(number)) head.append(make("span.fate", {}, own(number)));
  const fields = fieldsOf(picture, number);
  const element = make("li.card", { "data-object": number }, head, ...rows);
  if (fields) head.title += `. Fields: ${fields}`;
  const changed = changedFieldsOf(picture, number);
  if (changed) head.append(make("span.fields", {}, changed));
  if (own(number) !== undefined) element.classList.add("own");
  if (state) element.classList.add(state);
  const place = places.get(number);
  element.style.top = `${heightOf(place)}px`;
  element.style.left = `${Math.min(place.layer, 6) * INDENT}px`;
  return element;
}

function fieldsOf({ fields }, number) {
  return [...fields.get(number) ?? []].map(([field, text]) => `${field}: ${text}`).join(", ");
}

/** The fields that changed at this line. */
function changedFieldsOf({ fields, changedFields }, number) {
  return [...fields.get(number) ?? []]
    .filter(([field]) => changedFields.has(`${number} ${field}`))
    .map(([field, text]) => `${field}: ${text}`).join(", ");
}

function row({ key, label, to, weak, captured, closure }, picture, name, { inCycle, leaking }) {
  const element = make("div.reference", {}, make("span.label", {}, label), " → ", name(to) ?? "");
  if (weak) element.append(" (weak)");
  if (captured) element.append(closure ? ` (closure, ${closure})` : " (closure)");
  if (captured) element.classList.add("captured");
  if (weak) element.classList.add("weak");
  if (inCycle.has(key)) element.classList.add("in-cycle");
  if (leaking.has(key)) element.classList.add("leaking");
  if (picture.dropped.has(key)) element.classList.add("dropped");
  else if (picture.changed.has(key)) element.classList.add("changed");
  return element;
}
