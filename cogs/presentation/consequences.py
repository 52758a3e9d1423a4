"""What a move costs and brings, in words: short for an option, line by line for the whole action; and what there is to pay with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cogs.choosing.alone import only_move
from cogs.choosing.changes import Change, Consequence, Unknown
from cogs.match.tables import Position
from cogs.presentation.answering import answering
from cogs.presentation.ends import end_by_itself
from cogs.presentation.labels import Labels
from cogs.presentation.numbers import plain, signed
from cogs.presentation.remarks import Remarks
from cogs.presentation.scores import victory
from cogs.presentation.sums import summed
from games.base import Move

WARNING = "⚠️"
SHORT_PURSE = 6  # kinds of things to pay with, of which a nought is told as well

Named = Callable[[str], str]
"""How what somebody has a number of is called there."""


def at_hand(labels: Labels, known: Any, seat: int) -> str:
    """What a seat has to pay with, in a line: "Food 14 · Ideas 8"; of many things, or without ``Game.noughts``, nothing of which
    there is none; "" where there is nothing at all. ``known`` is redacted for it.
    """
    held, aside = labels.game.holdings(known, seat), labels.game.set_aside(known, seat)
    free = {name: held[name] - aside.get(name, 0) for name in labels.game.purse if name in held}
    short = labels.game.noughts and any(free.values()) and len(labels.game.purse) <= SHORT_PURSE
    return " · ".join(f"{labels.holding_shown(name)} {plain(count)}" for name, count in free.items() if count or short)


def warnings(labels: Labels, known: Any, seat: int) -> str:
    """What ends the match soon, what is to be known before anything is chosen, and what will cost a seat something by itself as
    things stand, a line each; ``known`` is redacted for it.
    """
    lines = [*endings(labels, known), *map(labels.remark, labels.game.beforehand(known, seat))]
    return "\n".join([*lines, *(f"{WARNING} {labels.remark(it)}" for it in labels.game.looming(known, seat))])


def endings(labels: Labels, known: Any) -> list[str]:
    """What ends the match soon, or who wins it, as things stand, a line each; ``known`` is redacted."""
    return [f"{WARNING} {labels.remark(remark)}" for remark in labels.game.ending(known)]


def in_short(labels: Labels, found: Consequence) -> str:
    """Cost and gain in a few words, what is common property apart: "Ideas −5 → Science +1 · Ben: Food −2"; "" where
    no number tells anything.
    """
    paid, grown = _parted(labels, found.own)
    sums = summed(labels, found, paid, grown)
    least = {name for name, change in found.own.items() if change.least}
    cost = ", ".join(
        labels.words("consequence-between", name=labels.holding(name), by=signed(by), most=signed(-most))
        if (most := found.own[name].most)
        else sums.get(name) or _listed(labels.holding, {name: by})
        for name, by in paid.items()
    )
    if count := _set_of(labels, found, paid):
        cost = labels.words("consequence-set", count=count, what=cost)
    gain = ", ".join(
        labels.words("consequence-least", name=labels.holding(name), by=signed(by))
        if name in least
        else sums.get(name) or _listed(labels.holding, {name: by})
        for name, by in grown.items()
    )
    common, others = _of_one(labels.holding, _common(labels, found.own)), _of_others(labels, labels.holding, found)
    return " · ".join(filter(None, [" → ".join(filter(None, [cost, gain])), common, *others]))


def _set_of(labels: Labels, found: Consequence, paid: Mapping[str, int]) -> int:
    """Of how many things the set is that is paid; 0 where it is none, or not known."""
    if labels.asked not in labels.game.price_sets or not paid.keys() <= {*labels.game.purse}:
        return 0
    return 0 if any(found.own[name].most for name in paid) or -sum(paid.values()) < 2 else -sum(paid.values())


def in_full(labels: Labels, found: Consequence) -> list[str]:
    """A line for the cost, for the gain, for what is common property, for others, and where chance decides something."""
    w = labels.words
    lines: list[str] = []
    own = found.with_between
    paid, grown = _parted(labels, own)
    # Of what is paid and comes nobody need look for the other half, nor reckon with what there never is in between.
    both = {name for name in paid.keys() & grown.keys() if not (own[name].least or "|" in name)}
    lost = {name for name in both if (own[name].by < 0) != (name in labels.game.burdens)}
    for said, part, aside in (("cost", paid, both - lost), ("gain", grown, lost)):
        if (part := {name: by for name, by in part.items() if name not in aside}) and found.own:
            told = (_in_full(labels, name, by, own[name], both=name in both) for name, by in part.items())
            lines.append(w(f"consequence-{said}", what=", ".join(told)))
    if found.between:
        by_itself = {name: change.by for name, change in found.between.items()}
        told = [_in_full(labels, name, by, own[name]) for name, by in by_itself.items()]
        what = _listed(labels.holding_shown, by_itself) if found.own else ", ".join(told)
        lines.append(w("consequence-by-itself", what=what, all="no" if found.own else "yes"))
    if common := _common(labels, own if found.own else {}):
        lines.append(", ".join(_in_full(labels, name, change.by, change) for name, change in common.items()))
    others = _of_others(labels, labels.holding_shown, found)
    if others:
        lines.append(w("consequence-others", what=" · ".join(others)))
    if found.chance and found.unknown and not (found.unknown is Unknown.FACES and labels.coming_up is None):
        # What a game says in its own words names what comes up.
        said = _own(labels, "consequence-chance")
        faces = found.unknown is Unknown.FACES and said == "consequence-chance"
        said = f"{said}-{labels.coming_up}" if labels.coming_up else "consequence-chance"
        lines.append(w("consequence-faces" if faces else said))
    return lines


def ending(labels: Labels, states: Sequence[Any], *, told: bool = False, settled: bool = True) -> list[str]:
    """What a move says that ends the match, in all positions that it could lead to: these, none of them where it does not; with the
    points, unless a remark has ``told`` them, who wins, and how a tie is decided, each where it is the same in all, and is
    ``settled``: neither chance nor what is hidden has a say in it.
    """
    if not states:
        return []
    outcomes = [labels.game.outcome(state) for state in states] if settled else []
    scores = {tuple(outcome.scores) for outcome in outcomes if outcome is not None}
    known = next(iter(scores)) if labels.game.scored and len(scores) == 1 and None not in outcomes else ()
    said = ", ".join(
        labels.words("consequence-points", player=name, points=points)
        for name, points in zip(labels.names, known, strict=False)
    )
    ends = labels.words("consequence-ends", scores=said, known="yes" if said else "no")
    if not settled:
        return [] if told else [ends]
    (won, *tie), *others = (victory(labels, state) for state in states)
    same = [line for at, line in enumerate((won, *tie)) if all(line in other[at : at + 1] for other in others)]
    return same if told else [ends, *same]


def left_behind(labels: Labels, position: Position, move: Move) -> list[str]:
    """What a move that ends something gives up: what perishes by it, and the kinds of moves that are still possible before it, but
    where that is remarked on it, or nobody would make one; of any other move what perishes as the end makes itself after it.
    """
    game, state, seat = position.table.game, position.table.state, position.seat
    final = game.is_final(state, seat, move)
    out = game.is_way_out(state, seat, move.kind)
    if not final and not out and not game.is_ending(state, seat, move.kind):
        return _perishing_then(labels, position, move)
    w = labels.words
    lines = [line] if (line := perishing(labels, position, move, labels.holding_shown)) else []
    others = (other.kind for other in position.moves if other.kind not in {move.kind, *game.free_kinds})
    kinds = dict.fromkeys(kind for kind in others if not game.is_beside(state, seat, kind))
    # Whoever stops an action has chosen not to go on, what is dropped can be begun again; a kind that names what is given up by it
    # says so itself.
    says = game.is_sparing(state, seat, move.kind) or game.is_dropping(state, seat, move.kind)
    says |= move.kind in labels.kinds
    wanted = kinds and not says and only_move(position) != move
    if wanted and not Remarks(position, labels).tells_undone(move):
        possible = sorted(kinds, key=game.kind_order.index)
        said = "consequence-given-up" if out and not final else "consequence-still-possible"
        lines.append(w(said, kinds=", ".join(labels.kind(kind) for kind in possible)))
    return lines


def perishing(labels: Labels, position: Position, move: Move, named: Named) -> str:
    """What perishes by a move that ends something for good; "" for nothing."""
    game, state, seat = position.table.game, position.table.state, position.seat
    lost = game.perishes(game.redact(state, seat), seat) if game.is_final(state, seat, move) else {}
    return labels.words(_own(labels, "consequence-perishes"), what=_lost(named, lost)) if lost else ""


def _perishing_then(labels: Labels, position: Position, move: Move) -> list[str]:
    """What perishes by an end that makes itself after a move, as nothing else is possible then."""
    found = end_by_itself(position, move)
    if found is None:
        return []
    after, end = found
    game, seat = position.table.game, position.seat
    lost = game.perishes(game.redact(after, seat), seat)
    name = answering(labels, game.asked(after, seat)).kind(end.kind)
    what = _lost(labels.holding_shown, lost)
    return [labels.words(_own(labels, "consequence-perishes-then"), end=name, what=what)] if lost else []


def _own(labels: Labels, message: str) -> str:
    """The message of the game where it has one of this name."""
    return own if labels.words.has(own := f"{labels.prefix}-{message}") else message


def _lost(named: Named, lost: Mapping[str, int]) -> str:
    return _listed(named, {name: -count for name, count in lost.items()})


def _parted(labels: Labels, changes: Mapping[str, Change]) -> tuple[dict[str, int], dict[str, int]]:
    """What is paid or grows less, and what grows; of the same thing both where some of it is paid and some comes. Of a burden it is
    a cost that it grows. What is common property is neither.
    """
    paid, grown = dict[str, int](), dict[str, int]()
    for name, change in changes.items():
        if name in labels.game.common:
            continue
        less, more = (grown, paid) if name in labels.game.burdens else (paid, grown)
        if change.cost:
            less[name] = -change.cost
        if change.gain:
            more[name] = change.gain
    return paid, grown


def _common(labels: Labels, changes: Mapping[str, Change]) -> dict[str, Change]:
    """What changes of common property."""
    return {name: change for name, change in changes.items() if name in labels.game.common}


def _listed(named: Named, part: Mapping[str, int]) -> str:
    return ", ".join(f"{named(name)} {signed(by)}" for name, by in part.items())


def _in_full(labels: Labels, name: str, by: int, change: Change, *, both: bool = False) -> str:
    """What is paid or comes, or both with the sum, and what there is of it before and after."""
    facts, after = {"name": labels.holding_shown(name), "by": signed(by)}, change.before + by
    if both:
        facts |= {"by": signed(change.by), "gain": signed(change.gain), "cost": signed(-change.cost)}
        return labels.words("consequence-both", **facts, before=plain(change.before), after=plain(change.after))
    if change.least and by > 0:
        return labels.words("consequence-least", **facts)
    # How much of what comes there is before is not known; of one thing or another nobody reckons with how many there are of both.
    if (change.least and min(after, change.after) < 0) or "|" in name:
        return _listed(labels.holding_shown, {name: by})
    return labels.words("consequence-change", **facts, before=plain(change.before), after=plain(after))


def _of_others(labels: Labels, named: Named, found: Consequence) -> list[str]:
    by_seat: dict[int, dict[str, Change]] = {}
    for seat, name, change in found.others:
        by_seat.setdefault(seat, {})[name] = change
    return [f"{labels.plain[seat]}: {_of_one(named, changes)}" for seat, changes in by_seat.items()]


def _of_one(named: Named, changes: Mapping[str, Change]) -> str:
    return _listed(named, {name: change.by for name, change in changes.items()})
