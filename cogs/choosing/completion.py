"""From a first choice to a whole action: fields that have a natural value are filled in, and few ways are offered at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from cogs.choosing.picker import PLACE_FIELDS, Picker, Step
from cogs.match.tables import Position

MOST_WAYS = 25  # that a menu of Discord's holds

Path = tuple[int, ...]
Natural = Callable[[Step], int | None]
"""The place of the natural value among those of a step; None where only the player can know."""


def natural_of(position: Position, known: Any) -> Natural:
    """What is natural for a seat in a position; ``known`` is its state redacted for the seat."""
    game, seat = position.table.game, position.seat

    def place(step: Step) -> int | None:
        if step.move is not None or step.field == "kind":
            return None
        value = game.natural(known, seat, step.chosen, step.field, step.values)
        return step.values.index(value) if value is not None else None

    return place


def completed(picker: Picker, path: Path, natural: Natural) -> Path:
    """The path with natural values filled in, as far as they go."""
    step = picker.step(path)
    while step is not None and (place := natural(step)) is not None:
        path = (*path, place)
        step = picker.step(path)
    return path


def ways(
    picker: Picker,
    path: Path,
    natural: Natural,
    order: Callable[[Sequence[Any]], list[int]],
    named: Collection[str] = (),
) -> list[Path]:
    """All ways on from a path in which everything is chosen that is neither natural nor needs a picture, in the order in which
    values are offered. Where they are more than a menu holds: the values of as many of the next fields as it does, at least of one.
    ``named`` are the kinds in which places are known by what lies there.
    """
    following = _following(picker, path, natural, order, named)
    return following if following == [path] else led_further(picker, following, natural, order, named)


def led_further(
    picker: Picker,
    found: list[Path],
    natural: Natural,
    order: Callable[[Sequence[Any]], list[int]],
    named: Collection[str] = (),
) -> list[Path]:
    """Ways led on by one field after the other, as far as a menu holds them."""
    while len(found) <= MOST_WAYS:
        further = [way for begun in found for way in _following(picker, begun, natural, order, named)]
        if further == found or len(further) > MOST_WAYS:
            break
        found = further
    return found


def _following(
    picker: Picker,
    path: Path,
    natural: Natural,
    order: Callable[[Sequence[Any]], list[int]],
    named: Collection[str],
) -> list[Path]:
    """A path led on by its next field; as it is where that has a natural value, needs a picture, or there is none."""
    step = picker.step(path)
    if step is None or step.move is not None or natural(step) is not None:
        return [path]
    if step.field in PLACE_FIELDS and step.chosen.get("kind") not in named:
        return [path]
    return [(*path, place) for place in order(step.values)]


def filled_in(picker: Picker, chosen: Path, full: Path, natural: Natural) -> list[Path]:
    """The paths to the fields on a full path that were filled in: those behind what was ``chosen``, and in it those that have a
    natural value, whichever was given to them: they can be changed once more.
    """
    found: list[Path] = []
    for length in range(1, len(full)):
        step = picker.step(full[:length])
        if length >= len(chosen) or (step is not None and natural(step) is not None):
            found.append(full[:length])
    return found
