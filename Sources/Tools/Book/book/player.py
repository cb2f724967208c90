"""The players: a page for each walkthrough, which `make players` has written.

Beside a walkthrough's steps `beside.js` shows its player. Any other trace has a link to it.
"""

import html
import json
import re
from pathlib import Path

from sphinx.util.osutil import relative_uri

from . import ROOT

PLAY = ROOT / ".build" / "players"
TRACE = re.compile(r"([a-z0-9-]+), (?:step (\d+)|lines .*)")


def playable(app, docname, what, trace):
    """The attributes of a trace by which its player is found, or nothing if it has none."""
    mark = TRACE.fullmatch(what)
    first = re.match(r" *(\d+)", trace)
    if not mark or not first or not (PLAY / f"{mark.group(1)}.html").exists():
        return {}
    page = f"play/{mark.group(1)}.html"
    play = relative_uri(app.builder.get_target_uri(docname), page)
    played = app.env.played.setdefault(docname, [])
    if mark.group(1) not in played:
        played.append(mark.group(1))
    found = {"data-play": play, "data-line": first.group(1)}
    return {**found, "data-step": mark.group(2)} if mark.group(2) else found


def link(attributes):
    """The link below a trace that is no step of the chapter's walkthrough."""
    if "data-play" not in attributes or "data-step" in attributes:
        return ""
    target = f"{attributes['data-play']}#line-{attributes['data-line']}"
    return f'<p class="step-through"><a href="{target}">Step through it</a></p>'


IS_CHAPTER = re.compile(r"Chapters/(?!00)\d\d-")
STYLES = re.compile(r"<style>(.*?)</style>", re.DOTALL)
MODULES = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
# A page that was opened as a file can load a script, and no module of another file. So the script
# writes the list of modules, which has their text.
WRITE = "document.write('<script type=\"importmap\">' + {} + '</' + 'script>');\n"


def copy_players(app, error):
    """Copies the pages. In the book their links lead to pages of the book, and what is the same in
    all of them is in two files beside them."""
    if not PLAY.is_dir() or error:
        return
    folder = Path(app.outdir) / "play"
    folder.mkdir(exist_ok=True)
    for page in PLAY.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        body = r'<body data-links="[^"]*"[^>]*>'
        here = '<body data-links="../Chapters" data-place="book">'
        text = re.sub(body, here, text, count=1)
        styles, modules = STYLES.search(text), MODULES.search(text)
        (folder / "player.css").write_text(styles.group(1), encoding="utf-8")
        written = WRITE.format(json.dumps(modules.group(1)))
        (folder / "modules.js").write_text(written, encoding="utf-8")
        text = text.replace(styles.group(), '<link rel="stylesheet" href="player.css">')
        text = text.replace(modules.group(), '<script src="modules.js"></script>')
        (folder / page.name).write_text(text, encoding="utf-8")


def begin(app):
    # For each page, the players of its traces.
    app.env.played = {}


def list_of_players(app):
    """A page with all players, by the chapter that shows them first."""
    parts, listed = [], set()
    for docname in sorted(app.env.played, key=lambda name: (not IS_CHAPTER.match(name), name)):
        names = [name for name in app.env.played[docname] if name not in listed]
        listed.update(names)
        if names:
            links = "".join(f'<li><a href="{name}.html">{name}</a></li>' for name in names)
            title = html.escape(app.env.titles[docname].astext())
            parts.append(f'<section><h2>{title}</h2><ul class="folder">{links}</ul></section>')
    if parts:
        intro = "<p>Each page shows one recorded run: step through it, line by line.</p>"
        body = f"<h1>The players</h1>{intro}{''.join(parts)}"
        yield "play/index", {"title": "The players", "body": body}, "page.html"


def setup(app):
    app.connect("builder-inited", begin)
    app.connect("html-collect-pages", list_of_players)
    app.connect("build-finished", copy_players)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
