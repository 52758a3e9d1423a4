"""The moves that were chosen before what is shown, a line each; those by which things are named one after the other share one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, groupby
from typing import Any

import msgspec

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Step
from cogs.choosing.several import named_so_far
from cogs.features.panel.saying import effect
from cogs.features.panel.style import PanelStyle
from cogs.presentation.amounts import listed
from cogs.presentation.answering import answering
from cogs.presentation.joining import joined
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from games.base import Game, Move


def in_groups(game: Game[Any], moves: Sequence[Move]) -> list[list[Move]]:
    """The moves in order, those together that name what is asked for at once (``Game.gathered_kinds``): people make one of them."""

    def key(one: tuple[int, Move]) -> str | int:
        number, move = one
        return move.kind if move.kind in game.gathered_kinds else number

    return [[move for _, move in group] for _, group in groupby(enumerate(moves), key)]


def groups_before(game: Game[Any], kinds: PanelStyle, move: Move | None) -> tuple[list[list[Move]], list[Move]]:
    """The groups of the moves before the one that is to be confirmed, and those that are in one group with it."""
    groups = in_groups(game, [*kinds.before, *([] if move is None else [move])])
    return (groups, []) if move is None else (groups[:-1], groups[-1][:-1])


def count_actions(game: Game[Any], kinds: PanelStyle, move: Move | None) -> int:
    """How many actions the moves before are, with the one that is to be confirmed, as people count: what follows from a move
    belongs to it, and so does what is named at once with it.
    """
    begins = [*kinds.begins, *([] if move is None else [not kinds.undecided])]
    at, count = 0, 0
    for group in in_groups(game, [*kinds.before, *([] if move is None else [move])]):
        count += begins[at]
        at += len(group)
    return count


def remarks_on_each(chain: Chain, step: Step, labels: Labels) -> list[str]:
    """What is remarked on each of several things that are named together up to this step, where anything is; how many of them are
    held and left is said once of those that are alike.
    """
    found, held = list[str](), dict[str, tuple[int, int]]()
    for before, move in named_so_far(chain, step):
        chosen, name = {"kind": move.kind, **msgspec.structs.asdict(move)}, labels.values(move)
        remarks = Remarks(before.position, labels)
        if (count := remarks.held(chosen)) is not None:
            held[name] = (held[name][0] if name in held else count[0], count[1])
        elif remark := remarks.about(chosen):
            found.append(f"{name}: {remark}")
    said = (labels.words("panel-held", name=name, held=had, left=left) for name, (had, left) in held.items())
    return [*said, *found]


def remarks_on_closed(chain: Chain, step: Step, labels: Labels, *, looming: bool) -> list[str]:
    """What is remarked on the last move of an action, but where what is ``looming`` tells it, and on what only ends that."""
    ways = [(chain.before, chain.moves[-1]), (chain, step.move)]
    found = list[str]()
    for at, move in ways:
        if at is None or move is None:
            continue
        chosen, remarks = {"kind": move.kind, **msgspec.structs.asdict(move)}, Remarks(at.position, labels)
        if not (looming and remarks.leads(chosen)):
            found.append(remarks.about(chosen))
    return [*filter(None, found)]


def name_of(labels: Labels, group: Sequence[Move]) -> str:
    """What a group of moves is called: of several, what is named in each of them."""
    if len(group) == 1:
        return labels.move(group[0])
    return f"{labels.kind(group[0].kind)} · {listed(labels.words, [labels.values(one) for one in group])}"


def names_of(labels: Labels, game: Game[Any], kinds: PanelStyle, move: Move | None) -> list[tuple[list[Move], str]]:
    """The groups of the moves before, with the one that is to be confirmed, each with what it is called in answer to what was asked
    there, and with what it gave up.
    """
    at, found = 0, list[tuple[list[Move], str]]()
    for group in in_groups(game, [*kinds.before, *([] if move is None else [move])]):
        if at < len(kinds.before):
            question, left = (of[at] if at < len(of) else "" for of in (kinds.asked, kinds.forgone))
            found.append((group, name_of(answering(labels, question, left), group)))
        else:
            found.append((group, name_of(labels, group)))
        at += len(group)
    return found


def lines_of(labels: Labels, groups: Sequence[Sequence[Move]], kinds: PanelStyle) -> list[str]:
    """What was chosen before, a line for each group of moves, as they are called in answer to what was asked."""
    starts = [*accumulate(map(len, groups), initial=0)]
    asked = [kinds.asked[start] if start < len(kinds.asked) else "" for start in starts]
    forgone = [kinds.forgone[start] if start < len(kinds.forgone) else "" for start in starts]
    first_of = [kinds.first_of[start] if start < len(kinds.first_of) else 1 for start in starts]
    return [
        _line_of(answering(labels, question, left), group, number, kinds, times)
        for number, (group, question, left, times) in enumerate(zip(groups, asked, forgone, first_of, strict=False), 1)
    ]


def firsts_of(chain: Chain) -> tuple[int, ...]:
    """For each of the moves of a chain, as the first of how many times it is made, with those that are still to be chosen."""
    if chain.before is None:
        return ()
    game, position, move = chain.position.table.game, chain.position, chain.moves[-1]
    more, _ = (0, False) if chain.before.asks_more else game.further(position.table.state, position.seat, move)
    return (*firsts_of(chain.before), 1 + more)


def _line_of(labels: Labels, group: Sequence[Move], number: int, kinds: PanelStyle, times: int) -> str:
    """What was chosen before what is chosen now: numbered, but where all is one action; with what its card or tile does where
    nothing but its end is confirmed, or more is asked because of it.
    """
    move = group[0]
    shown = labels.move_shown(move)
    if len(group) > 1:
        shown = labels.icons.before(f"kind-{move.kind}", name_of(labels, group))
    if times > 1:
        # What it costs and brings is told of the first time.
        shown = joined([("", shown), ("", labels.words("panel-first-of", count=times))])
    named = f"**{shown}**" if kinds.one_action else f"{number}. {shown}"
    about = effect(labels, move.kind, msgspec.structs.asdict(move)) if kinds.closing or kinds.undecided else ""
    return f"{named}\n-# {about}" if about else named
