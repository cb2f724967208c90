// The icons of the buttons.

import { draw } from "player/dom.js";

const PATHS = {
  left: "M15 5 8 12l7 7",
  right: "M9 5l7 7-7 7",
  over: "M4 14a8 8 0 0 1 15-2M20 5v7h-7M12 19h.01",
  out: "M12 16V4M6 10l6-6 6 6M5 20h14",
  caller: "M20 20v-6a4 4 0 0 0-4-4H5M10 5l-5 5 5 5",
  step: "M6 5l7 7-7 7M18 5v14",
  lane: "M12 3v14M6 12l6 6 6-6M5 21h14",
  print: "M5 8l5 4-5 4M12 17h7",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  predict: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 18h.01",
  compare: "M4 5h6v14H4zM14 5h6v14h-6z",
  presenter: "M3 5h18v11H3zM12 16v4M8 20h8",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L20 20",
  theme: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  panes: "M4 5h16v14H4zM10 5v14M10 12h10",
  help: "M5 6h14v10H5zM8 9h.01M12 9h.01M16 9h.01M8 13h8",
  why: "M4 5h16v11H11l-5 4v-4H4zM10 9a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1M12 14h.01",
  close: "M7 7l10 10M17 7 7 17",
};

export function icon(name) {
  const path = draw("path", { d: PATHS[name] });
  return draw("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, path);
}
