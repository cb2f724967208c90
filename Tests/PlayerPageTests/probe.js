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
  const marker = document.querySelector(".shown .marker:not([hidden])");
  const files = document.querySelector(".source select");
  const code = document.querySelectorAll(".shown .code-line");
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
    function: marker ? [files.selectedOptions[0].title, first, count] : null,
    functionInView: marker ? covers() && inView(code[first - 1]) : true,
    printed: [...document.querySelectorAll(".printed .text")].map(text),
    objects: [...document.querySelectorAll(".card:not(.freed)")]
      .map((card) => Number(card.dataset.object)).sort((a, b) => a - b),
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
