"""A value as an entry of a menu."""

from __future__ import annotations

from typing import Any

import discord

from cogs.choosing.picker import Step
from cogs.features.panel.saying import option_texts
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import about_beside


def option_of(
    labels: Labels, remarks: Remarks, step: Step, place: str, label: str, value: Any, told: str = "", remark: str = ""
) -> discord.SelectOption:
    """A value in a menu: its icon, what is remarked on it beyond the label, what it costs and brings, and what it does."""
    label, description = option_texts(label, told, what_it_does(labels, step, value, told), remark)
    return discord.SelectOption(
        label=label,
        value=place,
        description=description,
        emoji=remarks.icon(step.field, value, step.chosen),
    )


def what_it_does(labels: Labels, step: Step, value: Any, told: str = "") -> str:
    """What a value does in the kind of move that is chosen, beside what it costs and brings as ``told``."""
    return about_beside(labels, value, str(step.chosen.get("kind", "")), told)
