// Who holds whom now: a card for each object, a row in it for each reference, a line to its target.

import { brokenAt, cyclesOf, keysInCycles } from "player/cycles.js";
import { make } from "player/dom.js";
import { keepFocus } from "player/focus.js";
import { withPairsAsOne } from "player/pairs.js";
import { namer } from "player/objectNames.js";
import { changesUpTo, lives, pictureAt } from "player/objects.js";
import { objectNotes } from "player/objectNotes.js";
import { drawReferences } from "player/objectsDrawing.js";
import { card, heightOf } from "player/objectCard.js";
import { concerned, revealObjects } from "player/objectsInView.js";
import { placesOf } from "player/places.js";
import { isEnd, knowsEnd } from "player/recording.js";

const NOT_SHOWN = "Not shown: what queued blocks and running calls hold.";
const PAIRS = " show a sink and its disposer apart";

/** Whether nothing that the program still holds reaches one of these objects. */
function isLeaked({ index }, cycle) {
  return cycle.some((number) => index.fates.get(number)?.verdict === "leaked");
}

/** When an object of an own class is freed; `undefined` for others, empty while predicting. */
function fateOf({ index, modes }, { number, freed }) {
  if (!index.ownObjects.has(number)) return undefined;
  const isUnknown = freed === Infinity && !knowsEnd(index);
  if (modes.predict || isUnknown) return "";
  return freed === Infinity ? "never freed" : `freed at line ${freed}`;
}

export function objectsPane(player) {
  const cards = make("ul.cards", { "aria-label": "Objects" });
  const lines = make("div.references");
  const notes = make("div.notes");
  const field = make("div.field", {}, lines, cards);
  const pairs = make("input", { type: "checkbox", onchange: () => redraw() });
  // The chapters are about what a sink and its disposer hold.
  pairs.checked = player.recordings.some(({ own }) =>
    player.data.files[own]?.path.startsWith("Sources/Walkthroughs/")
  );
  const limits = make("p.limits", {}, NOT_SHOWN, " ", make("label", {}, pairs, PAIRS));
  const element = make("div.objects", {}, limits, notes, field);
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
    if (!pairs.checked) picture = withPairsAsOne(picture);
    // While the reader predicts, the end of a cycle is not known; nor is it behind a page's end.
    const never = knowsEnd(player.index) ? Infinity : undefined;
    const endOf = (cycle) => brokenAt(player.index, player.line, picture, cycle) ?? never;
    const cycles = cyclesOf(picture)
      .map((cycle) => ({ cycle, end: player.modes.predict ? undefined : endOf(cycle) }));
    const keys = (chosen) => keysInCycles(picture, chosen.map(({ cycle }) => cycle));
    const marks = {
      inCycle: keys(cycles),
      leaking: keys(cycles.filter(({ cycle, end }) => end === Infinity && isLeaked(player, cycle))),
    };
    const goTo = (number) => player.go(lifeOf.get(number).born);
    const own = (number) => fateOf(player, lifeOf.get(number));
    const context = { picture, line: player.line, name, marks, places, goTo, own };
    field.style.height = `${heightOf({ top: rows, slot: slots })}px`;
    const shownNow = [...picture.objects.values(), ...picture.freed.values()];
    keepFocus(cards, () => cards.replaceChildren(...shownNow.map((one) => card(one, context))));
    lines.replaceChildren(drawReferences(picture, places, marks));
    widest = Math.max(widest, lines.firstChild.width.baseVal.value);
    field.style.setProperty("--margin", `${widest}px`);
    notes.replaceChildren(...objectNotes(player, picture, cycles, name));
  };
  return {
    name: "objects",
    title: "Who holds whom",
    element,
    update() {
      const { index, line, event } = player;
      // What changed at a line is marked there, and no more at the next one.
      const changes = [changesUpTo(index, line), changesUpTo(index, line - 1)];
      const key = [player.order, ...changes, isEnd(index, line), player.modes.predict].join();
      if (key !== shown) redraw();
      shown = key;
      cards.querySelector("[aria-current]")?.removeAttribute("aria-current");
      const current = picture.sinkOf?.get(event?.object) ?? event?.object;
      cards.querySelector(`[data-object="${current}"]`)?.setAttribute("aria-current", "true");
    },
    scroll: () => revealObjects(concerned(player, picture), { cards, notes, field }),
  };
}
