"""A hundred presses at once on one button, again and again through a match: exactly one move each time.

    python -m tests.campaigns.presses --rounds 30

All presses reach the bot before it has handled the first. That they overlapped inside it is read from the order of its requests.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from locales import words
from tests.discord.race import Race
from tests.line import text_of
from tests.seated import Seated


@dataclass
class Report:
    """What came of it: per round the greatest number of presses that were being handled at the same time."""

    overlaps: list[int] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


async def rounds(folder: Path, *, seats: int, presses: int, number: int, seed: int) -> Report:
    """So many rounds with so many presses of the same Confirm, match after match."""
    report = Report()
    seated = await Seated.open(folder, "founders new", seats=seats, seed=seed)
    match = 1
    for _ in range(number):
        while (ready := await seated.ready_to_confirm(match)) is None:
            match = await seated.gather("founders new", seats)
        before = await seated.row(match)
        person, panel, button = ready
        crowd = [seated.world.press(person, before.thread or 0, panel, button) for _ in range(presses)]
        seated.world.forget()
        answers = await seated.say(*crowd)
        race = Race([], list(seated.world.backend.http_requests))
        report.overlaps.append(race.most_at_once)
        await seated.bot.services.outbox.deliver(before.id)
        after = await seated.row(match)
        # The last move ends the match, and then it is that which the others are told.
        over, again = words("en")("error-match-over", match=after.id), words("en")("panel-made-already")
        late = sum(said == over or again in said for said in (text_of(answer["components"]) for answer in answers))
        if (after.ply, after.revision, late) != (before.ply + 1, before.revision + 1, presses - 1):
            report.problems.append(
                f"match {match}, ply {before.ply}: {presses} presses made {after.ply - before.ply} moves, {late} came too late"
            )
        if race.most_at_once < 2:
            report.problems.append(f"match {match}, ply {before.ply}: the presses did not overlap")
    await seated.bot.close()
    return report


def main() -> int:
    """The command line; exits with 1 unless every crowd made exactly one move."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--presses", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            rounds(Path(folder), seats=given.seats, presses=given.presses, number=given.rounds, seed=given.seed)
        )
    print(
        f"{len(report.overlaps)} rounds of {given.presses} presses in {time.perf_counter() - began:.0f} s; handled at the "
        f"same time {min(report.overlaps)} to {max(report.overlaps)}; {len(report.problems)} problems"
    )
    for problem in report.problems:
        print(f" - {problem}")
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
