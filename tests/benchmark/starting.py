"""P19: from the start of the process until the bot is ready for the first press, with a thousand matches in its database."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.benchmark.measure import ROUNDS, WARM_UPS, Result, Side
from tests.source import ROOT

MATCHES = 1000
IMPORT_DISCORD = "import discord"
START = "import sys; from tests.benchmark.start_bot import start; start(sys.argv[1], int(sys.argv[2]))"


def starting() -> Result:
    """P19, both sides each in a new process: seconds until they end, and processor time in the notes. What Python has compiled
    is kept, as it is wherever a bot is started a second time.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "starting.sqlite")
        kept = environment(Path(folder))
        run(kept, START, database, str(MATCHES))
        pairs = [
            (measure(lambda: run(kept, START, database, "0")), measure(lambda: run(kept, IMPORT_DISCORD)))
            for _ in range(WARM_UPS + ROUNDS)
        ][WARM_UPS:]
    wall = [[pair[side][0] for pair in pairs] for side in (0, 1)]
    busy = [statistics.median(pair[side][1] for pair in pairs) for side in (0, 1)]
    return Result(
        "P19",
        f"start with {MATCHES} matches ÷ import of discord.py",
        statistics.median(wall[0]) / statistics.median(wall[1]),
        3,
        1.5,
        "s",
        Side.of(wall[0]),
        Side.of(wall[1]),
        notes={"processor seconds": busy, "ratio of processor time": busy[0] / busy[1]},
    )


def environment(folder: Path) -> dict[str, str]:
    """That of a process which keeps in this folder what Python has compiled."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}


def run(kept: dict[str, str], code: str, *arguments: str) -> None:
    """A new process that runs some code to its end."""
    command = [sys.executable, "-c", code, *arguments]
    subprocess.run(command, cwd=ROOT, env=kept, check=True, stdout=subprocess.DEVNULL)


def measure(run: Callable[[], None]) -> tuple[float, float]:
    """Seconds by the clock and of the processor."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    run()
    took, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


METRICS = {"P19": starting}
