"""People seated at a match of the whole bot, at the end of a line (see :mod:`tests.line`)."""

from __future__ import annotations

import random
from pathlib import Path

from bot import create_bot
from cogs.settings import Settings
from cogs.tables import Table, utc_now
from db.rows import MatchRow
from games.base import Move
from tests.line import Json, World, connect, controls_of, say, way_on

MATCH = 1


class Seated:
    """One match: the bot, its Discord, and what the people in it can do. Nothing is chosen by anything but ``chance``."""

    def __init__(self, folder: Path, seats: int, seed: int) -> None:
        self.world = World(*(f"person {number}" for number in range(seats)))
        self.bot = create_bot(Settings(database=folder / "seated.sqlite"))
        self.chance = random.Random(seed)

    @classmethod
    async def open(cls, folder: Path, command: str, *, seats: int, seed: int) -> Seated:
        """Everybody joins the lobby that the first person opens by this command, and the match is started and posted."""
        made = cls(folder, seats, seed)
        await connect(made.bot, made.world.answer)
        host, *others = made.world.people
        channel = made.world.channel
        await made.say(made.world.slash(host, command, seats=seats))
        lobby = made.newest(channel, "lobby")
        for person, what in (*((person, "join") for person in others), (host, "start")):
            await made.say(made.world.press(person, channel, lobby, f"lobby:{MATCH}:0:{what}"))
        await made.bot.outbox.deliver(MATCH)
        return made

    async def say(self, *interactions: tuple[str, Json]) -> list[Json]:
        """See :func:`tests.line.say`."""
        return await say(self.bot, self.world, *interactions)

    def newest(self, channel: int, kind: str) -> int:
        """The newest public message of a channel with a control of this kind."""
        messages = self.world.backend.messages[channel].values()
        return max(
            message.id for message in messages if not message.is_ephemeral and controls_of(message.components, kind)
        )

    async def row(self) -> MatchRow:
        """The match as stored."""
        row = await self.bot.store.matches.load(MATCH)
        assert row is not None
        return row

    async def table(self) -> Table:
        """The match as loaded by the bot."""
        return await self.bot.tables.load(MATCH)

    async def choose(self) -> tuple[Table, int, Move] | None:
        """The match, a seat that is awaited and a random move of it; None when the match is over."""
        table = await self.table()
        waiting = table.game.to_move(table.state)
        if not waiting:
            return None
        offered = table.game.legal_moves(table.state, waiting[0])
        return table, waiting[0], self.chance.choice([m for m in offered if m.kind not in table.game.free_kinds])

    async def play(self, user: int, move: Move) -> None:
        """A move past Discord: what everybody sees of it is posted all the same, sooner or later."""
        await self.bot.playing.play(MATCH, user, move, now=utc_now())

    async def ready_to_confirm(self) -> tuple[int, int, str] | None:
        """Somebody who is awaited goes through his panel up to Confirm, at random: his id, the panel's message, the id of the
        button. None when the match is over.
        """
        table = await self.table()
        waiting = table.game.to_move(table.state)
        if not waiting:
            return None
        person, thread = table.seats[waiting[0]].user, table.row.thread or 0
        button = f"panel:{MATCH}:{table.row.revision}:"
        (shown,) = await self.say(self.world.press(person, thread, self.newest(thread, "panel"), button))
        while (item := way_on(shown, self.chance)) is not None and not item["custom_id"].startswith("do:"):
            (shown,) = await self.say(self.world.use(person, thread, int(shown["id"]), item, self.chance))
        assert item is not None, f"the panel leads nowhere: {shown}"
        return person, int(shown["id"]), item["custom_id"]
