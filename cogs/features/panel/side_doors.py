"""Beside the way to a move: what a seat may do at any time, and why something is not possible now."""

from __future__ import annotations

import discord

from cogs.choosing.why import refused
from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Choose, Pressed
from cogs.features.panel.hints import allowed, hint_button
from cogs.features.panel.shortcuts import back_button, orders
from cogs.features.panel.ways import to_be_left
from cogs.features.panel.wording import worded
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.scenes import legend_scene
from cogs.presentation.why import why_not
from cogs.services import Services


class SideDoors:
    """What opens from the panel but leads to no move of the turn."""

    def __init__(self, services: Services) -> None:
        self._languages, self._pictures, self._tables = services.languages, services.pictures, services.tables
        self._services = services
        services.controls.on_press("more", self.more)
        services.controls.on_press("why", self.why)

    async def more(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The legend of all signs, and what a seat may do at any time, such as standing orders."""
        position, labels = await self._position(interaction, pressed)
        left = await to_be_left(self._tables, pressed, interaction.user.id)
        table, free = position.table, orders(position, labels, left)
        legend = await self._pictures.draw(legend_scene(table.game, labels.words.lang, table))
        text = "\n".join([labels.words("panel-more-text"), *_explained(position, labels)]) if free else ""
        hint = [hint_button(labels, pressed)] if await self._may_ask(position) else []
        back = back_button(labels, pressed)
        # Whoever came from one of them goes back to it.
        doors = [door for door in free if door.item.custom_id != back.item.custom_id]
        view = layout.picture_view(legend, text, controls=[*hint, *doors, back])
        await messages.answer(interaction, view, [legend])

    async def _may_ask(self, position: Position) -> bool:
        return position.awaited and await allowed(self._services, position.table)

    async def why(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """What the rules refuse now and by which rule; of one kind of move where one is chosen."""
        position, labels = await self._position(interaction, pressed)
        w = labels.words
        found = []
        if position.awaited:
            found = await self._pictures.run(refused, position)
        kinds = [*dict.fromkeys(move.kind for move, _ in found)]
        kind = next((kinds[int(value)] for value in pressed.values if int(value) < len(kinds)), "")
        options = [
            discord.SelectOption(label=labels.kind(one), value=str(place), emoji=labels.icons.of_kind(one))
            for place, one in enumerate(kinds[:25])
        ]
        menu = Choose(Pressed("why", pressed.match, position.table.row.revision), options, w("why-menu"))
        text = why_not(labels, found, kind) or w("why-nothing")
        controls = [*([menu] if len(kinds) > 1 else []), back_button(labels, pressed)]
        await messages.answer(interaction, layout.text_view(w("why-title"), text, controls=controls))

    async def _position(self, interaction: discord.Interaction, pressed: Pressed) -> tuple[Position, Labels]:
        await messages.acknowledge(interaction)
        position = await self._tables.position(pressed.match, interaction.user.id)
        return position, worded(await self._languages.labels(interaction, position.table), position)


def _explained(position: Position, labels: Labels) -> list[str]:
    """What each move that is free at any time is for, in a line."""
    game = position.table.game
    kinds = {move.kind for move in position.moves} & game.free_kinds
    w = labels.words
    return [
        w("panel-more-line", kind=labels.kind(kind), hint=labels.hint(kind))
        for kind in game.kind_order
        if kind in kinds
    ]
