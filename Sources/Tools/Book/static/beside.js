// Shows the player of a walkthrough beside the steps of the text. The step that is read is the step
// that is shown: scrolling moves the player, and stepping in the player moves the text.
//
// Messages: to the player { miniRx: "go", line }, from it { miniRx: "at", line }.
(() => {
  const WIDE = matchMedia("(min-width: 82em)");

  // A step: its text begins at a heading of its own in a fold, or at that of a section.
  class Step {
    constructor(trace) {
      this.line = Number(trace.dataset.line);
      this.section = trace.closest("section");
      this.heading = this.section;
      for (const heading of this.section.querySelectorAll("details .folded"))
        if (heading.compareDocumentPosition(trace) & Node.DOCUMENT_POSITION_FOLLOWING)
          this.heading = heading;
    }

    // What a reader sees of it: while its fold is closed, the fold.
    get text() {
      return this.heading.closest("details:not([open])") ?? this.heading;
    }
  }

  class Beside {
    constructor(traces) {
      this.steps = traces.map((trace) => new Step(trace));
      this.play = traces[0].dataset.play;
      this.area = this.steps[0].section.parentElement;
      this.current = this.steps[0];
      this.asked = new Set();
      this.addButton();
      WIDE.addEventListener("change", () => this.show(WIDE.matches));
      this.show(WIDE.matches);
      addEventListener("scroll", () => requestAnimationFrame(() => this.read()), { passive: true });
      addEventListener("message", (event) => {
        if (this.frame && event.source === this.frame.contentWindow) this.receive(event.data);
      });
    }

    addButton() {
      this.button = document.createElement("button");
      this.button.className = "player-button";
      this.button.type = "button";
      this.button.addEventListener("click", () => this.show(!this.panel));
      this.area.firstElementChild.after(this.button);
    }

    show(open) {
      this.panel?.remove();
      this.panel = this.frame = null;
      this.area.classList.toggle("beside", open);
      this.button.textContent = open ? "Hide the player" : "Step through it beside the text";
      this.button.setAttribute("aria-expanded", open);
      this.mark(this.stepRead());
      if (!open) return;
      this.panel = document.createElement("aside");
      this.panel.className = "player";
      this.panel.append(this.closing(), this.newFrame());
      this.area.append(this.panel);
    }

    newFrame() {
      this.frame = document.createElement("iframe");
      this.frame.title = "The player of this walkthrough";
      this.frame.loading = "lazy";
      this.frame.src = `${this.play}#line-${this.current.line}`;
      this.asked.add(this.current.line);
      this.frame.addEventListener("load", () => this.go(this.current));
      return this.frame;
    }

    closing() {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Close";
      button.addEventListener("click", () => this.show(false));
      return button;
    }

    // The last step that begins in the upper part of the window; of those in a closed fold the first.
    stepRead() {
      const begun = (step) => step.text.getBoundingClientRect().top < innerHeight * 0.4;
      const last = this.steps.filter(begun).at(-1) ?? this.steps[0];
      return this.steps.find((step) => step.text === last.text);
    }

    read() {
      if (!this.frame || this.following) return;
      const step = this.stepRead();
      if (step === this.current) return;
      this.mark(step);
      this.go(step);
    }

    mark(step) {
      for (const shown of this.area.querySelectorAll(".step-shown"))
        shown.classList.remove("step-shown");
      this.current = step;
      step.text.classList.toggle("step-shown", this.area.classList.contains("beside"));
    }

    go(step) {
      this.asked.add(step.line);
      this.frame.contentWindow.postMessage({ miniRx: "go", line: step.line }, "*");
    }

    receive(message) {
      // An answer to what the text asked for moves nothing: the reader may have scrolled further.
      if (message?.miniRx !== "at" || this.asked.delete(message.line)) return;
      this.asked.clear();
      const step = this.steps.filter((step) => step.line <= message.line).at(-1);
      if (!step || step === this.current) return;
      this.mark(step);
      this.follow(step.text);
    }

    follow(text) {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      clearTimeout(this.following);
      this.following = setTimeout(() => (this.following = null), 1000);
      text.scrollIntoView({ behavior: still ? "instant" : "smooth" });
    }
  }

  const players = new Map();
  for (const trace of document.querySelectorAll("[data-step]")) {
    const { play, step } = trace.dataset;
    const traces = players.get(play) ?? [];
    if (traces.every((other) => other.dataset.step !== step)) traces.push(trace);
    players.set(play, traces);
  }
  for (const traces of players.values()) new Beside(traces);

  // Light or dark is one choice: this page's player may have made it.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === "theme" && newValue) document.body.dataset.theme = newValue;
  });

  // Opens the folds around what the address names. The text has become narrower, so it has moved.
  function showTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let fold = target?.closest("details"); fold; fold = fold.parentElement.closest("details"))
      fold.open = true;
    target?.scrollIntoView();
  }
  addEventListener("hashchange", showTarget);
  showTarget();
})();
