import { deepEqual, equal } from "node:assert/strict";
import { followBook } from "player/book.js";
import { makePlayer } from "player/player.js";
import { recording } from "player/tests/sample.js";

/** A page in a frame, and what it posts to the window around it. */
function framed() {
  const posted = [];
  const host = { postMessage: (message) => posted.push(message) };
  const page = new EventTarget();
  const player = makePlayer({ recordings: [recording] });
  followBook(player, page, host);
  const say = (data, source = host) =>
    page.dispatchEvent(Object.assign(new Event("message"), { data, source }));
  return { player, posted, say };
}

Deno.test("the book moves the player, and hears where it is", () => {
  const { player, posted, say } = framed();
  say({ miniRx: "go", line: 3 });
  equal(player.line, 3);
  say({ miniRx: "go", line: 3 });
  player.step(1);
  deepEqual(posted, [3, 3, 4].map((line) => ({ miniRx: "at", line })));
});

Deno.test("other messages and other windows move nothing", () => {
  const { player, posted, say } = framed();
  say({ miniRx: "go", line: 3 }, {});
  say({ line: 3 });
  say(null);
  equal(player.line, 1);
  deepEqual(posted, []);
});
