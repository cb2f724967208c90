// Draws lanes: bars for blocks and for calls from outside, the depth of calls inside them, arrows
// for hand-overs.

import { draw, laneClass } from "player/dom.js";
import { barsOf } from "player/bars.js";
import { isEnd } from "player/recording.js";

const LEFT = 34;
const SPACE = 14;
const LABEL_HEIGHT = 13;

/** How many pixels a line of the trace is high in the drawing. */
export function heightOfLine(count) {
  return count <= 100 ? 10 : count <= 400 ? 6 : 3;
}

/** Draws all lanes; the arrows, last, are in the order of the hand-overs. */
export function drawLanes(index, handOvers, width) {
  const unit = heightOfLine(index.count);
  const column = (width - LEFT - SPACE) / index.lanes.length;
  const place = {
    unit,
    width: column - SPACE,
    deepest: Math.max(1, ...index.lines.map((event) => event.depth)),
    left: (lane) => LEFT + lane * column,
    y: (line) => (line - index.first + 1) * unit,
  };
  const height = (index.count + 2) * unit;
  const label = `Lanes: ${index.lanes.join(", ")}. Each bar is a block or a call from outside.`;
  return draw(
    "svg",
    { width, height, role: "group", "aria-label": label },
    arrowHead(),
    ...index.lanes.map((_, lane) => laneLine(lane, place, height)),
    ...barsOf(index).map((bar) => drawBar(bar, place)),
    ...index.lanes.map((_, lane) => depths(index, lane, place)),
    ...index.lines.filter(({ kind }) => kind === "prints").map((event) => print(event, place)),
    ...index.lines.filter(({ kind }) => kind === "mark").map((event) => mark(event, place, width)),
    ...handOvers.map((handOver) => arrow(handOver, place, !isEnd(index, index.last))),
  );
}

/** What the keyboard can reach. */
function stop(label) {
  return { role: "button", tabindex: -1, "data-stop": true, "aria-label": label };
}

function arrowHead() {
  const path = draw("path", { d: "M1 1 9 5 1 9" });
  const box = { viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 8, markerHeight: 8 };
  return draw(
    "defs",
    {},
    draw("marker", { id: "arrow", ...box, orient: "auto", markerUnits: "userSpaceOnUse" }, path),
  );
}

function laneLine(lane, { left }, height) {
  const x = left(lane) + 0.5;
  return draw("line", { x1: x, x2: x, y1: 0, y2: height, class: `life ${laneClass(lane)}` });
}

function drawBar({ lane, from, to, text, kind }, { y, unit, left, width }) {
  const [top, height] = [y(from) - unit / 2, (to - from + 1) * unit - 1];
  const box = { x: left(lane), y: top, width, height, rx: Math.min(4, height / 2) };
  const parts = [draw("title", {}, `line ${from}: ${text}`), draw("rect", box)];
  if (height >= LABEL_HEIGHT) {
    const most = Math.floor((width - 12) / 6.2);
    const short = text.length > most ? text.slice(0, most - 1) + "…" : text;
    parts.push(draw("text", { x: left(lane) + 6, y: top + 11 }, short));
    parts.push(draw("text", { x: LEFT - 6, y: top + 11, class: "number" }, String(from)));
  }
  return draw(
    "g",
    {
      class: `bar ${kind} ${laneClass(lane)}`,
      "data-line": from,
      "data-to": to,
      ...stop(`line ${from}: ${text}`),
    },
    ...parts,
  );
}

/** One shape for each lane: the deeper the call, the wider. */
function depths(index, lane, { y, unit, left, width, deepest }) {
  let path = "";
  for (const event of index.lines) {
    if (event.lane !== lane || !event.depth) continue;
    const [x, top] = [left(lane), y(event.line) - unit / 2];
    path += `M${x} ${top}h${Math.round(event.depth / deepest * width)}v${unit}H${x}z`;
  }
  return draw("path", { d: path, class: `depths ${laneClass(lane)}` });
}

function print({ line, lane, text }, { y, left, width }) {
  const short = text.length > 12 ? text.slice(0, 11) + "…" : text;
  return draw(
    "g",
    {
      class: `print ${laneClass(lane)}`,
      "data-line": line,
      ...stop(`line ${line} prints ${text}`),
    },
    draw("title", {}, `line ${line} prints ${text}`),
    draw("circle", { cx: left(lane) + width - 5, cy: y(line), r: 3.5 }),
    draw("text", { x: left(lane) + width - 13, y: y(line) + 4 }, short),
  );
}

function mark({ line, text }, { y }, width) {
  return draw(
    "g",
    { class: "mark", "data-line": line, ...stop(`line ${line}: ${text}`) },
    draw("line", { x1: LEFT, x2: width, y1: y(line), y2: y(line) }),
    draw("text", { x: width - 4, y: y(line) - 3 }, text),
  );
}

/** From where a block is handed over to where it runs. */
function arrow({ number, handedOver, begins }, { y, left, width }, isPart) {
  const isBack = begins && begins.lane < handedOver.lane;
  const x = left(handedOver.lane) + (isBack ? 0 : width);
  const top = y(handedOver.line);
  const end = !begins
    ? [x + 10, top]
    : [left(begins.lane) + (begins.lane > handedOver.lane ? 0 : width), y(begins.line)];
  const bend = begins?.lane === handedOver.lane ? x + SPACE : (x + end[0]) / 2;
  const path = `M${x} ${top}C${bend} ${top} ${bend} ${end[1]} ${end[0]} ${end[1]}`;
  const where = begins
    ? `runs in line ${begins.line}`
    : isPart
    ? "does not run on this page"
    : "never runs";
  const label = `line ${handedOver.line} hands over block ${number}, which ${where}`;
  return draw(
    "g",
    {
      class: `arrow ${laneClass(handedOver.lane)}`,
      "data-line": handedOver.line,
      ...stop(label),
    },
    draw("title", {}, label),
    draw("path", { d: path, class: "reach" }),
    draw("path", { d: path, class: "way", "marker-end": "url(#arrow)" }),
  );
}
