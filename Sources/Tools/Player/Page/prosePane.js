// The chapter's step that the current line belongs to.

import { make } from "player/dom.js";
import { keepFocus } from "player/focus.js";
import { inline } from "player/inline.js";
import { leaveFrame, linkLines, linkRewriter, placeOfLinks } from "player/links.js";
import { markdown } from "player/markdown.js";
import { MEANINGS, nameOfOrder } from "player/orders.js";
import { nextStep, previousStep, stepAt } from "player/position.js";

const HIDDEN = "While you predict, a step's text appears when the step is over.";

export function prosePane(player) {
  const { prose, chapter } = player.data;
  const element = make("article.prose");
  let shown;
  return {
    name: "prose",
    title: "Chapter",
    element,
    update() {
      const { index, line, modes } = player;
      const step = stepAt(index, line);
      const isHidden = modes.predict && nextStep(index, line) > line + 1;
      const key = `${player.order} ${step} ${isHidden}`;
      if (key === shown) return;
      shown = key;
      const link = linkRewriter({ ...placeOfLinks(), chapter, prose, begins: index.begins });
      keepFocus(element, () => element.replaceChildren(...parts(player, step, isHidden, link)));
      leaveFrame(element);
      element.parentElement.scrollTop = 0;
    },
  };
}

function parts(player, step, isHidden, link) {
  const { prose } = player.data;
  if (player.index.begins.length === 0) return [otherOrder(player)];
  if (step < 0) return [make("p.none", {}, "The chapter's first step begins later.")];
  const heading = make("h3");
  heading.innerHTML = inline(prose[step].title, link);
  const text = make("div.text");
  if (isHidden) text.append(make("p.none", {}, HIDDEN));
  else text.innerHTML = markdown(linkLines(prose[step].text), link);
  return [turns(player, step), heading, text];
}

/** What is shown in an order that the chapter does not walk through. */
function otherOrder(player) {
  const [first, here] = [player.recordings[0], player.index];
  const back = make(
    "button.plain",
    { type: "button", onclick: () => player.switchTo(0) },
    `Show ${nameOfOrder(first)}`,
  );
  return make(
    "div.none",
    {},
    make("p", {}, `This order is “${nameOfOrder(here)}”. ${MEANINGS[here.order]}`),
    make("p", {}, `The chapter walks through “${nameOfOrder(first)}”. ${MEANINGS[first.order]}`),
    back,
  );
}

/** "Step 3 of 18", with a button to either side. */
function turns(player, step) {
  const { prose } = player.data;
  const turn = (label, name, find, isOff) =>
    make("button.plain", {
      type: "button",
      disabled: isOff,
      "aria-label": name,
      "data-key": name,
      onclick: () => player.go(find(player.index, player.line)),
    }, label);
  const before = (index, line) => previousStep(index, Math.min(line, index.begins[step]));
  return make(
    "p.turns",
    {},
    turn("←", "Previous step", before, step === 0),
    make("span", {}, `Step ${prose[step].number} of ${prose.at(-1).number}`),
    turn("→", "Next step", nextStep, step === prose.length - 1),
  );
}
