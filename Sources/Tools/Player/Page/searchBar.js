// The field for searching the trace, its count, and the buttons that go from hit to hit.

import { hint, VIEWS } from "player/views.js";
import { make } from "player/dom.js";
import { icon } from "player/icons.js";
import { showNotice } from "player/notice.js";
import { nextHit, searcher } from "player/search.js";

export function buildSearch(player) {
  const bar = document.querySelector(".search");
  const searchers = player.recordings.map(searcher);
  const field = make("input.query", {
    type: "search",
    "aria-label": "Search the trace",
    placeholder: "text, next(3) or SinkDisposer #2",
    oninput: () => find(),
    onkeydown: (event) => {
      if (event.key === "Escape") close();
      if (event.key !== "Enter") return;
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    },
  });
  const count = make("output.hits", { "aria-live": "polite" });
  let hits = [];
  let order;
  const find = () => {
    order = player.order;
    hits = searchers[order](field.value);
    player.markHits(hits);
  };
  // While the reader predicts, what comes is not found.
  const known = () => player.modes.predict ? hits.filter((line) => line <= player.line) : hits;
  const go = (direction) => {
    const line = nextHit(known(), player.line, direction);
    if (bar.hidden) showNotice("Nothing is searched for: / opens the search.");
    else if (!line) showNotice("Nothing was found.");
    else player.go(line);
  };
  const close = () => {
    bar.hidden = true;
    field.value = "";
    find();
    document.querySelector("[data-view=search]")?.focus();
  };
  const button = (name, text, run) => {
    const title = hint(VIEWS.find((view) => view.name === name));
    return make("button.tool", { type: "button", title, onclick: run }, text);
  };
  bar.append(
    make("label.query-label", {}, icon("search"), "Search", field),
    count,
    button("previous-hit", "Previous", () => go(-1)),
    button("next-hit", "Next", () => go(1)),
    make("button.tool", { type: "button", onclick: close }, "Close"),
  );
  player.listen(() => {
    if (bar.hidden) return;
    if (order !== player.order) find();
    const all = known();
    const at = all.indexOf(player.line) + 1;
    count.textContent = !field.value.trim()
      ? ""
      : all.length === 0
      ? "nothing found"
      : at > 0
      ? `${at} of ${all.length}`
      : `${all.length} found`;
  });
  return {
    open() {
      bar.hidden = false;
      field.select();
    },
    go,
  };
}
