"""The checks of one page. Each yields what is wrong."""

from axe_playwright_python.sync_playwright import Axe

MOST_LINES = 500
WIDTHS = {1440: 900, 768: 1024, 360: 740}


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
            "function": expected.function(line),
            "functionInView": True,
            "printed": expected.printed(line),
            "objects": expected.alive(line) if has_objects else [],
        }
        for name, value in wanted.items():
            if shown[name] != value:
                yield f"line {line}: {name} is {shown[name]}, not {value}"


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
    runs = page.query_selector("button.runs:not(:disabled)")
    if runs:
        before = page.evaluate("shown().function[0]")
        runs.click()
        if page.evaluate("shown().function[0]") != before:
            yield "a click on a function of the source leaves the file"
    page.eval_on_selector(".bar", "bar => bar.dispatchEvent(new Event('click', {bubbles: true}))")
    if page.evaluate("shown().line") != int(page.get_attribute(".bar", "data-line")):
        yield "a click on a bar does not go to its line"


def address(page, expected, data):
    """The address names the line; back and forward work."""
    page.evaluate("location.hash = '#line-2'")
    page.wait_for_function("shown().line === 2")
    press(page, "End")
    if not page.url.endswith(f"#line-{expected.count}"):
        yield f"the address at the end is {page.url}"
    for move, line in [("back", 2), ("forward", expected.count)]:
        page.evaluate(f"history.{move}()")
        page.wait_for_function("line => shown().line === line", arg=line)


def predict(page, expected, data):
    """What comes is hidden; a right and a wrong answer are counted."""
    go(page, 2)
    press(page, "g")
    visible = page.evaluate(
        "[...document.querySelectorAll('.trace .line')].filter(l => l.checkVisibility()).length"
    )
    if visible != 2:
        yield f"{visible} lines are visible at line 2"
    for is_right, score in [(True, "1 of 1 right"), (False, "1 of 2 right")]:
        after = page.evaluate("shown().line")
        call = next(e for e in expected.lines[after:] if e["kind"] == "call")
        choices = page.locator(".choice").all_inner_texts()
        names = [text.split("\n")[-1].strip() for text in choices]
        right = [number for number, name in enumerate(names) if call["shows"].startswith(name)]
        wrong = [number for number in range(len(names)) if number not in right]
        if not right or not wrong:
            yield f"after line {after}, the choices are {names}; {call['shows']} is called"
            break
        reached = press(page, str((right if is_right else wrong)[0] + 1))
        if reached != call["line"]:
            yield f"an answer leads to line {reached}, not to {call['line']}"
        if page.inner_text(".score") != score:
            yield f"the score is {page.inner_text('.score')}, not {score}"
    press(page, "g")


def modes(page, expected, data):
    """Presenter, comparison, help, theme and play."""
    go(page, 2)
    press(page, "b")
    shown = [pane.get_attribute("id") for pane in page.query_selector_all(".pane")]
    if shown != ["pane-source", "pane-trace"]:
        yield f"a presenter sees {shown}"
    if expected.begins and press(page, "PageDown") != expected.keys(2)["s"]:
        yield "Page Down does not go to the next step"
    press(page, "b")
    press(page, "c")
    if bool(page.query_selector("#pane-compare")) != (len(data["recordings"]) > 1):
        yield "two orders are not beside each other exactly where there are two"
    if len(data["recordings"]) > 1:
        sides = page.eval_on_selector_all(
            ".side[data-line]", "cells => cells.map(cell => cell.dataset.side).join('')"
        )
        counts = [sum(e["kind"] != "return" for e in r["events"]) for r in data["recordings"]]
        if [sides.count("0"), sides.count("1")] != counts:
            yield "not every line of both orders is in the comparison"
        press(page, "c")
    press(page, "?")
    if not page.evaluate("document.querySelector('.help').open"):
        yield "the key ? does not open the help"
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('.help').open")
    colour = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(colour)
    press(page, "d")
    if page.evaluate(colour) == before:
        yield "the key d does not change the theme"
    press(page, "d")


def paper(page, expected, data):
    """The whole trace is printed, and nothing else, from each mode."""
    for keys in ["g", "b", "c"]:
        press(page, keys)
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        page.emulate_media(media="print")
        lines = page.evaluate(
            "[...document.querySelectorAll('.trace .line')].filter(l => l.checkVisibility()).length"
        )
        if lines != expected.count or page.locator(".pane:visible").count() != 1:
            yield f"after key {keys}, {lines} of {expected.count} lines are printed"
        page.emulate_media(media="screen")
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        press(page, keys)


ALL = [every_line, each_key, clicks, address, predict, modes, paper]


# Rows far from the current one are like those beside it.
AXE_CONTEXT = {"exclude": [[".chunk:not(:has([aria-current]))"]]}
AXE_OPTIONS = {"resultTypes": ["violations"]}


def screens(page, folder, name):
    """Screens in three widths, light and dark, without overflow and without findings of axe."""
    problems = []
    go(page, int(page.get_attribute(".scrubber", "max")) * 2 // 3)
    page.evaluate("delete document.documentElement.dataset.theme")
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=folder / f"{name}-{width}-{scheme}.png")
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                problems.append(f"the page is wider than {width} pixels")
            if width == 768 or (width == 360 and scheme == "dark"):
                continue
            for found in Axe().run(page, AXE_CONTEXT, AXE_OPTIONS).response["violations"]:
                where = found["nodes"][0]["target"], found["nodes"][0]["html"][:120]
                problems.append(f"axe, {width}, {scheme}: {found['id']}: {found['help']} {where}")
    return problems
