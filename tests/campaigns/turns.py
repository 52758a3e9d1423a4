"""Count the presses that each kind of move takes, from Play to Confirm, in matches of every game that are pressed through.

    python -m tests.campaigns.turns [--game mosaic] [--number 7]

The matches are those of ``python -m tests.campaigns.whole``; what a move may take is held by ``tests/discord/presses.py``.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.campaigns.whole import NUMBERS, TESTS
from tests.discord.presses import REPORT, allowed


def table(lines: list[str]) -> list[str]:
    """A row for each kind of move of each game: how often it was pressed with how many presses, and what it may take."""
    counts: dict[tuple[str, str], Counter[int]] = {}
    for line in lines:
        slug, presses = json.loads(line)
        for kind, found in presses.items():
            counts.setdefault((slug, kind), Counter()).update({int(number): times for number, times in found.items()})
    rows = []
    for (slug, kind), found in sorted(counts.items()):
        spread = ", ".join(f"{number} × {times}" for number, times in sorted(found.items()))
        rows.append(f"{slug:24} {kind:16} at most {allowed(slug, kind)}: {spread}")
    return rows


def main() -> int:
    """The command line; exits with the code of the tests."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="", help="only tables of this game")
    parser.add_argument("--number", type=int, default=secrets.randbelow(NUMBERS), help="play this run again")
    given = parser.parse_args()
    print(f"run {given.number}: to play it again add --number {given.number}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "presses"
        report.touch()
        chosen = f"press_one and {given.game}" if given.game else "press_one"
        command = [sys.executable, "-m", "pytest", str(TESTS), "-n", "2", "-k", chosen]
        environment = {**os.environ, "WHOLE_MATCHES": str(given.number), REPORT: str(report)}
        done = subprocess.run(command, env=environment, check=False).returncode
        print("\n".join(table(report.read_text(encoding="utf-8").splitlines())))
    return done


if __name__ == "__main__":
    sys.exit(main())
