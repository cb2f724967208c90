// Tells a screen reader where the reader is, once the reader stays there.

const MILLISECONDS = 300;

export function announce(player) {
  const element = document.querySelector(".announcement");
  let timer;
  player.listen((_, { hits }) => {
    if (hits) return;
    clearTimeout(timer);
    timer = setTimeout(() => element.textContent = position(player), MILLISECONDS);
  });
}

function position({ event, index }) {
  return event ? `Line ${event.line}, ${index.lanes[event.lane]}: ${event.shows}` : "";
}
