// The bar at the bottom: the scrubber and the buttons for stepping.

import { MOVES } from "player/commands.js";
import { hint, VIEWS } from "player/views.js";
import { laneClass, make } from "player/dom.js";
import { icon } from "player/icons.js";
import { shortLane } from "player/lineRow.js";
import { showNotice } from "player/notice.js";
import { onPlay, togglePlay } from "player/play.js";
import { whereLineIs } from "player/part.js";
import { eventAt } from "player/recording.js";

export function buildBottom(player) {
  const scrubber = make("input.scrubber", {
    type: "range",
    min: 1,
    step: 1,
    "aria-label": "Line of the trace",
    oninput: () => {
      const line = Number(scrubber.value);
      player.go(player.showsAll ? line : player.folding.nearest(line), { isStep: true });
    },
    // After a drag the arrow keys step again.
    onpointerup: () => scrubber.blur(),
  });
  const field = lineField(player);
  const count = make("output.count");
  const lane = make("span.lane");
  document.querySelector(".where").append(field, count, scrubber, lane);
  const moves = MOVES.filter((move) => move.icon).filter((move) =>
    move.name !== "step" || player.recordings.some((index) => index.begins.length > 0)
  );
  document.querySelector(".controls").append(
    ...moves.map((move) => button(move, WORDS[move.name], move.icon, () => move.run(player))),
    playButton(player),
  );
  const show = () => {
    scrubber.min = player.index.first;
    scrubber.max = player.index.last;
    scrubber.value = player.line;
    scrubber.setAttribute("aria-valuetext", `line ${player.line} of ${player.index.total}`);
    field.value = player.line;
    const digits = String(player.index.last).length;
    field.style.width = `${Math.max(6, digits + 3)}ch`;
    count.textContent = `of ${player.index.total}`;
    const name = player.index.lanes[player.event?.lane] ?? "";
    lane.textContent = shortLane(name);
    lane.title = name;
    lane.className = `lane ${laneClass(player.event?.lane ?? 0)}`;
  };
  player.listen(show);
  show();
}

/** The number of the line, which the reader may change. */
function lineField(player) {
  const command = VIEWS.find(({ name }) => name === "go-to-line");
  const field = make("input.line-field", {
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    title: hint(command),
    "aria-label": command.label,
    onkeydown: (event) => {
      if (event.key === "Enter") go();
      // The field keeps its other keys; Escape gives the keys back to stepping.
      if (event.key === "Enter" || event.key === "Escape") field.blur();
    },
    onfocus: () => field.select(),
    onblur: () => field.value = player.line,
  });
  const go = () => {
    const line = Number(field.value);
    if (!Number.isInteger(line) || !eventAt(player.index, line)) {
      showNotice(whereLineIs(player, player.index, field.value));
    } else player.go(line);
  };
  return field;
}

/** What stands below an icon. A command's label begins with it or has it in it. */
const WORDS = {
  previous: "Back",
  next: "Next",
  over: "Over",
  out: "Out",
  caller: "Caller",
  step: "Step",
  lane: "Lane",
  print: "Print",
};

function button(command, word, picture, onclick) {
  const title = hint(command);
  const attributes = { type: "button", title, "aria-label": title, onclick };
  return make("button.step", { ...attributes, "data-command": command.name }, icon(picture), word);
}

function playButton(player) {
  const command = VIEWS.find((view) => view.name === "play");
  const made = button(command, "Play", "play", () => togglePlay(player));
  onPlay((isPlaying) =>
    made.replaceChildren(icon(isPlaying ? "pause" : "play"), isPlaying ? "Pause" : "Play")
  );
  return made;
}
