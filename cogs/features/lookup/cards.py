"""``/card``: a component as it is drawn, with its words, by its name in any language or a part of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import MOST_CHOICES, Offer, choices
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.features.lookup.box import box_button
from cogs.match.names import written
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.boxes import box_of
from cogs.presentation.components import component_text, components_meant, components_near, kinds_of, lying_open
from cogs.presentation.cutting import cut, short
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.origins import doubt_of
from cogs.presentation.scenes import component_scene
from cogs.services import Services
from games import GAMES, offered
from games.base import Component, Game
from locales import LANGUAGES, PREFIXES, Words, words
from render.shared.wording import text_of

LONGEST_HELP = 100  # characters of a menu's description
MOST_SHOWN = 3  # components of one name in one message


class Card(NamedTuple):
    """A component of one of the games."""

    game: Game[Any]
    part: Component

    @property
    def value(self) -> str:
        """How it is named in a menu and by autocomplete."""
        return f"{PREFIXES[self.game.slug]}/{self.part.id}"


class CardCog(commands.Cog):
    """What stands on a tile, card or token."""

    def __init__(self, services: Services) -> None:
        self._languages, self._pictures = services.languages, services.pictures
        self._store, self._tables = services.store, services.tables
        services.controls.on_press("card", self.card_pressed)

    @command("card")
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """The component that is meant, all where several have that very name; a menu where several come near. Those that lie on the
        table of the match come first.
        """
        await messages.acknowledge(interaction)
        await self._show(interaction, name)

    async def card_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """One that was chosen in the menu."""
        await messages.acknowledge(interaction)
        await self._show(interaction, next(iter(pressed.values), ""))

    @card.autocomplete("name")
    async def _cards(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self._table(interaction)
        w = words(await self._languages.of(interaction))
        listed = _table_first(_shown(tuple(_games(table)), w.lang), table)
        return choices([Offer(label, card.value, tuple(card.part.name.values())) for card, label in listed], current)

    async def _show(self, interaction: discord.Interaction, name: str) -> None:
        table = await self._table(interaction)
        w = words(await self._languages.of(interaction))
        games = _games(table)
        found = _meant(games, name) or _as_shown(games, name)
        names = {tuple(card.part.name.values()) for card in found}
        if found and len(names) == 1 and len({card.game for card in found}) == 1 and len(found) <= MOST_SHOWN:
            found = [card for card, _ in _table_first([(card, "") for card in found], table)]
            scenes = [component_scene(card.game, card.part.id, w.lang, _of(table, card)) for card in found]
            pictures = [await self._pictures.draw(scene) for scene in scenes]
            texts = [_text(table, card, w) for card in found]
            buttons = _box_buttons(found, w, table)
            await messages.answer(interaction, layout.pictures_view(pictures, *texts, controls=buttons), pictures)
            return
        near = found or [Card(game, part) for game, part in components_near(games, name, MOST_CHOICES)]
        said = "card-several" if found else "error-no-component"
        note = w(said, typed=written(name), near="yes" if near else "no", count=len(found))
        controls = [_menu(near, w, table)] if near else []
        await messages.answer(interaction, layout.text_view(note, controls=controls))

    async def _table(self, interaction: discord.Interaction) -> Table | None:
        """The match of the thread, or the one that is meant; None where there is none."""
        try:
            match = await find_match(self._store, interaction)
        except Refusal:
            return None
        return await self._tables.load(match.id)


def _games(table: Table | None) -> list[Game[Any]]:
    """The game of the match, else all."""
    return [table.game] if table is not None else [*offered().values()]


def _of(table: Table | None, card: Card) -> Table | None:
    """The match, if the component belongs to its game."""
    return table if table is not None and table.game.slug == card.game.slug else None


def _text(table: Table | None, card: Card, w: Words) -> str:
    """What is said of a component: as a match of its game has it, else with the name of the game; and of which edition that is."""
    here = _of(table, card)
    text = component_text(card.game, card.part, w.lang, here.state if here else None, of_game=here is None)
    return "\n".join(filter(None, [text, box_of(card.game.slug, here.row.box if here else "", w)]))


def _meant(games: Sequence[Game[Any]], name: str) -> list[Card]:
    """The components that are meant: in the games that know something nearest to what was typed."""
    prefix, _, part = name.partition("/")
    for game in (*games, *GAMES.values()):
        if PREFIXES[game.slug] == prefix and part in game.components:
            return [Card(game, game.components[part])]
    return [Card(game, part) for game, part in components_meant(games, name)]


@lru_cache(16)
def _shown(games: tuple[Game[Any], ...], lang: str) -> list[tuple[Card, str]]:
    """All that can be looked up, as autocomplete shows it; kept from one letter to the next."""
    cards = [Card(game, part) for game in games for part in kinds_of(game, game.components.values())]
    return _labelled(cards, words(lang), None)


def _as_shown(games: Sequence[Game[Any]], name: str) -> list[Card]:
    """The component of a name as autocomplete shows it, which Discord may send in the place of its value."""
    shown = (known for lang in LANGUAGES for known in _shown(tuple(games), lang))
    return [card for card, label in shown if label == name.strip()][:1]


def _labelled(cards: Sequence[Card], w: Words, table: Table | None) -> list[tuple[Card, str]]:
    """The components in the order of their names, game by game, told apart by what they do and by their games."""
    games = {card.game.slug: card.game for card in cards}
    listed: list[tuple[Card, str]] = []
    for game in games.values():
        labels = (
            labels_for(table, w.lang) if table is not None and table.game.slug == game.slug else Labels(game, w, [])
        )
        parts = {card.part.id: card for card in cards if card.game.slug == game.slug}
        beside = f" · {w(f'{PREFIXES[game.slug]}-name')}" if len(games) > 1 else ""
        listed += [
            (parts[name], short(cut(label, 80 - len(beside)) + beside))
            for label, name in labels.components(labels.ordered([*parts]))
        ]
    return listed


def _table_first(listed: Sequence[tuple[Card, str]], table: Table | None) -> list[tuple[Card, str]]:
    """The same, with those first that lie open in the match."""
    here = lying_open(table.game, table.state) if table is not None else set[str]()
    return sorted(listed, key=lambda one: _of(table, one[0]) is None or one[0].part.id not in here)


def _box_buttons(cards: Sequence[Card], w: Words, table: Table | None) -> list[Press]:
    """A button for each component of which something is reconstructed, named where several are shown."""
    named = _labelled(cards, w, table)
    return [
        box_button(card.value, w, name if len(named) > 1 else "")
        for card, name in named
        if doubt_of(card.game, card.part) is not None
    ]


def _menu(cards: Sequence[Card], w: Words, table: Table | None) -> Choose:
    options = [
        discord.SelectOption(
            label=label, value=card.value, description=cut(text_of(card.game, card.part, w.lang), LONGEST_HELP) or None
        )
        for card, label in _table_first(_labelled(cards, w, table), table)[:MOST_CHOICES]
    ]
    return Choose(Pressed("card", 0, 0), options, w("card-choose"))
