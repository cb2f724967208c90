"""The check of a page in a frame of the book."""

import pathlib
import re
import tempfile


def in_the_book(page, expected, data):
    """In a frame, links to chapters leave the frame, and the theme is the book's."""
    source = pathlib.Path(page.url.split("#")[0].removeprefix("file://")).read_text()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        body = '<body data-links="../Chapters" data-place="book">'
        (folder / "player.html").write_text(re.sub("<body[^>]*>", body, source, count=1))
        (folder / "book.html").write_text('<iframe src="player.html" width="1200" height="800">')
        context = page.context.browser.new_context()
        book = context.new_page()
        for theme, wanted in [("dark", "dark"), ("light", "light"), ("auto", None)]:
            book.goto((folder / "book.html").as_uri())
            book.evaluate("theme => localStorage.setItem('theme', theme)", theme)
            book.reload()
            player = book.frame_locator("iframe")
            player.locator("[data-ready]").wait_for()
            shown = player.locator("html").get_attribute("data-theme")
            if shown != wanted:
                yield f"in a book whose theme is {theme}, the player's is {shown}"
        for link in player.locator("a[href]:not([href^='#'])").all():
            if link.get_attribute("target") != "_top":
                yield f"{link.get_attribute('href')} opens inside the frame"
        context.close()
