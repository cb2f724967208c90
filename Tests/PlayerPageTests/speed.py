"""Measures pages of the player in Chromium; fails if one is too slow: speed.py PAGE…"""

import asyncio
import gzip
import pathlib
import statistics
import sys
import time

from playwright.async_api import async_playwright

from browser import open_browser

MOST_COMPRESSED = 300_000  # bytes
LATEST_PAINT = 1000  # milliseconds
LONGEST_WAIT = 100  # milliseconds
# Keys a second, and seconds. A system repeats a held key 15 to 66 times a second.
RATE, SECONDS = 60, 3

# How long each key waited for the page, in milliseconds.
NOTE_WAITS = """() => {
  globalThis.waits = [];
  addEventListener("keydown", (event) => waits.push(performance.now() - event.timeStamp), true);
}"""

# Scrolls the trace from its first to its last line, and returns when each frame was drawn.
SCROLL = """() => new Promise((done) => {
  const box = document.querySelector("#pane-trace .box"), times = [], count = 120;
  const next = (time) => {
    times.push(time);
    box.scrollTop = (box.scrollHeight - box.clientHeight) * times.length / count;
    times.length <= count ? requestAnimationFrame(next) : done(times);
  };
  requestAnimationFrame(next);
})"""


async def first_paint(page):
    """Milliseconds from the start of loading to the first text on the screen."""
    await page.reload()
    await page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length")
    return await page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )


async def hold_key(page):
    """Holds the arrow key; returns the line that is reached, and how long each key waited."""
    # All calls: a step is a line.
    await page.keyboard.press("+")
    await page.keyboard.press("Home")
    await page.evaluate(NOTE_WAITS)
    session = await page.context.new_cdp_session(page)
    key = {
        "type": "rawKeyDown", "key": "ArrowRight", "code": "ArrowRight",
        "windowsVirtualKeyCode": 39, "autoRepeat": True,
    }  # fmt: skip
    start = time.monotonic()
    sent = []
    for number in range(RATE * SECONDS):
        await asyncio.sleep(max(0, start + number / RATE - time.monotonic()))
        # A keyboard does not wait until the page has done its work, either.
        sent.append(asyncio.create_task(session.send("Input.dispatchKeyEvent", key)))
    await asyncio.gather(*sent)
    line = await page.get_attribute(".trace [aria-current]", "data-line")
    return int(line), await page.evaluate("waits")


async def scroll(page):
    """Milliseconds of each frame while the trace scrolls."""
    times = await page.evaluate(SCROLL)
    return [after - before for before, after in zip(times, times[1:])]


async def measure(browser, path):
    """Prints what was measured; returns what is wrong."""
    page = await browser.new_page(viewport={"width": 1440, "height": 900})
    await page.goto(path.as_uri())
    # The shortest time is the page's own; the others are longer by what runs beside it.
    paint = min([await first_paint(page) for _ in range(3)])
    await page.wait_for_selector("[data-ready]")
    count = int(await page.get_attribute(".scrubber", "max"))
    line, waits = await hold_key(page)
    frames = await scroll(page)
    await page.close()
    compressed = len(gzip.compress(path.read_bytes()))
    wait = statistics.median(waits)
    print(
        f"{path.stem}, {count} lines: {compressed // 1000} KB compressed, first paint after"
        f" {paint:.0f} ms; at {RATE} keys a second, a key waits {wait:.1f} ms, at most"
        f" {max(waits):.0f}; scrolling, a frame takes {statistics.median(frames):.1f} ms, at most"
        f" {max(frames):.0f}"
    )
    wanted = min(1 + RATE * SECONDS, count)
    return [
        f"{path}: error: {problem}"
        for is_wrong, problem in [
            (compressed > MOST_COMPRESSED, f"more than {MOST_COMPRESSED} bytes compressed"),
            (paint > LATEST_PAINT, f"the first paint is later than {LATEST_PAINT} ms"),
            (line != wanted, f"the held key leads to line {line}, not to {wanted}"),
            (wait > LONGEST_WAIT, f"a key waits longer than {LONGEST_WAIT} ms"),
        ]
        if is_wrong
    ]


async def main(*paths):
    async with async_playwright() as playwright:
        browser = await open_browser(playwright)
        problems = []
        for path in paths:
            problems += await measure(browser, pathlib.Path(path).resolve())
    sys.exit("\n".join(problems) if problems else 0)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
