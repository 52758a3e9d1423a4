"""Which moves of a decision are played on: what the sensible computer would do, and the most promising others."""

from __future__ import annotations

from games.base import Game, Move, State
from games.core.rng import Rng


def candidates(game: Game[State], view: State, seat: int, most: int, chance: Rng) -> list[Move]:
    """At most so many moves for a seat in ``to_move``, the sensible computer's own first. ``view`` is redacted for the seat.

    A free move comes alone, if the sensible computer makes one: it is no choice among others. What was begun is not dropped, even
    where the sensible computer would: it would be begun again, and dropped again.
    """
    usual = game.sensible_move(view, seat, chance)
    if usual.kind in game.free_kinds:
        return [usual]
    rated = [pair for pair in game.rated_moves(view, seat) if pair[1].kind not in game.free_kinds]
    if rated:
        order = sorted(range(len(rated)), key=lambda place: (-rated[place][0], place))
        others = [rated[place][1] for place in order]
    else:
        others = _mixed([move for move in game.legal_moves(view, seat) if move.kind not in game.free_kinds], chance)
    whole = [move for move in (usual, *others) if not game.is_dropping(view, seat, move.kind)]
    return [*dict.fromkeys(whole or [usual])][:most]


def _mixed(moves: list[Move], chance: Rng) -> list[Move]:
    """Moves of which nothing is known: one of each kind after the other, those of a kind at random."""
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    for alike in kinds.values():
        chance.shuffle(alike)
    rounds = max((len(alike) for alike in kinds.values()), default=0)
    return [alike[number] for number in range(rounds) for alike in kinds.values() if number < len(alike)]
