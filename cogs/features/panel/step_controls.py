"""The controls of one step of the turn panel: buttons for few values, menus for many, menus in which several things are ticked."""

from __future__ import annotations

from typing import Any

import discord

from cogs.choosing.picker import Several, Step
from cogs.choosing.several import Gathering
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.saying import described, question_of, says_nothing, with_told
from cogs.features.panel.style import PanelStyle
from cogs.match.tables import Position
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels
from cogs.presentation.regions import lying, remarked
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import FEW, capital
from games.core.events import SEAT_FIELDS

MOST_BUTTONS = 10
PER_SELECT, SELECTS = 25, 4  # values in a menu, menus for the values of a step
SEVERAL = "s"  # the mark of such a menu, where the page of a longer list stands otherwise
GATHER = "g"  # that of a menu in which each thing ticked is a move
REGION = "r"  # that of a menu of regions


def value_controls(
    position: Position,
    labels: Labels,
    remarks: Remarks,
    step: Step,
    kinds: PanelStyle,
    page: int,
    *,
    numbers: int,
    filled: int | None = None,
    named: str = "",
) -> list[discord.ui.Item[Any]]:
    """The controls by which one value of the step's field is chosen, or several things are ticked; ``page`` of very many values,
    the first ``numbers`` of them are numbered in the picture above. ``filled`` is the place of the value that stands there already:
    few buttons or a menu by which it is changed, ``named`` by what it belongs to.
    """
    row = position.table.row
    if kinds.gathering is not None:
        return [_menu_of_moves(position, labels, remarks, step, kinds, kinds.gathering)]
    if kinds.regions:
        return _by_region(position, labels, remarks, step, kinds, page)
    several = step.several
    if several is not None and several.most > 1 and len(step.values) > FEW and len(several.items) <= PER_SELECT:
        # Beside an action that is whole the menu itself says what it asks, for the screen does not.
        asks = (
            ": ".join(filter(None, [capital(named), question_of(labels, step)])) if named or filled is not None else ""
        )
        return _menu_of_several(position, labels, remarks, step, kinds, several, asks)
    choices = [
        (str(place), _label(labels, remarks, step, number if number <= numbers else 0, step.values[place]))
        for number, place in enumerate(labels.order(step.values), 1)
    ]
    told = {str(path[-1]): text for path, text in kinds.told.items() if path[:-1] == step.path}
    abouts = [_does(labels, step, value) for value in step.values]
    compact = told or filled is not None
    # A lesson explains its few choices itself.
    unsaid = not kinds.last and says_nothing(step.field, [told.get(place, "") for place, _ in choices], abouts)
    in_menu = (compact and len(choices) > FEW) or unsaid
    if len(choices) <= MOST_BUTTONS and not in_menu:
        return [
            Press(
                kinds.step(row, (*step.path, int(place))),
                with_told(
                    label if filled is None else _changed(labels, step, named, label, step.values[int(place)]),
                    told.get(place, ""),
                ),
                emoji=remarks.icon(step.field, step.values[int(place)], step.chosen),
            )
            for place, label in choices
        ]
    if unsaid and step.path in kinds.few:
        told = {str(path[-1]): text for path, text in kinds.few[step.path][0].items()}
    room = PER_SELECT * SELECTS
    shown = choices[page * room : (page + 1) * room]
    out: list[discord.ui.Item[Any]] = []
    for start in range(0, len(shown), PER_SELECT):
        part = shown[start : start + PER_SELECT]
        options = [
            _option(labels, remarks, step, place, label, step.values[int(place)], told.get(place, ""))
            for place, label in part
        ]
        # Ids must differ within a message: each select carries the number of its first value as a page mark.
        mark = f"~{page}{'' if not start else start // PER_SELECT}"
        placeholder = labels.words("panel-menu", count=len(choices))
        if len(shown) > len(part):
            placeholder = labels.words("panel-span", first=part[0][1], last=part[-1][1])
        if filled is not None:
            now = next(label for place, label in choices if int(place) == filled)
            placeholder = labels.words("panel-change", what=_what(labels, step, named), value=now)
        out.append(Choose(kinds.step(row, step.path, mark), options, placeholder))
    if len(choices) > room:
        following = (page + 1) % -(-len(choices) // room)
        out.append(Press(kinds.step(row, step.path, f"~{following}"), labels.words("panel-page")))
    return out


def _by_region(
    position: Position, labels: Labels, remarks: Remarks, step: Step, kinds: PanelStyle, page: int
) -> list[discord.ui.Item[Any]]:
    """A menu of the regions, below one of the places in the region whose number is the ``page``."""
    w, row = labels.words, position.table.row
    regions = [
        discord.SelectOption(
            label=labels.part(region.name),
            value=str(region.number),
            description=described(w("panel-region", count=len(region.places)), lying(labels, remarks, step, region)),
        )
        for region in kinds.regions
        if region.number != page
    ]
    out: list[discord.ui.Item[Any]] = []
    region = next((region for region in kinds.regions if region.number == page), None)
    if region is not None:
        told = {path[-1]: text for path, text in kinds.told.items() if path[:-1] == step.path}
        options = [
            _option(
                labels,
                remarks,
                step,
                str(place),
                _here(labels, step, place, remark),
                step.values[place],
                told.get(place, ""),
            )
            for place, remark in remarked(labels, remarks, step, region)
        ]
        placeholder = w("panel-kind-menu", kind=labels.part(region.name), count=len(options))
        out.append(Choose(kinds.step(row, step.path, f"~{page}"), options, placeholder))
    other = w("panel-regions" if region is None else "panel-other-region")
    return [*out, Choose(kinds.step(row, step.path, f"~{REGION}"), regions, other)] if regions else out


def _here(labels: Labels, step: Step, place: int, remark: str) -> str:
    """A place in the menu of its region, which says where it is."""
    label = labels.choice(step.field, step.values[place], str(step.chosen.get("kind", "")))
    return short(labels.words("remark-label", label=label, remark=remark)) if remark else label


def _menu_of_moves(
    position: Position, labels: Labels, remarks: Remarks, step: Step, kinds: PanelStyle, gathering: Gathering
) -> discord.ui.Item[Any]:
    """A menu in which as many things are ticked as are asked for; fewer will do for now."""
    things = gathering.things
    options = [
        _option(labels, remarks, step, str(place), capital(labels.choice(step.field, things[place])), things[place])
        for place in labels.order(things)
    ]
    pressed = kinds.step(position.table.row, step.path, f"~{GATHER}")
    placeholder = labels.words("panel-tick-most", count=gathering.most)
    return Choose(pressed, options, placeholder, least=1, most=gathering.most)


def _menu_of_several(
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
        _option(
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


def settled(labels: Labels, step: Step) -> str:
    """What is chosen of a move, its kind apart, or settled as nothing else is possible."""
    kind = str(step.chosen.get("kind", ""))
    values = (labels.value(name, value, kind) for name, value in step.chosen.items() if name != "kind")
    return " · ".join(filter(None, values))


def _label(labels: Labels, remarks: Remarks, step: Step, number: int, value: Any) -> str:
    """A value as the label of a control; places carry the number, from 1, that they have in the picture above."""
    label = remarks.choice(step.field, value, step.chosen)
    label = label if step.field in SEAT_FIELDS else capital(label)
    return short(labels.words("panel-place", number=number, label=label)) if number else label


def _changed(labels: Labels, step: Step, named: str, label: str, value: Any) -> str:
    """A value that is given to a field in the place of what was filled in: a name alone would not say what it answers, unlike yes
    or no in words.
    """
    if isinstance(value, bool) and not named:
        return label
    return short(labels.words("panel-changed", what=_what(labels, step, named), value=label))


def _what(labels: Labels, step: Step, named: str) -> str:
    """The field that was filled in: what it belongs to, by name, or else its question."""
    return capital(f"{named}:") if named else question_of(labels, step)


def _option(
    labels: Labels, remarks: Remarks, step: Step, place: str, label: str, value: Any, told: str = ""
) -> discord.SelectOption:
    """A value in a menu: its icon, what it costs and brings, and what it does."""
    return discord.SelectOption(
        label=label,
        value=place,
        description=described(told, _does(labels, step, value)),
        emoji=remarks.icon(step.field, value, step.chosen),
    )


def _does(labels: Labels, step: Step, value: Any) -> str:
    """What a value does in the kind of move that is chosen."""
    return labels.about(value, str(step.chosen.get("kind", "")), row=True)
