"""The checks of access: zoom, the focus, the size of targets, the keyboard, what is read out."""

from axe_playwright_python.sync_playwright import Axe

from checks import go, press
from screens import AXE_CONTEXT, AXE_OPTIONS

# 1440 x 900 pixels at 200 % and 1280 x 1024 at 400 %, a narrow phone, and what is between.
SIZES = [(720, 450), (320, 256), (390, 844), (1024, 768)]

# Keys that lead into each state, and out of it.
STATES = {"search": ("/", "Escape"), "predict": ("g", "g"), "two orders": ("c", "c"),
          "presenter": ("b", "b"), "help": ("?", "Escape")}  # fmt: skip

# Controls in view that are smaller than 24 pixels and have another one nearer than that.
SMALL = """() => {
  const all = [...document.querySelectorAll("button, select, input, summary, a")]
    .filter((e) => e.checkVisibility({ contentVisibilityAuto: true }) && !e.closest(".prose .text"))
    .map((e) => [e, e.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.top < innerHeight && box.bottom > 0);
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const reaches = (box, [x, y]) => Math.hypot(
    Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < 12;
  return all.filter(([e, box]) => (box.width < 23.5 || box.height < 23.5)
    && all.some(([other, there]) => other !== e && reaches(there, middle(box))))
    .map(([e, box]) => `${e.className || e.tagName} ${box.width} x ${box.height}`);
}"""


def sizes(page, expected, data):
    """At each size the current line, its caller and the stack can be read, and nothing is too small."""
    line = expected.count * 2 // 3
    go(page, line)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        where = f"{width} x {height}"
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            yield f"the page is wider than {where}"
        for small in page.evaluate(SMALL):
            yield f"at {where}, a control is too small: {small}"
        for selector, least in [(".trace [aria-current]", 20), (".stack [aria-current]", 20),
                                ("#pane-trace .box", 70)]:  # fmt: skip
            page.locator(selector).first.scroll_into_view_if_needed()
            box = page.locator(selector).first.bounding_box()
            if box["height"] < least:
                yield f"at {where}, {selector} is {box['height']} pixels high"
        words = page.locator(".tool:visible, .step:visible").all_inner_texts()
        if not all(word.strip() for word in words):
            yield f"at {where}, a button has no word: {words}"
    page.set_viewport_size({"width": 1440, "height": 900})


def focus(page, expected, data):
    """After each action the focus is where it was, or at what took its place."""
    go(page, expected.count * 2 // 3)
    for selector in [".turns .plain:not(:disabled)", ".card .object", ".stack li:nth-child(2) button",
                     ".ran .to-line", ".note .to-line", ".level:first-child", ".level:last-child",
                     ".lanes .drawing [tabindex='0']", "[data-command=next]"]:  # fmt: skip
        found = page.locator(selector).first
        if not found.count():
            continue
        found.focus()
        page.keyboard.press("Enter")
        if page.evaluate("document.activeElement === document.body"):
            yield f"after Enter, {selector} has lost the focus"
    page.evaluate("document.activeElement.blur()")


def lanes_by_key(page, expected, data):
    """Arrow keys go through bars, prints and hand-overs in the order of lines; Enter goes there."""
    go(page, 1)
    page.locator(".lanes .drawing [tabindex='0']").focus()
    line = page.evaluate("shown().line")
    visited = []
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        visited.append(int(page.evaluate("document.activeElement.dataset.line")))
    if visited != sorted(visited) or page.evaluate("shown().line") != line:
        yield f"arrow keys in the lanes go to {visited} and to line {page.evaluate('shown().line')}"
    if press(page, "Enter") != visited[-1]:
        yield f"Enter does not go to line {visited[-1]}"
    page.evaluate("document.activeElement.blur()")


def read_out(page, expected, data):
    """The line, the lane, the call and who called are announced."""
    line = next(e["line"] for e in expected.lines if e.get("caller"))
    go(page, line)
    event = expected.at(line)
    wanted = (
        f"Line {line}, {expected.lanes[event['lane']]}: {event['shows']}; called by line "
        f"{event['caller']}, {expected.at(event['caller'])['shows']}"
    )
    page.wait_for_function(
        "text => document.querySelector('.announcement').textContent === text", arg=wanted
    )


def states(page, expected, data):
    """axe finds nothing in any state, also where the page is small."""
    go(page, expected.count // 2)
    for width, height in [(1440, 900), (720, 450), (320, 256)]:
        page.set_viewport_size({"width": width, "height": height})
        for name, (into, out) in STATES.items():
            if name == "two orders" and len(data["recordings"]) == 1:
                continue
            page.keyboard.press(into)
            for found in Axe().run(page, AXE_CONTEXT, AXE_OPTIONS).response["violations"]:
                node = found["nodes"][0]
                yield f"axe, {width}, {name}: {found['id']}: {found['help']} {node['target']}"
            page.keyboard.press(out)
            page.wait_for_function("!document.querySelector('.help').open")
            page.evaluate("document.activeElement.blur()")
    page.set_viewport_size({"width": 1440, "height": 900})
