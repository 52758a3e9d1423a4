"""Kill the thinking process and the bot at random moments while strong computers play: no move is lost, doubled or another one.

    python -m tests.campaigns.strong --kills 60 --matches 10

What plays matches runs in a process of its own on a real database, without Discord, and starts the process that thinks, as the bot
does; a person in it makes a move whenever one is awaited. SIGKILL hits the one or the other after a random time. After each death of
the bot a copy of the database is looked at: all moves that stood stand, those that the person was told of too, they lead to the
stored state, each commit has its post, and the thinking process has ended with it. At the end every move of a strong computer is
thought of once more: it is the thought of its position, or, where a thinking process died, what a casual computer does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from cogs.computer.seats import StrongSeats
from cogs.computer.thinker import Thinker
from cogs.match.automatic import Agenda
from cogs.match.playing import Playing
from cogs.match.tables import Tables, awaited_users
from db.rows import SeatRow
from db.store import Store
from games import GAMES, offered
from games.base import Move
from games.core.foresight import Effort
from games.core.rng import Rng
from games.records.record import start
from games.thinking.search import think
from tests.campaigns.account import Found, take
from tests.cogs.tables import table as people

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__])
EFFORT = Effort(candidates=2, rollouts=2, plies=2)
ANNA = 101
LONGEST_LIFE_S, SOON_S = 2.0, 0.3
PATIENCE_S = 10.0


# ------------------------------------------------------------------ the process that is killed
def _live(database: Path, plies: int, pipe: Connection) -> None:
    asyncio.run(_play(database, plies, pipe))


async def _play(database: Path, plies: int, pipe: Connection) -> None:
    """Play all matches until they are over or have so many moves; says ``thinker`` (its process), ``move`` and ``over``."""
    store = await Store.open(database)
    playing, thinker = Playing(Tables(store)), Thinker(effort=EFFORT)
    strong = StrongSeats(playing, thinker, _deliver, lambda: None, lambda: 1)
    try:
        while matches := [
            match for match in await store.matches.running() if await _person(playing, match, plies, pipe)
        ]:
            for match in matches:
                strong.wake(match)
            if thinker._process is not None:
                pipe.send(("thinker", thinker._process.pid, 0))
            await asyncio.sleep(0.01)
        pipe.send(("over", 0, 0))
    finally:
        await strong.close()
        await store.close()


async def _deliver(match: int) -> None:
    """Nobody reads it."""


async def _person(playing: Playing, match: int, plies: int, pipe: Connection) -> bool:
    """Anna's move, if she is awaited; whether the match goes on."""
    table = await playing.tables.load(match)
    game, state, row = table.game, table.state, table.row
    if row.ply >= plies:
        return False
    if ANNA in awaited_users(table):
        seat = table.seat_of(ANNA)
        assert seat is not None
        move: Move = game.sensible_move(game.redact(state, seat), seat, Rng(f"Anna {row.ply}"))
        with contextlib.suppress(Exception):  # a computer was quicker where both are asked
            played = await playing.play(match, ANNA, lambda _: [move], revision=row.revision, now=1)
            pipe.send(("move", match, played.table.row.ply))
    return True


async def begin(database: Path, matches: int, slugs: list[str], chance: random.Random, *, people: int = 1) -> None:
    """Matches of Anna (or, with no ``people``, of nobody) and strong computers, the games one after another."""
    store = await Store.open(database)
    playing = Playing(Tables(store))
    for number in range(matches):
        game = GAMES[slugs[number % len(slugs)]]
        seats = max(2 + number % 2, game.seats[0])
        place = {"server": 1, "channel": 2, "host": ANNA, "host_name": "Anna", "options": "{}", "lang": "en"}
        row = await store.lobby.create(0, slug=game.slug, seats_min=seats, seats_max=seats, **place)
        for other in range(1, seats):
            await store.lobby.join_computer(row.id, f"Strong computer {other}", "strong", 0)
        if not people:
            await store.lobby.leave(row.id, ANNA)
            await store.lobby.join_computer(row.id, "Strong computer 0", "strong", 0)
        order = [seat.user for seat in await store.seats.of(row.id)]
        chance.shuffle(order)
        await playing.begin(row, order, seed=f"{chance.getrandbits(128):032x}", seed_hash="hash", now=1)
    await store.close()


