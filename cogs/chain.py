"""Several moves decided in one visit to the panel and confirmed once.

A chain stands in the ids of the panel's controls, like everything else there: the paths of its moves, each in the position to
which those before it lead, with a ``_`` after each. Nothing of it is played before all is confirmed, and whoever goes back has
seen nothing that he could not know before. So a chain goes on after a move

- that tells its own seat nothing, whatever the others learn by it (a card turned up that its owner knew);
- that brings up something new only *besides* (``Event.aside``: the next card of an offer). From there on the true position is
  left alone: the chain is followed in several positions made up from what the seat knows, and only moves are on offer that are
  possible in all of them, in answer to the same question. What comes up is shown by none of them, as no picture is drawn.

It ends with a move that is made to learn something (a die, a draw, a look at a card), and with the seat's last move before others.
When it is confirmed, the moves are played until one is not possible any more because of what has come up; see ``cogs.playing``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cogs.controls import ROOM
from cogs.errors import Refusal
from cogs.picker import Picker, decode_path, encode_path
from cogs.tables import Position
from games.base import Move
from games.core.events import Event
from games.core.rng import Rng

LINK = "_"
_LEFT = 24  # characters of an id kept for the path of the move to come
_WORLDS = 4  # positions made up: so few that panels stay quick, so many that a card seldom comes up in all of them


@dataclass(frozen=True)
class Chain:
    """Moves chosen but not played, as they stand in an id (``prefix``), and the position to which they lead.

    ``worlds`` are the positions made up since something unknown has come up; the first of them is that of ``position``.
    """

    position: Position
    moves: tuple[Move, ...] = ()
    prefix: str = ""
    worlds: tuple[Any, ...] = ()

    def then(self, path: tuple[int, ...]) -> Chain | None:
        """The chain with one more move, given by its path; None where nothing could be chosen after it.

        Raises Refusal for a path that leads to no move.
        """
        step = Picker(self.position.moves).step(path)
        if step is None or step.move is None:
            raise Refusal("stale")
        prefix = self.prefix + encode_path(path) + LINK
        if len(prefix) > ROOM - _LEFT:
            return None
        table, seat = self.position.table, self.position.seat
        game, worlds = table.game, self.worlds
        states, news = self._played(worlds or (table.state,), step.move)
        if news and not worlds:
            known = game.redact(table.state, seat)
            worlds = tuple(game.determinize(known, seat, Rng(f"world {number}")) for number in range(_WORLDS))
            states, more = self._played(worlds, step.move)
            news += more
        if not all(event.aside for event in news):
            return None
        if any(state.finished or state.pending != states[0].pending for state in states):
            return None
        if seat in game.to_move(table.state) and seat not in game.to_move(states[0]):
            return None
        lists = [game.legal_moves(game.redact(state, seat), seat) for state in states]
        moves = [move for move in lists[0] if all(move in others for others in lists[1:])]
        if all(move.kind == "concede" for move in moves):
            return None
        position = Position(replace(table, state=states[0]), seat, moves)
        return Chain(position, (*self.moves, step.move), prefix, tuple(states) if worlds else ())

    def _played(self, states: tuple[Any, ...], move: Move) -> tuple[list[Any], list[Event]]:
        """Copies of these positions after the move, and what of it is news to its seat."""
        game, seat = self.position.table.game, self.position.seat
        copies = [game.copy(state) for state in states]
        news = [event for copy in copies for event in game.play(copy, seat, move) if event.is_news_to(seat)]
        return copies, news


def split(arg: str) -> tuple[str, str]:
    """The chain and the rest in the argument of a control."""
    chain, link, rest = arg.rpartition(LINK)
    return chain + link, rest


def follow(position: Position, prefix: str) -> Chain:
    """The chain that stands in an id. Raises Refusal if it leads nowhere in this position."""
    chain: Chain | None = Chain(position)
    for path in prefix.split(LINK)[:-1]:
        chain = chain and chain.then(decode_path(path))
        if chain is None:
            raise Refusal("stale")
    assert chain is not None
    return chain
