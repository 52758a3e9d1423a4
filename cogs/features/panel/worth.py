"""What the controls of a screen say of cost and gain."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cogs.choosing.alike import between
from cogs.choosing.chain import Chain
from cogs.choosing.changes import Consequence
from cogs.choosing.completion import Natural, Path, completed
from cogs.choosing.consequences import Outlook
from cogs.choosing.follow_ups import foretold, last_path
from cogs.choosing.picker import Picker, Step
from cogs.features.panel.saying import says_nothing
from cogs.presentation.consequences import in_short
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import FEW, costs_only, gains_only, in_menu, once, shared_of, told_apart, without

log = logging.getLogger("tablebot.panel")

MOST_TOLD = 50  # ways of a screen whose cost and gain is worked out; more are on no screen
MOST_VALUES = 25  # of a field that was filled in, of which it is told what differs: what a menu holds
MOST_ENDS = 30  # unlike moves to which a way still leads, of which it is worked out what they cost and bring alike


@dataclass(frozen=True)
class Told:
    """What the controls of a screen say of cost and gain: by the path of each way; by that of a menu what is the same for all in
    it, and both for a menu of so few that they could be buttons.
    """

    ways: dict[Path, str]
    shared: dict[Path, str]
    few: dict[Path, tuple[dict[Path, str], str]]


def told_of(
    chain: Chain,
    picker: Picker,
    labels: Labels,
    natural: Natural,
    outlook: Outlook | None,
    menus: Mapping[Path, Sequence[Path]],
) -> Told:
    """Cost and gain of the ways that lead to a whole move, or to few of them, and by the path of a menu what is the same for
    all in it; where there are too many to be shown, that alone.
    """
    told = Told({}, {}, {})
    if outlook is None:
        return told
    if sum(map(len, menus.values())) > MOST_TOLD:
        before = chain.before if chain.follows_up else None
        # What the move itself costs and brings is told above.
        answers = foretold(before, last_path(chain), answer_alone=True) if before is not None else None
        for menu in menus:
            step = picker.step(menu)
            # Behind something unknown that came up besides, the many places count as far as they are unlike.
            alike = answers or (
                worked_out(outlook, chain, picker, step) if before is None and step is not None else None
            )
            if alike is not None:
                told.shared[menu] = in_short(labels, alike)
        return told
    remarks = Remarks(chain.position, labels)
    for menu, ways in menus.items():
        found: dict[Path, Consequence] = {}
        for way in ways:
            step = picker.step(completed(picker, way, natural))
            one = worked_out(outlook, chain, picker, step) if step is not None else None
            if one is None:
                continue
            found[way] = unread(picker, remarks, way, one)
        apart, told.shared[menu] = told_apart(labels, found, len(ways))
        told.ways.update(apart)
        if len(ways) <= FEW:
            told.few[menu] = in_menu(labels, found, len(ways))
    return told


def otherwise(
    chain: Chain,
    picker: Picker,
    labels: Labels,
    natural: Natural,
    outlook: Outlook | None,
    fields: Sequence[Path],
) -> dict[Path, str]:
    """What of cost and gain differs between the not too many values of each field that was filled in, at the end of a path."""
    told = dict[Path, str]()
    for path in fields if outlook is not None else ():
        step = picker.step(path)
        ways = [(*path, place) for place in range(len(step.values) if step is not None else 0)]
        if outlook is None or not 1 < len(ways) <= MOST_VALUES:
            continue
        ends = {way: picker.step(completed(picker, way, natural)) for way in ways}
        whole = {way: end for way, end in ends.items() if end is not None and end.move is not None}
        alone = {way: worked_out(outlook, chain, picker, end, ahead=False) for way, end in whole.items()}
        # Where some cost or bring something themselves, what is asked next is told of none: it comes by the others as well.
        if any(one is not None and one.changes for one in alone.values()):
            found = alone
        else:
            found = {way: worked_out(outlook, chain, picker, end) for way, end in whole.items()}
        remarks = Remarks(chain.position, labels)
        known = {way: one for way, one in found.items() if one is not None and one.changes}
        known = {way: unread(picker, remarks, way, one) for way, one in known.items()}
        if known:
            shared = shared_of(labels, [*known.values()], of_one_move=True)
            told |= {
                # Of one alone nothing would be left: beside values of which it is not known yet it says what it costs.
                way: in_short(labels, without(one, shared) if len(known) > 1 else costs_only(one))
                for way, one in known.items()
            }
    return told


def said_above(labels: Labels, step: Step, told: Told, ways: Sequence[Path]) -> tuple[Told, str, bool]:
    """What the controls at a step say of its ways, what is told once above them, as all of them cost and bring it, and whether
    they stand in a menu because of that.
    """
    if alike := told.shared.get(step.path) or alike_in_menu(labels, step, told, ways):
        return told, alike, True
    if alike := once(told.ways, len(ways)):
        return replace(told, ways={}), alike, True
    if step.path in told.few:
        # Nor do few choices each say what is the same for all.
        apart, alike = told.few[step.path]
        return replace(told, ways={**told.ways, **apart}), alike, False
    return told, "", False


def told_alike(labels: Labels, step: Step, alike: str) -> str:
    """The line for what all choices at a step cost and bring: each of them, or things together that are ticked in a menu."""
    several = step.several
    return labels.words("panel-each" if several is None or several.most < 2 else "panel-ticked", what=alike)


def alike_in_menu(labels: Labels, step: Step, told: Told, ways: Sequence[Path]) -> str:
    """What few choices cost and bring alike where they stand in a menu, as each does something that is to be read."""
    kind, (_, alike) = str(step.chosen.get("kind", "")), told.few.get(step.path, ({}, ""))
    abouts = [labels.about(value, kind, row=True) for value in step.values]
    return alike if says_nothing(step.field, [told.ways.get(way, "") for way in ways], abouts) else ""


def unread(picker: Picker, remarks: Remarks, way: Path, one: Consequence) -> Consequence:
    """What a way costs and brings without the price that its control says already, as what is remarked on what is chosen."""
    read = set[str]()
    for length, place in enumerate(way):
        if (step := picker.step(way[:length])) is not None:
            read |= {*remarks.told_price({**step.chosen, step.field: step.values[place]}, one.own.keys())}
    return gains_only(one, read) if read else one


def worked_out(outlook: Outlook, chain: Chain, picker: Picker, step: Step, *, ahead: bool = True) -> Consequence | None:
    """What the move at a step costs and brings, or all of the few moves to which it leads alike; where that is nothing, what comes
    by the answers to what is asked next, unless nothing is to be told ``ahead``.
    """
    try:
        if step.move is None:
            # Those that differ by nothing but a place count as one.
            game, state, seat = chain.position.table.game, chain.position.table.state, chain.position.seat
            ends = {game.alike(state, seat, end): end for end in picker.ends(step.chosen)}.values()
            return between([*map(outlook.of, ends)]) if len(ends) <= MOST_ENDS else None
        found = outlook.of(step.move)
        return found if found.changes or not ahead else foretold(chain, step.path) or found
    except Exception:
        # A number that cannot be told must keep nobody from his move.
        log.exception("what %s leads to cannot be told", step.chosen)
        return None
