import { deepEqual, equal } from "node:assert/strict";
import { highlight } from "player/swift.js";

const text = (html) => html.replace(/<[^>]*>/g, "");

Deno.test("keywords, types, numbers, strings, attributes and comments", () => {
  deepEqual(highlight(`@objc func a(b: Int) -> String { "c" } // d 1`), [
    `<i class="attribute">@objc</i> <i class="keyword">func</i> a(b: <i class="type">Int</i>) -&gt; ` +
    `<i class="type">String</i> { <i class="string">&quot;c&quot;</i> } ` +
    `<i class="comment">// d 1</i>`,
  ]);
  equal(highlight("x1 + 10")[0], `x1 + <i class="number">10</i>`);
});

Deno.test("a comment and a string of several lines are marked in each line", () => {
  deepEqual(highlight("/* a\n b */ c"), [
    `<i class="comment">/* a</i>`,
    `<i class="comment"> b */</i> c`,
  ]);
  equal(highlight('"""\nlet\n"""')[1], `<i class="string">let</i>`);
});

Deno.test("the text and the number of lines stay", () => {
  const source = 'let a = "\\"<b>"\n\nclass C {}\n';
  const lines = highlight(source);
  equal(lines.length, 3);
  equal(text(lines.join("\n")), "let a = &quot;\\&quot;&lt;b&gt;&quot;\n\nclass C {}");
});
