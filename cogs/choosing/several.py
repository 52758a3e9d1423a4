"""Several things named in one menu where the rules ask for one after the other (``Game.gathered_kinds``).

Each thing that is ticked becomes a move of a chain (see ``cogs.choosing.chain``), so all of them are confirmed once, and moves
stay what they are: one thing each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Step
from cogs.match.refusals import Refusal
from games.base import Game, Move

MOST = 25  # things that a menu of Discord's holds


@dataclass(frozen=True)
class Gathering:
    """Things to tick, one that can be named twice standing twice, and how many are named until something else is asked."""

    things: list[Any]
    most: int


def gathering(chain: Chain, step: Step) -> Gathering | None:
    """What can be ticked at this step; None where things are not named one after the other, or one is all that is asked for."""
    game, seat = chain.position.table.game, chain.position.seat
    kind = step.chosen.get("kind", "")
    if kind not in game.gathered_kinds or step.move is not None or seat not in game.to_move(chain.position.table.state):
        return None
    world = chain.world()
    # In the chain's ids there is room for so many of them.
    most = min(_repeated(game, world, seat, kind, None), chain.room((*step.path, len(step.values))))
    if most < 2:
        return None
    things = [
        value
        for value in step.values
        for _ in range(min(most, _repeated(game, world, seat, kind, (step.field, value))))
    ]
    return Gathering(things, most) if len(things) <= MOST else None


def gathered(chain: Chain, step: Step, ticked: list[int]) -> tuple[Chain, tuple[int, ...]]:
    """The chain of the moves by which the things at these places are named, and the path of the last of them in it.

    Raises Refusal for things that cannot be named together.
    """
    found = gathering(chain, step)
    if found is None or not ticked or max(ticked) >= len(found.things):
        raise Refusal("stale")
    path: tuple[int, ...] = ()
    for place in ticked:
        following = chain.then(path) if path else chain
        if following is None:
            raise Refusal("not-together")
        chain, picker = following, following.picker
        wanted = {"kind": step.chosen["kind"], step.field: found.things[place]}
        path = picker.path_with(wanted)
        reached = picker.step(path)
        if reached is None or reached.move is None or not _is(reached.move, wanted):
            raise Refusal("not-together")
    return chain, path


def named_so_far(chain: Chain, step: Step) -> list[tuple[Chain, Move]]:
    """The moves by which things were named together, the one at this step the last of them, each with the chain before it; [] where
    it is none of several.
    """
    first = named_from(chain, step)
    if step.move is None or first is None:
        return []
    found = [(chain, step.move)]
    while chain is not first and (before := chain.before) is not None:
        found.append((before, chain.moves[-1]))
        chain = before
    return found[::-1]


def numbered(chain: Chain, step: Step) -> tuple[int, int] | None:
    """Which of how many answers alike a step asks for that follow from one move, as where each of two units stands; None for one
    alone, and where no more are needed than somebody likes.
    """
    game, position = chain.position.table.game, chain.position
    state, seat, kind = position.table.state, position.seat, str(step.chosen.get("kind", ""))
    if (
        step.move is not None
        or not kind
        or seat not in game.to_move(state)
        or game.asked(state, seat) not in game.follow_ups
    ):
        return None
    if any(game.is_closing(state, seat, other) for other in chain.picker.kinds):
        return None
    made, earlier = 0, chain
    while (before := earlier.before) is not None and earlier.moves[-1].kind == kind:
        if game.asked(before.position.table.state, seat) not in game.follow_ups:
            break  # that was what the answers follow from
        made, earlier = made + 1, before
    count = made + _repeated(game, chain.world(), seat, kind, None)
    return (made + 1, count) if count > 1 else None


def named_from(chain: Chain, step: Step | None) -> Chain | None:
    """The chain before the first of the things that were named one after the other up to this step, at which the next one is named
    or is to be; None where none was before.
    """
    kind = step.chosen.get("kind", "") if step is not None else ""
    last = chain.moves[-1].kind if chain.moves else ""
    if last not in chain.position.table.game.gathered_kinds or kind not in ("", last):
        return None
    while chain.before is not None and chain.moves[-1].kind == last:
        chain = chain.before
    return chain


def _repeated(game: Game[Any], world: Any, seat: int, kind: str, named: tuple[str, Any] | None) -> int:
    """How many times in a row the seat can make a move of this kind, naming always the same thing where one is given."""
    state, count = game.copy(world), 0
    wanted = {"kind": kind, **dict([named] if named else [])}
    while seat in game.to_move(state):
        move = next((move for move in game.legal_moves(state, seat) if _is(move, wanted)), None)
        if move is None or count == MOST:
            break
        decision = game.asked(state, seat)
        game.play(state, seat, move)
        count += 1
        if state.finished or game.asked(state, seat) != decision:
            break
    return count


def _is(move: Move, wanted: dict[str, Any]) -> bool:
    return all(getattr(move, name) == value for name, value in wanted.items())
