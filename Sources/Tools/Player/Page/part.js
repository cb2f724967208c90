// A page that has a part of a long run: which part, and the commands that show the others.

import { make } from "player/dom.js";
import { showNotice } from "player/notice.js";

/** Whether the run has a line that the page has not. */
export function isElsewhere({ first, last, total }, line) {
  return line >= 1 && line <= total && (line < first || line > last);
}

/** Why the page does not go to a line. */
export function whereLineIs({ data }, index, line) {
  return isElsewhere(index, line)
    ? `Line ${line} is not on this page: ${playCommand(data, line)}`
    : `There is no line ${line}: the trace has ${index.total} lines.`;
}

/** Says above the panes which part it is, and says so again where a line is missing. */
export function buildPart(player) {
  if (!player.data.program) return;
  const element = make("p.part");
  document.querySelector(".top").after(element);
  const show = () => {
    const { index } = player;
    element.hidden = index.count === index.total;
    if (!element.hidden) element.replaceChildren(...sentences(player.data, index));
  };
  player.listen((_, { missing }) => {
    if (missing) showNotice(whereLineIs(player, player.index, missing));
    else show();
  });
  show();
}

/** The sentences, with the command for the lines after these or, at the end, before them. */
export function sentences(data, { first, last, count, total, known }) {
  const other = last < total ? last + 1 : Math.max(1, first - count);
  const objects = known === 0
    ? " Who holds whom is not recorded."
    : known === undefined
    ? ""
    : ` Who holds whom is recorded up to line ${Math.min(known, last)}.`;
  return [
    `This page has lines ${first} to ${last} of ${total}. For others: `,
    make("code", {}, playCommand(data, other)),
    `.${objects}`,
  ];
}

function playCommand({ program }, line) {
  return `swift run kit play ${program} --from ${line}`;
}

export function whyCommand({ program }, line) {
  return `swift run kit why ${program} --line ${line}`;
}
