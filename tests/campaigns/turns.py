"""Count the presses that each kind of move takes, from Play to Confirm, in matches of every game that are pressed through.

    python -m tests.campaigns.turns [--game mosaic] [--number 7]
    python -m tests.campaigns.turns --positions 500 [--game mosaic] [--number 7]

The matches are those of ``python -m tests.campaigns.whole``; what a move may take is held by ``tests/discord/presses.py``. With
``--positions`` the panel's screens are looked at without Discord and pictures, which takes a thousandth of the time: in so many
positions of every game a move of each kind and a good one. Exits with 1 where a move takes more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from cogs.choosing.alone import only_move
from games import GAMES, offered
from games.core.rng import Rng
from tests.campaigns.consequences import positions
from tests.campaigns.whole import NUMBERS, TESTS
from tests.cogs.features.panel.pressing import is_usual, presses, seated
from tests.discord.presses import OTHERWISE, REPORT, allowed, over

BETWEEN = 0.8  # of the positions of a match are passed over: neighbours are alike


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


async def counted(slug: str, number: int, most: int) -> dict[str, Counter[int]]:
    """The presses of moves in so many positions of a game, by action; a move that is not the usual one is told apart."""
    presses_of, looked = dict[str, Counter[int]](), 0
    chance = random.Random(f"{slug} {number}")
    for state, seat, some in positions(slug, number):
        if chance.random() < BETWEEN:
            continue
        game = GAMES[slug]
        known = game.redact(state, seat)
        position, good = seated(game, state, seat), game.sensible_move(known, seat, Rng(f"{slug} {looked}"))
        only = only_move(position)
        # Of copies that are alike the panel offers one.
        for move in {good, *some}.intersection(position.moves) if only is None else {only}:
            action, count = await presses(position, move)
            action = action if is_usual(position, move) else f"{OTHERWISE}{action}"
            presses_of.setdefault(action, Counter())[count] += 1
        looked += 1
        if looked >= most:
            break
    return presses_of


def without_discord(slugs: Sequence[str], number: int, most: int) -> int:
    """The table of these games; 1 where a move takes more presses than it may."""
    wrong = dict[str, dict[str, int]]()
    for slug in slugs:
        found = asyncio.run(counted(slug, number, most))
        print("\n".join(table([json.dumps([slug, found])])), flush=True)
        wrong |= {slug: over(slug, found)} if over(slug, found) else {}
    print(f"over: {wrong}")
    return int(bool(wrong))


def main() -> int:
    """The command line; exits with the code of the tests."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="", help="only tables of this game")
    parser.add_argument("--number", type=int, default=secrets.randbelow(NUMBERS), help="play this run again")
    parser.add_argument(
        "--positions", type=int, default=0, help="look at so many positions of each game, without Discord"
    )
    given = parser.parse_args()
    print(f"run {given.number}: to play it again add --number {given.number}", flush=True)
    if given.positions:
        return without_discord([given.game] if given.game else [*offered()], given.number, given.positions)
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
