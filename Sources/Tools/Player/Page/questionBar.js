// Predict: asks who is called next, then shows it. Counts, and stores nothing.

import { make } from "player/dom.js";
import { isAnswer, question } from "player/predict.js";
import { nameOf } from "player/recording.js";

export function buildQuestion(player) {
  const bar = document.querySelector(".question");
  const score = { right: 0, asked: 0 };
  let asked;
  // These stay in the page: a screen reader reads out what changes in the verdict.
  const verdict = make("p.verdict", { role: "status" });
  const rest = make("div.rest");
  bar.append(verdict, rest);

  /** Shows the next call. An empty answer is not counted. */
  const answer = (isRight) => {
    if (!asked) return;
    const { call, right } = asked;
    if (isRight !== undefined) score.asked += 1;
    if (isRight) score.right += 1;
    const word = isRight === undefined ? "It was" : isRight ? "Right:" : "No, it was";
    verdict.textContent = `${word} ${right}, line ${call.line}.`;
    verdict.className = `verdict ${isRight === undefined ? "" : isRight ? "right" : "wrong"}`;
    player.go(call.line);
  };
  const choose = (number) => {
    const choice = asked?.choices[number];
    if (!player.modes.predict || choice === undefined) return false;
    answer(choice === asked.right);
    return true;
  };
  const show = () => {
    bar.hidden = !player.modes.predict;
    if (bar.hidden) return;
    asked = question(player.index, player.line);
    rest.replaceChildren(
      ...(asked ? ask(asked, player, { choose, answer }) : [make("p", {}, "No call follows.")]),
      make("p.score", {}, `${score.right} of ${score.asked} right`),
    );
  };
  player.listen((_, change) => {
    if (change.mode === "predict") verdict.textContent = "";
    const focus = bar.contains(document.activeElement) && document.activeElement.dataset.answer;
    show();
    if (focus) bar.querySelector(`[data-answer="${focus}"]`)?.focus();
  });
  return { choose };
}

function ask({ choices }, player, { choose, answer }) {
  const { event, index, line } = player;
  const buttons = choices.map((choice, number) =>
    make(
      "button.choice",
      {
        type: "button",
        "data-answer": number + 1,
        onclick: () => choose(number),
      },
      make("kbd", {}, String(number + 1)),
      " ",
      choice,
    )
  );
  const typed = make("input", {
    type: "text",
    "aria-label": "Or type the call",
    "data-answer": "typed",
  });
  typed.placeholder = "or type it";
  const form = make(
    "form",
    {
      onsubmit: (submitted) => {
        submitted.preventDefault();
        const right = question(index, line).right;
        if (typed.value.trim()) answer(isAnswer(typed.value, right));
      },
    },
    typed,
    make("button.plain", {}, "Check"),
  );
  const skip = make("button.plain", { type: "button", onclick: () => answer(undefined) }, "Show");
  const at = `After line ${event.line}, ${nameOf(event)}: who is called next?`;
  return [
    make("p.asks", {}, at),
    make("div.choices", {}, ...buttons),
    make("div.typed", {}, form, skip),
  ];
}
