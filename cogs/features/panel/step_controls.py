"""The controls of one step of the turn panel: buttons for few values, menus for many, menus in which several things are ticked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Several, Step
from cogs.choosing.several import Gathering
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.match.tables import Position
from cogs.presentation.labels import LONGEST_LABEL, Labels, cut, short
from cogs.presentation.regions import Region
from cogs.presentation.remarks import Remarks
from db.rows import MatchRow
from games.base import Move

MOST_BUTTONS = 10
PER_SELECT = 25
SELECTS = 4
FEW = 3  # so many sets of things are offered as they are; of more, the things are ticked in a menu
SEVERAL = "s"  # the mark of such a menu, where the page of a longer list stands otherwise
HELP = 100  # characters of the description of an option
GATHER = "g"  # that of a menu in which each thing ticked is a move
REGION = "r"  # that of a menu of regions


@dataclass(frozen=True)
class PanelStyle:
    """What the panel's controls do: the kinds registered for a step and for the end, and the words for heading and end.

    ``prefix`` is what stands before the path in their ids: moves chosen ``before`` (see ``cogs.choosing.chain``). ``further``
    offers to choose another move after the one shown, ``foreseen`` are sentences about what that one will bring about. ``idle``
    is what a seat reads that nobody waits for. ``gathering`` is what can be ticked together, each thing becoming a move.
    ``one_action`` says that the moves before and this one belong together; ``undecided`` that this one must be chosen before any
    of them is made, ``grave`` names the one among those before that is confirmed in red, ``dropped`` are ways out that lead
    nowhere but back.
    ``regions`` are those of the map by which a place is chosen: first one of them, then a place there.
    ``first`` are the controls of the first screen, ``filled`` those by which fields are changed that were filled in, ``told`` are
    costs and gains by path; ``back`` is the argument by which Back leads from here, where that is not the step before;
    ``opened`` is whether the panel opened at this step by itself, as it is the one question there is. ``head`` stands in the place
    of the title; ``last``, right above the controls, in that of what is said of the situation and the kind; nothing is offered
    then that is free at any time, and the way back stands among what follows the panel.
    """

    pick: str = "pick"
    go: str = "do"
    title: str = "panel-title"
    summary: str = "panel-summary"
    confirm: str = "panel-confirm"
    idle: str = "panel-not-your-turn"
    prefix: str = ""
    further: bool = False
    one_action: bool = False
    undecided: bool = False
    grave: Move | None = None
    dropped: frozenset[str] = frozenset()
    before: tuple[Move, ...] = ()
    foreseen: tuple[str, ...] = ()
    gathering: Gathering | None = None
    regions: Sequence[Region] = ()
    first: Sequence[discord.ui.Item[Any]] = ()
    filled: Sequence[discord.ui.Item[Any]] = ()
    told: Mapping[tuple[int, ...], str] = field(default_factory=dict[tuple[int, ...], str])
    back: str | None = None
    opened: bool = False
    head: str = ""
    last: str = ""

    def step(self, row: MatchRow, path: Sequence[int], mark: str = "") -> Pressed:
        """A control that leads to this path."""
        return Pressed(self.pick, row.id, row.revision, self.prefix + encode_path(path) + mark)

    def end(
        self, row: MatchRow, arg: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.success
    ) -> Press:
        """The button that ends it."""
        return Press(Pressed(self.go, row.id, row.revision, arg), label, style)


PLAIN = PanelStyle()


def value_controls(
    position: Position, labels: Labels, remarks: Remarks, step: Step, kinds: PanelStyle, page: int, *, numbers: int
) -> list[discord.ui.Item[Any]]:
    """The controls by which one value of the step's field is chosen, or several things are ticked; ``page`` of very many values,
    the first ``numbers`` of them are numbered in the picture above.
    """
    row = position.table.row
    if kinds.gathering is not None:
        return [_menu_of_moves(position, labels, step, kinds, kinds.gathering)]
    if kinds.regions:
        return _by_region(position, labels, remarks, step, kinds, page)
    several = step.several
    if several is not None and several.most > 1 and len(step.values) > FEW and len(several.items) <= PER_SELECT:
        return _menu_of_several(position, labels, step, kinds, several)
    choices = [
        (str(place), _label(labels, remarks, step, number if number <= numbers else 0, step.values[place]))
        for number, place in enumerate(labels.order(step.values), 1)
    ]
    told = {str(path[-1]): text for path, text in kinds.told.items() if path[:-1] == step.path}
    abouts = [labels.about(value) for value in step.values]
    in_menu = (told and len(choices) > FEW) or says_nothing([told.get(place, "") for place, _ in choices], abouts)
    if len(choices) <= MOST_BUTTONS and not in_menu:
        return [
            Press(
                kinds.step(row, (*step.path, int(place))),
                with_told(label, told.get(place, "")),
                emoji=labels.icons.of_value(step.field, step.values[int(place)]),
            )
            for place, label in choices
        ]
    room = PER_SELECT * SELECTS
    shown = choices[page * room : (page + 1) * room]
    out: list[discord.ui.Item[Any]] = []
    for start in range(0, len(shown), PER_SELECT):
        part = shown[start : start + PER_SELECT]
        options = [
            _option(labels, step.field, place, label, step.values[int(place)], told.get(place, ""))
            for place, label in part
        ]
        # Ids must differ within a message: each select carries the number of its first value as a page mark.
        mark = f"~{page}{'' if not start else start // PER_SELECT}"
        span = labels.words("panel-span", first=part[0][1], last=part[-1][1])
        question = question_of(labels, step)
        out.append(Choose(kinds.step(row, step.path, mark), options, f"{question} {span}"))
    if len(choices) > room:
        following = (page + 1) % -(-len(choices) // room)
        out.append(Press(kinds.step(row, step.path, f"~{following}"), labels.words("panel-more")))
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
            description=w("panel-region", count=len(region.places)),
        )
        for region in kinds.regions
    ]
    out: list[discord.ui.Item[Any]] = []
    region = next((region for region in kinds.regions if region.number == page), None)
    if region is not None:
        told = {path[-1]: text for path, text in kinds.told.items() if path[:-1] == step.path}
        options = [
            _option(
                labels,
                step.field,
                str(place),
                _label(labels, remarks, step, 0, step.values[place]),
                step.values[place],
                told.get(place, ""),
            )
            for place in region.places
        ]
        question = f"{question_of(labels, step)} ({labels.part(region.name)})"
        out.append(Choose(kinds.step(row, step.path, f"~{page}"), options, question))
    out.append(Choose(kinds.step(row, step.path, f"~{REGION}"), regions, w("panel-regions")))
    return out


def _menu_of_moves(
    position: Position, labels: Labels, step: Step, kinds: PanelStyle, gathering: Gathering
) -> discord.ui.Item[Any]:
    """A menu in which as many things are ticked as are asked for; fewer will do for now."""
    things = gathering.things
    options = [
        _option(labels, step.field, str(place), labels.choice(step.field, things[place]), things[place])
        for place in labels.order(things)
    ]
    question = labels.words("panel-gather", question=question_of(labels, step), count=gathering.most)
    pressed = kinds.step(position.table.row, step.path, f"~{GATHER}")
    return Choose(pressed, options, question, least=1, most=gathering.most)


def _menu_of_several(
    position: Position, labels: Labels, step: Step, kinds: PanelStyle, several: Several
) -> list[discord.ui.Item[Any]]:
    """A menu in which as many items are ticked as the move names, and a button for none, where none is possible.

    The button is needed because a menu in which nothing was ticked before and after tells Discord nothing.
    """
    row = position.table.row
    options = [
        _option(labels, step.field, str(place), labels.choice(step.field, several.items[place]), several.items[place])
        for place in labels.order(several.items)
    ]
    least = max(1, several.least)
    menu = Choose(
        kinds.step(row, step.path, f"~{SEVERAL}"), options, question_of(labels, step), least=least, most=several.most
    )
    none = several.place(())
    if none is None:
        return [menu]
    return [
        menu,
        Press(kinds.step(row, (*step.path, none)), labels.choice(step.field, ())),
    ]


def question_of(labels: Labels, step: Step) -> str:
    """What the step asks."""
    return labels.field(step.field, str(step.chosen.get("kind", "")))


def _label(labels: Labels, remarks: Remarks, step: Step, number: int, value: Any) -> str:
    """A value as the label of a control; places carry the number, from 1, that they have in the picture above."""
    label = remarks.choice(step.field, value, step.chosen)
    return short(labels.words("panel-place", number=number, label=label)) if number else label


def _option(labels: Labels, field: str, place: str, label: str, value: Any, told: str = "") -> discord.SelectOption:
    """A value in a menu: its icon, what it costs and brings, and what it does."""
    return discord.SelectOption(
        label=label,
        value=place,
        description=described(told, labels.about(value)),
        emoji=labels.icons.of_value(field, value),
    )


def described(told: str, about: str) -> str | None:
    """The description of an option: what it costs and brings, then what it does, as far as there is room."""
    return cut(" · ".join(filter(None, (told, about))), HELP) or None


def says_nothing(told: Sequence[str], abouts: Sequence[str]) -> bool:
    """Whether what things cost and bring is the same for all, while what they do is said: a menu has room for that."""
    return len(told) > 1 and len({*told}) == 1 and bool(told[0]) and any(abouts)


def with_told(label: str, told: str) -> str:
    """The label of a button with what it costs and brings, where there is room for both."""
    longer = f"{label} · {told}" if told else label
    return longer if len(longer) <= LONGEST_LABEL else short(label)
