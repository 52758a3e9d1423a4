"""Play whole matches of every game through the simulated Discord, typed and pressed, to their natural end.

    python -m tests.campaigns.whole [--game mosaic]

The same tests as in the default run, which end their matches early.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "discord" / "test_whole_matches.py"


def main() -> int:
    """The command line; exits with the code of the tests."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="", help="only tables of this game")
    given = parser.parse_args()
    command = [sys.executable, "-m", "pytest", str(TESTS), "-n", "2", "--durations=0", "-k", given.game]
    return subprocess.run(command, env={**os.environ, "WHOLE_MATCHES": "yes"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
