"""What was chosen after a move, kept where something of that move is changed afterwards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from cogs.choosing.chain import Chain, follow
from cogs.choosing.completion import Path
from cogs.choosing.follow_ups import action, answered
from cogs.choosing.paths import decode_path, split
from games.base import Move


def kept(chain: Chain, path: Path, later: str, changed: Chain | None = None) -> tuple[Chain, Path, list[Move]]:
    """The choices that stand in ``later``, made after the move at the end of a path, as far as they are possible there, and the
    moves among them that are not, or are asked for anew as there is more to choose from. The first of ``later`` is that move as it
    was before; where it is ``changed`` together with what follows from it, the path begins after that.

    Raises Refusal for a text that leads nowhere.
    """
    prefix, rest = split(later)
    then = follow(chain.start, chain.prefix + prefix)
    links = [then]
    while len(links[0].moves) > len(chain.moves) + 1 and (before := links[0].before) is not None:
        links.insert(0, before)
    moves = [(old, following.moves[-1]) for old, following in pairwise(links)]
    by_itself, last = answered(then), decode_path(rest)
    end = then.picker.step(last)
    # What went without saying is no choice of anybody's.
    if end is not None and end.move is not None and not (by_itself and last[: len(by_itself)] == by_itself):
        moves.append((then, end.move))
    changed = changed or chain
    whole = action(changed, path)
    now = changed.then(changed.picker.path_of(whole[-1])) if whole else None
    if now is None or not now.follows_up:
        return changed, path, _told(moves)
    gone = list[tuple[Chain, Move]]()
    for number, (old, move) in enumerate(moves):
        # The same word may answer another question.
        if old.position.asked != now.position.asked or move not in now.position.moves:
            gone.append((old, move))
            continue
        if (asked_anew := _told([(old, move), *moves[number + 1 :]])) and _things(now) - _things(old):
            return now, (), [*_told(gone), *asked_anew]
        at = now.picker.path_of(move)
        following = now.then(at)
        if following is None or not following.follows_up:
            return now, at, _told([*gone, *moves[number + 1 :]])
        now = following
    return now, answered(now), _told(gone)


def _things(chain: Chain) -> set[tuple[str, Any]]:
    """What there is to choose from in answer to what is asked: kinds of moves with the first thing that each names."""
    free = chain.position.table.game.free_kinds
    moves = (move for move in chain.position.moves if move.kind not in free)
    return {(move.kind, next((getattr(move, name) for name in move.__struct_fields__), None)) for move in moves}


def _told(gone: list[tuple[Chain, Move]]) -> list[Move]:
    """Those of the moves by which something was to be done, not left or only paid for: that is what has been changed."""
    found = list[Move]()
    for before, move in gone:
        game, state, seat = before.position.table.game, before.position.table.state, before.position.seat
        if move.kind in game.paying_kinds:
            continue
        if not game.is_closing(state, seat, move.kind) and not game.is_way_out(state, seat, move.kind):
            found.append(move)
    return found
