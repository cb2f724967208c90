// The reader's position: which line of which order is shown, and who wants to know when it changes.

import { eventAt, indexRecording } from "player/recording.js";
import { align, counterpart, lineUpTo, nextRow, rowOf } from "player/alignment.js";
import { makeFolding } from "player/folding.js";
import { remember, remembered } from "player/memory.js";
import { isElsewhere } from "player/part.js";
import { clamp } from "player/position.js";

/** Makes the state that all panes share. */
export function makePlayer(data) {
  const recordings = data.recordings.map(indexRecording);
  const foldings = recordings.map((index) => makeFolding(index, Number(remembered("level") ?? 3)));
  const listeners = [];
  let rows;
  // The order that the reader chose. While two orders are compared, steps go through both.
  let chosen = 0;
  const player = {
    data,
    recordings,
    order: 0,
    line: recordings[0].first,
    modes: { predict: false, presenter: false, compare: false, print: false },
    get index() {
      return recordings[player.order];
    },
    /** Which lines of the trace are shown. */
    get folding() {
      return foldings[player.order];
    },
    /** Whether every line is shown, whatever is folded: these modes go through all. */
    get showsAll() {
      const { predict, compare, print } = player.modes;
      return predict || compare || print;
    },
    /** The lines that a search has found. */
    hits: [],
    get event() {
      return eventAt(player.index, player.line);
    },
    /** The two orders side by side: rows of line numbers. */
    get rows() {
      return rows ??= align(...recordings);
    },
    /** Calls `listener(player, change)` after each change. */
    listen(listener) {
      listeners.push(listener);
    },
    /** Goes to a line; `isStep` says that it is the next one or the one before. */
    go(line, { order = player.order, isStep = false, isFromAddress = false } = {}) {
      if (isElsewhere(recordings[order], line)) return tell({ missing: line });
      const to = clamp(recordings[order], line);
      if (to === player.line && order === player.order) return;
      const before = { order: player.order, line: player.line };
      player.order = order;
      player.line = to;
      if (!isStep) chosen = order;
      foldings[order].open(to);
      tell({ before, isStep, isFromAddress });
    },
    /** Shows another order, at the line at which the same happens there, or after which it would. */
    switchTo(order) {
      if (order === player.order) return;
      const row = rowOf(player.rows, player.order, player.line);
      const line = counterpart(player.index, recordings[order], player.line);
      player.go(line ?? lineUpTo(player.rows, order, row), { order });
    },
    /**
     * Goes to the next event (1) or the previous one (-1); when comparing, of either order. Returns
     * whether there is one.
     */
    step(direction) {
      const { order, line } = player;
      const place = player.modes.compare
        ? nextRow(player.rows, order, line, direction)
        : { order, line: nextShown(direction) };
      if (!place || !eventAt(recordings[place.order], place.line)) return false;
      player.go(place.line, { order: place.order, isStep: true });
      return true;
    },
    /** Switches a mode on or off. The end of a comparison leads back to the chosen order. */
    turn(mode, isOn = !player.modes[mode]) {
      if (player.modes[mode] === isOn) return;
      player.modes[mode] = isOn;
      if (mode === "compare" && player.order !== chosen) {
        const row = rowOf(player.rows, player.order, player.line);
        player.go(lineUpTo(player.rows, chosen, row), { order: chosen, isStep: true });
      }
      player.folding.open(player.line);
      tell({ mode });
    },
    /** Shows lines up to a level. The reader stays, or goes to the nearest line that is shown. */
    showLevel(level) {
      for (const folding of foldings) folding.level = level;
      remember("level", level);
      player.go(player.folding.nearest(player.line));
      tell({ level });
    },
    markHits(hits) {
      player.hits = hits;
      tell({ hits });
    },
  };
  const nextShown = (direction) =>
    player.showsAll ? player.line + direction : player.folding.next(player.line, direction);
  const tell = (change) => listeners.forEach((listener) => listener(player, change));
  return player;
}
