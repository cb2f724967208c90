// A sentence that appears for some seconds: why nothing moved.

const MILLISECONDS = 4000;

let timer;

export function showNotice(text) {
  document.querySelector(".notice").textContent = text;
  clearTimeout(timer);
  timer = text ? setTimeout(showNotice, MILLISECONDS, "") : undefined;
}

/** Hides the sentence as soon as something moves. */
export function hideNotices(player) {
  player.listen((_, { missing }) => timer && !missing && showNotice(""));
}
