// Arranges the panes: columns on a wide page, tabs and the stack above them on a small one, two
// panes for a presenter, the whole trace on paper.

import { make } from "player/dom.js";
import { remember, remembered } from "player/memory.js";
import { frame } from "player/frame.js";
import { splitter } from "player/splitter.js";
import { showTabs } from "player/tabs.js";

const WIDE = [
  ["own", "prose", "printed"],
  ["source", "objects"],
  ["trace", "compare", "stack", "lanes"],
];
const MEDIUM = [
  ["own", "source", "prose", "printed"],
  ["trace", "compare", "stack", "lanes", "objects"],
];
const WEIGHTS = {
  own: 3,
  prose: 3,
  printed: 1,
  source: 3,
  objects: 2,
  trace: 3,
  compare: 3,
  stack: 1.6,
  lanes: 1.6,
};

export function buildLayout(player, panes) {
  const main = document.querySelector(".panes");
  const overview = make("div.overview");
  main.before(overview);
  const isWide = matchMedia("(min-width: 1100px)");
  const isSmall = matchMedia("(max-width: 699px), (max-height: 559px)");
  const listeners = [];
  let tab = "trace";
  let presented = "trace";
  const closed = (remembered("closed") ?? "").split(" ");
  for (const pane of panes) {
    pane.isClosed = closed.includes(pane.name);
    pane.frame = frame(pane, () => layout.show(pane, false));
    pane.weight = WEIGHTS[pane.name];
  }

  /** The panes that are not closed, for the mode; comparing replaces the trace. */
  const open = () => {
    const { compare, presenter, print } = player.modes;
    if (print) return panes.filter(({ name }) => name === "trace");
    const isThere = ({ name }) => name !== (compare ? "trace" : "compare");
    const names = ["source", presented === "trace" && compare ? "compare" : presented];
    if (presenter) return panes.filter(({ name }) => names.includes(name));
    return panes.filter((pane) => !pane.isClosed && isThere(pane));
  };
  const arrange = () => {
    const { presenter, print } = player.modes;
    const shown = open();
    main.classList.toggle("tabbed", isSmall.matches && !presenter && !print);
    const columns = isSmall.matches && !presenter && !print ? [] : columnsOf(shown);
    main.replaceChildren(...columns.flatMap(placeColumn));
    const docked = columns.length === 0 && shown.find(({ name }) => name === "stack");
    for (const pane of panes) pane.frame.classList.toggle("docked", pane === docked);
    const marbles = shown.find(({ name }) => name === "marbles");
    overview.replaceChildren(...(columns.length > 0 && marbles ? [marbles.frame] : []));
    if (columns.length === 0) {
      const others = shown.filter((pane) => pane !== docked);
      if (!others.some(({ name }) => name === tab)) {
        tab = player.modes.compare ? "compare" : others[0]?.name;
      }
      showTabs(main, others, tab, (name) => {
        tab = name;
        arrange();
        document.querySelector("[role=tab][aria-selected=true]")?.focus();
      });
      if (docked) main.prepend(docked.frame);
    } else {
      showTabs(main, [], undefined);
    }
    document.body.classList.toggle("presenter", presenter);
    update();
    listeners.forEach((listener) => listener());
  };
  const columnsOf = (shown) => {
    const plan = player.modes.presenter
      ? isSmall.matches ? [shown.map(({ name }) => name)] : shown.map(({ name }) => [name])
      : isWide.matches
      ? WIDE
      : MEDIUM;
    return plan
      .map((names) => names.map((name) => shown.find((pane) => pane.name === name)).filter(Boolean))
      .filter((column) => column.length > 0);
  };
  /** First all panes change, then all scroll: the browser measures once. */
  const update = () => {
    const visible = panes.filter((pane) => pane.frame.isConnected);
    for (const pane of visible) pane.update();
    for (const pane of visible) pane.scroll?.();
  };
  const layout = {
    panes: panes.filter(({ name }) => name !== "compare"),
    compare: panes.find(({ name }) => name === "compare"),
    onChange: (listener) => listeners.push(listener),
    show(pane, isShown) {
      pane.isClosed = !isShown;
      remember("closed", panes.filter((other) => other.isClosed).map(({ name }) => name).join(" "));
      arrange();
    },
    unfold: () => panes.find(({ name }) => name === "trace").unfold(),
    switchPresented() {
      presented = presented === "trace" && panes[0].name === "prose" ? "prose" : "trace";
      arrange();
    },
  };
  new ResizeObserver(update).observe(main);
  isWide.addEventListener("change", arrange);
  isSmall.addEventListener("change", arrange);
  player.listen((_, { mode }) => mode ? arrange() : update());
  addEventListener("beforeprint", () => player.turn("print", true));
  addEventListener("afterprint", () => player.turn("print", false));
  arrange();
  return layout;
}

const columnWeights = new Map();

/** Prose needs less width than code; two traces need more. */
function firstWeight(key) {
  return key.startsWith("prose") ? 0.7 : key.startsWith("compare") ? 1.7 : 1;
}

/** A column of panes with a splitter before it, except before the first one. */
function placeColumn(column, number, columns) {
  const key = column.map(({ name }) => name).join();
  const weights = {
    get weight() {
      return columnWeights.get(key) ?? firstWeight(key);
    },
    set weight(value) {
      columnWeights.set(key, value);
    },
  };
  const element = make("div.column");
  element.style.flexGrow = weights.weight;
  weights.frame = element;
  columns[number].asColumn = weights;
  column.forEach((pane, at) => {
    pane.frame.style.flexGrow = pane.weight;
    if (at > 0) element.append(splitter(column[at - 1], pane, "horizontal"));
    element.append(pane.frame);
  });
  if (number === 0) return [element];
  return [splitter(columns[number - 1].asColumn, weights, "vertical"), element];
}
