"""The browser that reads the pages."""

import os
import shutil
import sys


def chromium():
    """The path of Chromium's program."""
    # The first is the same browser without windows, which takes a quarter less time.
    names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not found:
        sys.exit("no Chromium found: install it, or set CHROMIUM to its program")
    return found


def open_browser(playwright):
    """Starts Chromium."""
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
