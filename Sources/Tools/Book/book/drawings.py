"""Mermaid blocks as pictures.

GitHub draws them. The book loads nothing from the network, and Mermaid is a program for browsers. So
each block has been drawn: `NAME.mmd` is the block, `NAME.svg` the picture, from `NAME.dot`.
"""

from docutils import nodes
from sphinx.transforms import SphinxTransform
from sphinx.util import logging

from . import ROOT

DRAWINGS = ROOT / "Sources" / "Tools" / "Book" / "Drawings"
logger = logging.getLogger(__name__)


class Drawings(SphinxTransform):
    default_priority = 220

    def apply(self):
        drawn = {path.read_text("utf-8").strip(): path for path in DRAWINGS.glob("*.mmd")}
        for block in list(self.document.findall(nodes.literal_block)):
            if block["language"] != "mermaid":
                continue
            path = drawn.get(block.astext().strip())
            if path is None:
                logger.warning(
                    "this Mermaid block has no drawing in Sources/Tools/Book/Drawings: bring "
                    "NAME.mmd and NAME.dot there up to date and run dot -Tsvg NAME.dot -o NAME.svg",
                    location=block,
                )
                block["language"] = "text"
                continue
            picture = path.with_suffix(".svg").read_text("utf-8")
            picture = picture[picture.index("<svg") :]
            html = f'<div class="drawing">{picture}</div>'
            block.replace_self(nodes.raw("", html, format="html"))


def setup(app):
    app.add_transform(Drawings)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
