"""The controls of one step of the turn panel: buttons for few values, menus for many, menus in which several things are ticked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import discord

from cogs.choosing.picker import Step, agrees
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.options import option_of, options_of, what_it_does
from cogs.features.panel.saying import Row, changed_to, described, has_room, has_room_for, question_of, says_nothing
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.ticking import menu_of_moves, menu_of_several
from cogs.match.tables import Position
from cogs.presentation.cutting import LONGEST_LABEL, short
from cogs.presentation.joining import joined, without_said
from cogs.presentation.labels import Labels
from cogs.presentation.regions import Region, lying, remarked
from cogs.presentation.remarks import Remarks, Said
from cogs.presentation.rows import FEW, capital
from games.core.events import SEAT_FIELDS

MOST_BUTTONS = 10
PER_SELECT, SELECTS = 25, 4  # values in a menu, menus for the values of a step
REGION = "r"  # that of a menu of regions


def value_controls(
    position: Position,
    labels: Labels,
    remarks: Remarks,
    step: Step,
    kinds: PanelStyle,
    page: int,
    *,
    numbers: Sequence[int],
    filled: int | None = None,
    named: str = "",
) -> list[discord.ui.Item[Any]]:
    """The controls by which one value of the step's field is chosen, or several things are ticked; ``page`` of very many values,
    the first of them have these ``numbers`` in the picture above. ``filled`` is the place of the value that stands there already:
    few buttons or a menu by which it is changed, ``named`` by what it belongs to.
    """
    row = position.table.row
    if kinds.gathering is not None:
        return [menu_of_moves(position, labels, remarks, step, kinds, kinds.gathering)]
    if kinds.regions:
        return _by_region(position, labels, remarks, step, kinds, page)
    several = step.several
    if several is not None and several.most > 1 and len(step.values) > FEW and len(several.items) <= PER_SELECT:
        # Beside an action that is whole the menu itself says what it asks, for the screen does not.
        asks = (
            ": ".join(filter(None, [capital(named), question_of(labels, step)])) if named or filled is not None else ""
        )
        return menu_of_several(position, labels, remarks, step, kinds, several, asks)
    # What is remarked on what is chosen stands above; what is remarked on whatever value stands there tells nothing of the others.
    same = remarks.about(step.chosen)
    if filled is not None:
        about = {remarks.about({**step.chosen, step.field: value}) for value in step.values}
        same = about.pop() if len(about) == 1 else ""
    said = _all_said(position, labels, remarks, step, numbers, but=same)
    told = {str(path[-1]): text for path, text in kinds.told.items() if path[:-1] == step.path}
    if any(rest for _, _, rest in said):
        # What is remarked stands in the same place in all of few, and of more where there is room for it.
        apart = _all_said(position, labels, remarks, step, numbers, but=same, apart=True)
        roomy = len(said) <= FEW or all(has_room_for(told.get(place, ""), rest) for place, _, rest in apart)
        said = apart if roomy and len({label for _, label, _ in apart}) == len(apart) else said
    abouts = [what_it_does(labels, step, value) for value in step.values]
    compact = told or filled is not None
    # A lesson explains its few choices itself.
    unsaid = not kinds.last and says_nothing(step.field, [told.get(place, "") for place, _, _ in said], abouts)
    # A menu has room for what a button cannot say.
    answers = [
        label if filled is None else _changed(labels, step, named, label, step.values[int(place)])
        for place, label, _ in said
    ]
    too_long = (
        any(rest for *_, rest in said)
        or any(len(answer) > LONGEST_LABEL for answer in answers)
        or (not kinds.last and any(not has_room(label, told.get(at, "")) for at, label, _ in said))
    )
    in_menu = (compact and len(said) > FEW) or unsaid or too_long
    if len(said) <= MOST_BUTTONS and not in_menu:
        return [
            Press(
                kinds.step(row, (*step.path, int(place))),
                changed_to(answer, label, told.get(place, "")),
                emoji=remarks.icon(step.field, step.values[int(place)], step.chosen),
            )
            for (place, label, _), answer in zip(said, answers, strict=True)
        ]
    if unsaid and step.path in kinds.few:
        told = {str(path[-1]): text for path, text in kinds.few[step.path][0].items()}
    room = PER_SELECT * SELECTS
    shown = said[page * room : (page + 1) * room]
    out: list[discord.ui.Item[Any]] = []
    for start in range(0, len(shown), PER_SELECT):
        part = shown[start : start + PER_SELECT]
        does = [what_it_does(labels, step, step.values[int(place)], told.get(place, "")) for place, *_ in part]
        rows = [
            Row(label, told.get(place, ""), about, rest) for (place, label, rest), about in zip(part, does, strict=True)
        ]
        entries = [(place, step.values[int(place)], row) for (place, *_), row in zip(part, rows, strict=True)]
        options = options_of(remarks, step, entries)
        # Ids must differ within a message: each select carries the number of its first value as a page mark.
        mark = f"~{page}{'' if not start else start // PER_SELECT}"
        placeholder = labels.words("panel-menu", count=len(said))
        if len(shown) > len(part):
            placeholder = labels.words("panel-span", first=part[0][1], last=part[-1][1])
        if filled is not None:
            now = next(label for place, label, _ in said if int(place) == filled)
            plain, what = _says_itself(step, named, now), _what(labels, step, named)
            placeholder = labels.words("panel-change-to" if plain else "panel-change", what=what, value=now)
        out.append(Choose(kinds.step(row, step.path, mark), options, placeholder))
    if len(said) > room:
        following = (page + 1) % -(-len(said) // room)
        out.append(Press(kinds.step(row, step.path, f"~{following}"), labels.words("panel-page")))
    return out


def _by_region(
    position: Position, labels: Labels, remarks: Remarks, step: Step, kinds: PanelStyle, page: int
) -> list[discord.ui.Item[Any]]:
    """A menu of the regions, below one of the places in the region whose number is the ``page``."""
    w, row = labels.words, position.table.row

    def told(region: Region) -> str:
        possible = w("panel-region", count=len(region.places))
        return joined([("", remarks.about({**step.chosen, "region": region.name})), ("", possible)])

    regions = [
        discord.SelectOption(
            label=labels.part(region.name),
            value=str(region.number),
            description=described(told(region), lying(labels, remarks, step, region)),
        )
        for region in kinds.regions
        if region.number != page
    ]
    out: list[discord.ui.Item[Any]] = []
    region = next((region for region in kinds.regions if region.number == page), None)
    if region is not None:
        brings = {path[-1]: text for path, text in kinds.told.items() if path[:-1] == step.path}
        options = [
            option_of(
                labels,
                remarks,
                step,
                str(place),
                _here(labels, step, place, remark),
                step.values[place],
                brings.get(place, ""),
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


def _all_said(
    position: Position,
    labels: Labels,
    remarks: Remarks,
    step: Step,
    numbers: Sequence[int],
    *,
    but: str,
    apart: bool = False,
) -> list[tuple[str, str, str]]:
    """The values of a step in order, each with its place in an id and as :func:`_said` has it."""
    return [
        (str(place), *_said(position, labels, remarks, step, number, step.values[place], but=but, apart=apart))
        for place, number in zip_longest(labels.order(step.values), numbers[: len(step.values)], fillvalue=0)
    ]


def _said(
    position: Position, labels: Labels, remarks: Remarks, step: Step, number: int, value: Any, *, but: str, apart: bool
) -> tuple[str, str]:
    """A value as the label of a control, and what is remarked on it, ``but`` this, where that is to be ``apart`` or the label has
    no room for it, though against whom it goes stands there all the same; places carry the number, from 1, that they have in
    the picture above.
    """
    said = remarks.said(step.field, value, step.chosen)
    if (left := without_said(said.remark, but)) != said.remark:
        said = Said(
            said.label, left, labels.words("remark-label", label=said.label, remark=left) if left else said.label
        )

    def label(text: str) -> str:
        text = text if step.field in SEAT_FIELDS else capital(text)
        return labels.words("panel-place", number=number, label=text) if number else text

    whole = label(said.whole)
    if len(whole) <= LONGEST_LABEL and not apart:
        return whole, ""
    against = _against(position, step, value)
    named = label(joined([("", said.label), *((name, labels.value(name, who)) for name, who in against.items())]))
    if not against or len(named) > LONGEST_LABEL:
        return short(label(said.label)), said.remark
    return named, without_said(remarks.about({**step.chosen, step.field: value, **against}), but)


def _against(position: Position, step: Step, value: Any) -> dict[str, int]:
    """The field and the number of the one player that is settled by a value; {} where none is."""
    ends = [move for move in position.moves if agrees(move, {**step.chosen, step.field: value})]
    for name in SEAT_FIELDS - {step.field, *step.chosen}:
        found = {getattr(move, name, None) for move in ends}
        if len(found) == 1 and isinstance(who := found.pop(), int) and who >= 0:
            return {name: who}
    return {}


def _changed(labels: Labels, step: Step, named: str, label: str, value: Any) -> str:
    """A value that is given to a field in the place of another: a name alone would not say what it answers, yes or no would."""
    if isinstance(value, bool) and not named:
        return label
    if _says_itself(step, named, label):
        return labels.words("panel-change-to", value=label)
    # A thing and a number alone would read as one more to have.
    message = "panel-changed" if _asks(labels, step, named) else "panel-change"
    return labels.words(message, what=_what(labels, step, named), value=label)


def _what(labels: Labels, step: Step, named: str) -> str:
    """The field that was filled in: what it belongs to, by name, or else its question."""
    return question_of(labels, step) if _asks(labels, step, named) else capital(f"{named}:")


def _asks(labels: Labels, step: Step, named: str) -> bool:
    """Whether the question of a field says what it is about: a name behind another one would read as what is done with it."""
    numbers = all(isinstance(value, int) for value in step.values)
    return not named or (labels.in_full(step.field, str(step.chosen.get("kind", ""))) and not numbers)


def _says_itself(step: Step, named: str, label: str) -> bool:
    """Whether a number says of what it is: beside it the question would be said again."""
    return not named and not label.isdigit() and all(type(value) is int for value in step.values)
