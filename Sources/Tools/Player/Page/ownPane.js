// The reader's own code, or the sample, which stays on screen: where it is now, and which values
// its closures have received.

import { make } from "player/dom.js";
import { functionKey, functionsIn } from "player/recording.js";
import { sourceFile } from "player/sourceFile.js";
import { ownPlace } from "player/stack.js";
import { keepInView } from "player/sourcePane.js";
import { valuesOf, valuesText } from "player/values.js";

export function ownPane(player) {
  const element = make("div.own-code");
  const made = player.recordings.map((index) => {
    const { text } = player.data.files[index.own];
    let found;
    return () =>
      found ??= {
        file: sourceFile(text, functionsIn(index, index.own), player, "The text of your code"),
        values: valuesOf(index),
      };
  });
  let shown;
  let places = [];
  return {
    name: "own",
    title: "Your code",
    element,
    update() {
      const { index, line } = player;
      shown = made[player.order]();
      if (shown.file.box.parentElement !== element) {
        element.replaceChildren(shown.file.box);
        shown.file.show(true);
      }
      const { event, at } = ownPlace(index, line);
      const found = event && index.functions.get(functionKey(event));
      shown.file.mark(found, at);
      places = [found, at && { first: at, last: at }].filter(Boolean);
      const notes = new Map();
      for (const closure of shown.values) {
        const said = valuesText(closure, line);
        if (!said) continue;
        notes.set(closure.first, [...(notes.get(closure.first) ?? []), said]);
      }
      shown.file.annotate(
        [...notes].map(([first, said]) => [
          first,
          make("span.note", { title: "received → sent on" }, said.join("; ")),
        ]),
      );
    },
    scroll() {
      for (const place of places) keepInView(shown.file, place);
    },
  };
}
