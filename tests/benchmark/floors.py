"""``python -m tests.benchmark.floors`` tries how low figures of ``tests.benchmark`` can come at all; ``… P7 P11`` only these.

Each is measured in steps, from the other side of its ratio to the whole, by the processor's time; a ◂ marks the floor.
"""

from __future__ import annotations

import argparse
import gc
import logging
import sys

from tests.benchmark import bare, bare_rules, ladder
from tests.benchmark.measure import Bound

FLOORS = {"P7": ladder.climbing, "P11": bare_rules.moving, "P21": bare_rules.thinking, **bare.FLOORS}


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("metric", nargs="*", choices=[*FLOORS, []], help="which to try; all if none is named")
    given = parser.parse_args()
    logging.disable(logging.WARNING)
    gc.freeze()  # as ``bot.py`` does
    for metric in given.metric or FLOORS:
        for line in table(FLOORS[metric]()):
            print(line, flush=True)
    return 0


def table(bounds: list[Bound]) -> list[str]:
    """The steps in lines, case by case."""
    found: list[str] = []
    for before, bound in zip([None, *bounds], bounds, strict=False):
        if before is None or before.case != bound.case:
            found.append(f"{bound.metric} {bound.case}")
        mark = " ◂" if bound.is_floor else ""
        found.append(f"  {bound.took:9.3f} {bound.unit} {bound.more:+9.3f}  × {bound.ratio:7.2f}  {bound.what}{mark}")
    return found


if __name__ == "__main__":
    sys.exit(main())
