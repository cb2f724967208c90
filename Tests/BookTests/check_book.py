"""Checks a book that `make book` has written: `check_book.py FOLDER`."""

import sys
from pathlib import Path

from browser import browser_problems
from links import link_problems

book = Path(sys.argv[1])
if not (book / "index.html").exists():
    sys.exit(f"There is no book in {book}. make book writes one.")
# In bytes. The pages of one more tool or test would soon be most of the book.
LARGEST = 52_000_000


def size_problems(book):
    size = sum(path.stat().st_size for path in book.rglob("*") if path.is_file())
    if size > LARGEST:
        yield f"The book has {size / 1e6:.0f} MB, and may have {LARGEST / 1e6:.0f}."


problems = [*link_problems(book), *size_problems(book), *browser_problems(book)]
for problem in problems:
    print(problem)
if problems:
    sys.exit(f"{len(problems)} problems.")
print("The book has no dead link, asks nothing of the network, and can be searched.")