# ------------------------------------------------------------------ the one that kills
@dataclass
class Campaign:
    """One database, many lives; ``problems`` is what did not hold."""

    database: Path
    chance: random.Random
    plies: int
    problems: list[str] = field(default_factory=list)
    told: dict[int, int] = field(default_factory=dict)  # by match the ply after the last move that Anna knows of
    stood: dict[int, list[str]] = field(default_factory=dict)  # by match the moves that were found last
    deaths: int = 0
    thoughts: int = 0
    casual: int = 0  # moves of strong computers for which no thought came
    thinkers: int = 0  # thinking processes that were killed
    thinker: int = 0

    def life(self, *, doomed: bool) -> Found:
        """A life of the bot, in which it or its thinking process is killed, or (not ``doomed``) plays to the end."""
        above, below = FORKS.Pipe()
        process = FORKS.Process(target=_live, args=(self.database, self.plies, below), daemon=True)
        process.start()
        below.close()
        # Half of the lives see the death of a thinking process, soon after that has begun to think.
        blow = self.chance.uniform(0, SOON_S) if doomed and self.chance.random() < 0.5 else None
        longest = 2 * LONGEST_LIFE_S if blow is None else PATIENCE_S
        end = time.monotonic() + (self.chance.uniform(SOON_S, longest) if doomed else float("inf"))
        self.thinker = 0
        with contextlib.suppress(EOFError):
            while (rest := end - time.monotonic()) > 0 and self.hear(above, min(rest, 0.5)):
                if blow is not None and self.thinker:
                    time.sleep(blow)
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(self.thinker, signal.SIGKILL)
                    blow, self.deaths, self.thinkers = None, self.deaths + 1, self.thinkers + 1
                    end = time.monotonic() + self.chance.uniform(SOON_S, LONGEST_LIFE_S)
        if doomed:
            process.kill()
            self.deaths += 1
        process.join(PATIENCE_S)
        if self.thinker and not gone(self.thinker):
            self.problems.append(f"the thinking process {self.thinker} has outlived its bot")
        found = take(self.database, self.database.with_name("copy.sqlite"))
        self.compare(found)
        return found

    def hear(self, pipe: Connection, seconds: float) -> bool:
        """What the bot says; False once it is done."""
        if not pipe.poll(seconds):
            return True
        kind, what, value = pipe.recv()
        if kind == "thinker":
            self.thinker = what
        elif kind == "move":
            self.told[what] = value
        return kind != "over"

    def compare(self, found: Found) -> None:
        """What must hold at any instant."""
        self.expect(found.integrity == "ok", found.integrity)
        for match, row in found.matches.items():
            moves = found.moves[match]
            made = [move.move for move in moves]
            self.expect([move.ply for move in moves] == list(range(1, row.ply + 1)), f"match {match}: a ply is missing")
            self.expect(row.revision == row.ply, f"match {match}: revision {row.revision}, ply {row.ply}")
            before = self.stood.get(match, [])
            self.expect(made[: len(before)] == before, f"match {match}: other moves stand than stood")
            self.expect(self.told.get(match, 0) <= row.ply, f"match {match}: a move that Anna was told of is lost")
            self.expect(max(commits(found, match)) == row.revision, f"match {match}: the last commit has no post")
            self.stood[match] = made

    def think_again(self, found: Found, seats: dict[int, list[SeatRow]]) -> None:
        """The moves of strong computers are those of the search, or a casual computer's; the states are those of the moves."""
        for match, row in found.matches.items():
            game, ends = GAMES[row.slug], commits(found, match)
            state: Any = start(game, found.seats[match], msgspec.json.decode(row.options), row.seed)
            for move in found.moves[match]:
                if seats[match][move.seat].kind == "strong":
                    base = max(end for end in ends if end < move.ply)
                    self.look_at(match, replace(people(game, state), row=row, seats=seats[match]), move, base)
                game.play(state, move.seat, game.decode_move(move.move))
            self.expect(game.encode(state) == row.state, f"match {match}: the state is not that of its moves")

    def look_at(self, match: int, table: Any, move: Any, base: int) -> None:
        """One move of a strong computer; ``base`` is the ply at which its chain began."""
        game = table.game
        made = game.decode_move(move.move)
        decision = at(table, move.ply - 1).decision()
        if decision is None or decision.seat != move.seat:
            return  # its one move, made for it
        self.thoughts += 1
        if think(game, decision.view, move.seat, decision.seed, EFFORT).move != made:
            self.casual += 1
            usual = at(table, base).sensible(move.seat)
            self.expect(usual == made, f"match {match}, ply {move.ply}: nobody thinks of {made}")

    def expect(self, holds: bool, problem: str) -> None:
        if not holds:
            self.problems.append(problem)


def at(table: Any, ply: int) -> Agenda:
    """What follows by itself at a table whose moves up to this ply are stored."""
    return Agenda(replace(table, row=msgspec.structs.replace(table.row, ply=ply)), [])


def commits(found: Found, match: int) -> list[int]:
    """The revisions that have a post."""
    return [int(key.split(":")[2]) for key in found.outbox if key.startswith(f"turn:{match}:")]


def gone(process: int) -> bool:
    """Whether a process ends soon."""
    patience = time.monotonic() + PATIENCE_S
    while time.monotonic() < patience:
        try:
            state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False


def campaign(kills: int, matches: int, seed: int, *, plies: int, slugs: list[str]) -> Campaign:
    """A finished campaign."""
    with tempfile.TemporaryDirectory() as folder:
        made = Campaign(Path(folder) / "bot.sqlite", random.Random(seed), plies)
        asyncio.run(begin(made.database, matches, slugs, made.chance))
        while made.deaths < kills:
            made.life(doomed=True)
        found = made.life(doomed=False)
        made.think_again(found, asyncio.run(_seats(made.database, list(found.matches))))
        return made


async def _seats(database: Path, matches: list[int]) -> dict[int, list[SeatRow]]:
    store = await Store.open(database)
    try:
        return {match: await store.seats.of(match) for match in matches}
    finally:
        await store.close()


def main() -> int:
    """The command line; exits with 1 if anything did not hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--plies", type=int, default=120, help="moves after which a match is left")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    given = parser.parse_args()
    made = campaign(given.kills, given.matches, given.seed, plies=given.plies, slugs=list(offered()))
    print(
        f"seed {given.seed}: {made.deaths} deaths, {made.thinkers} of them of the thinking process, {sum(map(len, made.stood.values()))} moves, {made.thoughts} thoughts, "
        f"{made.casual} of them casual; {len(made.problems)} problems"
    )
    for problem in made.problems:
        print(f" - {problem}")
    return 1 if made.problems else 0


if __name__ == "__main__":
    sys.exit(main())
