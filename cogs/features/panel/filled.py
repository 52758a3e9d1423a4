"""Controls by which what was filled in by itself is changed, beside the whole action or the question that follows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Path, completed, filled_in, natural_of
from cogs.choosing.follow_ups import last_path
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker
from cogs.features.panel.saying import settled
from cogs.features.panel.step_controls import PER_SELECT, value_controls
from cogs.features.panel.style import PanelStyle
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks

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
) -> list[Group]:
    """For each of these fields of the ``full`` path, which were filled in, the controls that give it another value; ``named`` with
    the move to which it belongs.
    """
    groups: list[Group] = []
    for field in fields:
        step, length = picker.step(field), len(field)
        if step is None or len(step.values) > PER_SELECT:
            continue
        # Without a value the kind tells what it belongs to.
        stands = (settled(labels, step) or labels.kind(str(step.chosen["kind"]))) if named else ""
        made = value_controls(
            position, labels, Remarks(position, labels), step, style, 0, numbers=(), filled=full[length], named=stands
        )
        groups.append([control for control in made if _leads_elsewhere(control, full[: length + 1], style, position)])
    return groups


def fields_before(chain: Chain, labels: Labels, style: PanelStyle, at: Path) -> list[Group]:
    """The same for what was filled in of the moves from which the question follows; what was chosen after them, up to where the
    screen stands ``at``, is kept.
    """
    groups: list[Group] = []
    end = chain.prefix + encode_path(at)
    while chain.follows_up and (before := chain.before) is not None:
        path, picker = last_path(chain), before.picker
        known = before.position.table.game.redact(before.position.table.state, before.position.seat)
        natural = natural_of(before.position, known)
        filled_from = next(n for n in range(len(path) + 1) if completed(picker, path[:n], natural) == path)
        fields = filled_in(picker, path[:filled_from], path, natural)
        plain = replace(style, prefix=before.prefix, told={}, gathering=None, regions=())
        plain = replace(plain, later=end.removeprefix(before.prefix))
        groups = [
            *own_fields(before.position, picker, labels, plain, fields, path, named=True),
            *groups,
        ]
        chain = before
    return groups


def _leads_elsewhere(control: Any, path: Path, style: PanelStyle, position: Position) -> bool:
    """Whether a control does not just choose what is chosen already."""
    pressed = getattr(control, "pressed", None)
    return pressed is None or pressed != style.step(position.table.row, path)
