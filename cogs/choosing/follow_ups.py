"""One action, confirmed once: what is asked because of a move is chosen before that is made (``Game.follow_ups``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.choosing.alike import whatever
from cogs.choosing.chain import Chain
from cogs.choosing.changes import Consequence
from cogs.choosing.completion import Path, completed, natural_of
from cogs.choosing.consequences import Outlook
from cogs.choosing.paths import LINK, decode_path, encode_path, split
from cogs.match.tables import Position
from games.base import Move

MOST_ANSWERS = 175  # to a question, that are tried to tell what holds for all
MANY_ANSWERS = 60  # of more it is told for whoever moves alone, which takes a fraction of the time


def led_on(chain: Chain, path: Path, *, as_is: bool = False) -> tuple[Chain, Path]:
    """From choices that make a whole move to the question that follows from it, as often as one does; where none does, or
    something is left to be chosen before, they stay as they are. Answers that go without saying are given on the way.

    ``as_is``: nothing is filled in for the first of the moves. Raises Refusal for a path that leads nowhere.
    """
    while (full := _whole(chain, path, as_is=as_is)) is not None and chain.is_followed_up(full):
        following = chain.then(full)
        if following is None or not following.follows_up:
            break
        chain, path, as_is = following, answered(following), False
        if not path:
            break
    return chain, path


def foretold(chain: Chain, path: Path, *, answer_alone: bool = False) -> Consequence | None:
    """What the move at the end of a path will cost and bring together with the answer to what follows from it, as far as that is
    the same whatever the answer is, and the least that comes by all of them; None where nothing follows from it, or where trying
    all answers would take too long. After a way out, and where all answers are grave, nobody need give one; what is made beside a
    question brings none of its answers. ``answer_alone``: what the move itself costs and brings is not counted.
    """
    step = chain.picker.step(path)
    at = chain.position
    if step is not None and at.table.game.is_beside(at.table.state, at.seat, str(step.chosen.get("kind", ""))):
        return None
    following = chain.then(path) if chain.is_followed_up(path) else None
    if following is None or not following.follows_up:
        return None
    game, position, start = chain.position.table.game, following.position, chain.start
    state, seat = position.table.state, position.seat
    answers = [move for move in position.moves if game.is_closing(state, seat, move.kind)] or [
        move
        for move in position.moves
        if move.kind not in game.free_kinds
        and not game.is_way_out(state, seat, move.kind)
        and not game.is_beside(state, seat, move.kind)
    ]
    out = game.is_way_out(chain.position.table.state, seat, following.moves[-1].kind)
    if out or all(game.is_grave(state, seat, answer) for answer in answers):
        ways_out = {kind for kind in following.picker.kinds if game.is_way_out(state, seat, kind)} - dropped_by(
            following
        )
        answers += [move for move in position.moves if move.kind in ways_out]
    answers = [*{game.alike(state, seat, answer): answer for answer in answers}.values()]
    if not 0 < len(answers) <= MOST_ANSWERS:
        return None
    known, own = game.redact(start.table.state, seat), len(answers) > MANY_ANSWERS
    made = len(chain.moves) + answer_alone
    found = Outlook(game, known, seat, following.moves, uncounted=made, own=own).of(answers[0])
    outlook = Outlook(game, known, seat, following.moves, uncounted=made, count=1, own=own)
    for answer in answers[1:]:
        if not found.changes:
            break
        found = whatever([found, outlook.of(answer)], least=True)
    return found


def last_path(chain: Chain) -> Path:
    """The path of the last of the moves of a chain that has any, in the position before it."""
    return decode_path(split(chain.prefix.removesuffix(LINK))[1])


def way_back(chain: Chain) -> str:
    """The argument of the control that leads back from the question that follows from the last move of a chain: to the last
    choice that somebody had to make, or to what stood there before somebody changed what had been filled in.
    """
    while chain.before is not None:
        last, chain = last_path(chain), chain.before
        made = last
        while last and _whole(chain, last, as_is=False) is not None:
            last = last[:-1]
            if last and _whole(chain, last, as_is=False) not in (None, made):
                return chain.prefix + encode_path(last)
        if last or not answered(chain):
            return chain.prefix + encode_path(last)
    return ""


def action(chain: Chain, path: Path, *, as_is: bool = False) -> list[Move]:
    """The moves of an action, the last at the end of the path; [] where something is open."""
    full = _whole(chain, path, as_is=as_is)
    step = chain.picker.step(full) if full is not None else None
    return [*chain.moves, step.move] if step is not None and step.move is not None else []


def ends_match(chain: Chain, path: Path, *, as_is: bool = False) -> bool:
    """Whether the match is certain to be over after the action; False where something is open."""
    full = _whole(chain, path, as_is=as_is)
    return full is not None and bool(chain.endings(full))


class Grave(NamedTuple):
    """A move that is confirmed by its name, and against whom it goes where it does not say so itself."""

    move: Move
    aimed_at: Sequence[int]


def grave_at(position: Position, move: Move) -> Grave | None:
    """A legal move as it is confirmed by its name (``Game.is_grave``, or a way out by which something is lost); None where not."""
    game, state, seat = position.table.game, position.table.state, position.seat
    spares = game.is_sparing(state, seat, move.kind) or game.is_dropping(state, seat, move.kind)
    out = game.is_way_out(state, seat, move.kind) and not spares
    if not game.is_grave(state, seat, move) and not out:
        return None
    return Grave(move, game.aimed_at(state, seat, move))


def graves_before(chain: Chain) -> tuple[Grave, ...]:
    """Those of the chosen moves that are confirmed by their names, in order."""
    if chain.before is None:
        return ()
    found = grave_at(chain.before.position, chain.moves[-1])
    return (*graves_before(chain.before), *([] if found is None else [found]))


def spares(chain: Chain, move: Move | None) -> bool:
    """Whether a move leaves the action before it as far as it is made (``Game.sparing_kinds``)."""
    position = chain.position
    game, state = position.table.game, position.table.state
    return move is not None and chain.follows_up and game.is_sparing(state, position.seat, move.kind)


def closes(chain: Chain, move: Move | None) -> bool:
    """Whether a move ends the action before it, in which something else is still possible (``Game.closing_kinds``)."""
    position = chain.position
    game, state = position.table.game, position.table.state
    return move is not None and chain.follows_up and game.is_closing(state, position.seat, move.kind)


def dropped_by(chain: Chain) -> frozenset[str]:
    """Ways out of an action that is not whole which lead nowhere but back: what could be done before it was begun, and left
    nothing unanswered there.
    """
    if not chain.follows_up:
        return frozenset()
    game, position, start = chain.position.table.game, chain.position, chain.start
    ways = {kind for kind in chain.picker.kinds if game.is_way_out(position.table.state, position.seat, kind)}
    before = {move.kind for move in start.moves if not game.is_way_out(start.table.state, start.seat, move.kind)}
    return frozenset(ways & before)


def answered(chain: Chain) -> Path:
    """The path of the one kind of answer to what is asked after the moves, if it goes without saying what is chosen in it; of what
    ends the action, where nothing need be done any more. No attack goes without saying, nor what costs something, where one can go
    on without it.
    """
    if not chain.follows_up:
        return ()
    game, position, picker = chain.position.table.game, chain.position, chain.picker
    state, seat = position.table.state, position.seat
    kinds = [kind for kind in picker.kinds if kind not in game.free_kinds and not game.is_way_out(state, seat, kind)]
    kinds = [kind for kind in kinds if game.is_closing(state, seat, kind)] or kinds
    alone = len(kinds) == 1 and not game.is_beside(state, seat, kinds[0])
    path = picker.path_to(kinds[0]) if alone else None
    whole = _whole(chain, path, as_is=False) if path is not None else None
    end = picker.step(whole) if whole is not None else None
    if path is None or end is None or end.move is None:
        return ()
    spared = {kind for kind in picker.kinds if game.is_way_out(state, seat, kind)} - dropped_by(chain)
    return () if spared and (game.is_grave(state, seat, end.move) or _costs(chain, end.move)) else path


def _costs(chain: Chain, answer: Move) -> bool:
    """Whether an answer to what follows costs its seat something."""
    start, game = chain.start, chain.position.table.game
    known = game.redact(start.table.state, start.seat)
    own = Outlook(game, known, start.seat, chain.moves, uncounted=len(chain.moves), own=True).of(answer).own
    return any(change.gain if name in game.burdens else change.cost for name, change in own.items())


def _whole(chain: Chain, path: Path, *, as_is: bool) -> Path | None:
    """The path to the end of a move, natural values filled in; None where something is open."""
    picker = chain.picker
    if not as_is:
        position = chain.position
        known = position.table.game.redact(position.table.state, position.seat)
        path = completed(picker, path, natural_of(position, known))
    step = picker.step(path)
    return path if step is not None and step.move is not None else None
