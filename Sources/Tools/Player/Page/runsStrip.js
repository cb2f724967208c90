// The strip above the source: the lines of the trace at which the current function ran.

import { lineLink, make } from "player/dom.js";
import { keepFocus } from "player/focus.js";
import { runsOf } from "player/functions.js";

/** As many lines are shown at first. */
const MOST = 20;

export function runsStrip(player) {
  const name = make("code");
  const runs = make("span.runs-at");
  const element = make("p.ran", {}, name, runs);
  let shown;
  let hasAll;
  const update = (found) => {
    if (!found) return show("", "", ["no function of these files"]);
    if (hasAll !== found.key) hasAll = undefined;
    const { lines, at, count } = runsOf(found, player, hasAll ? Infinity : MOST);
    const parts = ["ran at"];
    const key = [found.key, at, count, hasAll].join();
    if (key === shown) return;
    for (const line of lines) parts.push(" ", lineLink(line, player, line === at));
    if (lines.length < count) {
      const all = () => {
        hasAll = found.key;
        update(found);
      };
      parts.push(
        " ",
        make("button.to-line", { type: "button", onclick: all }, `all ${count} lines`),
      );
    }
    show(key, found.name, parts);
  };
  const show = (key, title, parts) => {
    if (key === shown) return;
    shown = key;
    name.textContent = shortName(title);
    name.title = title;
    keepFocus(element, () => runs.replaceChildren(...parts));
  };
  return {
    element,
    update,
    scroll() {
      const link = runs.querySelector("[aria-current]");
      if (link) runs.scrollTop = link.offsetTop - link.offsetHeight;
    },
  };
}

/** The name with the first of three or more labels: `subscribe(onNext:…)`. */
function shortName(name) {
  return name.replace(/\((\w+:)(\w+:){2,}\)/, "($1…)");
}
