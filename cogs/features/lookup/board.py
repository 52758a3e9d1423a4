"""Commands to look at a match, whatever the game: the board, the own hand, the points, the log."""

from __future__ import annotations

import io

import discord
from discord.app_commands import Range
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.features.lookup.close_ups import close_ups
from cogs.match import history
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.posting.result_view import course_button
from cogs.presentation import log
from cogs.presentation.course import course_scene
from cogs.presentation.history import news_of
from cogs.presentation.labels import Labels
from cogs.presentation.scenes import scene_of
from cogs.presentation.scores import score_text
from cogs.services import Services
from locales.spelling import bare
from render import PAINTERS
from render.scene import Scene, View

LOG_LINES = 40
LONGEST_BOARD = 3500  # characters in one message, with some room for the frame


class BoardCog(commands.Cog):
    """Nothing is changed here, and everything is shown as the person may see it."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._pictures = services.pictures
        self._store = services.store
        self._tables = services.tables
        services.controls.on_press("area", self.area_pressed)
        services.controls.on_press("part", self.part_pressed)
        services.controls.on_press("hand", self.hand_pressed)
        services.controls.on_press("scores", self.scores_pressed)
        services.controls.on_press("course", self.course_pressed)
        services.controls.on_press("log", self.log_pressed)

    @command("board")
    async def board(self, interaction: discord.Interaction, text: bool = False, seat: int | None = None) -> None:
        """The board as this person may see it: the whole, one seat's area, or as text."""
        await messages.acknowledge(interaction)
        table, labels = await self._table(interaction)
        if seat is not None and not 1 <= seat <= len(table.seats):
            raise Refusal("no-such-seat", most=len(table.seats))
        view: View = "board" if seat is None else "area"
        await self.show(interaction, table, labels, view=view, focus=None if seat is None else seat - 1, text=text)

    async def area_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A close-up of a seat: the person's own first, with buttons for the others."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        own = table.seat_of(interaction.user.id)
        focus = int(pressed.arg) if pressed.arg.isdigit() else own or 0
        await self.show(interaction, table, await self._languages.labels(interaction, table), view="area", focus=focus)

    async def part_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A close-up of a part of the board: one beside the one that was shown, or the one chosen from the menu of all."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        labels = await self._languages.labels(interaction, table)
        await self.show(interaction, table, labels, view="part", place=(*pressed.values, pressed.arg)[0])

    async def show(
        self,
        interaction: discord.Interaction,
        table: Table,
        labels: Labels,
        *,
        view: View,
        focus: int | None = None,
        place: str = "",
        text: bool = False,
    ) -> None:
        """Answer with a view of a table as the person may see it: ``focus`` is the seat of an area, ``place`` that of a part."""
        if view == "scores":
            await self._show_scores(interaction, table, labels)
            return
        scene = await self._scene(interaction, table, labels, view, focus, place)
        if text:
            await self._write(interaction, table, labels, PAINTERS[table.row.slug].text(scene))
            return
        picture = await self._pictures.draw(scene)
        shown = layout.picture_view(picture)
        for line in layout.rows(close_ups(table, labels, scene) if view != "hand" else []):
            shown.add_item(line)
        await messages.answer(interaction, shown, [picture])

    async def _write(self, interaction: discord.Interaction, table: Table, labels: Labels, lines: str) -> None:
        """A board in words: in the message, or as a file where it is too long for one."""
        if len(lines) > LONGEST_BOARD:
            file = discord.File(io.BytesIO(lines.encode()), f"board-{table.row.id}.txt")
            await messages.whisper(interaction, labels.words("board-file"), file=file)
            return
        # Three backticks in somebody's name would end the block.
        text = lines.replace("`", "ˋ")
        await messages.answer(interaction, layout.text_view(f"```\n{text}\n```"))

    @command("hand")
    async def hand(self, interaction: discord.Interaction, text: bool = False) -> None:
        """What only this person may see of the match, as a picture or as text."""
        await messages.acknowledge(interaction)
        await self._show_hand(interaction, *await self._table(interaction), text=text)

    async def hand_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for the same."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        await self._show_hand(interaction, table, await self._languages.labels(interaction, table))

    async def _show_hand(
        self, interaction: discord.Interaction, table: Table, labels: Labels, *, text: bool = False
    ) -> None:
        self._tables.seat_for(table, interaction.user.id)
        if "hand" not in PAINTERS[table.row.slug].views:
            raise Refusal("no-hand")
        await self.show(interaction, table, labels, view="hand", text=text)

    @command("scores")
    async def scores(self, interaction: discord.Interaction, course: bool = False) -> None:
        """The standing with its sources, or the course that it took over the turns."""
        await messages.acknowledge(interaction)
        show = self._show_course if course else self._show_scores
        await show(interaction, *await self._table(interaction))

    async def scores_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for the same."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        await self._show_scores(interaction, table, await self._languages.labels(interaction, table))

    async def _show_scores(self, interaction: discord.Interaction, table: Table, labels: Labels) -> None:
        scene = scene_of(table, viewer=None, lang=labels.words.lang, view="scores")
        picture = await self._pictures.draw(scene)
        course = course_button(table, labels.words)
        view = layout.picture_view(picture, score_text(table, labels, layout.MOST_TEXT), controls=course)
        await messages.answer(interaction, view, [picture])

    async def course_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for the course of the points."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        await self._show_course(interaction, table, await self._languages.labels(interaction, table))

    async def _show_course(self, interaction: discord.Interaction, table: Table, labels: Labels) -> None:
        if not table.game.scored:
            raise Refusal("no-course")
        picture = await self._pictures.draw(await course_scene(self._tables, table, labels.words.lang, utc_now()))
        other = Press(Pressed("scores", table.row.id, table.row.revision), labels.words("turn-scores"))
        await messages.answer(interaction, layout.picture_view(picture, controls=[other]), [picture])

    @command("log")
    async def log(
        self,
        interaction: discord.Interaction,
        search: str = "",
        turn: Range[int, 0] | None = None,
        file: bool = False,
    ) -> None:
        """What happened, as this person may know it: what fits the words, of one turn or of all; also as a file."""
        await messages.acknowledge(interaction)
        table, labels = await self._table(interaction)
        lines = await self._log_lines(table, labels, interaction.user.id, turn)
        wanted = [bare(word) for word in search.split()]
        found = [line for line in lines if all(word in bare(line) for word in wanted)]
        if file and found:  # Discord takes no empty file
            name = f"match-{table.row.id}.txt"
            content = discord.File(io.BytesIO("\n".join(found).encode()), name)
            await messages.whisper(interaction, labels.words("log-file", count=len(found)), file=content)
            return
        await self._answer_log(interaction, labels, found)

    async def log_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button: the newest lines."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        labels = await self._languages.labels(interaction, table)
        await self._answer_log(interaction, labels, await self._log_lines(table, labels, interaction.user.id))

    async def _answer_log(self, interaction: discord.Interaction, labels: Labels, lines: list[str]) -> None:
        """The newest lines, and how many there are before them."""
        w, newest = labels.words, layout.with_room(lines[: -LOG_LINES - 1 : -1], layout.MOST_TEXT)[::-1]
        earlier = len(lines) - len(newest)
        more = w("log-earlier", count=earlier) if earlier > 0 else ""
        text = "\n".join(newest) or w("log-empty")
        await messages.answer(interaction, layout.text_view(more, text))

    async def _log_lines(self, table: Table, labels: Labels, user: int, turn: int | None = None) -> list[str]:
        return await log.log_lines(self._tables, table, labels, table.seat_of(user), turn)

    # ------------------------------------------------------------------ pieces
    async def _scene(
        self,
        interaction: discord.Interaction,
        table: Table,
        labels: Labels,
        view: View,
        focus: int | None,
        place: str,
    ) -> Scene:
        """What the person may see, with what has happened since his last turn outlined (a spectator: the last turn)."""
        viewer = table.seat_of(interaction.user.id)
        told = await history.past_moves(self._tables, table, last=history.WINDOW)
        last = history.last_ply(told, viewer) if viewer is not None else table.row.ply - 1
        return scene_of(
            table,
            viewer=viewer,
            lang=labels.words.lang,
            view=view,
            focus=focus,
            place=place,
            news=news_of(labels, told),
            changes=[event for part in told if part.row.ply > last for event in part.events],
        )

    async def _table(self, interaction: discord.Interaction) -> tuple[Table, Labels]:
        match = await find_match(self._store, interaction)
        table = await self._tables.load(match.id)
        return table, await self._languages.labels(interaction, table)
