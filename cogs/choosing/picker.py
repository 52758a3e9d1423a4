"""The one way from legal moves to a person's fingers.

Given the legal moves and what was chosen so far, a :class:`Picker` says which field comes next and which values are possible.
It drives the autocomplete of slash commands, the turn panel, and "what can I do now". Choices are kept as positions in sorted
lists (``"2.0.5"``), so they fit into a button's id, mean the same at the same revision, and name nothing hidden. A ``+`` among
them leaves a field until after the others: somebody has typed one that comes later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_type_hints

import msgspec

from cogs.choosing.paths import LATER
from games.base import Game, Move


@dataclass(frozen=True)
class Several:
    """A field whose values are sets of things: every thing that occurs, and how many a value names at least and at most."""

    items: list[Any]
    least: int
    most: int
    values: list[tuple[Any, ...]]

    def place(self, chosen: Sequence[int]) -> int | None:
        """The place among the values of the one that names just these items (by their places); None where none does."""
        wanted = {self.items[number] for number in chosen if number < len(self.items)}
        return next((place for place, value in enumerate(self.values) if set(value) == wanted), None)


@dataclass(frozen=True)
class Step:
    """What has been chosen and what comes next.

    ``field`` is the name of the field to choose now, ``"kind"`` at the start, ``""`` when one move is left: then ``move`` is
    that move. ``values`` are its possible values in order; ``chosen`` the fields so far, fields with a single value included;
    ``open`` those after this one that have several values as well.
    """

    chosen: dict[str, Any]
    field: str
    values: list[Any]
    move: Move | None
    path: tuple[int, ...]
    open: tuple[str, ...] = ()

    @property
    def several(self) -> Several | None:
        """The field as a choice of several things; None where values are single or name a thing twice."""
        if not self.values or not all(isinstance(v, tuple) and len(set(v)) == len(v) for v in self.values):
            return None
        if len({frozenset(value) for value in self.values}) < len(self.values):
            return None
        sizes = [len(value) for value in self.values]
        items = list(dict.fromkeys(item for value in self.values for item in value))
        return Several(items, min(sizes), max(sizes), self.values)


class Picker:
    """The choices in a list of legal moves of one seat in one position; each step is worked out once."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = list(moves)
        self._steps: dict[tuple[int, ...], Step | None] = {}

    @cached_property
    def _of_kind(self) -> dict[str, list[Move]]:
        found: dict[str, list[Move]] = {}
        for move in self.moves:
            found.setdefault(move.kind, []).append(move)
        return found

    @cached_property
    def kinds(self) -> list[str]:
        """The kinds of moves that are possible, in order."""
        return [*self._of_kind]

    def values(self, kind: str, field: str, chosen: Mapping[str, Any]) -> list[Any]:
        """The values of a field among the moves of this kind that agree with the fields chosen already, in order."""
        fitting = (move for move in self._of_kind.get(kind, ()) if agrees(move, chosen, but=field))
        return list(dict.fromkeys(getattr(move, field) for move in fitting))

    def step(self, path: Sequence[int]) -> Step | None:
        """Where this path of choices leads; None if it leads nowhere in this position."""
        if (known := tuple(path)) not in self._steps:
            self._steps[known] = self._step(known)
        return self._steps[known]

    def _step(self, path: tuple[int, ...]) -> Step | None:
        if not self.moves:
            # Whoever has left the match has nothing to choose.
            return None if path else Step({}, "kind", [], None, ())
        moves, chosen, taken, left = self.moves, dict[str, Any](), list(path), ["kind"]
        while left:
            field = left.pop(0)
            values = self.kinds if field == "kind" else list(dict.fromkeys(getattr(move, field) for move in moves))
            if len(values) > 1 or field == "kind":
                if not taken:
                    several = (name for name in left if len({getattr(move, name) for move in moves}) > 1)
                    return Step(chosen, field, values, None, path, tuple(several))
                place = taken.pop(0)
                if place == LATER and field != "kind":
                    left.append(field)
                    continue
                if not 0 <= place < len(values):
                    return None
                values = [values[place]]
            chosen[field] = values[0]
            if field == "kind":
                # Each kind of move is asked for in the order in which it declares its fields: the thing before its payment.
                moves = self._of_kind[values[0]]
                left = list(moves[0].__struct_fields__)
            else:
                moves = [move for move in moves if getattr(move, field) == values[0]]
        if taken:
            return None
        return Step(chosen, "", [], moves[0], path)

    def path_of(self, move: Move) -> tuple[int, ...]:
        """The path that ends at this legal move. Raises ValueError if it is not legal."""
        path: tuple[int, ...] = ()
        while (step := self.step(path)) is not None and step.move is None:
            path = (*path, step.values.index(getattr(move, step.field)))
        return path

    def first(self, path: Sequence[int]) -> Move:
        """The first move on this path. Raises ValueError for one that leads nowhere."""
        while (step := self.step(path)) is not None and step.move is None:
            path = (*path, 0)
        if step is None or step.move is None:
            raise ValueError(f"no move lies on {path}")
        return step.move

    def ends(self, chosen: Mapping[str, Any]) -> list[Move]:
        """The moves that have all the chosen values, their kind among them."""
        of = self._of_kind.get(chosen["kind"], []) if "kind" in chosen else self.moves
        return [move for move in of if all(getattr(move, name) == value for name, value in chosen.items())]

    def path_with(self, chosen: Mapping[str, Any]) -> tuple[int, ...]:
        """The path along these fields to the first one that is not known; those that are stand before it."""
        path: tuple[int, ...] = ()
        while (step := self.step(path)) is not None and step.move is None:
            if step.field in chosen:
                wanted = str(chosen[step.field]).casefold()
                place = next(
                    (place for place, value in enumerate(step.values) if str(value).casefold() == wanted), None
                )
            else:
                place = LATER if any(name in chosen for name in step.open) else None
            if place is None:
                break
            path = (*path, place)
        return path

    def path_to(self, kind: str) -> tuple[int, ...] | None:
        """The path that chooses a kind of move, None if the kind is not possible."""
        return (self.kinds.index(kind),) if kind in self.kinds else None


def agrees(move: Move, chosen: Mapping[str, Any], *, but: str = "") -> bool:
    """Whether a move has all the chosen values (typed values may be strings); the field ``but`` is not looked at."""
    return all(
        str(getattr(move, name, value)).casefold() == str(value).casefold()
        for name, value in chosen.items()
        if name != but and value is not None
    )


def assemble(game: Game[Any], kind: str, given: Mapping[str, Any]) -> Move | None:
    """A move from typed fields, legal or not (so that the rules can say why not); None if it cannot even be written down.

    What was not given has its default, or else is empty: no name, none of a number, nothing of several things.
    """
    (move,) = (move for move in game.move_types if str(move.__struct_config__.tag) == kind)
    hints = get_type_hints(move)
    needed = move.__struct_fields__[: len(move.__struct_fields__) - len(move.__struct_defaults__)]
    empty = {field: _EMPTY.get(hints[field], ()) for field in needed}
    try:
        return msgspec.convert({**empty, **given, "kind": kind}, move, strict=False)
    except msgspec.ValidationError:
        return None


_EMPTY: Mapping[Any, Any] = {int: 0, str: "", bool: False}
PLACE_FIELDS = frozenset({"cell", "hex"})  # whose values, written in capital letters, say nothing without a picture
