// Keeps the page's address and the position equal.

import { readAddress, writeAddress } from "player/address.js";
import { showNotice } from "player/notice.js";
import { whereLineIs } from "player/part.js";

const MILLISECONDS = 200;

/**
 * A jump makes an entry of the browser's history. Steps change the entry that is there, and many
 * steps in a row change it once: browsers limit how often a page may do so.
 */
export function followAddress(player) {
  let timer;
  const write = (isNew) => {
    clearTimeout(timer);
    timer = undefined;
    const address = writeAddress(player, player.recordings);
    if (address === location.hash) return;
    history[isNew ? "pushState" : "replaceState"](null, "", address);
  };
  const read = () => {
    const place = readAddress(location.hash, player.recordings);
    if (!place) {
      if (location.hash) showNotice(`The address names no line: ${location.hash}`);
      return;
    }
    player.go(place.line, { order: place.order, isFromAddress: true });
    if (player.line !== place.line) showNotice(whereLineIs(player, player.index, place.line));
  };
  read();
  player.listen((_, { before, isStep, isFromAddress }) => {
    if (!before || isFromAddress) return;
    if (isStep) {
      timer ??= setTimeout(write, MILLISECONDS, false);
    } else {
      // The entry that is left must name the line that was left, not an earlier one.
      if (timer) history.replaceState(null, "", writeAddress(before, player.recordings));
      write(true);
    }
  });
  addEventListener("hashchange", read);
  addEventListener("popstate", read);
}
