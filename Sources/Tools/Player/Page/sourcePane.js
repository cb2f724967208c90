// The source: the whole file of the current function, which is marked.

import { make, reveal } from "player/dom.js";
import { callNotes, linksNote } from "player/notes.js";
import { functionAt, functionsIn, openCalls } from "player/recording.js";
import { runsStrip } from "player/runsStrip.js";
import { sourceFile } from "player/sourceFile.js";

export function sourcePane(player) {
  const { files } = player.data;
  const name = (file) => files[file].path.split("/").at(-1);
  const menu = make("select", { "aria-label": "File" });
  menu.append(...files.map((file, at) => make("option", { title: file.path }, name(at))));
  const strip = runsStrip(player);
  // Files stay in the page once they were shown: their layout is kept, and switching is fast.
  const boxes = make("div.files");
  const element = make("div.source", {}, make("div.strip", {}, menu, strip.element), boxes);
  const made = new Map();
  let shown;
  let found;

  const showFile = (file) => {
    const key = `${player.order} ${file}`;
    if (!made.has(key)) {
      made.set(key, sourceFile(files[file].text, functionsIn(player.index, file), player));
      boxes.append(made.get(key).box);
    }
    if (shown === made.get(key)) return;
    shown?.show(false);
    shown = made.get(key);
    shown.show(true);
    menu.selectedIndex = file;
  };
  menu.addEventListener("change", () => {
    const file = menu.selectedIndex;
    showFile(file);
    shown.mark(found?.file === file ? found : undefined);
    shown.annotate([]);
    shown.box.scrollTop = 0;
  });
  return {
    name: "source",
    title: "Source",
    element,
    update() {
      found = functionAt(player.index, player.line);
      // Where no function of these files runs, the first file is shown: the sample.
      showFile(found?.file ?? 0);
      const call = openCalls(player.index, player.line).find(({ file }) => file !== undefined);
      shown.mark(found, player.event.caller === call?.line ? player.event.at : undefined);
      const notes = [...callNotes(player, call)];
      shown.annotate(notes.map(([line, calls]) => [line, linksNote(calls, player)]));
      strip.update(found);
    },
    scroll() {
      if (found) keepInView(shown, found);
      strip.scroll();
    },
  };
}

/** The whole function if it fits, else its beginning. */
export function keepInView({ box, lineHeight }, { first, last }) {
  const height = lineHeight();
  const top = (first - 1) * height;
  const bottom = last * height;
  if (bottom - top > box.clientHeight) reveal(box, top, top + box.clientHeight - height, height);
  else reveal(box, top, bottom, height * 2);
}
