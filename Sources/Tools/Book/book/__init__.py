"""What the book adds to Sphinx, MyST-Parser and Furo."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
