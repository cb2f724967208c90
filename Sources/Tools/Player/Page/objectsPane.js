// Who holds whom now: a card for each object, a row in it for each reference, a line to its target.

import { cyclesOf, keysInCycles } from "player/cycles.js";
import { make, reveal } from "player/dom.js";
import { changesUpTo, lives, pictureAt } from "player/objects.js";
import { objectNotes } from "player/objectNotes.js";
import { drawReferences } from "player/objectsDrawing.js";
import { card, heightOf } from "player/objectCard.js";
import { placesOf } from "player/places.js";

const NOT_SHOWN = "Not shown: what closures, queued blocks and running calls hold.";

export function objectsPane(player) {
  const cards = make("ul.cards", { "aria-label": "Objects" });
  const lines = make("div.references");
  const notes = make("div.notes");
  const field = make("div.field", {}, lines, cards);
  const element = make("div.objects", {}, make("p.limits", {}, NOT_SHOWN), notes, field);
  const known = player.recordings.map((index) => {
    let found;
    return () => {
      if (!found) {
        const all = lives(index);
        found = { lives: all, name: namer([...all.values()]), ...placesOf(index) };
      }
      return found;
    };
  });
  let shown;
  let picture;
  let widest = 90;
  const redraw = () => {
    const { places, lives: lifeOf, name, rows, slots } = known[player.order]();
    picture = pictureAt(player.index, player.line);
    const cycles = cyclesOf(picture);
    const inCycles = keysInCycles(picture, cycles);
    const goTo = (number) => player.go(lifeOf.get(number).born);
    const context = { picture, name, inCycles, places, goTo };
    field.style.height = `${heightOf({ top: rows, slot: slots })}px`;
    cards.replaceChildren(
      ...[...picture.objects.values(), ...picture.freed.values()].map((object) =>
        card(object, context)
      ),
    );
    lines.replaceChildren(drawReferences(picture, places, inCycles));
    widest = Math.max(widest, lines.firstChild.width.baseVal.value);
    field.style.setProperty("--margin", `${widest}px`);
    notes.replaceChildren(...objectNotes(player, picture, cycles, name));
    element.classList.toggle("has-leak", notes.querySelector(".leak") !== null);
  };
  return {
    name: "objects",
    title: "Who holds whom",
    element,
    update() {
      const { index, line, event } = player;
      // What changed at a line is marked there, and no more at the next one.
      const changes = [changesUpTo(index, line), changesUpTo(index, line - 1)];
      const key = [player.order, ...changes, line === index.count].join();
      if (key !== shown) redraw();
      shown = key;
      cards.querySelector("[aria-current]")?.removeAttribute("aria-current");
      cards.querySelector(`[data-object="${event?.object}"]`)?.setAttribute("aria-current", "true");
    },
    scroll() {
      const box = element.parentElement;
      // The notes cover what is scrolled up.
      const covered = notes.offsetHeight;
      const spans = concerned(player, picture)
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
    },
  };
}

function spanOf({ offsetTop, offsetHeight }) {
  return [offsetTop, offsetTop + offsetHeight];
}

/** The objects that a line is about: at the end those that are left. */
function concerned({ line, index, event }, picture) {
  if (line === index.count) return [...picture.objects.keys()];
  const changed = changedIn(picture);
  return changed.length ? changed : [event?.object];
}

/** The objects that the current line made or freed, and those at the ends of references. */
function changedIn({ fresh, freed, references, changed }) {
  const ends = [...changed].flatMap((key) => {
    const reference = references.get(key);
    return reference ? [reference.from, reference.to] : [];
  });
  return [...fresh, ...freed.keys(), ...ends];
}

/** The name of an object in the whole recording: its type, and which one of that type it is. */
export function namer(objects) {
  const names = new Map();
  for (const { number, type } of objects) {
    const alike = objects.filter((other) => other.type === type);
    const rank = alike.findIndex((other) => other.number === number) + 1;
    names.set(number, alike.length > 1 ? `${type} #${rank}` : type);
  }
  return (number) => names.get(number);
}
