"""Menus of what a move leads to, in the place of the move itself: one press chooses both (``Game.leading_kinds``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from cogs.choosing.chain import Chain
from cogs.choosing.completion import MOST_WAYS, Natural, Path, completed, natural_of
from cogs.choosing.follow_ups import answered
from cogs.choosing.picker import Picker
from cogs.features.panel.first_screen import READ, FirstScreen
from cogs.features.panel.following import what_follows
from cogs.features.panel.offers import Offer
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import Told, told_of
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
    led = LedTo(
        chain, made.before, there, answers[0].kind, [*answers, *(one for one in found if one is not answers[0])]
    )
    natural = natural_of(position, game.redact(state, seat))
    ends = (picker.step(completed(picker, way, natural)) for way in led.ways)
    if not 1 < len(led.ways) <= MOST_WAYS or any(end is None or end.move is None for end in ends):
        return None
    return led


@dataclass(frozen=True)
class Leading:
    """What a way of the first screen leads to, with what both cost and bring together."""

    to: LedTo
    told: Told

    def menu(self, style: PanelStyle, named: str, unsaid: list[str]) -> discord.ui.Item[Any]:
        """The menu of it, ``named`` by the way that leads to it; what is said above it is added to the ``unsaid``, a line each."""
        chain, w = self.to.chain, self.to.labels.words
        title = w("panel-kind-menu", kind=named, count=len(self.to.ways))
        if len(title) > READ:
            title = w("panel-kind-count", kind=named, count=len(self.to.ways))
        style = replace(style, prefix=chain.prefix, shared=self.told.shared, few=self.told.few, leading={})
        screen = FirstScreen(chain.position, chain.picker, self.to.labels, style, self.told.ways)
        menu = screen.together(self.to.offers, title, unnamed={self.to.answer})
        unsaid += screen.unsaid
        return menu


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
            menus[way] = Leading(to, _told(to, outlooks))
    return menus


def _told(to: LedTo, outlooks: Outlooks) -> Told:
    chain = to.chain
    known = chain.position.table.game.redact(chain.position.table.state, chain.position.seat)
    outlook = outlooks.of(chain, known, whole=True)
    return told_of(
        chain, chain.picker, to.labels, natural_of(chain.position, known), outlook, {to.offers[0].path: to.ways}
    )
