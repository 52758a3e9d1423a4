"""Several moves decided in one visit to the panel and confirmed once.

A chain stands in the ids of the panel's controls, like everything else there: the paths of its moves, each in the position to
which those before it lead, with a ``_`` after each. Nothing of it is played before all is confirmed, so whoever goes back must
not have seen what he could not know before. Therefore the true position is never moved on: each move is tried in several positions
made up from what the seat knows. The chain goes on

- where all of them look the same to the seat afterwards: the move tells it nothing, whatever the others learn by it (a card turned
  up that its owner knew);
- where the move brings up something new only *besides* (``Event.aside``: the next card of an offer). From there on only moves are
  on offer that are possible in all the positions, in answer to the same question, and no picture is drawn, as it would show one
  that is made up.

It ends with a move that is made to learn something (a die, a draw, a look at a card), with one whose consequences turn on what
others hide, and with the seat's last move before others. When it is confirmed, the moves are played until one is not possible any
more because of what has come up; see ``cogs.match.playing``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from cogs.choosing.forced import forced_on
from cogs.choosing.paths import LINK, ROOM, decode_path, encode_path
from cogs.choosing.picker import Picker
from cogs.choosing.worlds import Worlds, worlds
from cogs.match.refusals import Refusal
from cogs.match.tables import Position
from games.base import Move
from games.core.events import Event

_LEFT = 24  # characters of an id kept for the path of the move to come


class Rehearsed(NamedTuple):
    """A move, the positions to which it leads, and by position what it does and what follows by itself."""

    move: Move
    states: list[Any]
    made: list[list[Event]]
    followed: list[list[Event]]


@dataclass(frozen=True)
class Chain:
    """Moves chosen but not played, as they stand in an id (``prefix``), and the position to which they lead.

    ``worlds`` are the positions made up since something unknown has come up; the first of them is that of ``position``.
    ``before`` is the chain without the last of the moves.
    """

    position: Position
    moves: tuple[Move, ...] = ()
    prefix: str = ""
    worlds: tuple[Any, ...] = ()
    before: Chain | None = None
    _known: dict[tuple[int, ...], Rehearsed] = field(default_factory=dict[Any, Any], compare=False, repr=False)

    @cached_property
    def picker(self) -> Picker:
        """The choices of its position."""
        return Picker(self.position.moves)

    @property
    def start(self) -> Position:
        """The position before the first of the moves."""
        return self.position if self.before is None else self.before.start

    @property
    def follows_up(self) -> bool:
        """Whether what is asked now belongs to the last of the moves (``Game.follow_ups``): together they are one action.

        Not where something unknown has come up: before the rest is chosen, that has to be seen.
        """
        return self.asks_more and not self.worlds

    @property
    def asks_more(self) -> bool:
        """Whether an answer to what is asked now is still lacking to the last of the moves, unknown or not what has come up."""
        return bool(self.moves) and self.position.asked in self.position.table.game.follow_ups

    @property
    def passed(self) -> int:
        """How many of the moves, from the first on, only went on to the next steps of the seat's own turn."""
        if self.before is None:
            return 0
        passed = self.before.passed
        return passed + 1 if self.before.passes and self.before.passes_on(self.moves[-1]) else passed

    @property
    def passes(self) -> bool:
        """Whether all of the moves, if there are any, only went on to the next steps."""
        return self.passed == len(self.moves)

    def passes_on(self, move: Move) -> bool:
        """Whether a move only goes on to the next step of the seat's own turn, and costs nobody anything."""
        game, state, seat = self.position.table.game, self.position.table.state, self.position.seat
        out = game.is_way_out(state, seat, move.kind) and not game.is_sparing(state, seat, move.kind)
        return game.is_passing(state, seat, move.kind) and not out and not game.is_grave(state, seat, move)

    @property
    def is_one_action(self) -> bool:
        """Whether nothing but follow-ups stands after the first of the moves, apart from what went on to its step."""
        return self.before is None or self.passes or (self.follows_up and self.before.is_one_action)

    @property
    def begins(self) -> tuple[bool, ...]:
        """For each of the moves whether it began an action, as it neither followed up another one nor went on to its step."""
        return () if self.before is None else (*self.before.begins, not self.before.asks_more and not self.passes)

    @property
    def asked(self) -> tuple[str, ...]:
        """The kind of the decision that each of the moves answers."""
        if self.before is None:
            return ()
        return (*self.before.asked, self.before.position.asked)

    def then(self, path: tuple[int, ...]) -> Chain | None:
        """The chain with one more move, given by its path; None where nothing could be chosen after it. By a move that drops what
        was begun (``Game.dropping_kinds``) it is the chain before that: nothing of it happens.

        Raises Refusal for a path that leads to no move.
        """
        move, states, made, followed = self.rehearsed(path)
        prefix = self.prefix + encode_path(path) + LINK
        table, seat = self.position.table, self.position.seat
        game = table.game
        told = (event for events in (*made, *followed) for event in events)
        news = [event for event in told if event.teaches and event.visible_to(seat)]
        if len(prefix) > ROOM - _LEFT or not all(event.aside for event in news):
            return None
        views = [game.redact(state, seat) for state in states]
        if any(view.finished or view.pending != views[0].pending for view in views):
            return None
        if seat in game.to_move(table.state) and seat not in game.to_move(states[0]):
            return None
        sure = not self.worlds and len({game.encode(view) for view in views}) == 1
        if not (sure or self.worlds or news):
            return None
        if sure and game.is_dropping(table.state, seat, move.kind) and (before := self._before_all_of(views[0])):
            return before
        lists = [game.choices(view, seat) for view in (views[:1] if sure else views)]
        moves = [move for move in lists[0] if all(move in others for others in lists[1:])]
        if all(move.kind == "concede" for move in moves):
            return None
        position = Position(replace(table, state=states[0]), seat, moves)
        return Chain(position, (*self.moves, move), prefix, () if sure else tuple(states), self)

    def _before_all_of(self, view: Any) -> Chain | None:
        """The chain before those of the moves that leave nothing behind: the seat sees the same there; None where there is none."""
        game, seat, chain = self.position.table.game, self.position.seat, self
        while chain is not None and game.redact(chain.position.table.state, seat) != view:
            chain = chain.before
        return chain

    def is_followed_up(self, path: tuple[int, ...]) -> bool:
        """Whether what is asked after the move at the end of this path belongs to it, as one position tells, which is seldom and
        costs a fraction of :meth:`then`; where not, that follows up nothing.

        Raises Refusal for a path that leads to no move.
        """
        game, seat, move = self.position.table.game, self.position.seat, self._move_at(path)
        if not game.follow_ups:
            return False
        if path in self._known:
            state = self._known[path].states[0]
        else:
            state = self.world()
            game.make(state, seat, move)
            game.go_on(state, seat)
        return game.asked(state, seat) in game.follow_ups

    def endings(self, path: tuple[int, ...]) -> list[Any]:
        """The positions to which the move at the end of this path leads, with what goes without a choice after it, if the match is
        over in all of them; else [].

        Raises Refusal for a path that leads to no move.
        """
        game = self.position.table.game
        found = list[Any]()
        for state in self.rehearsed(path).states:
            last, _ = forced_on(game, state)
            if not last.finished:
                return []
            found.append(last)
        return found

    def is_settled(self, path: tuple[int, ...]) -> bool:
        """Whether nothing comes up, nor is left to chance, from here to the end to which the move at the end of this path leads
        (``endings``): if not, what the positions have in common is no more than likely.

        Raises Refusal for a path that leads to no move.
        """
        if self.worlds:
            return False
        game, seat, (_, states, made, followed) = self.position.table.game, self.position.seat, self.rehearsed(path)
        for start, state, *events in zip(self._made_up.few(), states, made, followed, strict=True):
            last, more = forced_on(game, state)
            taught = any(event.teaches and event.visible_to(seat) for part in (*events, more) for event in part)
            if taught or last.rng.draws != start.rng.draws:
                return False
        return True

    def world(self) -> Any:
        """The position as the seat knows it, whatever is hidden made up."""
        game = self.position.table.game
        return game.copy(self.worlds[0]) if self.worlds else game.decode(self._made_up[0])

    def room(self, path: tuple[int, ...]) -> int:
        """How many moves with paths as long as this one the ids have room for, the last of them unlinked."""
        return 1 + max(0, ROOM - _LEFT - len(self.prefix)) // len(encode_path(path) + LINK)

    def _move_at(self, path: tuple[int, ...]) -> Move:
        step = self.picker.step(path)
        if step is None or step.move is None:
            raise Refusal("stale")
        return step.move

    def rehearsed(self, path: tuple[int, ...]) -> Rehearsed:
        """What the move at the end of this path leads to; worked out once."""
        if path not in self._known:
            move = self._move_at(path)
            game, seat = self.position.table.game, self.position.seat
            states = [game.copy(world) for world in self.worlds] or self._made_up.few()
            made = [game.make(state, seat, move) for state in states]
            followed = [game.go_on(state, seat) for state in states]
            self._known[path] = Rehearsed(move, states, made, followed)
        return self._known[path]

    @cached_property
    def _made_up(self) -> Worlds:
        """Positions that look to the seat like its own; the same ones whatever is hidden from it."""
        game, seat = self.position.table.game, self.position.seat
        return worlds(game, game.redact(self.position.table.state, seat), seat)


def follow(position: Position, prefix: str) -> Chain:
    """The chain that stands in an id. Raises Refusal if it leads nowhere in this position."""
    chain: Chain | None = Chain(position)
    for path in prefix.split(LINK)[:-1]:
        chain = chain and chain.then(decode_path(path))
        if chain is None:
            raise Refusal("stale")
    assert chain is not None
    return chain
