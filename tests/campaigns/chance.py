"""Find tests that depend on chance: run them several times where chance falls another way each time, and compare which way they go.

    python -m tests.campaigns.chance [--times 3] [tests/discord/test_panel.py …]

What may differ from run to run differs here for certain: all that is drawn from the system (``tests/chance.py``), the order of
hashes, the time zone. Which way a test goes is what ``tests/campaigns/traces.py`` writes down: the seeds of its matches, every
move, every request to Discord. So a test is found that has passed each time by luck. The tests run one after the other; those of
pictures only make matches and are not worth the time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import takewhile, zip_longest
from pathlib import Path

from tests.campaigns.traces import RACE, TEST
from tests.chance import VARIED
from tests.source import ROOT

ZONES = ("UTC", "Pacific/Auckland", "America/St_Johns")
Trace = Iterable[str]


def by_test(trace: Trace) -> Iterator[tuple[str, list[str]]]:
    """The lines of a trace, test by test."""
    name, lines = "", list[str]()
    for line in trace:
        if line.startswith(TEST):
            yield name, lines
            name, lines = line.removeprefix(TEST), []
        else:
            lines.append(line)
    yield name, lines


def differing(one: Trace, other: Trace) -> Iterator[tuple[str, str, str]]:
    """Tests that went two ways, each with the first line that only one of them has ("" where that has no line of its own).

    What happens at once is put in order by the threads of the database, so the order of lines may differ, and who wins a race; what
    follows from that is not compared.
    """
    for (name, lines), (second, others) in zip_longest(by_test(one), by_test(other), fillvalue=("", [])):
        if name != second:
            raise ValueError(f"other tests: {name!r} and {second!r}")
        first, then = Counter(before_race(lines)), Counter(before_race(others))
        if first != then:
            yield name, next(iter(first - then), ""), next(iter(then - first), "")


def before_race(lines: list[str]) -> Iterator[str]:
    """The lines up to a race."""
    return takewhile(lambda line: line.strip() != RACE, lines)


def run(tests: list[str], number: int, trace: Path) -> int:
    """Run the tests as chance falls in this run; gives the code of pytest."""
    varied = {VARIED: str(number), "PYTHONHASHSEED": str(1 + number), "TZ": ZONES[number % len(ZONES)]}
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "tests.campaigns.traces", "--ways", str(trace), *tests]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **varied}, check=False).returncode


def main() -> int:
    """The command line; 1 where a test failed or went two ways."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("tests", nargs="*", default=["--ignore=tests/render"], help="as pytest takes them")
    parser.add_argument("--times", type=int, default=2)
    given = parser.parse_args()
    found = False
    with tempfile.TemporaryDirectory() as folder:
        first, later = Path(folder, "first"), Path(folder, "later")
        for number in range(given.times):
            found |= run(given.tests, number, later if number else first) != 0
            if number == 0:
                continue
            with first.open(encoding="utf-8") as one, later.open(encoding="utf-8") as other:
                for name, line, instead in differing(one, other):
                    found = True
                    print(f"{name.strip()} goes two ways:\n  {line.strip()}\n  {instead.strip()}")
    return int(found)


if __name__ == "__main__":
    sys.exit(main())
