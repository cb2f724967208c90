// The reader's position: which line of which order is shown, and who wants to know when it changes.

import { eventAt, indexRecording } from "player/recording.js";
import { align, nextRow } from "player/alignment.js";
import { clamp } from "player/position.js";

/** Makes the state that all panes share. */
export function makePlayer(data) {
  const recordings = data.recordings.map(indexRecording);
  const listeners = [];
  let rows;
  const player = {
    data,
    recordings,
    order: 0,
    line: 1,
    modes: { predict: false, presenter: false, compare: false, print: false },
    get index() {
      return recordings[player.order];
    },
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
      const to = clamp(recordings[order], line);
      if (to === player.line && order === player.order) return;
      const before = { order: player.order, line: player.line };
      player.order = order;
      player.line = to;
      tell({ before, isStep, isFromAddress });
    },
    /** Goes to the next event (1) or the previous one (-1); when comparing, of either order. */
    step(direction) {
      const { order, line } = player;
      const place = player.modes.compare
        ? nextRow(player.rows, order, line, direction)
        : { order, line: line + direction };
      if (place) player.go(place.line, { order: place.order, isStep: true });
    },
    /** Switches a mode on or off. */
    turn(mode, isOn = !player.modes[mode]) {
      if (player.modes[mode] === isOn) return;
      player.modes[mode] = isOn;
      tell({ mode });
    },
  };
  const tell = (change) => listeners.forEach((listener) => listener(player, change));
  return player;
}
