"""What a picture leads to: the other seats, what lies beside, and every part of the board that can be shown large."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import discord

from cogs.discord_io.autocomplete import MOST_CHOICES
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.match.tables import Table
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels
from render import PAINTERS
from render.scene import Scene


def close_ups(table: Table, labels: Labels, scene: Scene) -> list[discord.ui.Item[Any]]:
    """Buttons to what lies beside the part that the scene shows, or to the other seats; and menus of all that can be enlarged."""
    parts, here = PAINTERS[table.row.slug].parts(table.game, table.state), (table.row.id, table.row.revision)
    beside = parts.get(scene.place, ()) if scene.view == "part" else ()
    buttons = [Press(Pressed("part", *here, name), labels.part(name)) for name in beside] or [
        Press(Pressed("area", *here, str(seat.seat)), labels.choice("seat", seat.seat))
        for seat in table.seats
        if seat.seat != scene.focus
    ]
    return [*buttons, *enlarging(labels, parts, lambda number: Pressed("part", *here, str(number)), but=scene.place)]


def enlarging(labels: Labels, parts: Collection[str], leads: Callable[[int], Pressed], but: str = "") -> list[Choose]:
    """Menus of the parts of a board that can be shown large, the part that is shown already left out; ``leads`` gives what a menu
    does, by its number.
    """
    named = [(name, part) for name, part in labels.parts(parts) if part != but]
    lists = [named[start : start + MOST_CHOICES] for start in range(0, len(named), MOST_CHOICES)]
    return [
        Choose(
            leads(number),
            [discord.SelectOption(label=short(name), value=part) for name, part in listed],
            _title(labels, listed, whole=len(lists) == 1),
        )
        for number, listed in enumerate(lists)
    ]


def _title(labels: Labels, listed: Sequence[tuple[str, str]], *, whole: bool) -> str:
    """What stands on a menu of parts: the only one by its name, of the ``whole`` list how many they are."""
    first, last = listed[0][0], listed[-1][0]
    if len(listed) == 1 or not whole:
        return labels.words("view-enlarge", several="no" if len(listed) == 1 else "yes", first=first, last=last)
    return labels.words("view-enlarge-any", count=len(listed))
