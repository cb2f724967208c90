// The bar at the bottom: the scrubber and the buttons for stepping.

import { hint, MOVES, VIEWS } from "player/commands.js";
import { laneClass, make } from "player/dom.js";
import { icon } from "player/icons.js";
import { shortLane } from "player/lineRow.js";
import { onPlay, togglePlay } from "player/play.js";

export function buildBottom(player) {
  const scrubber = make("input.scrubber", {
    type: "range",
    min: 1,
    step: 1,
    "aria-label": "Line of the trace",
    oninput: () => player.go(Number(scrubber.value), { isStep: true }),
    // After a drag the arrow keys step again.
    onpointerup: () => scrubber.blur(),
  });
  const count = make("output.count");
  const lane = make("span.lane");
  document.querySelector(".where").append(count, scrubber, lane);
  const moves = MOVES.filter((move) => move.icon).filter((move) =>
    move.name !== "step" || player.recordings.some((index) => index.begins.length > 0)
  );
  document.querySelector(".controls").append(
    ...moves.map((move) => button(move, move.icon, () => move.run(player))),
    playButton(player),
  );
  const show = () => {
    scrubber.max = player.index.count;
    scrubber.value = player.line;
    scrubber.setAttribute("aria-valuetext", `line ${player.line} of ${player.index.count}`);
    count.textContent = `${player.line} of ${player.index.count}`;
    const name = player.index.lanes[player.event?.lane] ?? "";
    lane.textContent = shortLane(name);
    lane.title = name;
    lane.className = `lane ${laneClass(player.event?.lane ?? 0)}`;
  };
  player.listen(show);
  show();
}

function button(command, picture, onclick) {
  const title = hint(command);
  const attributes = { type: "button", title, "aria-label": title, onclick };
  return make("button.step", { ...attributes, "data-command": command.name }, icon(picture));
}

function playButton(player) {
  const command = VIEWS.find((view) => view.name === "play");
  const made = button(command, "play", () => togglePlay(player));
  onPlay((isPlaying) => made.replaceChildren(icon(isPlaying ? "pause" : "play")));
  return made;
}
