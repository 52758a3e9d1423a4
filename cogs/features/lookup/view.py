"""``/view``: any picture that a match has, of any player, as the person may see it; also as text."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.discord_io import messages
from cogs.discord_io.autocomplete import Offer, choices
from cogs.discord_io.commands import command, said
from cogs.discord_io.find_match import find_match
from cogs.features.lookup.board import BoardCog
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels
from cogs.presentation.people import names_of
from cogs.services import Services
from locales import LANGUAGES, words
from locales.spelling import key, short_key
from render import PAINTERS
from render.scene import View

AREAS: tuple[View, ...] = ("board", "area", "hand", "scores")


class ViewCog(commands.Cog):
    """One command in the place of many; what it shows is drawn by ``cogs.features.lookup.board``."""

    def __init__(self, services: Services, look: BoardCog) -> None:
        self._look = look
        self._languages = services.languages
        self._store = services.store
        self._tables = services.tables

    @command("view")
    @app_commands.choices(area=[Choice(name=said(f"view-{area}"), value=area) for area in AREAS])
    async def view(
        self,
        interaction: discord.Interaction,
        area: str | None = None,
        player: str | None = None,
        around: str | None = None,
        text: bool = False,
    ) -> None:
        """An area of a player, or the part of the map around a place; the whole board where none of them is given."""
        await messages.acknowledge(interaction)
        match = await find_match(self._store, interaction)
        table = await self._tables.load(match.id)
        labels = await self._languages.labels(interaction, table)
        if around is not None:
            found = _place(table, around)
            await self._look.show(interaction, table, labels, view="part", place=found, text=text)
            return
        own = table.seat_of(interaction.user.id)
        seat = own if player is None else _seat(table, player)
        asked: View | None = next((known for known in AREAS if known == area), None)
        shown: View = asked or ("board" if player is None else "area")
        if shown == "hand" and (seat is None or seat != own):
            raise Refusal("view-own-hand")
        if shown == "hand" and "hand" not in PAINTERS[table.row.slug].views:
            raise Refusal("no-hand")
        focus = (seat or 0) if shown == "area" else None
        await self._look.show(interaction, table, labels, view=shown, focus=focus, text=text)

    @view.autocomplete("player")
    async def _players(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        try:
            match = await find_match(self._store, interaction)
        except Refusal:
            return []
        w = words(await self._languages.of(interaction))
        names = names_of(await self._store.seats.of(match.id), w)
        return choices(
            [Offer(short(f"{number}. {name}"), str(number)) for number, name in enumerate(names, 1)], current
        )

    @view.autocomplete("around")
    async def _places(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        try:
            match = await find_match(self._store, interaction)
            table = await self._tables.load(match.id)
        except Refusal:
            return []
        labels = await self._languages.labels(interaction, table)
        spoken = _spoken(table)
        offers = (
            Offer(label, part, tuple(said.part(part) for said in spoken)) for label, part in labels.parts(_parts(table))
        )
        return choices(offers, current)


def _parts(table: Table) -> Mapping[str, tuple[str, ...]]:
    return PAINTERS[table.row.slug].parts(table.game, table.state)


def _spoken(table: Table) -> list[Labels]:
    return [Labels(table.game, words(lang), ()) for lang in LANGUAGES]


def _place(table: Table, typed: str) -> str:
    """The part of the board of an id, or of a name in any language, as it was typed. Raises Refusal where there is no such part."""
    parts, spoken = _parts(table), _spoken(table)
    if (name := typed.casefold().strip()) in parts:
        return name
    for known in (key, short_key):
        for part in parts:
            if any(key(typed) == known(said.part(part)) for said in spoken):
                return part
    raise Refusal("no-such-place")


def _seat(table: Table, typed: str) -> int:
    """The seat of a number or name as it was typed. Raises Refusal where it is nobody's."""
    called = [names_of(table.seats, words(lang)) for lang in LANGUAGES]
    numbers = [str(seat + 1) for seat in range(len(table.seats))]
    numbered = [[f"{number}. {name}" for number, name in zip(numbers, names, strict=True)] for names in called]
    mentions = [f"<@{seat.user}>" if seat.kind == "person" else "<@>" for seat in table.seats]
    for names in (numbers, *called, *numbered, mentions):
        found = [seat for seat, name in enumerate(names) if key(name) == key(typed)]
        if found:
            return found[0]
    raise Refusal("no-such-seat", most=len(table.seats))
