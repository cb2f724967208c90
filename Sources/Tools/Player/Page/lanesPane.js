// The lanes as columns, from the first line at the top to the last at the bottom.

import { laneClass, make, reveal } from "player/dom.js";
import { belongsTo, handOversOf } from "player/handOvers.js";
import { rove } from "player/roving.js";
import { drawLanes, heightOfLine } from "player/lanesDrawing.js";
import { shortLane } from "player/lineRow.js";

export function lanesPane(player) {
  const heads = make("div.lane-heads");
  const here = make("div.position");
  const drawing = make("div.drawing", {}, here);
  const element = make("div.lanes", {}, heads, drawing);
  let available = 0;
  let shown;
  let arrows = [];
  let stops = [];

  const build = () => {
    const { index } = player;
    const width = Math.max(available, 60 + 90 * index.lanes.length);
    const key = `${player.order} ${width}`;
    if (key === shown) return;
    shown = key;
    heads.replaceChildren(
      ...index.lanes.map((lane, number) =>
        make(`span.${laneClass(number)}`, { title: lane }, shortLane(lane))
      ),
    );
    const handOvers = handOversOf(index);
    drawing.replaceChildren(drawLanes(index, handOvers, width), here);
    stops = [...drawing.querySelectorAll("[data-stop]")]
      .sort((a, b) => a.dataset.line - b.dataset.line);
    arrows = [...drawing.querySelectorAll(".arrow")]
      .map((element, number) => ({ element, handOver: handOvers[number] }));
  };
  element.addEventListener("click", ({ target, clientY }) => {
    const goal = target.closest("[data-line]");
    if (!goal) return;
    const [first, last] = [goal.dataset.line, goal.dataset.to ?? goal.dataset.line].map(Number);
    // In a bar, a click goes to the line at its height.
    const height = clientY - drawing.getBoundingClientRect().top;
    const line = Math.round(height / heightOfLine(player.index.count)) + player.index.first - 1;
    player.go(Math.min(Math.max(first, line || first), last));
  });
  const offerNearest = rove(element, {
    items: () => stops,
    nearest: () => stops.findLast(({ dataset }) => dataset.line <= player.line) ?? stops[0],
    goTo: ({ dataset }) => player.go(Number(dataset.line)),
  });
  const update = () => {
    if (!available) return;
    build();
    const height = heightOfLine(player.index.count);
    const top = (player.line - player.index.first + 1) * height;
    here.style.transform = `translateY(${top - height / 2}px)`;
    here.className = `position ${laneClass(player.event?.lane ?? 0)}`;
    here.dataset.line = player.line;
    for (const { handOver, element } of arrows) {
      element.classList.toggle("now", belongsTo(handOver, player.event));
    }
    offerNearest();
    const isCut = player.modes.predict;
    drawing.style.clipPath = isCut ? `inset(0 0 calc(100% - ${top + height}px) 0)` : "";
  };
  const scroll = () => {
    const top = (player.line - player.index.first + 1) * heightOfLine(player.index.count);
    reveal(element.parentElement, top, top + heads.offsetHeight, 60);
  };
  new ResizeObserver(([{ contentRect }]) => {
    available = Math.floor(contentRect.width);
    update();
    scroll();
  }).observe(element);
  return { name: "lanes", title: "Lanes", element, update, scroll };
}
