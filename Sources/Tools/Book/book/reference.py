"""The API reference that `make docs` has written to .build/docs.

DocC writes it for the top of a server: its pages ask for "/js/…". Here each page finds what it
needs from its own place instead, so that the book can be put into any folder of any server.
"""

import re
import shutil
from pathlib import Path

from . import ROOT

DOCS = ROOT / ".build" / "docs"


def copy_reference(app, error):
    if error or not DOCS.is_dir():
        return
    folder = Path(app.outdir) / "reference"
    shutil.copytree(DOCS, folder)
    for page in folder.rglob("index.html"):
        up = "../" * (len(page.relative_to(folder).parts) - 1) or "./"
        text = page.read_text("utf-8")
        text = re.sub(r'(href|src)="/', rf'\1="{up}', text)
        text = re.sub(r"(<body.*?>)", rf"\1{link_to_book(up)}", text, count=1)
        base = f'var baseUrl = new URL("{up}", location.href).pathname'
        page.write_text(text.replace('var baseUrl = "/"', base), "utf-8")


def link_to_book(up):
    # The pages change the address of the window: the link needs its whole address before that.
    style = "display:block;padding:0.4rem 22px;font:14px sans-serif"
    keep = "document.currentScript.previousSibling.href += ''"
    link = f'<a href="{up}../index.html" style="{style}">MiniRx, the book</a>'
    return f"{link}<script>{keep}</script>"


def setup(app):
    app.config.html_context["has_reference"] = DOCS.is_dir()
    app.connect("build-finished", copy_reference)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
