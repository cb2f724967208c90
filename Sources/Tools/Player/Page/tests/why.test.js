import { deepEqual, equal } from "node:assert/strict";
import { indexRecording } from "player/recording.js";
import { anchorOf } from "player/links.js";
import { questionsAt } from "player/why.js";
import { recording } from "player/tests/sample.js";

const answer = (text) => [{ sentences: [{ text, lines: [] }], chain: [] }];
const why = {
  run: answer("run"),
  lines: { 3: answer("B.run"), 7: answer("Sink.on") },
  code: {},
  objects: { 2: answer("C") },
};
const index = indexRecording({ ...recording, why });
const at = (line) => questionsAt({ index, line, event: index.lines[line - 1] });

Deno.test("a line has its own answer, or that of its nearest caller", () => {
  deepEqual(at(3).map(({ id, text }) => [id, text]), [["line", "line 3"], ["run", "this run"]]);
  equal(at(4)[0].text, "line 3");
  equal(at(8)[0].text, "line 7");
});

Deno.test("a line outside all calls has the answer of the line before it on its lane", () => {
  equal(at(9)[0].text, "line 7");
  equal(at(1)[0].id, "run");
});

Deno.test("an object can be asked about where it is the receiver", () => {
  const event = { ...index.lines[4], object: 2 };
  equal(questionsAt({ index, line: 5, event })[1].id, "object");
});

Deno.test("a rule is linked by the anchor that GitHub gives its heading", () => {
  equal(anchorOf("13. `dispose()` stops later events"), "13-dispose-stops-later-events");
  equal(anchorOf("5. An event, on the sender's thread"), "5-an-event-on-the-senders-thread");
});
