"""Forms that survive a restart: like a control, a form knows everything by its id (see ``cogs.discord_io.controls``).

discord.py forgets a form when the bot ends, while people may have it open for hours. So none is left to it: what was sent is read
from the interaction itself, and goes to the handler of the form's kind as a press whose values are the texts of the fields.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import discord

from cogs.discord_io.controls import ID, Pressed

_FORM = re.compile(f"form-{ID}")


@dataclass(frozen=True)
class Field:
    """A text to fill in: what it is called (at most 45 characters), what is told in it while it is empty, how long it may be."""

    label: str
    hint: str
    most: int
    style: discord.TextStyle = discord.TextStyle.short


def form(pressed: Pressed, title: str, fields: Sequence[Field]) -> discord.ui.Modal:
    """A form with a title of at most 45 characters; ``pressed`` is what its handler will be given."""
    made = discord.ui.Modal(title=title, custom_id=f"form-{pressed.custom_id}")
    for number, field in enumerate(fields):
        text = discord.ui.TextInput[Any](
            custom_id=str(number), style=field.style, placeholder=field.hint, max_length=field.most
        )
        made.add_item(discord.ui.Label[Any](text=field.label, component=text))
    # What has stopped is not kept until somebody sends it, which may never happen.
    made.stop()
    return made


def sent(interaction: discord.Interaction) -> Pressed | None:
    """What was sent with a form of ours, with the texts of its fields in their order; None if this is no such interaction."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    data = cast(dict[str, Any], interaction.data)
    found = _FORM.fullmatch(data["custom_id"])
    if found is None:
        return None
    pressed = Pressed(found["kind"], int(found["match"]), int(found["revision"]), found["arg"])
    fields = {part["component"]["custom_id"]: part["component"]["value"] for part in data["components"]}
    return replace(pressed, values=tuple(fields[name] for name in sorted(fields, key=int)))
