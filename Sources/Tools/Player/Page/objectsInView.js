// Which objects a line is about, and how they come into view.

import { reveal } from "player/dom.js";
import { isEnd } from "player/recording.js";

/** What the line changed, else the object of its call; at the last line the objects that are left. */
export function concerned({ line, index, event }, picture) {
  if (isEnd(index, line)) return [...picture.objects.keys()];
  const changed = changedIn(picture);
  return changed.length ? changed : [event?.object];
}

/** The objects that a line made or freed, and those whose references it changed, with their ends. */
function changedIn({ fresh, freed, references, changed, dropped }) {
  const ends = [...changed].flatMap((key) => {
    const reference = references.get(key);
    return reference ? [reference.from, reference.to] : [];
  });
  return [...fresh, ...freed.keys(), ...ends, ...[...dropped.values()].map(({ from }) => from)];
}

/**
 * Scrolls until the cards of these objects are in view, or the first of them if there is not enough
 * room for all. Without any, some card is in view.
 */
export function revealObjects(numbers, { cards, notes, field }) {
  const box = field.closest(".box");
  // The notes cover what is scrolled up.
  const covered = notes.offsetHeight;
  const spans = numbers
    .map((number) => cards.querySelector(`[data-object="${number}"]`))
    .filter(Boolean)
    .map(spanOf);
  const isInView = ([from, to]) =>
    field.offsetTop + from >= box.scrollTop + covered &&
    field.offsetTop + to <= box.scrollTop + box.clientHeight;
  if (!spans.length) {
    const all = [...cards.children].map(spanOf);
    if (!all.length || all.some(isInView)) return;
    spans.push(all[0]);
  }
  const top = Math.min(...spans.map(([from]) => from));
  const bottom = Math.max(...spans.map(([, to]) => to));
  const [first, last] = bottom - top <= box.clientHeight - covered ? [top, bottom] : spans[0];
  reveal(box, field.offsetTop + first - covered, field.offsetTop + last, 20);
}

function spanOf({ offsetTop, offsetHeight }) {
  return [offsetTop, offsetTop + offsetHeight];
}
