"""What must hold under any weather, and what must hold when it has cleared; each broken promise is a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from cogs.discord_io.messages import nonce
from db.queries import columns, fetch
from db.rows import MatchRow, MoveRow, OutboxRow
from games import GAMES
from games.records.record import replay, start
from locales import LANGUAGES, words
from tests.campaigns.faults import Fault
from tests.campaigns.lives import Folk
from tests.campaigns.sky import Post

TROUBLES = ("forbidden", "gone", "full", "locked", "blocked", "large", "barred", "place", "other", "later", "refused")
SLACK_S = 900  # a look may come so late


class Promises:
    """Watches what is stored and what arrives."""

    def __init__(self, folk: Folk, note: list[str]) -> None:
        self.folk, self.problems = folk, note
        self.moves: dict[int, list[MoveRow]] = {}
        self.lapses: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self._looked = 0  # posts
        self._lapsed: set[str] = set()
        self._newest: dict[tuple[int, int], str] = {}  # (match, user) → the trouble he was told of last
        self._troubled: dict[int, int] = {}  # by match, since when
        self._needles: dict[str, tuple[int, str]] = {}

    def _expect(self, holds: bool, problem: str) -> None:
        if not holds:
            self.problems.append(problem)

    # ------------------------------------------------------------------ at any time
    async def moves_stand(self, match: int) -> list[MoveRow]:
        """Whatever was a move is one, in the same order; gives those that are new."""
        before, now = self.moves.get(match, []), await self.folk.bot.store.moves.of(match)
        self._expect(now[: len(before)] == before, f"match {match}: moves were lost or changed")
        self._expect([row.ply for row in now] == [*range(1, len(now) + 1)], f"match {match}: plies out of order")
        self.moves[match] = now
        return now[len(before) :]

    async def clocks(self, matches: Iterable[int]) -> dict[tuple[int, int, int], int]:
        """What the running clocks show, by match, revision and seat."""
        store, found = self.folk.bot.store, dict[tuple[int, int, int], int]()
        for match in matches:
            row = await store.matches.load(match)
            assert row is not None
            for clock in await store.clocks.of_match(match, self.folk.sky.now):
                if clock.runs:
                    found[match, row.revision, clock.seat] = clock.left
        return found

    async def time_stood(self, fault: Fault, servers: set[int], rows: list[MatchRow]) -> None:
        """Nobody lost time to a fault by which nobody could move on these servers."""
        now = await self.clocks(row.id for row in rows if row.server in servers)
        for key, left in now.items():
            lost = fault.clocks.get(key, left) - left
            self._expect(lost <= SLACK_S, f"match {key[0]}: seat {key[2]} lost {lost} s to it")

    async def no_turn_lost(self, blind: set[int]) -> None:
        """Nobody was played for, for want of time, in matches that he could not see or answer to."""
        sql = "SELECT match, key FROM outbox WHERE key LIKE '%:lapse:%'"
        rows = await self.folk.bot.store.db.read(lambda c: [(int(row[0]), str(row[1])) for row in c.execute(sql)])
        for match, key in rows:
            if key not in self._lapsed:
                self._lapsed.add(key)
                self.lapses["blind" if match in blind else "fair"] += 1
                self._expect(match not in blind, f"match {match}: somebody lost a turn that he could not make")

    async def told_once(self, rows: list[MatchRow]) -> None:
        """Nobody is told of the same trouble twice, as long as it lasts."""
        for row in rows:
            place = f"<#{row.thread or row.channel}>"
            for kind in TROUBLES:
                for lang in LANGUAGES:
                    text = words(lang)(f"host-told-{kind}", match=row.id, channel=place, code="\0").partition("\0")[0]
                    self._needles.setdefault(text, (row.id, kind))
        posts, self._looked = self.folk.sky.seen[self._looked :], len(self.folk.sky.seen)
        for post in posts:
            for match, kind in [what for text, what in self._needles.items() if text in post.text]:
                self._tell(post, match, kind)
        sql = "SELECT key FROM settings WHERE key LIKE 'told:%' AND value <> '' AND value NOT LIKE '-%'"
        keys = await self.folk.bot.store.db.read(lambda c: [str(row[0]).split(":") for row in c.execute(sql)])
        noted = {int(key[1]) for key in keys if len(key) == 2}
        self._troubled = {match: since for match, since in self._troubled.items() if match in noted}
        # A trouble may have come and gone since the last look, by one fault's end and the next one's.
        self._newest = {key: kind for key, kind in self._newest.items() if key[0] in noted}
        for match in noted:
            self._troubled.setdefault(match, self.folk.sky.now)

    def _tell(self, post: Post, match: int, kind: str) -> None:
        direct = [user for user, place in self.folk.sky.backend.dm_channels.items() if place == post.channel]
        for user in direct or post.pinged:
            self.told[kind] += 1
            self._expect(
                self._newest.get((match, user)) != kind or kind == "refused",
                f"match {match}: {user} was told twice that it is {kind}",
            )
            self._newest[match, user] = kind

    # ------------------------------------------------------------------ when the weather has cleared
    async def hold(self, rows: list[MatchRow]) -> None:
        """All that must hold for these matches now."""
        store = self.folk.bot.store
        entries = await store.db.read(lambda c: fetch(c, OutboxRow, f"SELECT {columns(OutboxRow)} FROM outbox"))
        for entry in entries:
            self._expect(entry.done_at is not None, f"match {entry.match}: never posted: {entry.key} ({entry.error})")
            times = self.folk.sky.arrivals(entry.key)
            # What was made without the bot's learning of it is made again; after some minutes Discord does not know it any more.
            forgotten = times > 1 and nonce(entry.key) in self.folk.sky.lost
            self._expect(times <= 1 or forgotten, f"match {entry.match}: posted {times} times: {entry.key}")
            owed = entry.kind in ("open", "notice") and not entry.error
            self._expect(times == 1 or not owed, f"match {entry.match}: done and never posted: {entry.key}")
        known = {row.id for row in rows}
        self._expect(
            not (self._troubled.keys() & known), f"matches {self._troubled.keys() & known}: a trouble is noted for ever"
        )
        for row in rows:
            await self.moves_stand(row.id)
            await self._sound(row)
            if row.status == "running":
                self._board(row)

    async def _sound(self, row: MatchRow) -> None:
        """The state is that of the moves."""
        game, seats = GAMES[row.slug], len(await self.folk.bot.store.seats.of(row.id))
        state = start(game, seats, msgspec.json.decode(row.options), row.seed)
        replay(game, state, [(move.seat, game.decode_move(move.move)) for move in self.moves[row.id]])
        self._expect(game.encode(state) == row.state, f"match {row.id}: its state is not that of its moves")

    def _board(self, row: MatchRow) -> None:
        boards = self.folk.sky.boards(row.thread or 0)
        self._expect(len(boards) == 1, f"match {row.id}: {len(boards)} boards with live controls")
        for message, control in boards[-1:]:
            self._expect(message == row.post_message, f"match {row.id}: its board is not the one that is known")
            shown = int(control.split(":")[2])
            self._expect(
                shown == row.revision, f"match {row.id}: its board is of revision {shown}, and it is at {row.revision}"
            )
