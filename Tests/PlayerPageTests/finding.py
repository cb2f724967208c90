"""The checks of folding and of the search."""

from checks import go, press

LEVELS = {"Your code": 2, "Operators": 3, "Calls": 4}


def show_level(page, name):
    page.evaluate(
        "name => [...document.querySelectorAll('.level')].find(b => b.innerHTML === name).click()",
        name,
    )


def rows(page):
    """The rows of the trace: numbers of lines, and texts of folded parts."""
    return page.eval_on_selector_all(
        ".trace .line",
        "all => all.map(row => Number(row.dataset.line) || row.textContent.trim())",
    )


def expected_rows(expected, level):
    """The lines up to a level; the others are counted as long as they follow each other on a lane."""
    found, hidden, lane = [], 0, None
    for event in expected.lines + [None]:
        is_hidden = event and event["level"] > level
        if hidden and not (is_hidden and event["lane"] == lane):
            found.append(f"… {hidden} call" + ("s" if hidden > 1 else ""))
            hidden = 0
        if is_hidden:
            hidden, lane = hidden + 1, event["lane"]
        elif event:
            found.append(event["line"])
    return found


def folding(page, expected, data):
    """Each level shows its lines; steps go through them; what is folded unfolds."""
    for name, level in LEVELS.items():
        go(page, 1)
        show_level(page, name)
        wanted = expected_rows(expected, level)
        if rows(page) != wanted:
            yield f"the level {name} shows {rows(page)}, not {wanted}"
        lines = [row for row in wanted if isinstance(row, int)]
        press(page, "Home"), show_level(page, name)
        visited = [page.evaluate("shown().line")]
        while press(page, "ArrowRight") != visited[-1]:
            visited.append(page.evaluate("shown().line"))
        if visited != lines[lines.index(visited[0]) :]:
            yield f"at the level {name}, steps visit {visited}, not {lines}"
    show_level(page, "Operators")
    hidden = next(e["line"] for e in expected.lines[2:] if e["level"] == 4)
    page.evaluate("line => location.hash = `#line-${line}`", hidden)
    page.wait_for_function("line => shown().line === line && shown().lineInView", arg=hidden)
    press(page, "f")
    if page.locator(f".trace .line[data-line='{hidden}']").count():
        yield f"the key f does not fold line {hidden}"
    fold = page.locator(".unfold[tabindex='0']")
    fold.focus()
    page.keyboard.press("Enter")
    if not page.locator(f".trace .line[data-line='{hidden}']").count():
        yield f"Enter does not unfold line {hidden}"
    if page.evaluate("document.activeElement.className") != "unfold":
        yield "after unfolding, the focus is not on the part"
    page.evaluate("document.activeElement.blur()")
    press(page, "+"), press(page, "+")
    if rows(page) != list(range(1, expected.count + 1)):
        yield "the key + does not show all lines"


def search(page, expected, data):
    """Text, values and objects are found; Enter goes from hit to hit."""
    go(page, 1)
    for query in ["onnext", "next(1)", "completed", "no such thing"]:
        press(page, "/")
        page.keyboard.type(query)
        wanted = [e["line"] for e in expected.lines if query in e["shows"].lower()]
        count = f"{len(wanted)} found" if wanted else "nothing found"
        shown = page.inner_text(".hits")
        if shown != count and not shown.endswith(f" of {len(wanted)}"):
            yield f"the search for {query} says {shown!r}, not {count}"
        marked = page.eval_on_selector_all(".hit", "all => all.map(l => Number(l.dataset.line))")
        if marked != wanted:
            yield f"the search for {query} marks {marked}, not {wanted}"
        visited = [press(page, "Enter") for _ in wanted]
        if sorted(visited) != wanted:
            yield f"the search for {query} goes to {visited}, not to {wanted}"
        if wanted and press(page, "Shift+Enter") != (visited * 2)[len(wanted) - 2]:
            yield f"Shift and Enter do not go back in the search for {query}"
        page.keyboard.press("Escape")
        if page.locator(".search").is_visible() or page.locator(".hit").count():
            yield "Escape does not end the search"
    page.evaluate("document.activeElement.blur()")


def search_keys(page, expected, data):
    """Outside the field n and N go on; an object is found by its name; G goes to a number."""
    types = [name for e in expected.events for _, name in e.get("changes", {}).get("alive", [])]
    press(page, "/")
    page.keyboard.type(types[-1] if types else "on(")
    page.evaluate("document.activeElement.blur()")
    wanted = page.eval_on_selector_all(".hit", "all => all.map(l => Number(l.dataset.line))")
    if not wanted:
        yield f"no line is found for {types[-1]}"
    go(page, 1)
    visited = [press(page, "n") for _ in wanted]
    if sorted(visited) != wanted:
        yield f"the key n goes to {visited}, not to {wanted}"
    press(page, "/")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    press(page, "G")
    page.keyboard.type(str(expected.count - 1))
    if press(page, "Enter") != expected.count - 1:
        yield "the field of the line's number does not go there"
    if press(page, "ArrowLeft") != expected.count - 2:
        yield "after going to a number, the arrow keys do not step"
