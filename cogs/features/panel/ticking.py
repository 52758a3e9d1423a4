"""Menus in which several things are ticked."""

from __future__ import annotations

from typing import Any

import discord

from cogs.choosing.picker import Several, Step
from cogs.choosing.several import Gathering
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.options import option_of
from cogs.features.panel.style import PanelStyle
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import capital

SEVERAL = "s"  # the mark of such a menu, where the page of a longer list stands otherwise
GATHER = "g"  # that of a menu in which each thing ticked is a move


def menu_of_moves(
    position: Position, labels: Labels, remarks: Remarks, step: Step, kinds: PanelStyle, gathering: Gathering
) -> discord.ui.Item[Any]:
    """A menu in which as many things are ticked as are asked for; fewer will do for now."""
    things = gathering.things
    options = [
        option_of(
            labels,
            remarks,
            step,
            str(place),
            _one_of(labels, step, things, place),
            things[place],
            remark=remarks.about({**step.chosen, step.field: things[place]}, things[: place + 1].count(things[place])),
        )
        for place in labels.order(things)
    ]
    pressed = kinds.step(position.table.row, step.path, f"~{GATHER}")
    placeholder = labels.words("panel-tick-most", count=gathering.most)
    return Choose(pressed, options, placeholder, least=1, most=gathering.most)


def _one_of(labels: Labels, step: Step, things: list[Any], place: int) -> str:
    """A thing to tick; of several alike it says which of them it is."""
    label = capital(labels.choice(step.field, things[place]))
    if things.count(things[place]) == 1:
        return label
    return labels.words("panel-one-of", name=label, number=things[:place].count(things[place]) + 1)


def menu_of_several(
    position: Position,
    labels: Labels,
    remarks: Remarks,
    step: Step,
    kinds: PanelStyle,
    several: Several,
    asks: str,
) -> list[discord.ui.Item[Any]]:
    """A menu in which as many items are ticked as the move names, and a button for none, where none is possible; ``asks`` is the
    question, where it does not stand above.

    The button is needed because a menu in which nothing was ticked before and after tells Discord nothing.
    """
    row = position.table.row
    options = [
        option_of(
            labels,
            remarks,
            step,
            str(place),
            capital(labels.choice(step.field, several.items[place])),
            several.items[place],
        )
        for place in labels.order(several.items)
    ]
    least, none = max(1, several.least), several.place(())
    ticks = "panel-tick" if least == several.most else "panel-tick-most" if least == 1 else "panel-tick-span"
    placeholder = asks or labels.words(ticks, least=least, count=several.most)
    menu = Choose(kinds.step(row, step.path, f"~{SEVERAL}"), options, placeholder, least=least, most=several.most)
    if none is None:
        return [menu]
    return [
        menu,
        Press(kinds.step(row, (*step.path, none)), capital(labels.choice(step.field, ()))),
    ]
