"""Which file is which page, and the contents.

The chapters are plain Markdown, so nothing in them says what follows what. The order is that of the
README's table.
"""

import re
from pathlib import PurePosixPath

from furo.navigation import get_navigation_tree
from sphinx.project import Project

from . import ROOT

CONTRIBUTING = ".github/CONTRIBUTING.md"
PUZZLES = "Chapters/puzzles"


class Pages(Project):
    """Makes a folder's README the page of that folder."""

    def path2doc(self, filename):
        path = self.relative(filename)
        if path == CONTRIBUTING:
            # Servers hide folders whose names begin with a dot.
            return "contributing"
        if PurePosixPath(path).name == "README.md":
            return str(PurePosixPath(path).with_name("index"))
        return super().path2doc(path)

    def relative(self, filename):
        path = PurePosixPath(filename)
        return str(path.relative_to(ROOT.as_posix()) if path.is_absolute() else path)


def use_pages(app):
    app.project = app.env.project = Pages(app.srcdir, app.config.source_suffix)


def contents(caption, pages):
    """A list of pages in MyST's notation. It is shown beside the text, and not in it."""
    lines = ["", "", "```{toctree}", ":hidden:", f":caption: {caption}", "", *pages, "```", ""]
    return "\n".join(lines if caption else [line for line in lines if "caption" not in line])


def hints(page):
    """The hints of an exercise, each in a fold, for the end of its page."""
    text = page.with_name("Hints.md").read_text("utf-8")
    parts = re.split(r"^## (.*)\n", text, flags=re.MULTILINE)
    folds = [
        f"<details>\n<summary>{title}</summary>\n\n{body.strip()}\n\n</details>\n"
        for title, body in zip(parts[1::2], parts[2::2])
    ]
    return "\n\n## Hints\n\n" + "\n".join(folds)


def add_contents(app, docname, source):
    """Adds the contents to the text of the README, of a chapter, an exercise and the puzzles."""
    if docname == "index":
        order = re.findall(r"^\| \[.*?\]\((Chapters/[^)#]+)\.md\) \|", source[0], re.MULTILINE)
        is_chapter = re.compile(r"Chapters/(\d|the-hour)").match
        source[0] += contents("Chapters", [f"/{page}" for page in order if is_chapter(page)])
        other = [f"/{page}" for page in order if not is_chapter(page)]
        source[0] += contents("Appendices", [f"/{PUZZLES}/index", *other, "/contributing"])
    elif docname == f"{PUZZLES}/index":
        puzzles = sorted((ROOT / PUZZLES).glob("*/README.md"))
        source[0] += contents("", [f"{path.parent.name}/index" for path in puzzles])
    elif docname.startswith(f"{PUZZLES}/"):
        return
    elif (ROOT / docname).is_dir():
        exercises = sorted((ROOT / docname).glob("*/README.md"))
        pages = [f"/{path.parent.relative_to(ROOT).as_posix()}/index" for path in exercises]
        source[0] += contents("", pages)
    elif docname.endswith("/index"):
        source[0] += hints(ROOT / docname)


def show_near_contents(app, pagename, templatename, context, doctree):
    """Beside a page, only its own chapter shows what is below it: the whole would be most of the page."""
    if "toctree" in context:
        tree = context["toctree"]
        if pagename in app.env.found_docs:
            nearby = tree(collapse=True, titles_only=True, maxdepth=-1, includehidden=True)
            context["furo_navigation_tree"] = get_navigation_tree(nearby)


def setup(app):
    app.connect("builder-inited", use_pages)
    app.connect("html-page-context", show_near_contents, priority=900)
    app.connect("source-read", add_contents)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
