"""A menu of whole payments: the ready ways of paying and, in the place of an own mix, all mixes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord

from cogs.choosing.chain import Chain
from cogs.choosing.changes import Consequence
from cogs.choosing.completion import MOST_WAYS, Path, completed, natural_of
from cogs.choosing.consequences import Outlook
from cogs.choosing.paths import LINK, encode_path
from cogs.choosing.picker import Step
from cogs.discord_io.controls import Choose
from cogs.features.panel.following import what_follows
from cogs.features.panel.options import option_of
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.saying import question_of
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import unread, worked_out
from cogs.match.tables import Position
from cogs.presentation.consequences import in_short
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import capital


class Payment(NamedTuple):
    """A row of such a menu: the value of the field, what is chosen after it, what it is called, what it costs, as far as what is
    remarked on it does not say that, and the remark. ``whole`` is all that it costs.
    """

    value: Any
    further: str
    label: str
    told: str
    remark: str
    whole: str


Payments = Mapping[Path, Sequence[Payment]]
"""By the path of a field all payments between which it chooses."""


def payments_of(chain: Chain, labels: Labels, fields: Sequence[Path], outlooks: Outlooks) -> Payments:
    """The payments of those of the fields that choose between payments; it takes a while."""
    steps = [step for path in fields if (step := chain.picker.step(path)) is not None]
    found = {step.path: _payments(chain, labels, step, outlooks) for step in steps}
    return {path: rows for path, rows in found.items() if rows}


def _payments(chain: Chain, labels: Labels, step: Step, outlooks: Outlooks) -> list[Payment]:
    """All payments between which a field of a move chooses, where one of its values leads to a mix of one's own; [] where none
    does, or a menu does not hold them all.
    """
    game, position, picker = chain.position.table.game, chain.position, chain.picker
    if not game.paying_kinds or len(step.values) > MOST_WAYS:
        return []
    known = game.redact(position.table.state, position.seat)
    natural, remarks = natural_of(position, known), Remarks(position, labels)
    outlook, ready, mixes = outlooks.of(chain, known), list[Payment](), list[Payment]()
    for place in labels.order(step.values):
        end = picker.step(full := completed(picker, (*step.path, place), natural))
        if end is None or end.move is None:
            return []
        further, value = encode_path(full[len(step.path) :]), step.values[place]
        own = _mixes(chain, full, labels, outlooks)
        if own and len(full) > len(step.path) + 1:
            # Something that is asked before the payment, which is natural behind each of its values.
            return []
        if own:
            mixes += [mix._replace(value=value, further=further + mix.further) for mix in own]
            continue
        said, one = remarks.said(step.field, value, step.chosen), _worked_out(outlook, chain, end)
        told = in_short(labels, unread(picker, remarks, end.path, one))
        ready.append(Payment(value, further, capital(said.label), told, said.remark, in_short(labels, one)))
    # A mix that costs what a ready way costs is that way.
    known_costs = {one.whole for one in ready if one.whole}
    found = [*ready, *(mix for mix in mixes if mix.whole not in known_costs)]
    return found if mixes and len(found) <= MOST_WAYS else []


def _worked_out(outlook: Outlook | None, chain: Chain, end: Step) -> Consequence:
    one = worked_out(outlook, chain, chain.picker, end, ahead=False) if outlook is not None else None
    return one if one is not None else Consequence(chain.position.seat, {}, chance=False)


def _mixes(chain: Chain, full: Path, labels: Labels, outlooks: Outlooks) -> list[Payment]:
    """The mixes to which a way of paying leads; [] where it leads to none."""
    paying = chain.position.table.game.paying_kinds
    then = chain.then(full) if chain.is_followed_up(full) else None
    if then is None or not paying.intersection(then.picker.kinds):
        return []
    picker, there, _ = what_follows(then, labels)
    position, remarks = then.position, Remarks(then.position, there)
    outlook = outlooks.of(then, position.table.game.redact(position.table.state, position.seat), whole=True)
    ends = [picker.step(picker.path_of(move)) for move in position.moves if move.kind in paying]
    found = list[Payment]()
    for end in ends:
        if end is None or end.move is None:
            continue
        one, label = _worked_out(outlook, then, end), capital(there.values(end.move))
        told = in_short(there, unread(picker, remarks, end.path, one))
        remark = remarks.about(end.chosen)
        found.append(Payment(None, LINK + encode_path(end.path), label, told, remark, in_short(there, one)))
    return found


def menu_of_payments(
    position: Position, labels: Labels, style: PanelStyle, step: Step, found: Sequence[Payment], full: Path
) -> discord.ui.Item[Any]:
    """The menu by which the payment that stands on the ``full`` path is changed."""
    remarks, chosen = Remarks(position, labels), encode_path(full[len(step.path) :])
    after = style.later.removeprefix(encode_path(full))
    now = next((one for one in found if f"{chosen}{after}{LINK}".startswith(f"{one.further}{LINK}")), None)
    options = [
        option_of(labels, remarks, step, one.further, one.label, one.value, one.told, remark=one.remark)
        for one in found
    ]
    asked = question_of(labels, step)
    placeholder = labels.words("panel-change", what=asked, value=now.label) if now is not None else asked
    return Choose(style.step(position.table.row, step.path, "~0"), options, placeholder)
