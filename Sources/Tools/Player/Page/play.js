// Play: one line after the other, until the end or the reader's next action.

const MILLISECONDS = 700;
let timer;
const listeners = [];

/** Calls `listener(isPlaying)` when playing begins or ends. */
export function onPlay(listener) {
  listeners.push(listener);
}

export function togglePlay(player) {
  if (timer) return stop();
  if (player.modes.predict) return;
  if (player.line === player.index.last) player.go(player.index.first);
  timer = setInterval(() => {
    player.step(1);
    if (player.line === player.index.last || player.modes.predict) stop();
  }, MILLISECONDS);
  listeners.forEach((listener) => listener(true));
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  listeners.forEach((listener) => listener(false));
}
