"""Menus of what can be chosen after a whole move, beside its confirmation: "and then …"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from msgspec.structs import asdict

from cogs.choosing.alone import only_move
from cogs.choosing.chain import Chain
from cogs.choosing.completion import MOST_WAYS, Path, natural_of
from cogs.choosing.follow_ups import graves_before
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker, Step
from cogs.features.panel.first_screen import FirstScreen
from cogs.features.panel.offers import Offer, offered
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.saying import has_room
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import Told, told_of
from cogs.match.tables import Position
from cogs.presentation.answering import answering
from cogs.presentation.consequences import left_behind, perishing
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from games.base import Move


@dataclass(frozen=True)
class Following:
    """What can be chosen after the moves of a chain, and what it costs and brings."""

    chain: Chain
    picker: Picker
    labels: Labels
    offers: list[Offer]
    told: Told
    beside: bool  # whether a menu of all of it stands beside the move before

    @property
    def is_choice(self) -> bool:
        """Whether it is more than one thing."""
        return sum(len(offer.ways) for offer in self.offers) > 1

    def ends(self, style: PanelStyle) -> list[discord.ui.Item[Any]]:
        """The buttons that confirm the moves before, none of them grave, together with the end of the turn or action, where that
        gives up nothing for good, and the button has room for what it leaves undone; the end of the match is chosen by itself.
        """
        row, prefix = self.chain.position.table.row, self.chain.prefix
        return [
            style.end(row, prefix + encode_path(path), self._with_end(move), discord.ButtonStyle.secondary)
            for path, move in self._plain_ends()
        ]

    def left_undone(self) -> list[str]:
        """What could still be done before these ends, a line each."""
        position, w = self.chain.position, self.labels.words
        return [
            w("panel-with-end", kind=self.labels.kind(move.kind), told=line)
            for _, move in self._plain_ends()
            for line in left_behind(self.labels, position, move)
        ]

    def _with_end(self, move: Move) -> str:
        """What confirms the moves before with what ends the turn or action, with the remark on what that leaves undone."""
        kind, remarks, w = self.labels.kind(move.kind), Remarks(self.chain.position, self.labels), self.labels.words
        undone = remarks.about({"kind": move.kind, **asdict(move)}) if remarks.tells_undone(move) else ""
        return w("panel-confirm-and", kind=w("panel-told", what=kind, told=undone) if undone else kind)

    def _plain_ends(self) -> Iterator[tuple[Path, Move]]:
        position = self.chain.position
        game, state, seat = position.table.game, position.table.state, position.seat
        for offer in self.offers:
            step = self.picker.step(offer.path)
            if (
                step is None
                or step.move is None
                or not game.is_ending(state, seat, offer.kind)
                or graves_before(self.chain)
            ):
                continue
            plain = not game.is_final(state, seat, step.move) and not game.is_grave(state, seat, step.move)
            if plain and has_room(self._with_end(step.move), "") and not self.chain.endings(offer.path):
                yield offer.path, step.move

    def menu(self, style: PanelStyle, title: str) -> discord.ui.Item[Any]:
        """The menu of all of it; a single kind that answers the question is not named."""
        style = replace(style, prefix=self.chain.prefix, shared={}, few={}, leading={})
        told = {**self.told.ways, **self._perishing()}
        screen = FirstScreen(self.chain.position, self.picker, self.labels, style, told)
        unnamed = {offer.kind for offer in self.offers} if self.chain.follows_up else ()
        return screen.together(self.offers, title, unnamed=unnamed)

    def _perishing(self) -> dict[Path, str]:
        """What perishes by the ends among all that can be chosen."""
        steps = ((offer.path, self.picker.step(offer.path)) for offer in self.offers)
        ends = ((path, step.move) for path, step in steps if step is not None and step.move is not None)
        found = ((path, perishing(self.labels, self.chain.position, move, self.labels.holding)) for path, move in ends)
        return {path: line for path, line in found if line}


def _asks_alone(position: Position) -> bool:
    """Whether the seat is asked although it can do one thing only: made by itself it would tell others what it hides (law 8)."""
    game, state, seat = position.table.game, position.table.state, position.seat
    return seat in game.to_move(state) and game.forced_move(state, seat) is None


def stands_beside(chain: Chain, found: Sequence[Offer]) -> bool:
    """Whether all that can be chosen after the moves of a chain stands in a menu beside the last of them: not where something
    unknown has come up by it, which has to be seen before.
    """
    return not chain.worlds and 1 < sum(len(offer.ways) for offer in found) <= MOST_WAYS


def following(chain: Chain, step: Step, labels: Labels, outlooks: Outlooks) -> Following | None:
    """What can be chosen after the move at this step; None where it is not whole, nothing can, or anybody would do the same."""
    then = chain.then(step.path) if step.move is not None else None
    if then is None or (only_move(then.position) is not None and not _asks_alone(then.position)):
        return None
    picker, labels, found = what_follows(then, labels)
    if not stands_beside(then, found):
        return Following(then, picker, labels, found, Told({}, {}, {}), beside=False)
    return _told(then, picker, labels, found, outlooks)


def what_follows(then: Chain, labels: Labels) -> tuple[Picker, Labels, list[Offer]]:
    """What can be chosen after the moves of a chain, and the labels in answer to what is asked there."""
    position, picker = then.position, then.picker
    labels = answering(telling_apart(labels, position.moves), position.asked)
    natural = natural_of(position, position.table.game.redact(position.table.state, position.seat))
    return picker, labels, offered(then, picker, labels, natural)


def _told(then: Chain, picker: Picker, labels: Labels, found: list[Offer], outlooks: Outlooks) -> Following:
    """With what it costs and brings: each row says all of it, for nothing of it is told above."""
    position = then.position
    game, state, seat = position.table.game, position.table.state, position.seat
    known = game.redact(state, seat)
    outlook = outlooks.of(then, known) if seat in game.to_move(state) else None
    menus = {way: [way] for offer in found for way in offer.ways}
    told = told_of(then, picker, labels, natural_of(position, known), outlook, menus)
    return Following(then, picker, labels, found, told, beside=True)
