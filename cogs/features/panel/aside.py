"""What stands below the controls of the panel: the ways to what is no choice of the move."""

from __future__ import annotations

from typing import Any

import discord

from cogs.choosing.picker import Picker
from cogs.choosing.repeat import repeated
from cogs.choosing.why import is_anything_refused
from cogs.features.panel.first_screen import is_in_sight
from cogs.features.panel.shortcuts import again_button, more_button, plan_button, why_button
from cogs.features.panel.ways import Way
from cogs.match.tables import Tables
from cogs.presentation.labels import Labels
from cogs.presentation.pictures import Pictures


async def aside(tables: Tables, pictures: Pictures, way: Way, labels: Labels) -> list[discord.ui.Item[Any]]:
    """More, which leads back to this point; on the first screen also the last move again, unless it is in
    sight anyway, and why something is not possible; for a
    seat that nobody waits for its plan.
    """
    position = way.chain.position
    more = more_button(position, labels, way.arg)
    if position.seat not in position.table.game.to_move(position.table.state):
        return [*plan_button(position, labels), more]
    if way.path or way.chain.moves:
        return [more]
    move = await repeated(tables, position)
    refused = await pictures.run(is_anything_refused, position)
    picker = Picker(position.moves)
    saves = move is not None and not await pictures.run(is_in_sight, position, picker, labels, move)
    again = [again_button(position, picker, labels, move)] if move is not None and saves else []
    return [*again, more, *([why_button(position, labels)] if refused else [])]
