"""What can be done in the next steps of the seat's turn, on its first screen: nobody need go on to them first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from msgspec.structs import asdict

from cogs.choosing.chain import Chain
from cogs.choosing.completion import natural_of
from cogs.choosing.next_steps import next_steps
from cogs.choosing.paths import LINK
from cogs.features.panel.first_screen import FirstScreen
from cogs.features.panel.following import what_follows
from cogs.features.panel.offers import Offer
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import Told, told_of
from cogs.presentation.answering import answering
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks


@dataclass(frozen=True)
class Later:
    """A step to which the seat can go on, and what can be done there for the first time in its turn, with cost and gain."""

    chain: Chain
    labels: Labels
    offers: Sequence[Offer]
    told: Told

    @property
    def passed(self) -> str:
        """The path of the move that goes on from the first step, as it stands in ids."""
        return self.chain.prefix.partition(LINK)[0]

    def controls(self, style: PanelStyle) -> tuple[list[discord.ui.Item[Any]], list[str]]:
        """Its controls, which lead on past what only goes on to it, and above them what they have no room for, a line each."""
        style = replace(style, prefix=self.chain.prefix, shared=self.told.shared, few=self.told.few, leading={})
        screen = FirstScreen(self.chain.position, self.chain.picker, self.labels, style, self.told.ways)
        return screen.controls(self.offers), screen.unsaid


def later(start: Chain, labels: Labels, outlooks: Outlooks) -> list[Later]:
    """The steps to which a seat can go on from its first screen by moves that only do that, the next one first."""
    found: list[Later] = []
    seen = {*start.picker.kinds}
    for chain in next_steps(start):
        game, state, seat = chain.position.table.game, chain.position.table.state, chain.position.seat
        picker, there, every = what_follows(chain, labels)
        offers = [one for one in every if one.kind not in seen and not game.is_ending(state, seat, one.kind)]
        seen |= {*picker.kinds}
        if offers:
            known, menus = game.redact(state, seat), {offer.path: offer.ways for offer in offers}
            natural, outlook = natural_of(chain.position, known), outlooks.of(chain, known)
            found.append(Later(chain, there, offers, told_of(chain, picker, there, natural, outlook, menus)))
    return found


def passed_by(chain: Chain, labels: Labels) -> list[str]:
    """What is left undone in the steps that the moves of a chain only went on from, a line each."""
    found: list[str] = []
    while chain.before is not None:
        passes, move, chain = chain.passes, chain.moves[-1], chain.before
        if passes:
            there = answering(telling_apart(labels, chain.position.moves), chain.position.asked)
            if about := Remarks(chain.position, there).about({"kind": move.kind, **asdict(move)}):
                found.insert(0, labels.words("panel-skipped", what=about))
    return found
