"""The book: which files are its pages, and how they look."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "MiniRx"
html_title = "MiniRx"
root_doc = "index"
language = "en"

extensions = [
    "myst_parser",
    "book.pages",
    "book.marks",
    "book.links",
    "book.folds",
    "book.sources",
    "book.player",
    "book.drawings",
    "book.reference",
    "book.search",
]
include_patterns = ["README.md", ".github/CONTRIBUTING.md", "Chapters/**.md"]
# Hints are a part of their exercise's page.
exclude_patterns = [".build", "Chapters/exercise-backups", "Chapters/*/*/Hints.md"]

# Anchors of headings have the names that GitHub gives them.
myst_heading_anchors = 6
highlight_language = "text"

html_theme = "furo"
html_static_path = ["static"]
templates_path = ["templates"]
html_css_files = ["book.css", "player.css"]
html_js_files = [("beside.js", {"defer": "defer"}), ("print.js", {"defer": "defer"})]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_use_index = False
html_permalinks_icon = "#"
html_theme_options = {
    # The arrow keys belong to the player.
    "navigation_with_keys": False,
    "top_of_page_buttons": [],
}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/book.html",
        "sidebar/scroll-end.html",
    ]
}
