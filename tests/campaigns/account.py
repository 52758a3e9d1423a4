"""What a killed bot left in its database, held against what people were told and what Discord saw."""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import msgspec

from cogs.discord_io.messages import nonce
from db.queries import columns, fetch
from db.rows import MatchRow, MoveRow, OutboxRow
from db.store import Store
from games import GAMES
from games.records.record import replay, start
from locales import words


class Deed(Protocol):
    """Something that changed a match: the revision it was made for."""

    match: int
    revision: int


@dataclass(frozen=True)
class Found:
    """The contents of a database."""

    integrity: str
    matches: dict[int, MatchRow]
    seats: dict[int, int]
    moves: dict[int, list[MoveRow]]
    undone: Counter[tuple[int, int, str]]  # match, ply, move
    outbox: dict[str, OutboxRow]


def take(database: Path, copy: Path) -> Found:
    """What lies in a database that nobody has closed. A copy is opened, so that the next life finds the file as it was left."""
    for suffix in ("", "-wal"):
        left, copied = database.with_name(database.name + suffix), copy.with_name(copy.name + suffix)
        copied.unlink(missing_ok=True)
        if left.exists():
            shutil.copyfile(left, copied)
    return asyncio.run(_take(copy))


async def _take(path: Path) -> Found:
    store = await Store.open(path)
    try:
        ids = await store.db.read(lambda connection: [row[0] for row in connection.execute("SELECT id FROM matches")])
        rows = {id: row for id in ids if (row := await store.matches.load(id)) is not None}
        entries = await store.db.read(lambda c: fetch(c, OutboxRow, f"SELECT {columns(OutboxRow)} FROM outbox"))
        undone = [row for id in rows for row in await store.moves.undone(id)]
        return Found(
            integrity=await store.db.read(
                lambda connection: connection.execute("PRAGMA integrity_check").fetchone()[0]
            ),
            matches=rows,
            seats={id: len(await store.seats.of(id)) for id in rows},
            moves={id: await store.moves.of(id) for id in rows},
            undone=Counter((row.match, row.ply, row.move) for row in undone),
            outbox={entry.key: entry for entry in entries},
        )
    finally:
        await store.close()


@dataclass
class Account:
    """What is known for certain so far; each comparison adds to it."""

    revisions: Counter[int] = field(default_factory=Counter)  # of each match when it was seen last
    ever: Counter[tuple[int, int, str]] = field(default_factory=Counter)  # moves standing or taken back
    done: set[str] = field(default_factory=set)  # keys of the outbox
    done_marks: set[str] = field(default_factory=set)
    acknowledged: int = 0
    in_flight: int = 0  # done, but the bot died before it could say so
    problems: list[str] = field(default_factory=list)

    @property
    def newest(self) -> int:
        """The greatest number of a match."""
        return max(self.revisions, default=0)

    def __str__(self) -> str:
        return (
            f"{self.newest} matches, {sum(self.ever.values())} moves, {self.acknowledged} deeds acknowledged, "
            f"{self.in_flight} done but not yet acknowledged, {len(self.done)} posts delivered"
        )

    def compare(self, found: Found, acknowledged: list[Any], marks: Mapping[str, Any]) -> list[str]:
        """Everything that does not agree after a life; [] if nothing was lost or doubled."""
        self.problems = []
        self.expect(found.integrity == "ok", f"integrity: {found.integrity}")
        for match, row in found.matches.items():
            self.compare_match(found, match, row, [deed for deed in acknowledged if deed.match == match])
        ever = Counter((row.match, row.ply, row.move) for moves in found.moves.values() for row in moves) + found.undone
        self.expect(self.ever <= ever, f"moves lost: {self.ever - ever}")
        self.ever = ever
        self.compare_posts(found, marks)
        return self.problems

    def compare_match(self, found: Found, match: int, row: MatchRow, acknowledged: list[Any]) -> None:
        """Its moves, its state and its revisions."""
        moves = found.moves[match]
        self.expect(
            [move.ply for move in moves] == list(range(1, row.ply + 1)), f"match {match}: plies are not 1 to {row.ply}"
        )
        turns = {int(key.split(":")[2]) for key in found.outbox if key.startswith(f"turn:{match}:")}
        self.expect(
            turns == set(range(row.revision + 1 if row.state is not None else 0)),
            f"match {match}: revision {row.revision}, turns {sorted(turns)}",
        )
        led_to = Counter(deed.revision + 1 for deed in acknowledged)
        self.expect(led_to.keys() <= turns, f"match {match}: lost {sorted(led_to.keys() - turns)}")
        self.expect(max(led_to.values(), default=1) == 1, f"match {match}: two deeds at one revision {led_to}")
        beyond = row.revision - self.revisions[match] - len(led_to)
        self.expect(beyond in (0, 1), f"match {match}: {beyond} deeds that nobody was told of")
        self.acknowledged += len(led_to)
        self.in_flight += beyond
        self.revisions[match] = row.revision
        if row.state is not None:
            game = GAMES[row.slug]
            state = start(game, found.seats[match], msgspec.json.decode(row.options), row.seed)
            replay(game, state, [(move.seat, game.decode_move(move.move)) for move in moves])
            self.expect(game.encode(state) == row.state, f"match {match}: the state is not that of its moves")

    def compare_posts(self, found: Found, marks: Mapping[str, Any]) -> None:
        """Every post has an entry of its own that was there before it; what is done stays done and is in Discord."""
        done = {key for key, entry in found.outbox.items() if entry.done_at is not None}
        self.expect(self.done <= done, f"no longer done: {self.done - done}")
        self.done = done
        known = {nonce(f"{key}{suffix}"): key for key in found.outbox for suffix in ("", "/lobby")}
        self.done_marks = {mark for mark, key in known.items() if key in done}
        self.expect(
            marks.keys() <= known.keys(), f"posts without an entry: {[marks[m] for m in marks.keys() - known.keys()]}"
        )
        for key in done:
            mark = nonce(key)
            if found.outbox[key].kind in ("open", "notice"):
                self.expect(mark in marks, f"{key} is done but was never posted")

    def compare_end(self, found: Found, posts: list[str], threads: int) -> list[str]:
        """What must hold when the bot was left alone at last: everything posted, one thread and one result per match."""
        self.problems = []
        waiting = [key for key, entry in found.outbox.items() if entry.done_at is None]
        self.expect(waiting == [], f"never posted: {waiting}")
        started = [row for row in found.matches.values() if row.state is not None]
        self.expect(threads == len(started), f"{threads} threads for {len(started)} matches")
        for row in started:
            self.expect(row.status == "finished", f"match {row.id} is {row.status}")
            told = words("en")("result-proof-later", hash=row.seed_hash, at=f"<t:{row.final_at}:f>")
            results = sum(told in post for post in posts)
            self.expect(results == 1, f"match {row.id} has {results} results")
        return self.problems

    def expect(self, holds: bool, problem: str) -> None:
        """Note a problem unless this holds."""
        if not holds:
            self.problems.append(problem)
