"""The checks of one page: what is shown at each line, and where keys and clicks lead."""

import re

MOST_LINES = 500

# What is said of objects at five lines of create-subscribe: after the observable's initializer, where
# the cycle of step 18 of chapter 1 begins, after the deinitializers in RxSwift's record
# (Tests/Golden/create-subscribe-with-deinits.txt), and at the end.
CREATE_SUBSCRIBE = {
    3: (".card.fresh", "AnonymousObservable"),
    43: (".notes .cycle", "AnonymousObservableSink ⇄ SinkDisposer"),
    46: (".notes .freed", "AnonymousObservableSink"),
    49: (".notes .freed", "AnonymousObservable"),
    53: (".notes .remains", "CurrentThreadScheduler"),
}


def go(page, line):
    """Goes to a line by the scrubber."""
    page.evaluate("line => scrubTo(line)", line)


def press(page, key):
    page.keyboard.press(key)
    return page.evaluate("shown().line")


def every_line(page, expected, data):
    """The marked line, the marked function, the prints and the objects, from first to last."""
    has_objects = any("changes" in event for event in expected.events)
    count = min(expected.count, MOST_LINES)
    go(page, 2), press(page, "ArrowLeft")
    for line, shown in enumerate(page.evaluate("count => stepThrough(count)", count), start=1):
        wanted = {
            "line": line,
            "text": expected.at(line)["shows"].strip(),
            "lineInView": True,
            "caller": expected.caller(line),
            "callerInView": True,
            "stack": expected.stack(line),
            "ownInStack": True,
            "own": expected.own(line),
            "ownInView": True,
            "function": expected.function(line),
            "functionInView": True,
            "printed": expected.printed(line),
            "objects": expected.alive(line) if has_objects else [],
        }
        for name, value in wanted.items():
            if shown[name] != value:
                yield f"line {line}: {name} is {shown[name]}, not {value}"


def texts(page, expected, data):
    """Each step of the chapter has a text."""
    for step in data["prose"] or []:
        if not step["text"].strip():
            yield f"no text: {step['title']}"


def each_key(page, expected, data):
    """Where each key leads, from some lines."""
    for line in {2, expected.count // 3, expected.count // 2, expected.count - 1}:
        keys = expected.keys(line)
        reached_by = page.evaluate("([line, keys]) => tryKeys(line, keys)", [line, list(keys)])
        for (key, wanted), reached in zip(keys.items(), reached_by):
            if reached != wanted:
                yield f"key {key} leads from line {line} to {reached}, not to {wanted}"


def clicks(page, expected, data):
    """A trace line, a caller's number, a function of the source and a bar lead to their lines."""
    go(page, 1)
    page.click(".trace .line[data-line='5'] .text")
    if page.evaluate("shown().line") != 5:
        yield "a click on line 5 of the trace does not go there"
    runs = page.query_selector(".source .shown button.runs:not(:disabled)")
    if runs:
        before = page.evaluate("shown().function[0]")
        runs.click()
        if page.evaluate("shown().function[0]") != before:
            yield "a click on a function of the source leaves the file"
    page.eval_on_selector(".lanes .bar", "bar => bar.dispatchEvent(new Event('click', {bubbles: true}))")
    first, last = (int(page.get_attribute(".lanes .bar", name)) for name in ["data-line", "data-to"])
    if page.evaluate("shown().line") != first:
        yield "a click on a bar does not go to its line"
    box = page.locator(".lanes .bar rect").first.bounding_box()
    line = min(first + 1, last)
    height = (line - first + 0.5) * box["height"] / (last - first + 1)
    page.mouse.click(box["x"] + 2, box["y"] + height)
    if page.evaluate("shown().line") != line:
        yield f"a click in a bar at the height of line {line} does not go there"


def one_object(page, expected, data):
    """An object is new at the line at which it is made, and a click on it goes there."""
    made = [
        (e["line"], e["changes"]["alive"])
        for e in expected.lines
        if e.get("changes", {}).get("alive")
    ]
    if not made:
        return
    line, [(number, _), *_] = made[-1]
    go(page, line)
    press(page, "ArrowRight")
    press(page, "ArrowLeft")
    if page.locator(f".card.fresh[data-object='{number}']").count() != 1:
        yield f"object {number} is not new at line {line}, coming from the next line"
    press(page, "ArrowRight")
    if number in expected.alive(min(line + 1, expected.count)):
        page.click(f".card[data-object='{number}'] .object")
        if page.evaluate("shown().line") != line:
            yield f"a click on object {number} does not go to line {line}"


def named_lines(page, expected, data):
    """The objects that are made, freed, in a cycle and left are named at their lines."""
    if data["name"] != "create-subscribe":
        return
    for line, (selector, wanted) in CREATE_SUBSCRIBE.items():
        go(page, line)
        shown = page.locator(selector).all_inner_texts()
        names = [name for text in shown for name in re.split(r": |, |\n", text)]
        if wanted not in names:
            yield f"at line {line}, {selector} shows {shown}, not {wanted}"


def arrows(page, expected, data):
    """Where a block runs, only the arrow that leads to it stands out."""
    handed_over = {e["block"]: e["line"] for e in expected.lines if e["kind"] == "hands over"}
    for event in expected.lines:
        if event["kind"] != "runs" or event["block"] not in handed_over:
            continue
        go(page, event["line"])
        wanted = [str(handed_over[event["block"]])]
        shown = page.eval_on_selector_all(".arrow.now", "all => all.map((a) => a.dataset.line)")
        if shown != wanted:
            yield f"the arrows that stand out at line {event['line']} are {shown}, not {wanted}"


def address(page, expected, data):
    """The address names the line; back and forward work."""
    page.evaluate("location.hash = '#line-2'")
    page.wait_for_function("shown().line === 2")
    press(page, "End")
    shown = page.evaluate("location.hash")
    if shown != f"#line-{expected.count}":
        yield f"the address at the end is {shown}"
    for move, line in [("back", 2), ("forward", expected.count)]:
        page.evaluate(f"history.{move}()")
        page.wait_for_function("line => shown().line === line", arg=line)
    page.evaluate("location.hash = '#line-9999'")
    text = f"There is no line 9999: the trace has {expected.count} lines."
    page.wait_for_function("text => document.querySelector('.notice').textContent === text", arg=text)


def ends(page, expected, data):
    """Where a key leads nowhere, a sentence says why."""
    for line, texts in [
        (expected.count, {"l": "No line on this lane follows.", "p": "No line that prints follows."}),
        (expected.count, {"ArrowRight": "This is the last line."}),
        (1, {"ArrowLeft": "This is the first line."}),
    ]:
        go(page, line)
        for key, text in texts.items():
            reached = press(page, key)
            shown = page.inner_text(".notice")
            if (reached, shown) != (line, text):
                yield f"key {key} leads from line {line} to {reached} and says {shown!r}"
