"""Checks a book that `make book` has written: `check_book.py FOLDER`."""

import sys
from pathlib import Path

from browser import browser_problems
from links import link_problems

book = Path(sys.argv[1])
if not (book / "index.html").exists():
    sys.exit(f"There is no book in {book}. make book writes one.")
problems = [*link_problems(book), *browser_problems(book)]
for problem in problems:
    print(problem)
if problems:
    sys.exit(f"{len(problems)} problems.")
print("The book has no dead link, asks nothing of the network, and can be searched.")
