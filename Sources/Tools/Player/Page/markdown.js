// The Markdown of the chapters' steps as HTML. Everything that it does not know is shown as text.

import { escape } from "player/escape.js";
import { inline } from "player/inline.js";

/** Returns HTML. `link` turns an address of the chapter into one of the page. */
export function markdown(text, link = (address) => address) {
  return blocks(text.split("\n"), link);
}

const BLOCKS = [fence, details, heading, quote, table, list, paragraph];

function blocks(lines, link) {
  let html = "";
  let at = 0;
  while (at < lines.length) {
    if (lines[at].trim() === "" || /^<!--.*-->$/.test(lines[at].trim())) {
      at++;
      continue;
    }
    for (const block of BLOCKS) {
      const found = block(lines, at, link);
      if (!found) continue;
      html += found.html;
      at = found.end;
      break;
    }
  }
  return html;
}

/** The lines from `start` on that pass the test, and the line after them. */
function run(lines, start, test) {
  let end = start;
  while (end < lines.length && test(lines[end], end)) end++;
  return { taken: lines.slice(start, end), end };
}

function fence(lines, at) {
  if (!lines[at].startsWith("```")) return undefined;
  const { taken, end } = run(lines, at + 1, (line) => !line.startsWith("```"));
  return { html: `<pre><code>${escape(taken.join("\n"))}</code></pre>`, end: end + 1 };
}

function details(lines, at, link) {
  if (lines[at].trim() !== "<details>") return undefined;
  let depth = 0;
  const { taken, end } = run(lines, at, (line) => {
    if (line.trim() === "<details>") depth++;
    if (line.trim() === "</details>") depth--;
    return depth > 0;
  });
  const summary = /^<summary>(.*)<\/summary>$/.exec(taken[1]?.trim() ?? "");
  const head = summary ? `<summary>${inline(summary[1], link)}</summary>` : "";
  const body = blocks(taken.slice(summary ? 2 : 1), link);
  return { html: `<details>${head}${body}</details>`, end: end + 1 };
}

function heading(lines, at, link) {
  const match = /^(#{1,6}) (.*)$/.exec(lines[at]);
  return match && { html: `<h4>${inline(match[2], link)}</h4>`, end: at + 1 };
}

function quote(lines, at, link) {
  if (!lines[at].startsWith(">")) return undefined;
  const { taken, end } = run(lines, at, (line) => line.startsWith(">"));
  const inner = blocks(taken.map((line) => line.replace(/^> ?/, "")), link);
  return { html: `<blockquote>${inner}</blockquote>`, end };
}

function table(lines, at, link) {
  if (!lines[at].startsWith("|") || !/^\|[-:| ]+\|$/.test(lines[at + 1] ?? "")) return undefined;
  const { taken, end } = run(lines, at, (line) => line.startsWith("|"));
  // A heading without text would be read as a heading.
  const cell = (text, tag) =>
    text || tag === "td" ? `<${tag}>${inline(text, link)}</${tag}>` : "<td></td>";
  const row = (line, tag) => `<tr>${cells(line).map((text) => cell(text, tag)).join("")}</tr>`;
  const body = taken.slice(2).map((line) => row(line, "td")).join("");
  return {
    html: `<table><thead>${row(taken[0], "th")}</thead><tbody>${body}</tbody></table>`,
    end,
  };
}

/** A bar inside code, or after a backslash, does not end a cell. */
function cells(line) {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.match(/(?:`[^`]*`|\\\||[^|])+/g)?.map((cell) =>
    cell.trim().replaceAll("\\|", "|")
  ) ?? [];
}

const ITEM = /^(?:[-*]|(\d+)\.) +(.*)$/;

function list(lines, at, link) {
  const first = ITEM.exec(lines[at]);
  if (!first) return undefined;
  const { taken, end } = run(lines, at, (line) => ITEM.test(line) || /^ {2,}\S/.test(line));
  const items = [];
  for (const line of taken) {
    const item = ITEM.exec(line);
    if (item) items.push([item[2]]);
    else items.at(-1).push(line.replace(/^ {2,3}/, ""));
  }
  const tag = first[1] ? "ol" : "ul";
  const html = items.map((item) => `<li>${tight(item, link)}</li>`).join("");
  return { html: `<${tag}>${html}</${tag}>`, end };
}

/** An item's own text without a paragraph around it, then what is nested in it. */
function tight(item, link) {
  const { taken, end } = run(item, 0, (line) => !ITEM.test(line) || line === item[0]);
  return inline(taken.join("\n"), link) + blocks(item.slice(end), link);
}

function paragraph(lines, at, link) {
  const starts = (line) => /^(```|<\/?details>|#{1,6} |>|\||[-*] |\d+\. )/.test(line);
  const { taken, end } = run(
    lines,
    at,
    (line, number) => line.trim() !== "" && (number === at || !starts(line)),
  );
  return { html: `<p>${inline(taken.join("\n"), link)}</p>`, end };
}
