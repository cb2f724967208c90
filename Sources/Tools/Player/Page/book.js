// Keeps the page in step with a page of the book that shows it in a frame. Messages: from the book
// { miniRx: "go", line }, to the book { miniRx: "at", line }.

/** - `host`: the window around this page; the page's own window if there is none. */
export function followBook(player, page = globalThis, host = page.parent) {
  if (host === page) return;
  const tell = () => host.postMessage({ miniRx: "at", line: player.line }, "*");
  page.addEventListener("message", ({ data, source }) => {
    if (source !== host || data?.miniRx !== "go") return;
    const { order, line } = player;
    player.go(data.line, { order: 0 });
    // Each message has an answer, also where nothing moves.
    if (player.order === order && player.line === line) tell();
  });
  player.listen((_, { before }) => before && tell());
}
