"""Tests written pages of the player in Chromium: test_pages.py FOLDER SCREENS"""

import json
import os
import pathlib
import shutil
import sys
import time

from playwright.sync_api import sync_playwright

import checks
from expected import Expected

PROBE = pathlib.Path(__file__).with_name("probe.js").read_text()


def chromium():
    names = ["chromium", "chromium-browser", "google-chrome"]
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not found:
        sys.exit("no Chromium found: install it, or set CHROMIUM to its program")
    return found


def test(browser, path, screens):
    """Returns what is wrong with a page."""
    problems = []
    page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="light")
    page.set_default_timeout(5000)
    page.on("console", lambda said: said.type in ("error", "warning") and problems.append(said.text))
    page.on("pageerror", lambda error: problems.append(str(error)))
    allowed = (path.as_uri(), "data:", "blob:")
    page.on("request", lambda asked: asked.url.startswith(allowed) or problems.append(asked.url))
    page.add_init_script(PROBE)
    page.goto(path.as_uri())
    page.wait_for_selector("[data-ready]")
    data = json.loads(page.text_content("#recording"))
    expected = Expected(data["recordings"][0], data["files"])
    for check in checks.ALL:
        try:
            problems += [f"{check.__name__}: {problem}" for problem in check(page, expected, data)]
        except Exception as error:
            problems.append(f"{check.__name__}: {error}")
    problems += checks.screens(page, screens, path.stem)
    page.close()
    return problems


def main(folder, screens):
    pages = sorted(pathlib.Path(folder).resolve().glob("*.html"))
    if not pages:
        sys.exit(f"no pages in {folder}")
    screens = pathlib.Path(screens)
    screens.mkdir(parents=True, exist_ok=True)
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for path in pages:
            start = time.monotonic()
            problems = test(browser, path, screens)
            failed += bool(problems)
            state = f"{len(problems)} problems" if problems else "passed"
            print(f"{path.stem:<36} {state} in {time.monotonic() - start:.1f} s", flush=True)
            for problem in problems[:12]:
                print(f"  {problem}")
        browser.close()
    print(f"{len(pages) - failed} of {len(pages)} pages passed; screens in {screens}")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
