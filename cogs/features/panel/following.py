"""Menus of what can be chosen after a whole move: beside its confirmation, "and then …", or in the place of a button that leads to
nothing but one more question.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from cogs.choosing.chain import Chain
from cogs.choosing.completion import MOST_WAYS, Natural, Path, completed, natural_of
from cogs.choosing.follow_ups import grave_before, led_on
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker, Step
from cogs.discord_io.controls import Press
from cogs.features.panel.first_screen import FirstScreen
from cogs.features.panel.offers import Offer, offered
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.saying import with_told
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import Told, told_of
from cogs.match.tables import Position
from cogs.presentation.consequences import left_behind
from cogs.presentation.copies import telling_apart
from cogs.presentation.cutting import fitted, short
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import capital
from games.base import Move

MOST_LED = 4  # ways of a question that are a menu each
LONGEST_TITLE = 150  # characters of what stands on a menu


@dataclass(frozen=True)
class Following:
    """What can be chosen after the moves of a chain, and what it costs and brings."""

    chain: Chain
    picker: Picker
    labels: Labels
    offers: list[Offer]
    told: Told
    beside: bool  # whether a menu of all of it stands beside the move before

    def ends(self, style: PanelStyle) -> list[discord.ui.Item[Any]]:
        """The buttons that confirm the moves before, none of them grave, together with the end of the turn or action, where that
        gives up nothing for good.
        """
        row, w = self.chain.position.table.row, self.labels.words
        found = list[discord.ui.Item[Any]]()
        for path, move in self._plain_ends():
            label = short(w("panel-confirm-and", kind=self.labels.kind(move.kind)))
            found.append(style.end(row, self.chain.prefix + encode_path(path), label, discord.ButtonStyle.secondary))
        return found

    def left_undone(self) -> list[str]:
        """What could still be done before these ends, a line each."""
        position, w = self.chain.position, self.labels.words
        return [
            w("panel-told", what=self.labels.kind(move.kind), told=line)
            for _, move in self._plain_ends()
            for line in left_behind(self.labels, position, move)
        ]

    def _plain_ends(self) -> Iterator[tuple[Path, Move]]:
        position = self.chain.position
        game, state, seat = position.table.game, position.table.state, position.seat
        for offer in self.offers:
            step = self.picker.step(offer.path)
            if (
                step is None
                or step.move is None
                or not game.is_ending(state, seat, offer.kind)
                or grave_before(self.chain)
            ):
                continue
            if not game.is_final(state, seat, step.move) and not game.is_grave(state, seat, step.move):
                yield offer.path, step.move

    def menu(self, style: PanelStyle, title: str, *, named: bool = False) -> discord.ui.Item[Any]:
        """The menu of all of it; a single kind that answers the question is not ``named``."""
        style = replace(style, prefix=self.chain.prefix, shared={}, few={})
        screen = FirstScreen(self.chain.position, self.picker, self.labels, style, self.told.ways)
        return screen.together(self.offers, title, named=named or not self.chain.follows_up)


def stands_beside(chain: Chain, found: Sequence[Offer]) -> bool:
    """Whether all that can be chosen after the moves of a chain stands in a menu beside the last of them: not where something
    unknown has come up by it, which has to be seen before.
    """
    return not chain.worlds and 1 < sum(len(offer.ways) for offer in found) <= MOST_WAYS


def following(chain: Chain, step: Step, labels: Labels, outlooks: Outlooks) -> Following | None:
    """What can be chosen after the move at this step; None where it is not whole, or nothing can."""
    then = chain.then(step.path) if step.move is not None else None
    if then is None:
        return None
    picker, labels, found = _what_follows(then, labels)
    if not stands_beside(then, found):
        return Following(then, picker, labels, found, Told({}, {}, {}), beside=False)
    return _told(then, picker, labels, found, outlooks)


def led_from(
    chain: Chain, picker: Picker, step: Step, natural: Natural, labels: Labels, outlooks: Outlooks
) -> dict[Path, Following]:
    """By the ways of a step, where they are few, the answers to the one question to which each of them leads, and the ways out of
    it, where nothing has to be seen in a picture; the ways that lead elsewhere are not among them.
    """
    ways = [(*step.path, place) for place in range(len(step.values))]
    if step.move is not None or step.field == "kind" or len(ways) > MOST_LED:
        return {}
    found = dict[Path, Following]()
    for way in ways:
        whole = picker.step(completed(picker, way, natural))
        if whole is None or whole.move is None:
            continue
        then, path = led_on(chain, way)
        if path or then is chain:
            continue
        after, own, kinds = _what_follows(then, labels)
        game, state, seat = then.position.table.game, then.position.table.state, then.position.seat
        answers = [offer for offer in kinds if not game.is_way_out(state, seat, offer.kind)]
        # What attacks is chosen by a control of its own that names it, with numbers of what stands there already.
        grave = any(game.is_grave(state, seat, move) for move in then.position.moves)
        if len(answers) == 1 and not grave and stands_beside(then, answers) and stands_beside(then, kinds):
            found[way] = _told(then, after, own, kinds, outlooks)
    return found


def led_controls(
    position: Position, labels: Labels, style: PanelStyle, step: Step, led: Mapping[Path, Following], numbers: int
) -> list[discord.ui.Item[Any]]:
    """A menu of answers for each way that leads to one more question, and a button for any other; the first ``numbers`` values of
    the step carry their numbers in the picture above.
    """
    remarks, made = Remarks(position, labels), list[discord.ui.Item[Any]]()
    for number, place in enumerate(labels.order(step.values), 1):
        way = (*step.path, place)
        title = capital(remarks.said(step.field, step.values[place], step.chosen).whole)
        title = labels.words("panel-place", number=number, label=title) if number <= numbers else title
        told, icon = style.told.get(way, ""), remarks.icon(step.field, step.values[place], step.chosen)
        if way in led:
            # A menu has room for more on itself than a button.
            title = fitted(f"{title} · {told}" if told else title, LONGEST_TITLE)
            # The title is one answer: what another kind of move answers then is not more of it.
            named = any(offer.kind != step.chosen["kind"] for offer in led[way].offers[:1])
            made.append(led[way].menu(style, title, named=named))
        else:
            made.append(Press(style.step(position.table.row, way), with_told(title, told), emoji=icon))
    return made


def _what_follows(then: Chain, labels: Labels) -> tuple[Picker, Labels, list[Offer]]:
    position, picker = then.position, then.picker
    labels = telling_apart(labels, position.moves)
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
