"""A step at which one press chooses all that is left of a move, below the picture that helps with the first of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.choosing.completion import MOST_WAYS, Natural, Path, led_further
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker, Step
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.offers import Offer, Ways
from cogs.features.panel.saying import has_room, with_told
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import Told
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.rows import FEW, capital
from games.core.events import SEAT_FIELDS


def ways_at_once(picker: Picker, step: Step, natural: Natural, labels: Labels) -> list[Path]:
    """The ways on from a step in which as much is chosen as a menu holds of what is neither natural nor needs a picture of its own;
    [] where that is the field of the step alone, or more than a menu holds.
    """
    if step.move is not None or step.field == "kind":
        return []
    found = led_further(picker, [(*step.path, place) for place in labels.order(step.values)], natural, labels.order)
    several = any(len(way) > len(step.path) + 1 for way in found)
    return found if several and len(found) <= MOST_WAYS else []


def controls_at_once(
    position: Position,
    picker: Picker,
    labels: Labels,
    style: PanelStyle,
    step: Step,
    found: Sequence[Path],
    told: Told,
    *,
    alike: bool,
    numbers: Sequence[int],
) -> list[discord.ui.Item[Any]]:
    """Buttons for few of these ways, if they have room for what they cost and bring, or a menu; the first values of
    the step carry these ``numbers`` in the picture above. ``alike``: what few of them bring alike stands above.
    """
    row, said = position.table.row, Ways(position, picker, labels)
    offer = Offer(str(step.chosen["kind"]), step.path, [*found], whole=False)
    number_of = dict(zip(labels.order(step.values), numbers, strict=False))

    def numbered(way: Path, label: str) -> str:
        number = number_of.get(way[len(step.path)])
        return labels.words("panel-place", number=number, label=label) if number else label

    def begun(label: str) -> str:
        return label if step.field in SEAT_FIELDS else capital(label)

    does = told.few[step.path][0] if alike and step.path in told.few else told.ways
    names = {way: numbered(way, begun(said.said(offer, way).whole)) for way in found}
    if len(found) <= FEW and not alike and all(has_room(names[way], does.get(way, "")) for way in found):
        return [
            Press(style.step(row, way), with_told(names[way], does.get(way, "")), emoji=said.icon(offer, way))
            for way in found
        ]
    options: list[discord.SelectOption] = []
    for way, (label, about) in zip(found, said.rows(offer, does, numbered), strict=True):
        value, icon = encode_path(way[len(step.path) :]), said.icon(offer, way)
        options.append(discord.SelectOption(label=label, value=value, description=about, emoji=icon))
    placeholder = labels.words("panel-menu", count=len(options))
    return [Choose(style.step(row, step.path, "~0"), options, placeholder)]
