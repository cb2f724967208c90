"""Makes use of the comments that say what the block below them is.

`<!-- trace: create-subscribe, step 1 -->` … `<!-- end -->` becomes an element around the block. A
trace's has the step and the first line, by which `beside.js` finds it.
"""

import html
import re

from docutils import nodes
from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, String, Text
from sphinx.transforms import SphinxTransform

from .player import link, playable

MARK = re.compile(r"<!-- (\w+): (.*) -->")
END = "<!-- end -->"


class TraceLexer(RegexLexer):
    """A trace: number, lane, call, and the number of the caller's line."""

    name = "Trace"
    aliases = ["trace"]
    tokens = {
        "root": [
            (r"^( *\d+)(  +)(\S+)", bygroups(Comment, Text, Name.Attribute)),
            (r"[←→] \d+", Comment),
            (r"# .*?(?=  +←|$)", String),
            (r"\(user\)", Keyword),
            (r"[^#(←→\n]+|.|\n", Text),
        ]
    }


class Marks(SphinxTransform):
    default_priority = 210

    def apply(self):
        for raw in list(self.document.findall(nodes.raw)):
            mark = MARK.fullmatch(raw.astext().strip())
            if mark:
                self.enclose(raw, *mark.groups())

    def enclose(self, raw, kind, what):
        siblings = raw.parent.children[raw.parent.index(raw) + 1 :]
        end = next((node for node in siblings if node.astext().strip() == END), None)
        if end is None:
            return
        block = next((node for node in siblings if isinstance(node, nodes.literal_block)), None)
        attributes = {"class": f"mark {kind}"}
        if kind in ("trace", "recorded") and block is not None and block["language"] == "text":
            block["language"] = "trace"
        if kind == "trace" and block is not None:
            attributes.update(playable(self.app, self.env.docname, what, block.astext()))
        written = " ".join(f'{name}="{html.escape(text)}"' for name, text in attributes.items())
        raw.replace_self(nodes.raw("", f"<div {written}>", format="html"))
        end.replace_self(nodes.raw("", f"{link(attributes)}</div>", format="html"))


def setup(app):
    app.add_lexer("trace", TraceLexer)
    app.add_transform(Marks)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
