"""The players: a page for each walkthrough, which another command has written to .build/play.

Beside a walkthrough's steps `beside.js` shows its player. Any other trace has a link to it.
"""

import re
import shutil
from pathlib import Path

from sphinx.util.osutil import relative_uri

from . import ROOT

PLAY = ROOT / ".build" / "play"
TRACE = re.compile(r"([a-z0-9-]+), (?:step (\d+)|lines .*)")


def playable(app, docname, what, trace):
    """The attributes of a trace by which its player is found, or nothing if it has none."""
    mark = TRACE.fullmatch(what)
    first = re.match(r" *(\d+)", trace)
    if not mark or not first or not (PLAY / f"{mark.group(1)}.html").exists():
        return {}
    page = f"play/{mark.group(1)}.html"
    play = relative_uri(app.builder.get_target_uri(docname), page)
    found = {"data-play": play, "data-line": first.group(1)}
    return {**found, "data-step": mark.group(2)} if mark.group(2) else found


def link(attributes):
    """The link below a trace that is no step of the chapter's walkthrough."""
    if "data-play" not in attributes or "data-step" in attributes:
        return ""
    target = f"{attributes['data-play']}#line-{attributes['data-line']}"
    return f'<p class="step-through"><a href="{target}">Step through it</a></p>'


def copy_players(app, error):
    if PLAY.is_dir() and not error:
        shutil.copytree(PLAY, Path(app.outdir) / "play", dirs_exist_ok=True)


def setup(app):
    app.connect("build-finished", copy_players)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
