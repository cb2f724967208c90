// Colours for Swift source: comments, strings, attributes, numbers, keywords and type names.

import { escape } from "player/escape.js";

const KEYWORDS = `actor any as associatedtype async await break case catch class continue default
  defer deinit do else enum extension fallthrough false fileprivate final for func get guard if
  import in indirect init inout internal is lazy let mutating nil nonisolated open operator override
  package precedencegroup private protocol public repeat required rethrows return self set some
  static struct subscript super switch throw throws true try typealias unowned var weak where
  while`.split(/\s+/);

const TOKEN = new RegExp(
  [
    /(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/)/,
    /(?<string>"""[^]*?"""|"(?:\\.|[^"\\\n])*")/,
    /(?<attribute>[@#]\w+)/,
    /(?<number>\b\d[\d_.xa-fA-F]*\b)/,
    new RegExp(`(?<keyword>\\b(?:${KEYWORDS.join("|")})\\b)`),
    /(?<type>\b[A-Z]\w*)/,
  ].map((part) => part.source).join("|"),
  "g",
);

/** Returns the source as one string of HTML for each line. */
export function highlight(text) {
  let html = "";
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    html += escape(text.slice(end, match.index)) + marked(kind, match[0]);
    end = match.index + match[0].length;
  }
  return (html + escape(text.slice(end))).replace(/\n$/, "").split("\n");
}

/** A token of several lines is marked in each of them. */
function marked(kind, token) {
  return token.split("\n").map((line) => `<i class="${kind}">${escape(line)}</i>`).join("\n");
}
