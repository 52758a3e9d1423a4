"""What stands below the controls of the panel: the ways to what is no choice of the move."""

from __future__ import annotations

from typing import Any

import discord

from cogs.choosing.picker import Picker
from cogs.choosing.repeat import repeated
from cogs.choosing.why import is_anything_refused
from cogs.features.panel.asking import is_passing
from cogs.features.panel.shortcuts import again_button, more_button, plan_button, why_button
from cogs.features.panel.ways import Way
from cogs.match.tables import Tables
from cogs.presentation.labels import Labels
from cogs.presentation.pictures import Pictures


async def aside(tables: Tables, pictures: Pictures, way: Way, labels: Labels) -> list[discord.ui.Item[Any]]:
    """More, which leads back to this point; on the first screen also the last move again, and why something is not possible; for a
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
    # What one press makes has a button of its own.
    again = (
        []
        if move is None or is_passing(position, move)
        else [again_button(position, Picker(position.moves), labels, move)]
    )
    return [*again, more, *([why_button(position, labels)] if refused else [])]
