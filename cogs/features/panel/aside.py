"""What stands below the controls of the panel: the ways to what is no choice of the move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from msgspec.structs import asdict

from cogs.choosing.completion import completed, natural_of
from cogs.choosing.consequences import Outlook
from cogs.choosing.picker import Picker
from cogs.choosing.repeat import repeated
from cogs.choosing.why import is_anything_refused
from cogs.discord_io import layout
from cogs.discord_io.controls import Press
from cogs.features.panel.asking import is_passing
from cogs.features.panel.offers import offers
from cogs.features.panel.saying import has_room
from cogs.features.panel.shortcuts import again_button, more_button, plan_button, undo_button, why_button
from cogs.features.panel.ways import Way
from cogs.features.panel.wording import worded
from cogs.match.history import WINDOW, PastMove, free_to_take_back, past_moves
from cogs.match.tables import Position, Tables
from cogs.presentation.consequences import in_short
from cogs.presentation.labels import Labels
from cogs.presentation.pictures import Pictures
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import FEW
from games.base import Move


class Aside(NamedTuple):
    """The controls that stand below those of the move, and what is said above them for which they have no room; "" for nothing."""

    controls: list[Press]
    said: str = ""

    def lines(self, more: Sequence[Press]) -> list[discord.ui.Item[Any]]:
        """The lines of the message, with ``more`` controls as far as they are not among these."""
        here = {control.pressed for control in self.controls}
        rows = layout.rows([*self.controls, *(control for control in more if control.pressed not in here)])
        return [*([discord.ui.TextDisplay[Any](self.said)] if self.said else []), *rows]


class Again(NamedTuple):
    """The last move again: its control, and what is said above it for which that has no room."""

    control: Press
    said: str


async def aside(tables: Tables, pictures: Pictures, way: Way, labels: Labels) -> Aside:
    """More, which leads back to this point; on the first screen also the last move again, unless it is in sight anyway, why
    something is not possible, and the way to take the last move back while that is free; for a seat that nobody waits for its plan.
    """
    position = way.chain.position
    more = more_button(position, labels, way.arg)
    if way.path or way.chain.moves:
        return Aside([more])
    told = await past_moves(tables, position.table, last=WINDOW)
    back = _take_back(position, labels, told)
    if position.seat not in position.table.game.to_move(position.table.state):
        return Aside([*plan_button(position, labels), more, *back])
    # An answer to what a move asks is none that is given again.
    move = repeated(told, position) if position.asked not in position.table.game.follow_ups else None
    refused = await pictures.run(is_anything_refused, way.chain)
    again = await pictures.run(once_more, position, labels, move) if move is not None else None
    why = [why_button(position, labels)] if refused else []
    if again is None:
        return Aside([more, *why, *back])
    return Aside([again.control, more, *why, *back], again.said)


async def take_back(tables: Tables, position: Position, labels: Labels) -> list[Press]:
    """The way to take the seat's last move back while that is free; else nothing."""
    return _take_back(position, labels, await past_moves(tables, position.table, last=WINDOW))


def _take_back(position: Position, labels: Labels, told: list[PastMove]) -> list[Press]:
    user = position.table.seats[position.seat].user
    return [undo_button(position, labels)] if user is not None and free_to_take_back(told) == user else []


def is_in_sight(position: Position, picker: Picker, labels: Labels, move: Move) -> bool:
    """Whether one press on the first screen leads to a legal move, among so few that no menu need be searched for it."""
    known = position.table.game.redact(position.table.state, position.seat)
    natural, path = natural_of(position, known), picker.path_of(move)
    few = [offer for offer in offers(position, picker, labels, natural) if len(offer.ways) <= FEW]
    return any(completed(picker, way, natural) == path for offer in few for way in offer.ways)


def once_more(position: Position, labels: Labels, move: Move) -> Again | None:
    """A legal move again; None for one that stands in sight, or changes nothing by now.

    What is remarked on it, what it costs and brings stand on the button; where that has no room for both, the numbers there, if it
    has room for these, and all of it above.
    """
    picker, known = Picker(position.moves), position.table.game.redact(position.table.state, position.seat)
    labels = worded(labels, position)
    remarks, chosen = Remarks(position, labels), {"kind": move.kind, **asdict(move)}
    # What one press makes has a button of its own.
    if is_passing(position, move) or remarks.tells_senseless(chosen) or is_in_sight(position, picker, labels, move):
        return None
    told, remark = in_short(labels, Outlook(position.table.game, known, position.seat).of(move)), remarks.about(chosen)
    named = labels.words("panel-again", move=labels.move(move))
    both = " · ".join(filter(None, [remark, told]))
    if has_room(named, both):
        return Again(again_button(position, picker, labels, move, both), "")
    return Again(
        again_button(position, picker, labels, move, told), f"-# {labels.words('panel-told', what=named, told=both)}"
    )
