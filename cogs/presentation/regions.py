"""Places of a map by its regions, where more can be chosen among than a menu holds."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

import render
from cogs.choosing.picker import PLACE_FIELDS, Step
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from render.shared.reading import ranks_of

MOST = 25  # entries of a menu


class Region(NamedTuple):
    """A region in which something can be chosen: its number among all of the map, from 1, its id, and where its places stand among
    the values of the step, in reading order.
    """

    number: int
    name: str
    places: list[int]


def as_read(labels: Labels, position: Position) -> Labels:
    """The labels by which places of a map are offered in reading order: that of their numbers in pictures."""
    table = position.table
    places = render.PAINTERS[table.row.slug].reading(table.game, table.state)
    found = copy(labels)
    found.reading = {**labels.reading, **ranks_of(places)}
    return found


def regions_of(position: Position, labels: Labels, step: Step) -> list[Region]:
    """The regions among whose places a value is chosen; none where a menu holds all values, or they are no places of the map."""
    if step.move is not None or step.field == "kind" or len(step.values) <= MOST:
        return []
    painter, table = render.PAINTERS[position.table.row.slug], position.table
    closeup = painter.closeup(position.seat, step.field, step.chosen, step.values)
    if closeup is None or len(closeup.places) != len(step.values):
        return []
    where = {name: place for place, name in enumerate(closeup.places)}
    found = [
        Region(number, name, [where[place] for place in places if place in where])
        for number, (name, places) in enumerate(painter.regions(table.game, table.state).items(), 1)
    ]
    covered = sum(len(region.places) for region in found)
    return [region for region in found if region.places] if covered == len(step.values) else []


def of_its_region(position: Position, remarks: Remarks, step: Step) -> str:
    """What is remarked on the region of the place of a whole move, as it was before the place was chosen; "" for nothing more."""
    place = next((value for name, value in step.chosen.items() if name in PLACE_FIELDS), None)
    if step.move is None or place is None:
        return ""
    table = position.table
    for name, places in render.PAINTERS[table.row.slug].regions(table.game, table.state).items():
        if place in {one.rpartition(":")[2] for one in places}:
            said = remarks.about({**step.chosen, "region": name})
            return said if said != remarks.about(step.chosen) else ""
    return ""


def remarked(labels: Labels, remarks: Remarks, step: Step, region: Region) -> list[tuple[int, str]]:
    """The places of a region with what is remarked on each, first those of which there is anything to remark."""
    name = labels.part(region.name)
    found = [(place, remarks.beyond(name, step.field, step.values[place], step.chosen)) for place in region.places]
    return sorted(found, key=lambda one: not one[1])


def lying(labels: Labels, remarks: Remarks, step: Step, region: Region) -> str:
    """What is remarked on the places of a region, equal things counted."""
    return labels.value("", [remark for _, remark in remarked(labels, remarks, step, region) if remark])
