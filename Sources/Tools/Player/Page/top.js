// The bar at the top: what is shown, and how.

import { hint, VIEWS } from "player/views.js";
import { make } from "player/dom.js";
import { icon } from "player/icons.js";
import { inline } from "player/inline.js";
import { leaveFrame, linkRewriter, placeOfLinks } from "player/links.js";
import { MEANINGS, nameOfOrder } from "player/orders.js";
import { toggleTheme } from "player/theme.js";

export function buildTop(player, layout, { help, search, why }) {
  document.querySelector("h1").textContent = player.data.title;
  const chapter = document.querySelector(".chapter");
  if (player.data.chapter) chapter.append(chapterLink(player.data));
  else chapter.remove();
  leaveFrame(chapter);
  const tools = [
    player.recordings.length > 1 && orderMenu(player),
    player.recordings.length > 1 && toggle(player, "compare", "Compare"),
    button("search", "Search", () => search.open()),
    button("why", "Why", () => why.toggle()),
    toggle(player, "predict", "Predict"),
    toggle(player, "presenter", "Present"),
    panesMenu(layout),
    button("theme", "Theme", toggleTheme),
    button("help", "Keys", () => help.showModal()),
  ];
  document.querySelector(".tools").append(...tools.filter(Boolean));
}

function chapterLink({ chapter }) {
  const link = linkRewriter({ ...placeOfLinks(), prose: [], begins: [] });
  const made = make("a", { href: link(chapter.file), target: "_top" });
  made.innerHTML = inline(`Chapter ${chapter.number}. ${chapter.title}`, link);
  return made;
}

function button(name, text, onclick) {
  const title = hint(VIEWS.find((view) => view.name === name));
  return make(
    "button.tool",
    { type: "button", title, onclick, "data-view": name },
    icon(name),
    make("span", {}, text),
  );
}

function toggle(player, mode, text) {
  const made = button(mode, text, () => player.turn(mode));
  const show = () => made.setAttribute("aria-pressed", player.modes[mode]);
  player.listen(show);
  show();
  return made;
}

function orderMenu(player) {
  const select = make(
    "select",
    {
      "aria-label": player.index.title ? "Version" : "Order",
      onchange: () => player.switchTo(select.selectedIndex),
    },
    ...player.recordings.map((index) =>
      make("option", { title: MEANINGS[index.order] }, nameOfOrder(index))
    ),
  );
  const show = () => select.selectedIndex = player.order;
  player.listen(show);
  show();
  return select;
}

/** A box to tick for each pane. */
function panesMenu(layout) {
  const boxes = layout.panes.map((pane) => {
    const box = make("input", { type: "checkbox", onchange: () => layout.show(pane, box.checked) });
    const show = () => box.checked = !pane.isClosed;
    layout.onChange(show);
    show();
    return make("label", {}, box, pane.title);
  });
  const summary = make(
    "summary.tool",
    { title: "Panes" },
    icon("panes"),
    make("span", {}, "Panes"),
  );
  const menu = make("details.menu", {}, summary, make("div", {}, ...boxes));
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    menu.open = false;
    summary.focus();
  });
  document.addEventListener("click", ({ target }) => {
    if (!menu.contains(target)) menu.open = false;
  });
  return menu;
}
