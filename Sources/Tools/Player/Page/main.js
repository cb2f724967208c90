// Builds the page from its recording.

import { announce } from "player/announce.js";
import { followBook } from "player/book.js";
import { buildBottom } from "player/bottom.js";
import { comparePane } from "player/comparePane.js";
import { followAddress } from "player/history.js";
import { buildHelp } from "player/help.js";
import { listenToKeys } from "player/keys.js";
import { lanesPane } from "player/lanesPane.js";
import { buildLayout } from "player/layout.js";
import { hideNotices } from "player/notice.js";
import { hasPicture } from "player/objects.js";
import { objectsPane } from "player/objectsPane.js";
import { makePlayer } from "player/player.js";
import { marblesPane } from "player/marblesPane.js";
import { buildPart } from "player/part.js";
import { ownPane } from "player/ownPane.js";
import { printedPane } from "player/printedPane.js";
import { prosePane } from "player/prosePane.js";
import { buildQuestion } from "player/questionBar.js";
import { buildSearch } from "player/searchBar.js";
import { sourcePane } from "player/sourcePane.js";
import { restoreTheme } from "player/theme.js";
import { stackPane } from "player/stackPane.js";
import { buildTop } from "player/top.js";
import { tracePane } from "player/tracePane.js";
import { watch } from "player/watch.js";
import { buildWhy } from "player/whyBar.js";

restoreTheme();
const data = JSON.parse(document.getElementById("recording").textContent);
const player = makePlayer(data);

const panes = [
  player.recordings.some(({ marbles }) => marbles.rows.length > 0) && marblesPane(player),
  data.prose.length > 0 && prosePane(player),
  data.files.length > 0 && ownPane(player),
  data.files.length > 0 && sourcePane(player),
  tracePane(player),
  stackPane(player),
  player.recordings.length > 1 && comparePane(player),
  lanesPane(player),
  player.recordings.some(hasPicture) && objectsPane(player),
  printedPane(player),
].filter(Boolean);

followAddress(player);
const layout = buildLayout(player, panes);
const question = buildQuestion(player);
const search = buildSearch(player);
const help = buildHelp();
const why = buildWhy(player);
buildTop(player, layout, { help, search, why });
buildBottom(player);
announce(player);
hideNotices(player);
buildPart(player);
followBook(player);
watch();
listenToKeys(player, { question, search, why, help, layout });
document.body.dataset.ready = "true";
