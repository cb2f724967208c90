// One object of the picture.

import { make } from "player/dom.js";

/** The height of each of an object's references, and of its fields, in pixels. */
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

export function card({ number }, { picture, line, name, marks, places, goTo, own }) {
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
  const element = make("li.card", { "data-object": number }, head, ...rows);
  const fields = picture.fields.get(number);
  if (fields) element.append(fieldsRow([...fields], line));
  if (own(number) !== undefined) element.classList.add("own");
  if (state) element.classList.add(state);
  const place = places.get(number);
  element.style.top = `${heightOf(place)}px`;
  element.style.left = `${Math.min(place.layer, 6) * INDENT}px`;
  return element;
}

/** The fields as they are at a line; where they were set is in the title. */
function fieldsRow(fields, line) {
  const said = fields.map(([field, values]) => {
    const { text, at } = values.at(-1);
    const element = make("span.field-value", {}, `${field} `, make("b", {}, text));
    if (at === line) element.classList.add("changed");
    return element;
  });
  const title = fields.map(([field, values]) =>
    `${field}: ${values.map(({ text, at }) => `${text} at line ${at}`).join(", ")}`
  ).join("\n");
  return make("div.fields", { title }, ...said);
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
