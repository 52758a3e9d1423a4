"""Whether a person is asked before what he has chosen is played."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.choosing.follow_ups import action, grave_before
from cogs.features.panel.ways import Way
from cogs.match.playing import Playing
from cogs.match.tables import Position
from db.rows import PersonRow
from games.base import Move
from games.core.errors import IllegalMove


def unasked(playing: Playing, person: PersonRow, way: Way) -> list[Move]:
    """The moves of one action that are played as soon as they are chosen: for whoever has switched the questions off, and even
    then not what is grave, ends something or could not be taken back; [] where Confirm, or a choice, is waited for.
    """
    chain = way.chain
    if person.confirm or not way.path or not chain.is_one_action or grave_before(chain) is not None:
        return []
    moves, position = action(chain, way.path, as_is=way.as_is), chain.position
    if not moves:
        return []
    game, state, seat, move = position.table.game, position.table.state, position.seat, moves[-1]
    if game.is_grave(state, seat, move) or game.is_way_out(state, seat, move.kind) or is_final(position, move):
        return []
    return [] if reveals(playing, chain.start, moves) else moves


def is_final(position: Position, move: Move) -> bool:
    """Whether the person goes without what he could still do in a phase; with no other move there is nothing to ask."""
    game = position.table.game
    choice = any(other != move and other.kind not in game.free_kinds for other in position.moves)
    return choice and game.is_final(position.table.state, position.seat, move)


def reveals(playing: Playing, position: Position, moves: Sequence[Move]) -> bool:
    """Whether moves show something hidden, so that they could not be taken back freely; or what decides about them is hidden."""
    try:
        return any(event.reveals for event in playing.rehearse(position.table, position.seat, moves))
    except IllegalMove:
        return True
