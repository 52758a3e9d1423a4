"""Menus of what a move leads to, in the place of the move itself: one press chooses both (``Game.leading_kinds``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from msgspec.structs import astuple

from cogs.choosing.chain import Chain
from cogs.choosing.completion import MOST_WAYS, Natural, Path, completed, filled_in, natural_of
from cogs.choosing.follow_ups import answered
from cogs.choosing.paths import elsewhere
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose
from cogs.features.panel.first_screen import READ, FirstScreen
from cogs.features.panel.following import what_follows
from cogs.features.panel.offers import Offer
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import Told, told_of
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels


@dataclass(frozen=True)
class LedTo:
    """What can be chosen after the last move of a chain that was made for the sake of it, the ``answer`` before all else;
    ``before`` is the chain without that move.
    """

    chain: Chain
    before: Chain
    labels: Labels
    answer: str
    offers: Sequence[Offer]

    @property
    def ways(self) -> list[Path]:
        """All the ways."""
        return [way for offer in self.offers for way in offer.ways]


def led_to(chain: Chain, labels: Labels) -> LedTo | None:
    """What the last move of a chain leads to, beside that by which it is paid for; None where that is not all there is to it, or
    more or less than a menu holds, or where it is still to be paid for.
    """
    game, position, made = chain.position.table.game, chain.position, chain
    while made.before is not None and made.moves[-1].kind in game.paying_kinds:
        made = made.before
    leads = made.before is not None and made.moves[-1].kind in game.leading_kinds
    if made.before is None or not leads or not chain.follows_up or answered(chain):
        return None
    state, seat = position.table.state, position.seat
    picker, there, found = what_follows(chain, labels)
    answers = [
        one for one in found if not game.is_way_out(state, seat, one.kind) and not game.is_beside(state, seat, one.kind)
    ]
    if len(answers) != 1 or answers[0].kind in game.paying_kinds:
        return None
    # What can be done beside it before as well has a control of its own there.
    others = [
        one
        for one in found
        if one is not answers[0]
        and not (game.is_beside(state, seat, one.kind) and one.kind in made.before.picker.kinds)
    ]
    led = LedTo(chain, made.before, there, answers[0].kind, [*answers, *others])
    natural = natural_of(position, game.redact(state, seat))
    ends = (picker.step(completed(picker, way, natural)) for way in led.ways)
    if not 1 < len(led.ways) <= MOST_WAYS or any(end is None or end.move is None for end in ends):
        return None
    return led


@dataclass(frozen=True)
class Leading:
    """What a way of the first screen leads to, with what both cost and bring together; ``others`` is what it leads to only where
    it is paid for otherwise.
    """

    to: LedTo
    told: Told
    others: Sequence[tuple[LedTo, Told]] = ()

    def menu(self, style: PanelStyle, named: str, unsaid: list[str]) -> discord.ui.Item[Any]:
        """The menu of it, ``named`` by the way that leads to it; what is said above it is added to the ``unsaid``, a line each."""
        count, w = len(self.to.ways) + sum(len(to.ways) for to, _ in self.others), self.to.labels.words
        title = w("panel-kind-menu", kind=named, count=count)
        if len(title) > READ:
            title = w("panel-kind-count", kind=named, count=count)
        menu, said = _menu(self.to, self.told, style, title)
        unsaid += said
        for to, told in self.others:
            paid = to.labels.values(to.chain.moves[-1])
            for row in reversed(_menu(to, told, style, "")[0].item.options):
                label = w("panel-paid-otherwise", label=row.label, paid=paid)
                # Where there is no room for it, what the row costs says it.
                row.label = label if short(label) == label else row.label
                row.value = elsewhere(to.chain.prefix + row.value)
                menu.item.options.insert(len(self.to.offers[0].ways), row)
        return menu


def _menu(to: LedTo, told: Told, style: PanelStyle, title: str) -> tuple[Choose, list[str]]:
    style = replace(style, prefix=to.chain.prefix, shared=told.shared, few=told.few, leading={})
    screen = FirstScreen(to.chain.position, to.chain.picker, to.labels, style, told.ways)
    return screen.together(to.offers, title, unnamed={to.answer}), screen.unsaid


def leading(
    chain: Chain, picker: Picker, labels: Labels, natural: Natural, found: Sequence[Offer], outlooks: Outlooks
) -> Mapping[Path, Leading]:
    """By its path what each way of the first screen leads to, where a menu of that stands in its place."""
    game, menus = chain.position.table.game, dict[Path, Leading]()
    for way in (way for offer in found if offer.kind in game.leading_kinds for way in offer.ways):
        step = picker.step(full := completed(picker, way, natural))
        whole = step is not None and step.move is not None and chain.is_followed_up(full)
        then = chain.then(full) if whole else None
        to = led_to(then, labels) if then is not None else None
        if to is not None:
            others = paid_otherwise(chain, picker, labels, natural, (way, full), to)
            told = _told(to, outlooks, {to.offers[0].path: to.ways})
            # Nothing is told of several of them at once: each may be paid for in its own way.
            apart = [(other, _told(other, outlooks, {one: [one] for one in other.ways})) for other in others]
            menus[way] = Leading(to, told, apart)
    return menus


def paid_otherwise(
    chain: Chain, picker: Picker, labels: Labels, natural: Natural, ways: tuple[Path, Path], to: LedTo
) -> list[LedTo]:
    """What a way of the first screen leads to only where it is paid for otherwise than is natural: by the first payment of those
    offered that leaves it possible, as far as a menu has room. The second of the ``ways`` is the first as it is filled in.
    """
    found, known, room = list[LedTo](), {*_things(to)}, MOST_WAYS - len(to.ways)
    for then in _payments(chain, picker, labels, natural, *ways):
        other = led_to(then, labels)
        if other is None or other.answer != to.answer:
            continue
        new = {thing: way for thing, way in _things(other).items() if thing not in known}
        if 0 < len(new) <= room:
            found.append(replace(other, offers=[replace(other.offers[0], ways=[*new.values()])]))
            known, room = known | {*new}, room - len(new)
    return found


def _payments(chain: Chain, picker: Picker, labels: Labels, natural: Natural, way: Path, full: Path) -> Iterator[Chain]:
    """A way with other values of the field that was filled in last, which leave nothing to be chosen, or with mixes of one's own:
    for each amount of what a mix names first, the most first, the one that pays as much of the rest as possible by what is named
    next. What all others have in common with it leaves the same possible, and they are many.
    """
    paying = chain.position.table.game.paying_kinds
    for step in (picker.step(path) for path in filled_in(picker, way, full, natural)[-1:]):
        for place in labels.order(step.values) if step is not None else ():
            end = picker.step((*step.path, place)) if step is not None else None
            then = chain.then(end.path) if end is not None and end.move is not None and end.path != full else None
            if then is None:
                continue
            mixes = {
                astuple(move)[0]: move
                for move in sorted((move for move in then.position.moves if move.kind in paying), key=astuple)
            }
            paths = [then.picker.path_of(mixes[amount]) for amount in sorted(mixes, reverse=True)]
            yield from filter(None, map(then.then, paths)) if paths else (then,)


def _things(to: LedTo) -> dict[Any, Path]:
    """What the ways of the answer choose first, or what is settled of it, each with its way."""
    steps = ((way, to.chain.picker.step(way)) for way in to.offers[0].ways)
    return {(*step.chosen.values(),)[1:2]: way for way, step in steps if step is not None}


def _told(to: LedTo, outlooks: Outlooks, menus: Mapping[Path, Sequence[Path]]) -> Told:
    chain = to.chain
    known = chain.position.table.game.redact(chain.position.table.state, chain.position.seat)
    outlook = outlooks.of(chain, known, whole=True)
    return told_of(chain, chain.picker, to.labels, natural_of(chain.position, known), outlook, menus)
