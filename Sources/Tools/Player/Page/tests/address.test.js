import { deepEqual, equal } from "node:assert/strict";
import { readAddress, writeAddress } from "player/address.js";

const recordings = [{ order: "producer-first" }, { order: "hand-overs-first" }];

Deno.test("an address names a line and, if it is not the first one, an order", () => {
  deepEqual(readAddress("#line-42", recordings), { order: 0, line: 42 });
  deepEqual(readAddress("#hand-overs-first/line-7", recordings), { order: 1, line: 7 });
  for (const place of [{ order: 0, line: 3 }, { order: 1, line: 4 }]) {
    deepEqual(readAddress(writeAddress(place, recordings), recordings), place);
  }
});

Deno.test("other fragments name no line", () => {
  for (const fragment of ["", "#line-", "#line-x", "#unknown/line-3", "#line-3x"]) {
    equal(readAddress(fragment, recordings), undefined);
  }
});
