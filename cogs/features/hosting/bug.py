"""``/bug``: somebody reports a fault; what everybody may read of it, and the whole for whoever runs the bot.

The whole holds the seed, which tells everything that is hidden. While the match runs, nobody gets it through Discord: not even
the host, who may sit at the table or know somebody who does. It lies in the journal, and ``python bot.py report NUMBER`` fetches
it on the machine. When the match is over its record is public anyway, and the host gets the file at once.
"""

from __future__ import annotations

import io
import platform
import sqlite3

import discord
import msgspec
from discord.app_commands import Range
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.match import entries, history
from cogs.match.export import record_of
from cogs.match.names import LONGEST_TEXT, written
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.monitoring.recent_errors import RecentError
from cogs.presentation.history import lines_of
from cogs.presentation.labels import Labels
from cogs.services import Services
from db.journal import REPORT
from db.rows import JournalEntry
from games.records.record import MatchRecord
from locales import words

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
    errors: list[RecentError]


class BugCog(commands.Cog):
    """Takes reports."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._outbox = services.outbox
        self._store = services.store
        self._tables = services.tables
        self._errors = services.errors
        services.controls.on_press("bugpost", self.post_pressed)

    @command("bug")
    async def bug(self, interaction: discord.Interaction, text: Range[str, 3, LONGEST_TEXT]) -> None:
        """Note the sentence with the match as it stands, and show what may be posted."""
        await messages.acknowledge(interaction)
        match, user = await find_match(self._store, interaction), interaction.user.id
        table = await self._tables.load(match.id)
        if await self._store.journal.count(match.id, user, REPORT) >= MOST_REPORTS:
            raise Refusal("bug-many", most=MOST_REPORTS)
        file = await self._file(interaction, table, text)
        entry = JournalEntry(match.id, user, REPORT, text, file.decode())
        number = await self._store.journal.add(entry, utc_now())
        labels = await self._languages.labels(interaction, table)
        w = labels.words
        may = user == match.host or interaction.permissions.manage_guild
        over = match.is_final(utc_now())
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
        table = await self._tables.load(pressed.match)
        rows = await self._store.journal.of_match(pressed.match)
        (row,) = [row for row in rows if row.id == number and row.user == user and row.action == REPORT]
        ply = len(msgspec.json.decode(row.detail, type=BugReport).moves)
        facts: dict[str, str | int] = {"by": user, "number": str(number), "ply": str(ply), "text": row.reason}
        entry = entries.notice(table.row.id, f"bug:{number}", "notice-bug", facts)
        await self._store.outbox.add([entry], utc_now())
        await self._outbox.deliver(table.row.id, hurry=True)
        w = words(await self._languages.of(interaction))
        await messages.answer(interaction, layout.text_view(w("bug-posted", number=number)))

    async def _public(self, table: Table, labels: Labels, text: str, number: int) -> str:
        """What a spectator may know of the place where it happened."""
        told = await history.past_moves(self._tables, table, last=history.WINDOW)
        lines = lines_of(labels, told, None)[-LAST_LINES:]
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
        record = record_of(table, await self._store.moves.of(table.row.id))
        report = BugReport(
            **msgspec.structs.asdict(record),
            text=text,
            match=table.row.id,
            revision=table.row.revision,
            at=utc_now(),
            lang=await self._languages.of(interaction),
            versions={
                "python": platform.python_version(),
                "discord.py": discord.__version__,
                "sqlite": sqlite3.sqlite_version,
            },
            errors=self._errors.of_server(interaction.guild_id),
        )
        return msgspec.json.encode(report)
