"""Every link of the book leads to a page, and every anchor is on it."""

import html
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r'<(\w+)\b[^>]*?\s(href|src|data-play)="([^"]*)"')
ANCHOR = re.compile(r'\s(?:id|name)="([^"]*)"')


def link_problems(book):
    # DocC's pages are programs, not text: what they show is not in them.
    pages = set(book.rglob("*.html")) - set((book / "reference").rglob("*.html"))
    texts = {page.resolve(): page.read_text("utf-8") for page in pages}
    anchors = {page: set(ANCHOR.findall(text)) for page, text in texts.items()}
    seen = set()
    for page, text in texts.items():
        for tag, _, link in LINK.findall(text):
            seen.add((page, tag, html.unescape(link)))
    dead = [problem for link in sorted(seen) if (problem := problem_of(*link, anchors))]
    return [*dead, *heading_problems(anchors, book.resolve())]


def problem_of(page, tag, link, anchors):
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        # A link may lead out of the book; nothing may be loaded from there.
        return None if tag == "a" or parts.scheme == "data" else f"{page}: loads {link}"
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target.is_dir():
        target = target / "index.html"
    if not target.exists():
        return f"{page}: there is no {link}"
    fragment = unquote(parts.fragment)
    # The player reads its fragment itself.
    if fragment and target in anchors and target.parent.name != "play":
        if fragment not in anchors[target]:
            return f"{page}: there is no anchor {link}"
    return None


def heading_problems(anchors, book):
    """Every heading of a chapter has the anchor that GitHub gives it."""
    for chapter in sorted((ROOT / "Chapters").glob("*.md")):
        page = book / "Chapters" / f"{chapter.stem}.html"
        taken = {}
        for heading in headings(chapter.read_text("utf-8")):
            slug = re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
            count = taken[slug] = taken.get(slug, -1) + 1
            slug = f"{slug}-{count}" if count else slug
            if slug not in anchors.get(page, ()):
                yield f"{page}: there is no anchor #{slug}"


def headings(markdown):
    prose = re.sub(r"^```.*?^```", "", markdown, flags=re.MULTILINE | re.DOTALL)
    for line in re.findall(r"^#{1,6} (.*)", prose, re.MULTILINE):
        yield re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", line)
