"""What the cogs of all games share: opening a match, typed moves with autocomplete, the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs.choosing.picker import agrees, assemble
from cogs.discord_io import layout, messages
from cogs.discord_io.errors import Refusal
from cogs.discord_io.find_match import find_match
from cogs.features.games.typed import component_id, meant
from cogs.match.names import written
from games import GAMES
from games.base import Component
from locales import Words, words

if TYPE_CHECKING:
    from cogs.client import TableBot


class GameCog(commands.GroupCog):
    """A game's slash commands. Subclasses name them in the words of the game and hand over a move; no rule is checked here."""

    slug: str

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def open_lobby(
        self, interaction: discord.Interaction, seats: int | None, computers: int, rated: bool, **options: Any
    ) -> None:
        """``/<game> new``."""
        await self.bot.lobby.new(interaction, self.slug, seats, computers, options, rated=rated)

    async def make(self, interaction: discord.Interaction, kind: str, **typed: Any) -> None:
        """Play a typed move. Values may be ids (as autocomplete sends them) or names (as people type them).

        What was left out is asked for in the panel, where it is not clear from the rest.
        """
        await messages.acknowledge(interaction)
        match = await find_match(self.bot, interaction, self.slug)
        position = await self.bot.tables.position(match.id, interaction.user.id)
        labels = await self.bot.labels(interaction, position.table)
        given = {
            name: meant(position, labels, kind, name, value) for name, value in typed.items() if value not in ("", None)
        }
        fitting = [move for move in position.moves if move.kind == kind and agrees(move, given)]
        move = fitting[0] if len(fitting) == 1 else None
        if len(fitting) > 1:
            await self.bot.panels.ask(interaction, position, {"kind": kind, **given})
            return
        # No such move is legal; the rules say why.
        move = move or assemble(position.table.game, kind, {**dict.fromkeys(typed, ""), **given})
        if move is None:
            named = ", ".join(str(value) for value in typed.values() if value not in ("", None))
            raise Refusal("not-understood", kind=labels.kind(kind), typed=named)
        await self.bot.panels.typed(interaction, position, move)


def source_of(component: Component, w: Words) -> str:
    """Where the facts of a component come from (``source`` is a word of the data files, "public:" names the place)."""
    kind, _, place = component.source.partition(":")
    return w("card-source", kind=kind, where=(place or kind).split(" ")[0])


def component_view(slug: str, lang: str, typed: str) -> discord.ui.LayoutView:
    """A tile, card or token of a game with its text and where its facts come from. Raises Refusal if there is none."""
    game, w = GAMES[slug], words(lang)
    component = component_id(game, typed)
    if component is None:
        raise Refusal("no-component", typed=written(typed))
    found = game.components[component]
    name, text = found.name.get(lang, found.name["en"]), found.text.get(lang, found.text["en"])
    return layout.text_view(w("card-text", name=name, text=text, source=source_of(found, w)))
