"""``/bug``: somebody reports a fault; what everybody may read of it, and the whole for whoever runs the bot.

The whole holds the seed, which tells everything that is hidden. While the match runs, nobody gets it through Discord: not even
the host, who may sit at the table or know somebody who does. It lies in the journal, and ``python bot.py report NUMBER`` fetches
it on the machine. When the match is over its record is public anyway, and the host gets the file at once.
"""

from __future__ import annotations

import io
import platform
import sqlite3
from typing import TYPE_CHECKING

import discord
import msgspec
from discord.app_commands import Range
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.errors import Refusal
from cogs.discord_io.find_match import find_match
from cogs.match import history
from cogs.match.export import record_of
from cogs.match.names import LONGEST_TEXT, written
from cogs.match.tables import Table, utc_now
from cogs.monitoring.recent_errors import Trouble
from cogs.posting import outbox
from cogs.presentation.labels import Labels
from db.journal import REPORT
from db.rows import JournalEntry
from games.records.record import MatchRecord
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot

MOST_REPORTS = 10  # of one person in one match; each keeps a copy of the match
LAST_LINES = 5  # of the log in the part that everybody may read


class BugReport(MatchRecord, frozen=True, kw_only=True):
    """A match as it stood when somebody reported a fault; reads as a record, too."""

    text: str
    match: int
    revision: int
    at: int
    lang: str
    versions: dict[str, str]
    errors: list[Trouble]


class Bug(commands.Cog):
    """Takes reports."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        bot.controls.on_press("bugpost", self.post_pressed)

    @command("bug")
    async def bug(self, interaction: discord.Interaction, text: Range[str, 3, LONGEST_TEXT]) -> None:
        """Note the sentence with the match as it stands, and show what may be posted."""
        await messages.acknowledge(interaction)
        match, user = await find_match(self.bot, interaction), interaction.user.id
        table = await self.bot.tables.load(match.id)
        if await self.bot.store.journal.count(match.id, user, REPORT) >= MOST_REPORTS:
            raise Refusal("bug-many", most=MOST_REPORTS)
        file = await self._file(interaction, table, text)
        entry = JournalEntry(match.id, user, REPORT, text, file.decode())
        number = await self.bot.store.journal.add(entry, utc_now())
        labels = await self.bot.labels(interaction, table)
        w = labels.words
        may = user == match.host or interaction.permissions.manage_guild
        over = match.status != "running"
        view = layout.text_view(
            w("bug-noted", number=number),
            await self._public(table, labels, text, number),
            w("bug-host", number=number, over="yes" if over else "no") if may else "",
            controls=[Press(Pressed("bugpost", match.id, 0, str(number)), w("bug-post"))],
        )
        files: list[discord.File] = []
        if may and over:
            files.append(discord.File(io.BytesIO(file), f"report-{number}.json"))
            view.add_item(discord.ui.File(f"attachment://{files[0].filename}"))
        await messages.answer(interaction, view, files)

    async def post_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The person wants the table to read it."""
        await messages.acknowledge(interaction)
        number, user = int(pressed.arg), interaction.user.id
        table = await self.bot.tables.load(pressed.match)
        rows = await self.bot.store.journal.of_match(pressed.match)
        (row,) = [row for row in rows if row.id == number and row.user == user and row.action == REPORT]
        ply = len(msgspec.json.decode(row.detail, type=BugReport).moves)
        facts: dict[str, str | int] = {"by": user, "number": str(number), "ply": str(ply), "text": row.reason}
        entry = outbox.notice(table.row.id, f"bug:{number}", "notice-bug", facts)
        await self.bot.store.outbox.add([entry], utc_now())
        await self.bot.outbox.deliver(table.row.id, hurry=True)
        w = words(await self.bot.language(interaction))
        await messages.answer(interaction, layout.text_view(w("bug-posted", number=number)))

    async def _public(self, table: Table, labels: Labels, text: str, number: int) -> str:
        """What a spectator may know of the place where it happened."""
        told = await history.chapters(self.bot.tables, table, last=history.WINDOW)
        lines = history.lines(labels, told, None)[-LAST_LINES:]
        head = labels.words(
            "bug-text",
            number=number,
            text=written(text, LONGEST_TEXT),
            game=labels.words(f"{labels.prefix}-name"),
            match=table.row.id,
            rules=table.row.rules_version,
            turn=table.game.turn(table.state),
            ply=table.row.ply,
            step=labels.step(table.state),
        )
        return "\n".join([head, *(f"- {line}" for line in lines)])

    async def _file(self, interaction: discord.Interaction, table: Table, text: str) -> bytes:
        """The whole as JSON, with everything that is hidden."""
        record = record_of(table, await self.bot.store.moves.of(table.row.id))
        report = BugReport(
            **msgspec.structs.asdict(record),
            text=text,
            match=table.row.id,
            revision=table.row.revision,
            at=utc_now(),
            lang=await self.bot.language(interaction),
            versions={
                "python": platform.python_version(),
                "discord.py": discord.__version__,
                "sqlite": sqlite3.sqlite_version,
            },
            errors=self.bot.troubles.of_server(interaction.guild_id),
        )
        return msgspec.json.encode(report)
