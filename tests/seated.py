"""People seated at a match of the whole bot, at the end of a line (see :mod:`tests.line`)."""

from __future__ import annotations

import random
from pathlib import Path

from bot import create_bot
from cogs.discord_io.clock import utc_now
from cogs.match.tables import Table
from cogs.settings import Settings
from db.rows import MatchRow
from games.base import Move
from tests.line import Json, World, connect, controls_of, say, way_on


class Seated:
    """The bot, its Discord, and people who gather for matches. Nothing is chosen by anything but ``chance``."""

    def __init__(self, folder: Path, people: int, seed: int) -> None:
        self.world = World(*(f"person {number}" for number in range(people)))
        self.bot = create_bot(Settings(database=folder / "seated.sqlite"))
        self.chance = random.Random(seed)

    @classmethod
    async def open(cls, folder: Path, command: str, *, seats: int, seed: int) -> Seated:
        """As many people as seats, and match 1 of them all, opened by this command."""
        made = cls(folder, seats, seed)
        await made.connect()
        await made.gather(command, seats)
        return made

    async def connect(self) -> None:
        """Log the bot in."""
        await connect(self.bot, self.world.answer)

    async def gather(self, command: str, seats: int) -> int:
        """The first so many people join a lobby, the match is started and posted; gives its number."""
        host, *others = self.world.people[:seats]
        channel = self.world.channel
        await self.say(self.world.slash(host, command, seats=seats))
        lobby, join = self.control(channel, "lobby")
        match = int(join["custom_id"].split(":")[1])
        for person, what in (*((person, "join") for person in others), (host, "start")):
            await self.say(self.world.press(person, channel, lobby, f"lobby:{match}:0:{what}"))
        await self.bot.services.outbox.deliver(match)
        return match

    async def say(self, *interactions: tuple[str, Json]) -> list[Json]:
        """See :func:`tests.line.say`."""
        return await say(self.bot, self.world, *interactions)

    def control(self, channel: int, kind: str) -> tuple[int, Json]:
        """The first control of this kind on the newest public message that has one, and the message."""
        for message in reversed(self.world.backend.messages[channel].values()):
            if not message.is_ephemeral and (found := controls_of(message.components, kind)):
                return message.id, found[0]
        raise AssertionError(f"no {kind} in channel {channel}")

    async def row(self, match: int = 1) -> MatchRow:
        """A match as stored."""
        row = await self.bot.store.matches.load(match)
        assert row is not None
        return row

    async def choose(self, match: int = 1) -> tuple[Table, int, Move] | None:
        """The match, a seat that is awaited and a random move of it; None when the match is over."""
        table = await self.bot.services.tables.load(match)
        waiting = table.game.to_move(table.state)
        if not waiting:
            return None
        offered = table.game.legal_moves(table.state, waiting[0])
        return table, waiting[0], self.chance.choice([m for m in offered if m.kind not in table.game.free_kinds])

    async def play(self, user: int, move: Move, match: int = 1) -> None:
        """A move past Discord; its post waits in the outbox."""
        row = await self.row(match)
        await self.bot.services.playing.play(match, user, lambda _seen: [move], revision=row.revision, now=utc_now())

    async def ready_to_confirm(self, match: int = 1) -> tuple[int, int, str] | None:
        """Somebody who is awaited goes through his panel up to Confirm, at random: his id, the panel's message, the id of the
        button. What takes one press is played on the way. None when the match is over.
        """
        while True:
            table = await self.bot.services.tables.load(match)
            waiting = table.game.to_move(table.state)
            if not waiting:
                return None
            person, thread = table.seats[waiting[0]].user, table.row.thread or 0
            board, play = self.control(thread, "panel")
            (shown,) = await self.say(self.world.press(person, thread, board, play["custom_id"]))
            while (item := way_on(shown, self.chance)) is not None and not item["custom_id"].startswith("do:"):
                (shown,) = await self.say(self.world.use(person, thread, int(shown["id"]), item, self.chance))
            if item is not None:
                return person, int(shown["id"]), item["custom_id"]
            assert (await self.row(match)).ply > table.row.ply, f"the panel leads nowhere: {shown}"
            await self.bot.services.outbox.deliver(match)
