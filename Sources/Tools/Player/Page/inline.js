// Markdown inside a paragraph: code, links, bold, italics, and the few tags that chapters use.

import { escape } from "player/escape.js";

const TAGS = /^<(\/?(?:code|sub|sup|kbd)|br)>/;
const LINK = /^!?\[((?:`[^`]*`|\\.|[^\]`])*)\]\(([^()\s]*(?:\([^()]*\)[^()\s]*)*)\)/;

/** Returns HTML; everything that is not marked up is escaped. */
export function inline(text, link) {
  let html = "";
  let rest = text;
  while (rest) {
    const [taken, made] = code(rest) ?? anchor(rest, link) ?? emphasis(rest, link) ?? tag(rest) ??
      backslash(rest) ?? plain(rest);
    html += made;
    rest = rest.slice(taken);
  }
  return html;
}

function code(rest) {
  const match = /^(`+)(.*?[^`])\1(?!`)/s.exec(rest);
  return match && [match[0].length, `<code>${escape(match[2].trim())}</code>`];
}

function anchor(rest, link) {
  const match = LINK.exec(rest);
  if (!match) return undefined;
  const label = inline(match[1], link);
  const address = safe(link(match[2]));
  if (rest.startsWith("!") || address === undefined) return [match[0].length, label];
  return [match[0].length, `<a href="${escape(address)}">${label}</a>`];
}

/** Web pages, files and places in a page; no address that runs code. */
function safe(address) {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1].toLowerCase();
  return scheme && !["http", "https", "file"].includes(scheme) ? undefined : address;
}

function emphasis(rest, link) {
  const match = /^(\*\*|\*)(?=\S)((?:`[^`]*`|[^`])*?\S)\1/s.exec(rest);
  if (!match) return undefined;
  const name = match[1] === "**" ? "strong" : "em";
  return [match[0].length, `<${name}>${inline(match[2], link)}</${name}>`];
}

function tag(rest) {
  const match = TAGS.exec(rest);
  return match && [match[0].length, match[0]];
}

function backslash(rest) {
  const match = /^\\([\\`*_{}[\]()#+\-.!|<>])/.exec(rest);
  return match && [2, escape(match[1])];
}

function plain(rest) {
  const [text] = /^[^`[!*<\\]+|^[^]/.exec(rest);
  return [text.length, escape(text)];
}
