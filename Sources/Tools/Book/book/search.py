"""The search: Pagefind indexes the sections of the pages, and `search.html` asks it.

What answers a question weighs more than what only has the words: first the symptoms of the index, then
the hour, the rules and the messages, then the chapters; exercises, source files and tests come last.
"""

import re

WEIGHTS = [
    (r"Chapters/appendix-index$", 6),
    (r"Chapters/(the-hour|appendix-(rules|messages|printed|threads))$", 4),
    (r"Chapters/\d\d-[^/]+$", 3),
    (r"Chapters/appendix-", 2),
    (r"Chapters/", 0.6),
    (r"(Sources|Tests|Diagrams)/", 0.2),
    (r"", 0.5),
]
SECTION = re.compile(r'<section id="([^"]+)">\s*((?:<span id="[^"]*"></span>)*)<h([1-6])>')


def weight(page):
    return next(weight for pattern, weight in WEIGHTS if re.match(pattern, page))


def mark(app, pagename, templatename, context, doctree):
    """Marks what is searched. A heading has its section's name, so that it can be a result."""
    body = context.get("body")
    if not body or templatename == "search.html":
        return
    body = SECTION.sub(r'<section>\2<h\3 id="\1">', body)
    marks = f'data-pagefind-body data-pagefind-weight="{weight(pagename)}"'
    context["body"] = f"<div {marks}>{body}</div>"


def setup(app):
    app.connect("html-page-context", mark, priority=950)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
