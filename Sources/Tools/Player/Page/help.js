// The list of keys.

import { MOVES } from "player/commands.js";
import { keyName, VIEWS } from "player/views.js";
import { make } from "player/dom.js";

export function buildHelp() {
  const dialog = document.querySelector(".help");
  const rows = [...MOVES, ...VIEWS].map(({ label, keys }) =>
    make(
      "div",
      {},
      make("dt", {}, ...keys.map((key) => make("kbd", {}, keyName(key)))),
      make("dd", {}, label),
    )
  );
  dialog.append(
    // The focus begins here, so that a long list is shown from its beginning.
    make("h2", { id: "help-title", tabindex: -1, autofocus: true }, "Keys"),
    make("dl", {}, ...rows),
    make(
      "p",
      {},
      "A click on a line of the trace, a bar, an object or a function of the source goes there. ",
      "The address names the line: a link to it opens the page there.",
    ),
    make("form", { method: "dialog" }, make("button.plain", {}, "Close")),
  );
  return dialog;
}
