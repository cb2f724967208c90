// The whole run in one strip. A click on a mark goes to its line; the mark of the current line is
// marked, with what led to it and what it leads to.

import { make } from "player/dom.js";
import { markAt, marksOf, storyOf } from "player/marbles.js";
import { drawMarbles, laneLegend, placeMarbles } from "player/marblesDrawing.js";
import { rove } from "player/roving.js";

export function marblesPane(player) {
  const here = make("div.marbles-here");
  const drawing = make("div.drawing", {}, here);
  const element = make("div.marbles", {}, drawing);
  const legend = make("div.marbles-legend");
  const all = player.recordings.map(({ marbles }) => marksOf(marbles));
  let available = 0;
  let shown;
  let place;
  let stops = [];
  let links = [];
  let story = new Set();

  const build = () => {
    const key = `${player.order} ${available}`;
    if (key === shown) return;
    shown = key;
    story = new Set();
    place = placeMarbles(player.index.marbles, available);
    drawing.replaceChildren(drawMarbles(player.index.marbles, player.index.lanes, place), here);
    legend.replaceChildren(...laneLegend(player.index.lanes));
    stops = [...drawing.querySelectorAll("[data-stop]")]
      .sort((a, b) => a.dataset.mark - b.dataset.mark);
    links = [...drawing.querySelectorAll(".links line")];
    element.closest(".pane")?.style.setProperty("--marbles-height", `${place.height}px`);
  };
  const goTo = ({ dataset }) => dataset.line && player.go(Number(dataset.line));
  element.addEventListener("click", ({ target }) => {
    const mark = target.closest("[data-mark]");
    if (mark) goTo(mark);
  });
  const offerNearest = rove(element, {
    items: () => stops,
    nearest: () => stops[markAt(all[player.order], player.line)?.id ?? 0],
    goTo,
  });
  const showStory = (marks, current) => {
    const next = current ? storyOf(marks, current) : new Set();
    for (const id of story) if (!next.has(id)) stops[id]?.classList.remove("story");
    for (const id of next) stops[id]?.classList.add("story");
    for (const link of links) {
      const { from, mark } = link.dataset;
      link.classList.toggle("story", next.has(Number(from)) && next.has(Number(mark)));
    }
    story = next;
  };
  const update = () => {
    if (!available) return;
    build();
    const marks = all[player.order];
    const current = markAt(marks, player.line);
    element.querySelector(".marble.now")?.classList.remove("now");
    stops[current?.id]?.classList.add("now");
    showStory(marks, current);
    const x = current ? place.x(current.column) : place.left;
    here.style.transform = `translateX(${x}px)`;
    // While predicting, what comes later is not shown.
    const cut = `inset(0 calc(100% - ${x + place.step / 2}px) 0 0)`;
    drawing.style.clipPath = player.modes.predict ? cut : "";
    offerNearest();
  };
  const scroll = () => {
    const current = available && markAt(all[player.order], player.line);
    const box = element.parentElement;
    if (!current || !box) return;
    const x = place.x(current.column);
    if (x - place.step < box.scrollLeft) box.scrollLeft = x - place.step - 40;
    else if (x + place.step > box.scrollLeft + box.clientWidth) {
      box.scrollLeft = x + place.step + 40 - box.clientWidth;
    }
    const y = place.y(current.number);
    if (y - 20 < box.scrollTop || y + 20 > box.scrollTop + box.clientHeight) {
      box.scrollTop = y - box.clientHeight / 2;
    }
  };
  new ResizeObserver(([{ contentRect }]) => {
    if (Math.floor(contentRect.width) === available) return;
    available = Math.floor(contentRect.width);
    update();
    scroll();
  }).observe(element);
  return { name: "marbles", title: "Marbles", element, tools: legend, update, scroll };
}
