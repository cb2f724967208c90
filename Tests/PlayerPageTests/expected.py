"""What a page must show, computed from its recording without the page's code."""

# Returns, deinitializers and calls of the reader's own functions have no line of their own.
WITHOUT_LINE = ("return", "deinit", "own")


class Expected:
    """A recording's lines, and where each way of stepping leads."""

    def __init__(self, recording, files):
        self.begins = recording["begins"]
        self.lanes = recording["lanes"]
        self.events = recording["events"]
        self.files = files
        self.lines = [e for e in self.events if e["kind"] not in WITHOUT_LINE]
        self.count = len(self.lines)

    def at(self, line):
        return self.lines[line - 1]

    def caller(self, line):
        """The text that names the caller's line."""
        caller = self.at(line).get("caller")
        return f"← {caller}" if caller else None

    def function(self, line):
        """The path, the first line and the number of lines of the function that is marked."""
        event = self.at(line)
        while event and not (event["kind"] == "call" and "file" in event):
            event = self.at(event["caller"]) if event.get("caller") else None
        if not event:
            return None
        return [
            self.files[event["file"]]["path"],
            event["first"],
            event["last"] - event["first"] + 1,
        ]

    def stack(self, line):
        """The lines of the callers, the innermost first; hand-overs lead to other lanes."""
        found = []
        while line:
            found.append(line)
            line = self.at(line).get("caller") or self.handed_over(line)
        return found

    def handed_over(self, line):
        """The line that handed over the block in which a line runs; None if there is none."""
        lane, block = self.at(line)["lane"], None
        if self.at(line)["kind"] == "runs":
            block = self.at(line)["block"]
        else:
            open_blocks = []
            for event in self.lines[: line - (self.at(line)["kind"] == "ends")]:
                if event["lane"] == lane and event["kind"] == "runs":
                    open_blocks.append(event["block"])
                elif event["lane"] == lane and event["kind"] == "ends":
                    open_blocks.remove(event["block"])
            block = open_blocks[-1] if open_blocks else None
        lines = [e["line"] for e in self.lines if e["kind"] == "hands over" and e["block"] == block]
        return lines[0] if lines and lines[0] < line else None

    def own(self, line):
        """In the first file: the innermost own call that runs, and the line that is being called."""
        called = None
        for caller in self.stack(line):
            event = self.at(caller)
            if event["kind"] == "call" and event.get("file") == 0:
                return [event["first"], event["last"] - event["first"] + 1, called]
            called = event.get("at") if event.get("caller") else None
            root = event.get("at")
        return [None, None, root]

    def back_over(self, line):
        event = self.at(line)
        alike = lambda e: e.get("caller") == event.get("caller") and e["lane"] == event["lane"]
        before = [e["line"] for e in self.lines[: line - 1] if alike(e)]
        return before[-1] if before else event.get("caller") or max(line - 1, 1)

    def printed(self, line):
        return [e["text"] for e in self.lines[:line] if e["kind"] == "prints"]

    def alive(self, line):
        """The numbers of the objects that exist once the line's event has happened."""
        alive, last = set(), 0
        for event in self.events:
            # What happens between two lines belongs to the second one.
            is_between = event["kind"] in WITHOUT_LINE
            at = min(last + 1, self.count) if is_between else event["line"]
            last = last if is_between else at
            if at > line:
                break
            changes = event.get("changes", {})
            alive |= {number for number, _ in changes.get("alive", [])}
            alive -= set(changes.get("freed", []))
        return sorted(alive)

    def over(self, line):
        if self.at(line)["kind"] != "call":
            return min(line + 1, self.count)
        returned = False
        for event in self.events:
            if event["kind"] == "return":
                returned = returned or event.get("line") == line
            elif returned and event["kind"] not in WITHOUT_LINE:
                return event["line"]
        return self.count

    def out(self, line):
        return self.over(self.at(line).get("caller") or line)

    def first_after(self, line, test):
        return next((e["line"] for e in self.lines[line:] if test(e)), line)

    def last_before(self, line, test):
        return next((e["line"] for e in reversed(self.lines[: line - 1]) if test(e)), line)

    def keys(self, line):
        """Where each key leads from a line."""
        lane = self.at(line)["lane"]
        on_lane = lambda event: event["lane"] == lane
        prints = lambda event: event["kind"] == "prints"
        begins = lambda event: event["line"] in self.begins
        forward, back = min(line + 1, self.count), max(line - 1, 1)
        return {
            "ArrowRight": forward, "j": forward, "ArrowLeft": back, "k": back,
            "ArrowDown": self.over(line), "o": self.over(line),
            "ArrowUp": self.out(line), "u": self.out(line),
            "w": (self.stack(line) + [line])[1], "Backspace": (self.stack(line) + [line])[1],
            "O": self.back_over(line),
            "s": self.first_after(line, begins), "S": self.last_before(line, begins),
            "l": self.first_after(line, on_lane), "L": self.last_before(line, on_lane),
            "p": self.first_after(line, prints), "P": self.last_before(line, prints),
            "Home": 1, "End": self.count,
        }  # fmt: skip
