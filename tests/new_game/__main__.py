"""Write a running, minimal game with a hidden hand and a secret choice, to be made into another one by editing.

``games/README.md`` says in which order. What depends on the rules is made by them: recorded matches, counts, pictures of the page.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tests.new_game.writing import Refused, write
from tests.source import ROOT

# In a process of its own, which knows the new game.
MAKE = """
from tests.games import counting, recording
from tests.render import pages
for part in (recording, counting, pages):
    part.main()
"""


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.new_game", description=__doc__)
    parser.add_argument("slug", help="the name of its packages, as in highest_card")
    parser.add_argument("prefix", help="its slash command and what its sentences begin with, as in highest")
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout to write into")
    asked = parser.parse_args()
    try:
        written = write(asked.root, asked.slug, asked.prefix)
    except Refused as why:
        parser.error(str(why))
    source = [name for name in written if name.endswith(".py")]
    for command in (
        # How imports are sorted and lines broken depends on the names.
        ("-m", "ruff", "check", "-q", "--select", "I", "--fix", *source),
        ("-m", "ruff", "format", "-q", *source),
        ("-c", MAKE, asked.slug),
    ):
        subprocess.run([sys.executable, *command], cwd=asked.root, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
