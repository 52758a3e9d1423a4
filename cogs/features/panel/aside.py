"""What stands below the controls of the panel: the ways to what is no choice of the move."""

from __future__ import annotations

from typing import Any

import discord
from msgspec.structs import asdict

from cogs.choosing.completion import completed, natural_of
from cogs.choosing.consequences import Outlook
from cogs.choosing.picker import Picker
from cogs.choosing.repeat import repeated
from cogs.choosing.why import is_anything_refused
from cogs.features.panel.asking import is_passing
from cogs.features.panel.offers import offers
from cogs.features.panel.saying import has_room
from cogs.features.panel.shortcuts import again_button, more_button, plan_button, why_button
from cogs.features.panel.ways import Way
from cogs.match.tables import Position, Tables
from cogs.presentation.consequences import in_short
from cogs.presentation.labels import Labels
from cogs.presentation.pictures import Pictures
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import FEW
from games.base import Move


async def aside(tables: Tables, pictures: Pictures, way: Way, labels: Labels) -> list[discord.ui.Item[Any]]:
    """More, which leads back to this point; on the first screen also the last move again, unless it is in sight anyway, and why
    something is not possible; for a seat that nobody waits for its plan.
    """
    position = way.chain.position
    more = more_button(position, labels, way.arg)
    if position.seat not in position.table.game.to_move(position.table.state):
        return [*plan_button(position, labels), more]
    if way.path or way.chain.moves:
        return [more]
    # An answer to what a move asks is none that is given again.
    move = await repeated(tables, position) if position.asked not in position.table.game.follow_ups else None
    refused = await pictures.run(is_anything_refused, way.chain)
    picker, again = Picker(position.moves), list[discord.ui.Item[Any]]()
    # What one press makes has a button of its own.
    if move is not None and not is_passing(position, move):
        in_sight = await pictures.run(is_in_sight, position, picker, labels, move)
        told = "" if in_sight else await pictures.run(_told, position, labels, move)
        again = [] if in_sight else [again_button(position, picker, labels, move, told)]
    return [*again, more, *([why_button(position, labels)] if refused else [])]


def is_in_sight(position: Position, picker: Picker, labels: Labels, move: Move) -> bool:
    """Whether one press on the first screen leads to a legal move, among so few that no menu need be searched for it."""
    known = position.table.game.redact(position.table.state, position.seat)
    natural, path = natural_of(position, known), picker.path_of(move)
    few = [offer for offer in offers(position, picker, labels, natural) if len(offer.ways) <= FEW]
    return any(completed(picker, way, natural) == path for offer in few for way in offer.ways)


def _told(position: Position, labels: Labels, move: Move) -> str:
    """What is remarked on a move and what it costs and brings, in a few words; the latter alone where there is no room for both."""
    known = position.table.game.redact(position.table.state, position.seat)
    told = in_short(labels, Outlook(position.table.game, known, position.seat).of(move))
    remark = Remarks(position, labels).about({"kind": move.kind, **asdict(move)})
    both = " · ".join(filter(None, [remark, told]))
    return both if has_room(labels.words("panel-again", move=labels.move(move)), both) else told
