// What the page shows now, as data. Put into the page by test_pages.py.
globalThis.shown = () => {
  const inView = (element) => {
    const box = element?.closest(".box, .code-box")?.getBoundingClientRect();
    const own = element?.getBoundingClientRect();
    return Boolean(box && own.top >= box.top - 1 && own.top < box.bottom);
  };
  const isWhole = (element) => {
    const box = element?.closest(".box")?.getBoundingClientRect();
    const own = element?.getBoundingClientRect();
    return Boolean(box && own.left >= box.left && own.right <= box.right);
  };
  const text = (element) => element?.textContent;
  const line = document.querySelector(".trace [aria-current]");
  const marker = document.querySelector(".source .shown .marker:not([hidden])");
  const files = document.querySelector(".source select");
  const code = document.querySelectorAll(".source .shown .code-line");
  const first = marker && Number(marker.style.getPropertyValue("--first"));
  const count = marker && Number(marker.style.getPropertyValue("--count"));
  const covers = () => {
    const own = marker.getBoundingClientRect();
    const top = code[first - 1].getBoundingClientRect().top;
    const bottom = code[first + count - 2].getBoundingClientRect().bottom;
    return Math.abs(own.top - top) < 1 && Math.abs(own.bottom - bottom) < 1;
  };
  return {
    line: Number(line?.dataset.line),
    text: text(line?.querySelector(".text"))?.trimStart(),
    lineInView: inView(line),
    caller: text(line?.querySelector(".caller")) || null,
    callerInView: isWhole(line?.querySelector(".caller")),
    ...stackShown(),
    ...ownShown(),
    function: marker ? [files.selectedOptions[0].title, first, count] : null,
    functionInView: marker ? covers() && inView(code[first - 1]) : true,
    printed: [...document.querySelectorAll(".printed .text")].map(text),
    objects: [...document.querySelectorAll(".card:not(.freed)")]
      .map((card) => Number(card.dataset.object)).sort((a, b) => a - b),
  };
};

/** The stack's lines, and whether the last one, the reader's own, is in view. */
const stackShown = () => {
  const rows = [...document.querySelectorAll(".stack li")];
  if (rows.length === 0) return {};
  const box = document.querySelector("#pane-stack .box").getBoundingClientRect();
  const last = rows.at(-1).getBoundingClientRect();
  return {
    stack: rows.map((row) => Number(row.querySelector(".number").textContent)).filter(Boolean),
    ownInStack: last.top >= box.top && last.bottom <= box.bottom + 1,
  };
};

/** What is marked in the reader's own code, and whether it is in view. */
const ownShown = () => {
  if (!document.querySelector(".own-code")) return {};
  const marks = [".marker", ".call-marker"]
    .map((name) => document.querySelector(`.own-code ${name}:not([hidden])`));
  const number = (mark, name) => mark ? Number(mark.style.getPropertyValue(name)) : null;
  const box = document.querySelector(".own-code .code-box").getBoundingClientRect();
  const isIn = (mark) => {
    const { top, bottom } = mark.getBoundingClientRect();
    return bottom > box.top + 5 && top < box.bottom - 5;
  };
  return {
    own: [number(marks[0], "--first"), number(marks[0], "--count"), number(marks[1], "--first")],
    ownInView: box.height > 60 && marks.filter(Boolean).every(isIn),
  };
};

/** The lines of the trace in view whose callers are not. */
globalThis.callersOutOfView = () => {
  const box = document.querySelector("#pane-trace .box").getBoundingClientRect();
  const isIn = ({ top, bottom }) => top >= box.top && bottom <= box.bottom;
  return [...document.querySelectorAll(".trace .caller:not(:empty)")].filter((caller) => {
    const { left, right, top, bottom } = caller.getBoundingClientRect();
    return isIn({ top, bottom }) && (left < box.left || right > box.right);
  }).map((caller) => Number(caller.closest(".line").dataset.line));
};

globalThis.scrubTo = (line) => {
  const scrubber = document.querySelector(".scrubber");
  scrubber.value = line;
  scrubber.dispatchEvent(new Event("input"));
};

const pressKey = (key) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** Steps through two orders from their first lines, and returns the lines visited in each. */
globalThis.stepThroughBoth = () => {
  const visited = [[], []];
  const current = () => document.querySelector(".pair[aria-current]");
  let last;
  while (current() !== last) {
    last = current();
    for (const cell of last.querySelectorAll("[data-line]")) {
      visited[cell.dataset.side].push(Number(cell.dataset.line));
    }
    pressKey("ArrowRight");
  }
  return visited;
};

/** Returns where each key leads from a line. */
globalThis.tryKeys = (line, keys) =>
  keys.map((key) => {
    scrubTo(line);
    pressKey(key);
    return shown().line;
  });

/** Steps from here to the end by key, and returns what was shown at each line. */
globalThis.stepThrough = (count) => {
  const all = [shown()];
  for (let line = 2; line <= count; line++) {
    pressKey("ArrowRight");
    all.push(shown());
  }
  return all;
};
