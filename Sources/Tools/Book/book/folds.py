"""Headings inside of folds.

A heading begins a section, and a section cannot begin inside of `<details>` and end outside. In the
book such a heading stands by itself: links lead to it, and the contents beside the page do not list
it.
"""

from docutils import nodes
from sphinx.transforms import SphinxTransform


class Folds(SphinxTransform):
    """Runs after anchors have their names, and before anything else looks at sections."""

    default_priority = 202

    def apply(self):
        for section in list(self.document.findall(nodes.section)):
            while (inner := first_folded(section)) is not None:
                if inner.parent is section:
                    inner.replace_self(flat(inner))
                else:
                    inner.parent.remove(inner)
                    section += flat(inner)


def first_folded(section):
    """The section that begins before all folds of this section's own text have ended."""
    open_folds = 0
    for child in section.children:
        if isinstance(child, nodes.section):
            return child if open_folds > 0 else None
        open_folds += opened(child)
    return section.next_node(nodes.section, descend=False, siblings=True) if open_folds > 0 else None


def opened(node):
    """The number of folds that begin in a node, less those that end in it."""
    texts = [raw.astext() for raw in node.findall(nodes.raw)]
    return sum(text.count("<details") - text.count("</details") for text in texts)


def flat(section):
    """A heading with the section's name, and what the section has."""
    title, *rest = section.children
    heading = nodes.rubric("", "", *title.children, ids=section["ids"], classes=["folded"])
    heading["level"] = 4
    return [heading, *rest]


def setup(app):
    app.add_transform(Folds)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
