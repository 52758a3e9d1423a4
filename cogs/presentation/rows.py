"""What rows and buttons say: of costs and gains only what differs, what all of a menu cost and bring once; and how they begin."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, TypeVar

from cogs.choosing.alike import whatever
from cogs.choosing.changes import Change, Consequence
from cogs.presentation.consequences import in_short
from cogs.presentation.labels import Labels
from cogs.presentation.numbers import signed
from render.shared.wording import text_beside

FEW = 3  # so many are buttons, each of which says all of it; of more sets of things, the things are ticked in a menu

K = TypeVar("K")


def told_apart(labels: Labels, found: Mapping[K, Consequence], count: int) -> tuple[dict[K, str], str]:
    """Cost and gain of each of ``count`` choices in a few words, as far as they are ``found``, and what is the same for all, in the
    same form; of few choices each says all, and so do those of which not all are found.
    """
    if count <= FEW:
        return {key: in_short(labels, one) for key, one in found.items()}, ""
    return in_menu(labels, found, count)


def in_menu(labels: Labels, found: Mapping[K, Consequence], count: int) -> tuple[dict[K, str], str]:
    """The same for choices that stand in a menu, however few they are."""
    if len(found) < max(count, 2):
        return {key: in_short(labels, one) for key, one in found.items()}, ""
    shared = shared_of(labels, [*found.values()])
    return {key: in_short(labels, without(one, shared)) for key, one in found.items()}, in_short(labels, shared)


def shared_of(labels: Labels, found: Sequence[Consequence], *, of_one_move: bool = False) -> Consequence:
    """What is told once of all of several consequences: what is the same in them; of what they cost nothing unless all cost the
    same, for what is left of a price reads like all of it. Where they are ``of_one_move``, of which the whole price is told, one
    may cost more than another; where it is paid with something else instead, what is given besides in all of them alike.
    """
    shared, prices = _whole(labels, found), [_price(labels, one) for one in found]
    if len({frozenset(price.items()) for price in prices}) == 1:
        return shared
    things = sorted((price.keys() & {*labels.game.purse} for price in prices), key=len)
    if of_one_move and all(fewer <= more for fewer, more in pairwise(things)):
        return shared
    price, purse = _price(labels, shared), labels.game.purse
    alike = {
        name: change
        for name, change in shared.own.items()
        if name not in price
        or (of_one_move and name not in purse and all(one.own.get(name) == change for one in found))
    }
    return replace(shared, changes={**shared.changes, shared.seat: alike})


def _whole(labels: Labels, found: Sequence[Consequence]) -> Consequence:
    """What is the same in all; of what nobody pays with, but some of them take and give back (points), not the half alone: what is
    left in a row would read like all of it.
    """
    shared, purse = whatever(found), labels.game.purse
    changes = ((name, change) for one in found for name, change in one.own.items() if name not in purse)
    both = {name for name, change in changes if change.cost and change.gain}
    own = {
        name: change
        for name, change in shared.own.items()
        if name not in both or all(one.own.get(name) == change for one in found)
    }
    return replace(shared, changes={**shared.changes, shared.seat: own})


def _price(labels: Labels, one: Consequence) -> dict[str, tuple[int, int]]:
    """What a consequence costs its seat, the least and the most of each thing; of a burden it is a cost that it grows."""
    burdens = labels.game.burdens
    return {
        name: (change.gain, 0) if name in burdens else (change.cost, change.most)
        for name, change in one.own.items()
        if (change.gain if name in burdens else change.cost)
    }


def once(told: Mapping[K, str], count: int) -> str:
    """What is told of each of ``count`` choices of one thing in the same words; "" where it differs, or is told of one alone."""
    return next(iter(told.values())) if 1 < len(told) == count and len({*told.values()}) == 1 else ""


def about_beside(labels: Labels, value: Any, kind: str, told: str) -> str:
    """What a component does in that kind of move, as far as a row needs it beside its cost and gain as ``told``: without what these
    numbers say.
    """
    about, component = labels.about(value, kind, row=True), labels.components_here.get(str(value))
    if not told or not about or component is None:
        return about
    parts = re.split(", | → | · ", told)
    return text_beside(
        labels.game,
        component,
        labels.words.lang,
        lambda name, count: f"{labels.holding(name)} {signed(count)}" in parts,
    )


def capital(label: str) -> str:
    """A label as it begins on a control: by a capital, as all of them do, whatever it is in a sentence."""
    return label[:1].upper() + label[1:]


def without(one: Consequence, shared: Consequence) -> Consequence:
    """A consequence without what is the same in all of its kind; of what costs the same in all it keeps what comes."""
    changes = dict[int, dict[str, Change]]()
    for seat, own in one.changes.items():
        alike = shared.changes.get(seat, {})
        left = {name: change if name not in alike else _since(alike[name], change) for name, change in own.items()}
        changes[seat] = {name: change for name, change in left.items() if change.cost or change.gain}
    return replace(one, changes={seat: own for seat, own in changes.items() if own})


def gains_only(one: Consequence, read: Collection[str] | None = None) -> Consequence:
    """A consequence without what the move costs its seat of all things, or of those that are ``read`` beside it."""
    paid = {
        name: Change(change.before, change.before - change.cost, change.cost)
        for name, change in one.own.items()
        if read is None or name in read
    }
    return without(one, replace(one, changes={one.seat: paid}))


def costs_only(one: Consequence) -> Consequence:
    """What a move costs its seat, without what it brings it and does to others."""
    brought = {name: Change(change.before, change.before + change.gain) for name, change in one.own.items()}
    return replace(without(one, replace(one, changes={**one.changes, one.seat: brought})), between={})


def _since(before: Change, change: Change) -> Change:
    """What is left of a change when another one of the same thing is told apart."""
    # Of what is paid in all rows alike, up to the same number, nothing is left.
    return Change(before.after, change.after, change.paid - before.paid, change.least)
