"""Controls by which what was filled in by itself is changed, beside the whole action or the question that follows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

import discord

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Path, completed, filled_in, natural_of
from cogs.choosing.follow_ups import last_path
from cogs.choosing.picker import Picker, Step
from cogs.features.panel.mixes import Payments, menu_of_payments, payments_of
from cogs.features.panel.outlooks import Outlooks
from cogs.features.panel.saying import settled
from cogs.features.panel.step_controls import PER_SELECT, value_controls
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import otherwise
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from games.core.events import SEAT_FIELDS

Group = list[discord.ui.Item[Any]]


def own_fields(
    position: Position,
    picker: Picker,
    labels: Labels,
    style: PanelStyle,
    fields: Sequence[Path],
    full: Path,
    *,
    named: bool = False,
    payments: Payments = MappingProxyType({}),
) -> list[Group]:
    """For each of these fields of the ``full`` path, which were filled in, the controls that give it another value; ``named`` with
    the move to which it belongs, or the menu of its ``payments``.
    """
    groups: list[Group] = []
    for field in fields:
        step, length = picker.step(field), len(field)
        if step is None or len(step.values) > PER_SELECT:
            continue
        if field in payments:
            groups.append([menu_of_payments(position, labels, style, step, payments[field], full)])
            continue
        # The kind tells what it belongs to where nothing does that has a name: two amounts would read as a rate of exchange.
        things = (
            isinstance(value, str) or name in SEAT_FIELDS for name, value in step.chosen.items() if name != "kind"
        )
        stands = (any(things) and settled(labels, step)) or labels.kind(str(step.chosen["kind"])) if named else ""
        made = value_controls(
            position, labels, Remarks(position, labels), step, style, 0, numbers=(), filled=full[length], named=stands
        )
        groups.append([control for control in made if _leads_elsewhere(control, full[: length + 1], style, position)])
    return groups


class Before(NamedTuple):
    """A move from which the question follows: where it was chosen, its path, the fields of it that were filled in, what differs by
    their values, and those of them that are a payment.
    """

    chain: Chain
    path: Path
    fields: list[Path]
    told: dict[Path, str]
    payments: Payments


def filled_before(chain: Chain, labels: Labels, outlooks: Outlooks) -> list[Before]:
    """The moves from which the question at the end of a chain follows, the first of them first; it takes a while."""
    found: list[Before] = []
    while chain.follows_up and (before := chain.before) is not None:
        path, picker = last_path(chain), before.picker
        known = before.position.table.game.redact(before.position.table.state, before.position.seat)
        natural = natural_of(before.position, known)
        filled_from = next(n for n in range(len(path) + 1) if completed(picker, path[:n], natural) == path)
        fields = filled_in(picker, path[:filled_from], path, natural)
        outlook = outlooks.of(before, known) if before.position.awaited and not before.worlds else None
        told = otherwise(before, picker, labels, natural, outlook, fields)
        found.insert(0, Before(before, path, fields, told, payments_of(before, labels, fields, outlooks)))
        chain = before
    return found


def fields_before(found: Sequence[Before], labels: Labels, style: PanelStyle, end: str) -> list[Group]:
    """The controls that change what was filled in of the moves before; what was chosen after them, up to the argument of the screen
    at the ``end``, is kept.
    """
    groups: list[Group] = []
    for number, before in enumerate(found):
        chain = before.chain
        if is_in_menu(found[:number], chain.picker.step(before.path)):
            continue
        plain = replace(style, prefix=chain.prefix, told=before.told, gathering=None, regions=())
        plain = replace(plain, later=end.removeprefix(chain.prefix))
        groups += own_fields(
            chain.position,
            chain.picker,
            labels,
            plain,
            before.fields,
            before.path,
            named=True,
            payments=before.payments,
        )
    return groups


def is_in_menu(found: Sequence[Before], step: Step | None) -> bool:
    """Whether a move only says how the last of those before it is paid for, and stands in the menu of that one's payments."""
    paying = found[-1].chain.position.table.game.paying_kinds if found and found[-1].payments else ()
    return step is not None and step.chosen.get("kind") in paying


def _leads_elsewhere(control: Any, path: Path, style: PanelStyle, position: Position) -> bool:
    """Whether a control does not just choose what is chosen already."""
    pressed = getattr(control, "pressed", None)
    return pressed is None or pressed != style.step(position.table.row, path)
