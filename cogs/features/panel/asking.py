"""Whether a person is asked before what he has chosen is played."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.choosing.alone import only_move
from cogs.choosing.chain import Chain
from cogs.choosing.follow_ups import action, ends_match, graves_before
from cogs.choosing.picker import Picker
from cogs.features.panel.ways import Way
from cogs.match.playing import Playing
from cogs.match.tables import Position
from db.rows import PersonRow
from games.base import Move
from games.core.errors import IllegalMove


def unasked(playing: Playing, person: PersonRow, way: Way) -> list[Move]:
    """The moves of one action that are played as soon as they are chosen: what is the only thing that can be done, what only goes
    on to the next step or ends the turn by its name, and all for whoever has switched the questions off, but even then not what is
    grave, ends something (the match before all) or could not be taken back; [] where Confirm, or a choice, is waited for.
    """
    chain, position = way.chain, way.chain.position
    if not way.path:
        return []
    moves = action(chain, way.path, as_is=way.as_is)
    if not moves or ends_match(chain, way.path, as_is=way.as_is):
        return []
    alone = is_alone(position) and moves == [only_move(position)]
    if not chain.moves and (alone or is_passing(position, moves[0]) or is_plain_end(playing, position, moves[0])):
        return moves
    if person.confirm or way.gone or not chain.is_one_action or graves_before(chain):
        return []
    game, state, seat, move = position.table.game, position.table.state, position.seat, moves[-1]
    if game.is_grave(state, seat, move) or game.is_way_out(state, seat, move.kind) or is_final(position, move):
        return []
    return [] if reveals(playing, chain.start, moves) else moves


def is_asked_when_typed(playing: Playing, person: PersonRow, position: Position, move: Move) -> bool:
    """Whether a person is asked before a legal move that he has typed in full: where it is final, ends the match or could not be
    taken back. What only goes on to the next step is played at once, as it is by a press.

    Whoever has switched the questions off has said that typing is enough, but for one that ends his part of a phase or the match.
    """
    if ends_match(Chain(position), Picker(position.moves).path_of(move)):
        return True
    if is_passing(position, move):
        return False
    return is_final(position, move) or (person.confirm and reveals(playing, position, [move]))


def is_alone(position: Position) -> bool:
    """Whether the seat can do one thing only, which harms nobody: that is said with all that it costs, so it is not asked twice."""
    move = only_move(position)
    return move is not None and not position.table.game.is_grave(position.table.state, position.seat, move)


def is_passing(position: Position, move: Move) -> bool:
    """Whether a move only goes on to the next step of the seat's own turn, and costs nobody anything."""
    game, state, seat = position.table.game, position.table.state, position.seat
    return game.is_passing(state, seat, move.kind) and not game.is_grave(state, seat, move)


def is_plain_end(playing: Playing, position: Position, move: Move) -> bool:
    """Whether a move ends the seat's turn, or an action in it, gives up nothing for good and can be taken back freely."""
    game, state, seat = position.table.game, position.table.state, position.seat
    if not game.is_ending(state, seat, move.kind) or game.is_grave(state, seat, move) or is_final(position, move):
        return False
    return not reveals(playing, position, [move])


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
