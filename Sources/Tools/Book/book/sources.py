"""A page for each file of the library and of its samples, and for each file that the text refers to,
with colours and line numbers; and one for each folder of them. Records and pictures are copied.
"""

import html
import re
import shutil
from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from sphinx.util.display import status_iterator
from sphinx.util.osutil import relative_uri

from . import ROOT
from .links import is_copied, page_of, visible
from .marks import TraceLexer

FOLDERS = ["Sources", "Tests", "Diagrams", "Chapters"]
FOLDERS += [".tours", ".lldb", ".vscode", ".github", ".ci"]
FILES = ["Package.swift", "Makefile", "LICENSE", ".swift-format", ".editorconfig", ".gitignore"]
# What a reader of exercises has written is no part of the book.
LEFT_OUT = {"exercise-progress.txt", "exercise-backups", "__pycache__", ".DS_Store"}
ANSWERS = Path("Tests/ExerciseAnswers")
READ = [Path("Sources/MiniRx"), Path("Sources/Walkthroughs")]
LANGUAGES = {
    ".c": "c",
    ".css": "css",
    ".dot": "dot",
    ".h": "c",
    ".html": "html+jinja",
    ".js": "javascript",
    ".json": "json",
    ".md": "markdown",
    ".py": "python",
    ".swift": "swift",
    ".swift-format": "json",
    ".template": "swift",
    ".tour": "json",
    ".yml": "yaml",
}


def all_files():
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    for path in [*inside, *(ROOT / name for name in FILES)]:
        if path.is_file() and not LEFT_OUT.intersection(path.parts):
            file = path.relative_to(ROOT)
            if ANSWERS not in file.parents:
                yield file


def is_shown(file, referred):
    """Whether the book has this file. `referred` has the paths that the text refers to."""
    return file.as_posix() in referred or any(folder in file.parents for folder in READ)


def language(path):
    if path.parts[:2] == ("Tests", "Golden"):
        return "trace"
    if path.name == "Makefile":
        return "make"
    return LANGUAGES.get(path.suffix or path.name, "bash" if path.parts[0] == ".ci" else "text")


# Blanks need no colour.
BLANKS = re.compile(r'<span class="w">(\s*)</span>')


class Browser:
    """Writes the pages."""

    def __init__(self, app):
        self.app = app
        referred = app.env.shown_files
        files = sorted(all_files())
        self.files = [file for file in files if is_shown(file, referred)]
        folders = {parent for path in self.files for parent in path.parents if path.parts[1:]}
        folders |= {Path(path) for path in referred if (ROOT / path).is_dir()}
        self.folders = sorted(folders - {Path(".")} | {ANSWERS})
        # What a folder has, also what has no page.
        self.within = {}
        inside = {parent for path in files for parent in path.parents} | set(files)
        for path in sorted(inside - {Path(".")} | {ANSWERS}):
            self.within.setdefault(path.parent, []).append(path)
        self.linked = {*self.folders, *self.files}
        self.documents = {
            Path(app.env.doc2path(name, base=False)): name for name in app.env.found_docs
        }
        self.formatter = HtmlFormatter(linenos="inline", linespans="L", wrapcode=True)

    def pages(self):
        for path in self.folders:
            if path / "README.md" not in self.documents:
                yield self.page(path, f"{visible(path.as_posix())}/index", self.folder)
        for path in status_iterator(
            self.files, "showing files... ", "brown", len(self.files), self.app.verbosity, str
        ):
            if is_copied(path):
                self.copy(path)
            elif path not in self.documents:
                yield self.page(path, visible(path.as_posix()), self.file)

    def page(self, path, name, body):
        def link(other, text, fragment=""):
            if other in self.documents:
                target = f"{self.documents[other]}.html"
            else:
                target = page_of(other.as_posix())
            return f'<a class="reference internal" href="{self.uri(name, target)}{fragment}">{text}</a>'

        above = [link(parent, parent.name) for parent in reversed(path.parents) if parent.name]
        trail = f'<p class="trail">{" / ".join([link(Path("."), "MiniRx"), *above])}</p>'
        title = html.escape(path.name)
        context = {
            "title": title,
            "body": f"{trail}<h1>{title}</h1>{self.explained(path, link)}{body(path, link)}",
        }
        return name, context, "file.html"

    def uri(self, name, target):
        return relative_uri(self.app.builder.get_target_uri(name), target)

    def explained(self, path, link):
        """The pages that have a link to this one, and their sections: the steps that show it."""
        pages = {}
        for doc, name, title in self.app.env.shown_files.get(path.as_posix(), ()):
            pages.setdefault(doc, {})[name] = title
        texts = [self.sections(doc, pages[doc], link) for doc in sorted(pages)]
        return f'<p class="explained">Shown in: {" · ".join(texts)}</p>' if texts else ""

    def sections(self, doc, titles, link):
        path = Path(self.app.env.doc2path(doc, base=False))
        page = link(path, html.escape(self.app.env.titles[doc].astext()))
        steps = [
            link(path, html.escape(title), f"#{name}") for name, title in titles.items() if name
        ]
        return f"{page} ({', '.join(steps)})" if steps else page

    def file(self, path, link):
        text = (ROOT / path).read_text("utf-8")
        name = language(path)
        lexer = TraceLexer() if name == "trace" else get_lexer_by_name(name, stripnl=False)
        code = BLANKS.sub(r"\1", highlight(text, lexer, self.formatter))
        return f'<div class="source">{code}</div>'

    def folder(self, path, link):
        if path == ANSWERS:
            return "<p>The solutions are not in the book. They are in this folder of the kit.</p>"
        items = []
        for inner in self.within[path]:
            name = self.shown(inner)
            items.append(f"<li>{link(inner, name) if inner in self.linked else name}</li>")
        return f'<ul class="folder">{"".join(items)}</ul>'

    def shown(self, path):
        name = html.escape(path.name + ("/" if (ROOT / path).is_dir() else ""))
        if path.suffix != ".svg" or path not in self.linked:
            return name
        return f'{name}<br><img loading="lazy" src="{name}" alt="{name}">'

    def copy(self, path):
        target = Path(self.app.outdir) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)


def setup(app):
    app.connect("html-collect-pages", lambda app: Browser(app).pages())
    return {"parallel_read_safe": False, "parallel_write_safe": True}
