"""Commands for every game: my turns, the board, the log, taking back, leaving, the reference."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs import discord_io, posts, story
from cogs.controls import Press, Pressed
from cogs.errors import Refusal
from cogs.game import find_match
from cogs.labels import PREFIXES, Labels
from cogs.pictures import scene_of
from cogs.tables import Table
from cogs.wording import command
from games.base import Concede
from locales import words
from render import PAINTERS

if TYPE_CHECKING:
    from cogs.client import TableBot

LOG_LINES = 40
LONGEST_BOARD = 3500  # characters in one message, with some room for the frame


class TableCog(commands.Cog):
    """What does not depend on the game."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        bot.controls.on_press("area", self.area_pressed)
        bot.controls.on_press("scores", self.scores_pressed)
        bot.controls.on_press("log", self.log_pressed)
        bot.controls.on_press("leave", self.leave_pressed)

    # ------------------------------------------------------------------ turns
    @command("turns")
    async def turns(self, interaction: discord.Interaction) -> None:
        """The person's matches, those that wait for him longest first; those that he has left are his no more."""
        await discord_io.acknowledge(interaction)
        user = interaction.user.id
        w = words(await self.bot.language(interaction))
        waiting = {row.match: row.since for row in await self.bot.store.awaited.for_user(user)}
        seated = [row for row in await self.bot.store.matches.of_user(user) if row.status == "running"]
        rows = [row for row in seated if row.id in waiting or not await self._has_left(row.id, user)]
        rows.sort(key=lambda row: (waiting.get(row.id, 2**62), row.id))
        lines = [
            w(
                "turns-line",
                game=w(f"{PREFIXES[row.slug]}-name"),
                match=row.id,
                place=f"<#{row.thread or row.channel}>",
                since=f"<t:{waiting.get(row.id, row.moved_at)}:R>",
                mine="yes" if row.id in waiting else "no",
            )
            for row in rows
        ]
        await discord_io.answer(interaction, posts.text_view("\n".join(lines) or w("turns-none")))

    async def _has_left(self, match: int, user: int) -> bool:
        table = await self.bot.tables.load(match)
        return self.bot.tables.seat_for(table, user) in table.state.left

    # ------------------------------------------------------------------ seeing
    @command("board")
    async def board(self, interaction: discord.Interaction, text: bool = False, seat: int | None = None) -> None:
        """The board as this person may see it: the whole, one seat's area, or as text."""
        await discord_io.acknowledge(interaction)
        table, labels = await self._table(interaction)
        if seat is not None and not 1 <= seat <= len(table.seats):
            raise Refusal("no-such-seat", most=len(table.seats))
        await self._show(interaction, table, labels, focus=None if seat is None else seat - 1, text=text)

    async def area_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A close-up of a seat: the person's own first, with buttons for the others."""
        await discord_io.acknowledge(interaction)
        table = await self.bot.tables.load(pressed.match)
        own = table.seat_of(interaction.user.id)
        focus = int(pressed.arg) if pressed.arg.isdigit() else own or 0
        await self._show(interaction, table, await self.bot.labels(interaction, table), focus=focus)

    async def _show(
        self, interaction: discord.Interaction, table: Table, labels: Labels, *, focus: int | None, text: bool = False
    ) -> None:
        viewer = table.seat_of(interaction.user.id)
        told = await story.chapters(self.bot.tables, table, last=story.WINDOW)
        fresh = [
            event for part in (story.since(told, viewer) if viewer is not None else told[-1:]) for event in part.events
        ]
        scene = scene_of(
            table,
            viewer=viewer,
            lang=labels.words.lang,
            view="board" if focus is None else "area",
            focus=focus,
            news=told[-1].events if told else [],
            changes=fresh,
        )
        if text:
            await self._write(interaction, table, labels, PAINTERS[table.row.slug].text(scene))
            return
        picture = await self.bot.pictures.draw(scene)
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(posts.gallery(picture))
        others = [
            Press(Pressed("area", table.row.id, table.row.revision, str(seat.seat)), labels.choice("seat", seat.seat))
            for seat in table.seats
            if seat.seat != focus
        ]
        for line in posts.rows(others):
            view.add_item(line)
        await discord_io.answer(interaction, view, [picture])

    async def _write(self, interaction: discord.Interaction, table: Table, labels: Labels, lines: str) -> None:
        """A board in words: in the message, or as a file where it is too long for one."""
        if len(lines) > LONGEST_BOARD:
            file = discord.File(io.BytesIO(lines.encode()), f"board-{table.row.id}.txt")
            await discord_io.whisper(interaction, labels.words("board-file"), file=file)
            return
        # Three backticks in somebody's name would end the block.
        text = lines.replace("`", "ˋ")
        await discord_io.answer(interaction, posts.text_view(f"```\n{text}\n```"))

    @command("scores")
    async def scores(self, interaction: discord.Interaction) -> None:
        """The standing with its sources."""
        await discord_io.acknowledge(interaction)
        table, labels = await self._table(interaction)
        await discord_io.answer(interaction, posts.text_view("\n".join(posts.score_lines(table, labels))))

    async def scores_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for the same."""
        await discord_io.acknowledge(interaction)
        table = await self.bot.tables.load(pressed.match)
        labels = await self.bot.labels(interaction, table)
        await discord_io.answer(interaction, posts.text_view("\n".join(posts.score_lines(table, labels))))

    @command("log")
    async def log(self, interaction: discord.Interaction, search: str = "", file: bool = False) -> None:
        """What happened, as this person may know it; all of it as a file."""
        await discord_io.acknowledge(interaction)
        table, labels = await self._table(interaction)
        lines = await self._log_lines(table, labels, interaction.user.id)
        found = [line for line in lines if search.casefold() in line.casefold()]
        if file:
            name = f"match-{table.row.id}.txt"
            content = discord.File(io.BytesIO("\n".join(found).encode()), name)
            await discord_io.whisper(interaction, labels.words("log-file", count=len(found)), file=content)
            return
        await discord_io.answer(
            interaction, posts.text_view("\n".join(found[-LOG_LINES:]) or labels.words("log-empty"))
        )

    async def log_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button: the newest lines."""
        await discord_io.acknowledge(interaction)
        table = await self.bot.tables.load(pressed.match)
        labels = await self.bot.labels(interaction, table)
        lines = await self._log_lines(table, labels, interaction.user.id)
        await discord_io.answer(
            interaction, posts.text_view("\n".join(lines[-LOG_LINES:]) or labels.words("log-empty"))
        )

    async def _log_lines(self, table: Table, labels: Labels, user: int) -> list[str]:
        told = await story.chapters(self.bot.tables, table)
        viewer = table.seat_of(user)
        return [
            labels.words("log-line", turn=part.turn, line=line)
            for part in told
            for line in story.lines(labels, [part], viewer)
        ]

    # ------------------------------------------------------------------ acting
    @command("undo")
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take the last own move back."""
        await discord_io.acknowledge(interaction)
        match = await find_match(self.bot, interaction)
        await self.bot.undo.take_back(interaction, match.id)

    @command("concede")
    async def concede(self, interaction: discord.Interaction) -> None:
        """Leave for good; asks first."""
        await discord_io.acknowledge(interaction)
        table, labels = await self._table(interaction)
        self.bot.tables.seat_for(table, interaction.user.id)
        w = labels.words
        go = Press(Pressed("leave", table.row.id, table.row.revision), w("concede-confirm"), discord.ButtonStyle.danger)
        await discord_io.answer(interaction, posts.text_view(w("concede-ask"), controls=[go]))

    async def leave_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The person is sure."""
        await discord_io.acknowledge(interaction)
        position = await self.bot.tables.position(pressed.match, interaction.user.id)
        await self.bot.panels.play(interaction, position.table.row, Concede())

    @command("vote")
    async def vote(self, interaction: discord.Interaction) -> None:
        """Ask the table to end the match without a result."""
        await discord_io.acknowledge(interaction)
        match = await find_match(self.bot, interaction)
        await self.bot.votes.open(interaction, match.id, match.revision, "end")

    # ------------------------------------------------------------------ pieces
    async def _table(self, interaction: discord.Interaction) -> tuple[Table, Labels]:
        match = await find_match(self.bot, interaction)
        table = await self.bot.tables.load(match.id)
        return table, await self.bot.labels(interaction, table)


async def setup(bot: TableBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(TableCog(bot))
