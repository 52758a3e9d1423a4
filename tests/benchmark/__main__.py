"""``python -m tests.benchmark`` measures everything; ``python -m tests.benchmark P7 P10`` only these.

One JSON line per metric, then a table. Both sides of each ratio are measured in turn in one process; the worst case is the result.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
import time
from pathlib import Path

import msgspec

from tests.benchmark import (
    first_picture,
    handling,
    memory,
    pictures,
    reminding,
    rules,
    screens,
    starting,
    storing,
    thinking,
)
from tests.benchmark.measure import Result, machine

MODULES = (pictures, handling, rules, storing, memory, reminding, starting, thinking, first_picture, screens)
METRICS = {name: measure for module in MODULES for name, measure in module.METRICS.items()}


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("metric", nargs="*", choices=[*METRICS, []], help="which to measure; all if none is named")
    parser.add_argument("--append", type=Path, help="a file that the lines are appended to")
    given = parser.parse_args()
    logging.disable(logging.WARNING)
    gc.freeze()  # as ``bot.py`` does
    began = time.perf_counter()
    emit({"machine": machine(), "load": os.getloadavg()}, given.append)
    results: list[Result] = []
    for metric in given.metric or METRICS:
        results.append(METRICS[metric]())
        emit(results[-1], given.append)
    print()
    for line in table(results):
        print(line)
    print(f"{time.perf_counter() - began:.0f} s, load {os.getloadavg()[0]:.1f} at the end")
    return 0


def emit(row: object, append: Path | None) -> None:
    """A line of JSON, on the standard output and in the file."""
    line = msgspec.json.encode(row).decode()
    print(line, flush=True)
    if append is not None:
        with append.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def table(results: list[Result]) -> list[str]:
    """The results in columns."""
    rows = [("", "ratio", "floor", "goal", "", "ours (p95)", "theirs (p95)", "worst case", "what")]
    for result in results:
        verdict = "goal" if result.meets(result.goal) else "floor" if result.meets(result.floor) else "MISSED"
        sides = [f"{side.median:.4g} ({side.p95:.4g}) {result.unit}" for side in (result.ours, result.theirs)]
        bounds = [f"{result.ratio:.3f}", f"{result.floor:g}", f"{result.goal:g}"]
        rows.append((result.metric, *bounds, verdict, *sides, result.worst, result.what))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


if __name__ == "__main__":
    sys.exit(main())
