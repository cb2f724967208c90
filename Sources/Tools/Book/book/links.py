"""Links that are right on GitHub, made right in the book.

A heading's anchor is the one that GitHub makes. A link to a file or to a folder leads to the page
that shows it; a link to an excerpt's file leads to the excerpt's first line. A picture is a link to
itself, for windows in which it is too small.
"""

import posixpath
import re

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms import SphinxTransform
from sphinx.util.osutil import relative_uri

from . import ROOT

HREF = re.compile(r'(?<=<a href=")[^"#:]+(?=")')
EXCERPT = re.compile(r"<!-- excerpt: (\S+) .*-->")


class Anchors(SphinxTransform):
    """Runs before links within a page are resolved."""

    default_priority = 200

    def apply(self):
        slugs = getattr(self.document, "myst_slugs", {})
        for section in self.document.findall(nodes.section):
            slug = section.get("slug")
            if slug:
                section["ids"] = [slug]
                line, _, text = slugs[slug]
                slugs[slug] = (line, slug, text)


class FileLinks(SphinxTransform):
    """Runs before the comments at excerpts are replaced."""

    default_priority = 205

    def apply(self):
        links = [*self.document.findall(addnodes.download_reference)]
        links += [
            node
            for node in self.document.findall(addnodes.pending_xref)
            if node.get("reftype") == "myst" and node.get("refdomain") is None
        ]
        for link in links:
            path, uri = self.shown(link["reftarget"], link)
            if uri:
                uri += line_of_excerpt(link, path)
                self.enclose(link, *link.children, uri=uri)
        for image in list(self.document.findall(nodes.image)):
            _, uri = self.shown(image["uri"])
            if uri:
                self.enclose(image, image.deepcopy(), uri=uri)
        for raw in list(self.document.findall(nodes.raw)):
            text = HREF.sub(lambda match: self.shown(match[0])[1] or match[0], raw.astext())
            raw.replace_self(nodes.raw("", text, format=raw["format"]))

    def shown(self, target, link=None):
        """The path of a file or folder that the text refers to, and where the book shows it."""
        folder = posixpath.dirname(self.env.doc2path(self.env.docname, base=False))
        path = posixpath.normpath(posixpath.join(folder, target))
        page = page_of(path)
        if not page:
            return path, None
        place = (self.env.docname, *heading(link)) if link else (self.env.docname, "", "")
        self.env.shown_files.setdefault(path, {})[place] = None
        return path, relative_uri(self.app.builder.get_target_uri(self.env.docname), page)

    def enclose(self, node, *children, uri):
        node.replace_self(nodes.reference("", "", *children, refuri=uri, internal=True))


def heading(node):
    """The name and the text of the heading that a node stands below; nothing for that of the page."""
    while node is not None and not isinstance(node.parent, nodes.section):
        node = node.parent
    if node is None or isinstance(node.parent.parent, nodes.document):
        return "", ""
    above = node.parent.children[: node.parent.index(node)]
    titles = [each for each in above if isinstance(each, (nodes.title, nodes.rubric))]
    name = (titles[-1]["ids"] or node.parent["ids"])[0]
    return name, titles[-1].astext()


def page_of(path):
    """The page that shows a file or a folder, or nothing if there is no such file."""
    if path.endswith("/Hints.md"):
        return f"{posixpath.dirname(path)}/index.html#hints"
    if (ROOT / path).is_dir():
        return visible("index.html" if path == "." else f"{path}/index.html")
    if (ROOT / path).is_file():
        return path if is_copied(path) else f"{visible(path)}.html"
    return None


def is_copied(path):
    """Pictures and records need no page."""
    return str(path).endswith(".svg") or str(path).startswith("Tests/Golden/")


def visible(path):
    """Servers hide folders whose names begin with a dot."""
    return path.lstrip(".")


def line_of_excerpt(link, path):
    """The fragment of the excerpt's first line, if the link stands between its comment and it."""
    paragraph = link.parent
    while not isinstance(paragraph, nodes.paragraph):
        if paragraph.parent is None:
            return ""
        paragraph = paragraph.parent
    around = paragraph.parent.children
    at = paragraph.parent.index(paragraph)
    comment = EXCERPT.fullmatch(around[at - 1].astext().strip()) if at else None
    if not comment or comment.group(1) != path or at + 1 == len(around):
        return ""
    excerpt = [line.strip() for line in around[at + 1].astext().splitlines()]
    lines = [line.strip() for line in (ROOT / path).read_text("utf-8").splitlines()]
    for number in range(len(lines) - len(excerpt) + 1):
        if lines[number : number + len(excerpt)] == excerpt:
            return f"#L-{number + 1}"
    return ""


def begin(app):
    # For each file, the places that have a link to it, in their order: page, heading's name and text.
    app.env.shown_files = {}


def setup(app):
    app.add_transform(Anchors)
    app.add_transform(FileLinks)
    app.connect("builder-inited", begin)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
