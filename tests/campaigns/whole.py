"""Play whole matches of every game through the simulated Discord, typed and pressed, to their natural end.

    python -m tests.campaigns.whole [--game mosaic] [--number 7]

The same tests as in the default run, which end their matches early. Each run has a number, from which the seeds of its matches
are made: with the number that a run has printed it is played again.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "discord" / "test_whole_matches.py"
NUMBERS = 10**6


def main() -> int:
    """The command line; exits with the code of the tests."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="", help="only tables of this game")
    parser.add_argument("--number", type=int, default=secrets.randbelow(NUMBERS), help="play this run again")
    given = parser.parse_args()
    print(f"run {given.number}: to play it again add --number {given.number}", flush=True)
    command = [sys.executable, "-m", "pytest", str(TESTS), "-n", "2", "--durations=0", "-k", given.game]
    return subprocess.run(command, env={**os.environ, "WHOLE_MATCHES": str(given.number)}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
