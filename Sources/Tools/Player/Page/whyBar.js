// Why: the answers of the recording to the questions at the current line.

import { inline } from "player/inline.js";
import { lineLink, make } from "player/dom.js";
import { icon } from "player/icons.js";
import { hint, VIEWS } from "player/views.js";
import { anchorOf, linkRewriter, placeOfLinks } from "player/links.js";
import { showNotice } from "player/notice.js";
import { whyCommand } from "player/part.js";
import { questionsAt } from "player/why.js";

export function buildWhy(player) {
  const bar = document.querySelector(".why");
  const choices = make("div.why-questions", { role: "group", "aria-label": "Why" });
  const text = make("div.why-text", { "aria-live": "polite" });
  const title = hint(VIEWS.find(({ name }) => name === "why"));
  let chosen = "line";
  const close = () => {
    bar.hidden = true;
    document.querySelector("[data-view=why]")?.focus();
  };
  bar.append(
    make("div.why-top", {}, make("h2", {}, icon("why"), "Why"), choices, closeButton(close)),
    text,
  );
  bar.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  const show = () => {
    if (bar.hidden) return;
    const questions = questionsAt(player);
    const current = questions.find(({ id }) => id === chosen) ?? questions[0];
    const isFocused = choices.contains(document.activeElement);
    choices.replaceChildren(...questions.map((question) =>
      make("button.tool", {
        type: "button",
        title,
        "aria-pressed": String(question === current),
        onclick: () => {
          chosen = question.id;
          show();
        },
      }, question.text)
    ));
    if (isFocused) choices.querySelector("[aria-pressed=true]")?.focus();
    text.replaceChildren(...(current?.answers ?? []).map((answer) => answerOf(answer, player)));
    if (!current && player.data.program) {
      text.append("This run is too long for answers on a page. Ask in a terminal: ");
      text.append(make("code", {}, whyCommand(player.data, player.line)));
    }
  };
  player.listen(show);
  return {
    toggle() {
      if (player.modes.predict) return showNotice("While you predict, answers are not shown.");
      if (!bar.hidden) return close();
      bar.hidden = false;
      show();
      choices.querySelector("[aria-pressed=true]")?.focus();
    },
  };
}

function closeButton(close) {
  return make("button.tool", { type: "button", onclick: close }, "Close");
}

function answerOf({ sentences, chain }, player) {
  // A rule is said after the last of its sentences.
  const last = new Map(sentences.map(({ rule }, at) => [rule, at]));
  return make(
    "div.answer",
    {},
    ...sentences.map((sentence, at) =>
      sentenceOf(sentence, last.get(sentence.rule) === at, player)
    ),
    ...(chain.length > 1 ? [chainOf(chain, player)] : []),
  );
}

function sentenceOf({ text, lines, rule }, saysRule, player) {
  const element = make("p");
  element.innerHTML = inline(text);
  const parts = lines.map((line) => lineLink(line, player));
  if (rule && saysRule) parts.push(ruleLink(rule, player.index.why.rules[rule]));
  element.append(...parts.flatMap((part) => [" ", part]));
  return element;
}

/** A rule and where the book explains it: the anchor is made from its heading, as GitHub does. */
function ruleLink(number, text) {
  const link = linkRewriter({ ...placeOfLinks(), prose: [], begins: [] });
  const href = link(`appendix-rules.md#${anchorOf(`${number}. ${text}`)}`);
  const element = make("a.rule", { href, target: "_top" });
  element.innerHTML = inline(`Rule ${number}: ${text}`);
  return element;
}

/** The callers and hand-overs, from what was asked about back to the reader's own line. */
function chainOf(chain, player) {
  const links = chain.map(({ text, place, line, lane }) => {
    const element = make("li");
    element.innerHTML = inline(text);
    if (place) element.append(" ", make("span.chain-place", {}, place));
    if (line) element.append(" ", lineLink(line, player));
    element.append(" ", make("span.chain-lane", {}, `on ${lane}`));
    return element;
  });
  return make(
    "details",
    {},
    make("summary", {}, `${chain.length} causes, back to your own line`),
    make("ol.chain", {}, ...links),
  );
}
