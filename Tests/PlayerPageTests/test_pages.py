"""Tests written pages of the player in Chromium: test_pages.py FOLDER SCREENS"""

import json
import os
import pathlib
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from playwright.sync_api import sync_playwright

import access
import checks
import finding
import framed
import screens
import views
from browser import chromium, open_browser
from expected import Expected

# Each line of each page is checked. Keys, modes and screens are checked on these pages: with and
# without steps, with one lane and several, with one order and two.
THOROUGH = ["binder", "create-subscribe", "schedulers"]
CHECKS = [
    checks.each_key, checks.clicks, checks.one_object, checks.named_lines, checks.arrows,
    checks.address, checks.ends,
    finding.folding, finding.search, finding.search_keys,
    views.predict, views.modes, views.play, views.two_orders, views.paper, views.panes, views.callers,
    views.tabs, access.sizes, access.focus, access.lanes_by_key, access.read_out, access.states,
    framed.in_the_book,
]  # fmt: skip
PROBE = pathlib.Path(__file__).with_name("probe.js").read_text()


class Tab:
    """A tab of the browser. It notes what a page in it complains of and what it asks the network for."""

    def __init__(self):
        self.problems = []
        self.page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="light")
        self.page.set_default_timeout(30000)
        self.page.on("console", self.note_message)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", self.note_request)
        self.page.add_init_script(PROBE)

    def note_message(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

    def note_request(self, request):
        if not request.url.startswith((self.own, "data:", "blob:")):
            self.problems.append(request.url)

    def show(self, path):
        self.problems, self.own = [], path.as_uri()
        self.page.goto(self.own)
        self.page.wait_for_selector("[data-ready]")


def test(path, folder):
    """Returns what is wrong with a page."""
    # Checks that change the size or the colours have a tab of their own. The others share one, which
    # takes a third of the time.
    is_thorough = path.stem in THOROUGH
    tab = Tab() if is_thorough else shared
    tab.show(path)
    page, problems = tab.page, tab.problems
    # Most checks go through all lines. Folding has a check of its own.
    finding.show_level(page, "Calls")
    data = json.loads(page.text_content("#recording"))
    expected = Expected(data["recordings"][0], data["files"])
    for check in [checks.every_line, checks.texts] + (CHECKS if is_thorough else []):
        try:
            problems += [
                f"{check.__name__}: {problem}" for problem in check(page, expected, data) or []
            ]
        except Exception as error:
            problems.append(f"{check.__name__}: {error}")
    if is_thorough:
        problems += screens.take(page, folder, path.stem)
        page.close()
    return problems


def launch():
    """Starts the browser of one of the pool's processes."""
    global browser, shared
    browser = open_browser(sync_playwright().start())
    shared = Tab()


def run(path, output):
    """Tests a page; returns what is wrong and the seconds it took."""
    start = time.monotonic()
    problems = test(path, output)
    return problems, time.monotonic() - start


def main(folder, output):
    pages = sorted(pathlib.Path(folder).resolve().glob("*.html"))
    if not pages:
        sys.exit(f"no pages in {folder}")
    chromium()
    output = pathlib.Path(output).resolve()
    output.mkdir(parents=True, exist_ok=True)
    failed = {}
    with ProcessPoolExecutor(os.cpu_count(), initializer=launch) as pool:
        for path, (problems, seconds) in zip(pages, pool.map(run, pages, [output] * len(pages))):
            state = f"{len(problems)} problems" if problems else "passed"
            print(f"{path.stem:<36} {state} in {seconds:.1f} s", flush=True)
            if problems:
                failed[path.stem] = problems
    print(f"{len(pages) - len(failed)} of {len(pages)} pages passed; screens in {output}")
    # The end of a log is what is read first.
    for name, problems in failed.items():
        for problem in problems[:12]:
            print(f"{name}: error: {problem}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main(*sys.argv[1:])
