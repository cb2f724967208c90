// What the reader can do besides stepping, with its keys, and how keys and hints are written.

/** Modes and windows. */
export const VIEWS = [
  { name: "play", label: "Play, pause", keys: [" "] },
  { name: "search", label: "Search", keys: ["/"] },
  { name: "why", label: "Why: what led to this line", keys: ["y"] },
  { name: "next-hit", label: "Search: next hit", keys: ["n"] },
  { name: "previous-hit", label: "Search: previous hit", keys: ["N"] },
  { name: "more", label: "Show more lines of the trace", keys: ["+"] },
  { name: "less", label: "Show fewer lines of the trace", keys: ["-"] },
  { name: "unfold", label: "Unfold the calls at this line, or fold them", keys: ["f"] },
  { name: "go-to-line", label: "Go to a line by its number", keys: ["G"] },
  { name: "predict", label: "Predict: guess who is called next", keys: ["g"] },
  { name: "answer", label: "Predict: choose an answer", keys: ["1", "2", "3", "4"] },
  { name: "compare", label: "Two orders side by side", keys: ["c"] },
  { name: "other-order", label: "The same event in the other order", keys: ["x"] },
  { name: "presenter", label: "Presenter: large type, two panes", keys: ["b"] },
  { name: "present-step", label: "Presenter: next step", keys: ["PageDown"] },
  { name: "present-back", label: "Presenter: previous step", keys: ["PageUp"] },
  { name: "present-pane", label: "Presenter: trace or prose beside the source", keys: ["t"] },
  { name: "theme", label: "Light, dark", keys: ["d"] },
  { name: "help", label: "This help", keys: ["?"] },
];

const KEY_NAMES = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowDown: "↓",
  ArrowUp: "↑",
  " ": "Space",
  PageDown: "Page Down",
  PageUp: "Page Up",
};

export function keyName(key) {
  return KEY_NAMES[key] ?? key;
}

/** A command's label with its keys: `Next line (→ or j)`. */
export function hint({ label, keys }) {
  return `${label} (${keys.map(keyName).join(" or ")})`;
}
