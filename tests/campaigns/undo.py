"""Take back moves of random play: the state is, byte for byte, what it was before.

    python -m tests.campaigns.undo --matches 20 --takes 20 --undos 60

Some moves of each match are taken back by a replay without them, and the hash is compared with the one noted before they were
made; all of them would take hours in long games. Then the same with the whole bot: a host takes back one to five moves of a match
in the database, and the same moves are made again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from games import GAMES
from games.base import Game
from games.records.record import replay, start
from tests.campaigns.playing import RandomMatch
from tests.line import text_of
from tests.seated import Seated

MOST_AT_ONCE = 5


def differences(
    game: Game[Any], seats: int, number: int, *, takes: int, plies: int | None = None
) -> tuple[int, list[str]]:
    """How many moves of one match were taken back, and where the state was not what it had been.

    At most ``takes``, drawn among all moves of the match or among the first ``plies``.
    """
    match = RandomMatch(game, seats, number)
    hashes: list[str] = []
    while not match.over and len(hashes) != plies:
        hashes.append(game.state_hash(match.state))
        match.play()
    taken = sorted(match.chance.sample(range(len(hashes)), min(takes, len(hashes))))
    found: list[str] = []
    for ply in taken:
        again = start(game, seats, msgspec.to_builtins(match.options), match.seed)
        replay(game, again, match.moves[:ply])
        if game.state_hash(again) != hashes[ply]:
            found.append(f"{game.slug}, {seats} seats, number {number}: ply {ply}")
    return len(taken), found


class Noted:
    """A match in the whole bot, of which every state that it ever had is noted by its ply."""

    def __init__(self, seated: Seated, state: bytes | None) -> None:
        self.seated = seated
        self.states = [state]

    async def play(self, moves: int) -> bool:
        """Random moves of whoever is awaited; False when the match is over."""
        for _ in range(moves):
            chosen = await self.seated.choose()
            if chosen is None:
                return False
            table, seat, move = chosen
            await self.seated.play(table.seats[seat].user, move)
            self.states.append((await self.seated.row()).state)
        return (await self.seated.row()).status == "running"

    async def take_back(self) -> list[str]:
        """Take some moves back as the host does, and make them again; where a state was not what it had been."""
        seated = self.seated
        before = await seated.row()
        moves = seated.chance.randint(1, min(MOST_AT_ONCE, before.ply))
        taken = await seated.bot.store.moves.of(before.id, before.ply - moves)
        undo = seated.world.slash(before.host, "host undo", channel=before.thread, moves=moves, reason="test")
        (answer,) = await seated.say(undo)
        after = await seated.row()
        found = []
        if (after.ply, after.state) != (before.ply - moves, self.states[before.ply - moves]):
            found.append(f"{moves} moves back from {before.ply}: ply {after.ply}; {text_of(answer['components'])}")
        for row in taken:
            await seated.play(row.user or 0, GAMES[after.slug].decode_move(row.move))
        if (await seated.row()).state != before.state:
            found.append(f"the same {moves} moves again from {after.ply} lead elsewhere")
        return found


async def through_the_bot(folder: Path, seats: int, undos: int, seed: int) -> list[str]:
    """So many times: some moves, then some of them back and made again. Stops early when the match is over."""
    seated = await Seated.open(folder, "founders new", seats=seats, seed=seed)
    noted = Noted(seated, (await seated.row()).state)
    found: list[str] = []
    for _ in range(undos):
        if not await noted.play(seated.chance.randint(1, 3)):
            break
        found += await noted.take_back()
    await seated.bot.close()
    return found


def main() -> int:
    """The command line; exits with 1 if a state was not what it had been."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=20, help="per game and number of seats")
    parser.add_argument("--takes", type=int, default=20, help="moves taken back of each of these matches")
    parser.add_argument("--undos", type=int, default=60, help="through the bot, per number of seats")
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    given = parser.parse_args()
    began = time.perf_counter()
    undone, found = 0, []
    for game in GAMES.values():
        for seats in game.seats:
            for number in range(given.first, given.first + given.matches):
                moves, differing = differences(game, seats, number, takes=given.takes)
                undone += moves
                found += differing
    print(f"{undone} moves taken back in {time.perf_counter() - began:.0f} s, {len(found)} differences")
    for seats in next(iter(GAMES.values())).seats:
        with tempfile.TemporaryDirectory() as folder:
            found += asyncio.run(through_the_bot(Path(folder), seats, given.undos, given.first))
    print(f"with {given.undos} through the bot for each number of seats: {len(found)} differences")
    for difference in found:
        print(f" - {difference}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
