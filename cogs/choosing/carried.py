"""A way to a move that was shown in an earlier position, found again in the present one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Path
from cogs.choosing.consequences import Outlook
from cogs.match.tables import Position
from games.base import Move


def carried(then: Chain, path: Path, now: Position) -> tuple[Chain, Path] | None:
    """The moves of a chain and the choices of a path, made in the present position; None where one is not possible any more."""
    chain = Chain(now)
    for move in then.moves:
        following = _after(chain, move)
        if following is None:
            return None
        chain = following
    step = then.picker.step(path)
    picker = chain.picker
    found = picker.step(picker.path_with(step.chosen)) if step is not None else None
    if step is None or found is None or any(found.chosen.get(name) != value for name, value in step.chosen.items()):
        return None
    return chain, found.path


def ends_alike(then: Position, now: Position, moves: Sequence[Move]) -> bool:
    """Whether moves, one after the other, cost and bring in both positions the same, as far as the seat can tell: of
    their own effect what was shown, nothing of what follows by itself when all have chosen.

    That is so of what is not possible any more: the rules say why.
    """
    if moves[0] not in now.moves:
        return True
    before: Chain | None = Chain(then)
    after: Chain | None = Chain(now)
    for number, move in enumerate(moves, 1):
        if (
            before is None
            or after is None
            or move not in after.position.moves
            or _end(before, move) != _end(after, move)
        ):
            return False
        if number < len(moves):
            before, after = _after(before, move), _after(after, move)
    return True


def _after(chain: Chain, move: Move) -> Chain | None:
    if move not in chain.position.moves:
        return None
    return chain.then(chain.picker.path_of(move))


def _end(chain: Chain, move: Move) -> tuple[Any, ...]:
    """What a move costs and brings, and what is said of it besides."""
    position, game = chain.position, chain.position.table.game
    known = game.redact(position.table.state, position.seat)
    chosen: dict[str, Any] = {"kind": move.kind, **msgspec.structs.asdict(move)}
    remarked = game.is_remarked(position.table.state, position.seat, move.kind)
    found = Outlook(game, known, position.seat).of(move)
    return *found.shown, game.remark(known, position.seat, chosen) if remarked else None
