import { equal } from "node:assert/strict";
import { linkLines, linkRewriter } from "player/links.js";
import { markdown } from "player/markdown.js";

const cases = {
  "a paragraph of two lines": ["one\ntwo\n\nthree", "<p>one\ntwo</p><p>three</p>"],
  "bold, italics and code": [
    "**a `b**` c** *d* `e`",
    "<p><strong>a <code>b**</code> c</strong> <em>d</em> <code>e</code></p>",
  ],
  "stars that mark nothing": ["2 * 3 * 4", "<p>2 * 3 * 4</p>"],
  "what is HTML is text": [
    `<img src=x onerror="f()"> & <script>`,
    "<p>&lt;img src=x onerror=&quot;f()&quot;&gt; &amp; &lt;script&gt;</p>",
  ],
  "HTML in code": ["`Observable<Int>`", "<p><code>Observable&lt;Int&gt;</code></p>"],
  "a link": ["[`a`](b.md#c)", `<p><a href="b.md#c"><code>a</code></a></p>`],
  "a link with brackets": ["[a](b(c).md)", `<p><a href="b(c).md">a</a></p>`],
  "a link that runs code": ["[a](javascript:f)", "<p>a</p>"],
  "a link that leaves its quotes": [`[a](b"c)`, `<p><a href="b&quot;c">a</a></p>`],
  "an image is its description": ["![a](b.svg)", "<p>a</p>"],
  "a list with nested text": [
    "- **a.** b\n  c\n- d",
    "<ul><li><strong>a.</strong> b\nc</li><li>d</li></ul>",
  ],
  "a list in a list": ["1. a\n   - b\n2. c", "<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>"],
  "a table": [
    "| a | b |\n|---|---|\n| `c|d` | e \\| f |",
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr>" +
    "<td><code>c|d</code></td><td>e | f</td></tr></tbody></table>",
  ],
  "a quote": ["> a\n> b", "<blockquote><p>a\nb</p></blockquote>"],
  "details": [
    "<details>\n<summary>The code of <code>a</code></summary>\n\nb\n\n</details>\n\nc",
    "<details><summary>The code of <code>a</code></summary><p>b</p></details><p>c</p>",
  ],
  "details in details": [
    "<details>\n<details>\na\n</details>\n</details>",
    "<details><details><p>a</p></details></details>",
  ],
  "code in a fence": ["```swift\nlet a = b < c\n```", "<pre><code>let a = b &lt; c</code></pre>"],
  "a comment is not shown": ["<!-- a -->\nb", "<p>b</p>"],
};

for (const [name, [text, html]] of Object.entries(cases)) {
  Deno.test(`Markdown: ${name}`, () => equal(markdown(text), html));
}

Deno.test("links lead to the chapter's folder, or to a line of this page", () => {
  const chapter = { file: "02-schedulers.md" };
  const prose = [{ anchor: "step-1-a" }, { anchor: "step-2-b" }];
  const link = linkRewriter({ base: "https://kit.org/Chapters", chapter, prose, begins: [1, 30] });
  equal(link("#step-2-b"), "#line-30");
  equal(link("#the-cast"), "https://kit.org/Chapters/02-schedulers.md#the-cast");
  equal(link("01-a.md#b"), "https://kit.org/Chapters/01-a.md#b");
  equal(link("../Sources/A.swift"), "https://kit.org/Chapters/../Sources/A.swift");
  equal(link("https://a.org"), "https://a.org");
  equal(linkRewriter({ prose: [], begins: [] })("01-a.md"), "01-a.md");
});

Deno.test("in the book each file and each folder has a page", () => {
  const link = linkRewriter({ base: "../Chapters", isBook: true, prose: [], begins: [] });
  equal(link("03-observe-on.md#x"), "../Chapters/03-observe-on.html#x");
  equal(link("../Sources/A.swift"), "../Chapters/../Sources/A.swift.html");
  equal(link("../Diagrams/a/1.svg"), "../Chapters/../Diagrams/a/1.svg");
  equal(link("../Sources/MiniRx"), "../Chapters/../Sources/MiniRx/index.html");
});

Deno.test("a line that the text names is a link to it", () => {
  equal(
    linkLines("(line 68), `line 7`, [line 8](a.md)"),
    "([line 68](#line-68)), `line 7`, [line 8](a.md)",
  );
  equal(
    linkRewriter({ base: "b", chapter: { file: "c.md" }, prose: [], begins: [] })("#line-8"),
    "#line-8",
  );
});
