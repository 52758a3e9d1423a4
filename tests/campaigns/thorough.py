"""Run all tests that look at samples over larger ones: more positions, matches, states and commands of each.

    python -m tests.campaigns.thorough [--times 4] [--only secrets]

With twice as much the run takes about two thirds as long again as the same tests by default: much of it is done once.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tests.samples import ENLARGED
from tests.source import ROOT

TESTS = ROOT / "tests"


def sampled() -> list[Path]:
    """The files of tests that look at samples."""
    return [path for path in sorted(TESTS.rglob("test_*.py")) if "from tests.samples import" in path.read_text("utf-8")]


def main() -> int:
    """The command line; exits with the code of the tests."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=4, help="so many times as much as by default")
    parser.add_argument("--only", default="", help="only files whose name holds this")
    given = parser.parse_args()
    files = [str(path) for path in sampled() if given.only in path.name]
    environment = {**os.environ, ENLARGED: str(given.times)}
    command = [sys.executable, "-m", "pytest", "-n", "2", *files]
    return subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
