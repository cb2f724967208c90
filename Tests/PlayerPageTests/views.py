"""The checks of a page's modes and panes."""

from checks import go, press
from expected import Expected


def reload_until(page, condition):
    """Loads the page again; returns whether a condition holds then.

    The browser stores what a page remembers some time after the page has asked for it.
    """
    for _ in range(5):
        page.reload()
        page.wait_for_selector("[data-ready]")
        if page.evaluate(condition):
            return True
    return False


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
    """Presenter, help and theme."""
    go(page, 2)
    press(page, "b")
    shown = [pane.get_attribute("id") for pane in page.query_selector_all(".pane")]
    if shown != ["pane-source", "pane-trace"]:
        yield f"a presenter sees {shown}"
    if expected.begins and press(page, "PageDown") != expected.keys(2)["s"]:
        yield "Page Down does not go to the next step"
    press(page, "b")
    press(page, "?")
    if not page.evaluate("document.querySelector('.help').open"):
        yield "the key ? does not open the help"
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('.help').open")
    colour = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(colour)
    for is_same in ["!==", "==="]:
        page.keyboard.press("d")
        page.wait_for_function(f"before => {colour} {is_same} before", arg=before)
        theme = "document.documentElement.dataset.theme"
        chosen = page.evaluate(theme)
        if not reload_until(page, f"{theme} === '{chosen}'"):
            yield f"after a reload the theme is {page.evaluate(theme)}, not {chosen}"
    page.evaluate("localStorage.clear(); delete document.documentElement.dataset.theme")


def play(page, expected, data):
    """Play goes on by itself until it is stopped; the position is announced."""
    go(page, 2)
    page.keyboard.press("Space")
    page.wait_for_function("shown().line > 2")
    page.keyboard.press("Space")
    line = page.evaluate("shown().line")
    page.wait_for_function(
        "text => document.querySelector('.announcement').textContent.startsWith(text)",
        arg=f"Line {line}, {expected.lanes[expected.at(line)['lane']]}: ",
    )


def two_orders(page, expected, data):
    """Two orders stand side by side; steps go through every line of both."""
    go(page, 1)
    page.keyboard.press("c")
    is_shown = page.locator("#pane-compare").count() == 1
    if is_shown != (len(data["recordings"]) > 1):
        yield "two orders are not beside each other exactly where there are two"
    if not is_shown:
        return
    page.keyboard.press("c")
    # Where a block begins, the two traces have different lines.
    go(page, next(e["line"] for e in expected.lines if e["kind"] == "runs"))
    before = page.evaluate("shown()")
    for order, by_key in [(1, True), (0, True), (1, False), (0, False)]:
        if by_key:
            page.keyboard.press("x")
        else:
            page.select_option(".tools select", index=order)
        after = page.evaluate("shown()")
        if after["text"] != before["text"] or (after["line"] == before["line"]) == bool(order):
            yield f"order {order} shows {after['text']} in line {after['line']}, not {before['text']}"
    page.keyboard.press("c")
    page.keyboard.press("g")
    page.click(".pair[aria-current] .side[data-line] .text")
    clicked = page.locator(".pair[aria-current] [data-line]").first.get_attribute("data-line")
    if int(clicked) != before["line"]:
        yield f"while predicting, a click on line {before['line']} of two orders leads to {clicked}"
    page.keyboard.press("g")
    page.evaluate("document.activeElement.blur()")
    go(page, 1)
    visited = page.evaluate("stepThroughBoth()")
    for side, recording in enumerate(data["recordings"]):
        count = len(Expected(recording, data["files"]).lines)
        if visited[side] != list(range(1, count + 1)):
            yield f"steps in order {side} visit {len(visited[side])} of {count} lines"
    page.keyboard.press("c")
    end = Expected(data["recordings"][0], data["files"]).count
    if page.evaluate("[document.querySelector('.tools select').selectedIndex, shown().line]") != [0, end]:
        yield "after a comparison the page does not show the order that was chosen before"


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


def panes(page, expected, data):
    """Panes are closed, opened again and resized by keyboard."""
    count = page.locator(".pane").count()
    page.click("#pane-lanes .close")
    if page.locator(".pane").count() != count - 1:
        yield "a pane is not closed by its button"
    if not reload_until(page, f"document.querySelectorAll('.pane').length === {count - 1}"):
        yield "a pane that was closed is not closed after the page is loaded again"
    page.click(".menu summary")
    page.click(".menu label:has-text('Lanes')")
    page.keyboard.press("Escape")
    if page.locator(".pane").count() != count:
        yield "a pane is not opened again by the menu"
    for pane, size, key in [
        ("#pane-trace", "height", "ArrowDown"),
        ("#pane-source", "width", "ArrowRight"),
    ]:
        before = page.locator(pane).bounding_box()[size]
        bars = {"height": f"{pane} + .splitter", "width": ".splitter[aria-orientation=vertical]"}
        page.locator(bars[size]).last.press(key)
        if page.locator(pane).bounding_box()[size] <= before:
            yield f"the key {key} does not change the {size} of {pane}"


def callers(page, expected, data):
    """The arrow to the caller is in view in every row that is, at each width."""
    for width in [1920, 1440, 1024, 390]:
        page.set_viewport_size({"width": width, "height": 900})
        for line in range(1, expected.count + 1, 7):
            go(page, line)
            hidden = page.evaluate("callersOutOfView()")
            if hidden:
                yield f"at line {line}, {width} pixels: callers of lines {hidden} are out of view"
    page.set_viewport_size({"width": 1440, "height": 900})


def tabs(page, expected, data):
    """On a narrow page, each tab shows its pane, and arrow keys go from tab to tab."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_selector("[role=tab]")
    names = [
        tab.get_attribute("id").removeprefix("tab-")
        for tab in page.query_selector_all("[role=tab]")
    ]
    page.click(f"#tab-{names[0]}")
    for name in names:
        shown = [pane.get_attribute("id") for pane in page.query_selector_all(".pane:not(.docked)")]
        if shown != [f"pane-{name}"]:
            yield f"the tab {name} shows {shown}"
        page.keyboard.press("ArrowRight")
    page.click("#tab-trace")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function("!document.querySelector('[role=tab]')")
