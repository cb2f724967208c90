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
LONGEST_STEP = 16  # milliseconds of the processor
# Keys a second, and seconds. A system repeats a held key 15 to 66 times a second.
RATE, SECONDS = 60, 3
# What runs beside the page makes a measurement longer, never shorter.
MOST_TRIES = 5

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


async def least(measure, page, limit):
    """The least of several measurements; the first one within the limit is the last."""
    measured = []
    while not measured or measured[-1] > limit and len(measured) < MOST_TRIES:
        measured.append(await measure(page))
    return min(measured)


async def first_paint(page):
    """Milliseconds from the start of loading to the first text on the screen."""
    await page.reload()
    await page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length")
    return await page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )


async def processor_time(session):
    """Milliseconds that the page's own thread has computed: scripts, styles, layout, paint."""
    metrics = (await session.send("Performance.getMetrics"))["metrics"]
    return next(1000 * one["value"] for one in metrics if one["name"] == "TaskDuration")


async def hold_key(page):
    """Holds the arrow key from the first line on; returns the processor's time for a step."""
    await page.keyboard.press("Home")
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    key = {
        "type": "rawKeyDown", "key": "ArrowRight", "code": "ArrowRight",
        "windowsVirtualKeyCode": 39, "autoRepeat": True,
    }  # fmt: skip
    before = await processor_time(session)
    start = time.monotonic()
    sent = []
    for number in range(RATE * SECONDS):
        await asyncio.sleep(max(0, start + number / RATE - time.monotonic()))
        # A keyboard does not wait until the page has done its work, either.
        sent.append(asyncio.create_task(session.send("Input.dispatchKeyEvent", key)))
    await asyncio.gather(*sent)
    spent = await processor_time(session) - before
    await session.detach()
    return spent / len(sent)


async def scroll(page):
    """Milliseconds of each frame while the trace scrolls."""
    times = await page.evaluate(SCROLL)
    return [after - before for before, after in zip(times, times[1:])]


async def measure(browser, path):
    """Prints what was measured; returns what is wrong."""
    page = await browser.new_page(viewport={"width": 1440, "height": 900})
    await page.goto(path.as_uri())
    paint = await least(first_paint, page, LATEST_PAINT)
    await page.wait_for_selector("[data-ready]")
    count = int(await page.get_attribute(".scrubber", "max"))
    # All calls: a step is a line.
    await page.keyboard.press("+")
    step = await least(hold_key, page, LONGEST_STEP)
    line = int(await page.get_attribute(".trace [aria-current]", "data-line"))
    frames = await scroll(page)
    await page.close()
    compressed = len(gzip.compress(path.read_bytes()))
    print(
        f"{path.stem}, {count} lines: {compressed // 1000} KB compressed, first paint after"
        f" {paint:.0f} ms; at {RATE} keys a second, a step takes {step:.1f} ms of the processor;"
        f" scrolling, a frame takes {statistics.median(frames):.1f} ms, at most"
        f" {max(frames):.0f}"
    )
    wanted = min(1 + RATE * SECONDS, count)
    return [
        f"{path}: error: {problem}"
        for is_wrong, problem in [
            (compressed > MOST_COMPRESSED, f"more than {MOST_COMPRESSED} bytes compressed"),
            (paint > LATEST_PAINT, f"the first paint is later than {LATEST_PAINT} ms"),
            (line != wanted, f"the held key leads to line {line}, not to {wanted}"),
            (step > LONGEST_STEP, f"a step takes more than {LONGEST_STEP} ms of the processor"),
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
