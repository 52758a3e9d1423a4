"""A value as an entry of a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.choosing.picker import Step
from cogs.features.panel.saying import Row, option_rows
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import about_beside


def option_of(
    labels: Labels, remarks: Remarks, step: Step, place: str, label: str, value: Any, told: str = "", remark: str = ""
) -> discord.SelectOption:
    """A value in a menu: its icon, what is remarked on it beyond the label, what it costs and brings, and what it does."""
    row = Row(label, told, what_it_does(labels, step, value, told), remark)
    return options_of(remarks, step, [(place, value, row)])[0]


def options_of(remarks: Remarks, step: Step, rows: Sequence[tuple[str, Any, Row]]) -> list[discord.SelectOption]:
    """Values in a menu, each with what stands in an id for it and what its row says."""
    texts = option_rows([row._replace(leads=_leads(remarks, step, value, row)) for _, value, row in rows])
    return [
        discord.SelectOption(
            label=label, value=place, description=description, emoji=remarks.icon(step.field, value, step.chosen)
        )
        for (place, value, _), (label, description) in zip(rows, texts, strict=True)
    ]


def _leads(remarks: Remarks, step: Step, value: Any, row: Row) -> bool:
    """Whether what is remarked on a value is read before what it costs and brings."""
    return bool(row.remark) and remarks.leads({**step.chosen, step.field: value})


def what_it_does(labels: Labels, step: Step, value: Any, told: str = "") -> str:
    """What a value does in the kind of move that is chosen, beside what it costs and brings as ``told``."""
    return about_beside(labels, value, str(step.chosen.get("kind", "")), told)
