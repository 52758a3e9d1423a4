"""What belongs together of what happened: a fight, by whose moves whatever, and the same thing done several times."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import msgspec

from cogs.match.history import PastMove
from cogs.presentation.labels import Labels
from cogs.presentation.reckonings import reckoning_of
from games.base import Game
from games.core.events import Event
from games.core.kinds import Repeated


def gathered(labels: Labels, told: Sequence[PastMove]) -> list[PastMove]:
    """The moves in order: what a fight came to stands with the move that began it, and moves of one seat that did the same one
    after another, or in between something else that is told once (``_one_before``), are one.
    """
    found = list[PastMove]()
    for part in told:
        part = replace(part, events=repeated(labels, part.events))
        before = found[-1] if found else None
        if before is not None and before.events and part.events:
            ends = _ends_of(labels.game, before.events, part.events)
            found[-1] = _with(before, part, [*before.events, *part.events[:ends]]) if ends else before
            part = replace(part, events=part.events[ends:])
            if ends and not part.events:
                continue
            if not ends and (same := _one_before(labels, found, part)) is not None:
                place, events = same
                found[place] = _with(found[place], part, events)
                continue
        found.append(part)
    return found


def _one_before(labels: Labels, found: Sequence[PastMove], part: PastMove) -> tuple[int, list[Event]] | None:
    """The place of the move with which this one is one, and the events of both: nothing stands between that is not told once, too,
    if it comes several times.
    """
    for place, before in reversed([*enumerate(found)]):
        if not before.events or not _alike(before, part):
            return None
        one = repeated(labels, [*before.events, *part.events])
        if len(one) == len(before.events):
            return place, one
        if any(event.kind not in labels.game.repeated_events for event in before.events):
            return None
    return None


def _with(before: PastMove, part: PastMove, events: list[Event]) -> PastMove:
    return replace(before, row=msgspec.structs.replace(before.row, ply=part.row.ply), events=events)


def _alike(one: PastMove, other: PastMove) -> bool:
    """Whether two moves can be one: who made them, how, and when."""
    made = [(part.row.seat, part.row.user, part.row.automatic, part.forced, part.turn) for part in (one, other)]
    return made[0] == made[1]


# ---------------------------------------------------------------------- fights
def _ends_of(game: Game[Any], before: Sequence[Event], events: Sequence[Event]) -> int:
    """How many of these events still tell of the fight that those ``before`` end with."""
    begins, *others = game.fights
    goes_on = frozenset[str]().union(*others)
    under_way = next((event.kind in begins for event in reversed(before) if event.kind not in goes_on), False)
    if not under_way:
        return 0
    return next((place for place, event in enumerate(events) if event.kind not in goes_on), len(events))


def in_fights(game: Game[Any], events: Iterable[Event]) -> Iterator[tuple[Event, bool]]:
    """The events, each with whether it tells of a fight."""
    begins, *others = game.fights
    goes_on, fought = frozenset[str]().union(*others), False
    for event in events:
        fought = event.kind in begins or (fought and event.kind in goes_on)
        yield event, fought


def things(game: Game[Any], events: Iterable[Event]) -> list[list[Event]]:
    """The events in order, those of one reckoning together, and those about one seat that tell how a fight went, or what it came
    to.
    """
    _, *parts = game.fights
    found, before = list[list[Event]](), None
    for event, fought in in_fights(game, events):
        reckoning = reckoning_of(game, event)
        of_fight = next((number for number, kinds in enumerate(parts) if fought and event.kind in kinds), None)
        kept = ("fight", of_fight, event.seat) if of_fight is not None else ("reckoning", reckoning, None)
        if kept == before and kept[1] is not None:
            found[-1].append(event)
        else:
            found.append([event])
        before = kept
    return found


# ---------------------------------------------------------------------- the same several times
def repeated(labels: Labels, events: Iterable[Event]) -> list[Event]:
    """The events in order, those of ``repeated_events`` that tell the same several times as one."""
    kinds, found = labels.game.repeated_events, list[Event]()
    for event in events:
        place = _place_of(kinds, found, event)
        if place is None:
            found.append(event)
        else:
            found[place] = _both(kinds[event.kind], found[place], event)
    return found


def paid_for(labels: Labels, events: Iterable[Event]) -> list[tuple[Event, list[Event]]]:
    """The same, each with what its seat paid right before it; what was paid for nothing stands together."""
    kinds, game = labels.game.repeated_events, labels.game
    found, paid_of, paid = list[Event](), list[list[Event]](), list[Event]()

    def alone() -> None:
        if paid:
            *others, last = repeated(labels, paid)
            found.append(last)
            paid_of.append(others)
        paid.clear()

    for event in events:
        if paid and (event.seat != paid[0].seat or reckoning_of(game, event) is not None):
            alone()
        if event.kind in game.minor_events and game.paid(event):
            paid.append(event)
            continue
        place = _place_of(kinds, found, event)
        if place is None:
            found.append(event)
            paid_of.append([*paid])
        else:
            found[place] = _both(kinds[event.kind], found[place], event)
            paid_of[place] += paid
        paid.clear()
    alone()
    return [*zip(found, paid_of, strict=True)]


def _place_of(kinds: Mapping[str, Repeated], found: Sequence[Event], event: Event) -> int | None:
    """Where the event stands with which this one is one: nothing but others that are told several times is between."""
    if event.kind not in kinds:
        return None
    for place, other in reversed([*enumerate(found)]):
        if other.kind not in kinds or (other.seat, other.audience) != (event.seat, event.audience):
            return None
        same = all(other.data.get(fact) == event.data.get(fact) for fact in kinds[event.kind].alike)
        if other.kind == event.kind and same:
            return place
    return None


def _both(how: Repeated, one: Event, other: Event) -> Event:
    """Two events of a kind as one, the first of which may be one of several already."""
    facts = {**one.data, **other.data, "times": one.data.get("times", 1) + 1}
    for fact in [fact for fact in one.data if fact in other.data]:
        if fact in how.added:
            facts[fact] = _sum(one.data[fact], other.data[fact])
        elif fact in how.listed:
            before = one.data[fact]
            facts[fact] = [*(before if "times" in one.data else [before]), other.data[fact]]
        elif fact == "before":
            facts[fact] = one.data[fact]
    if how.each:
        told = [*one.data.get(one.kind, [one.data])]
        places = [
            place for place, each in enumerate(told) if all(each.get(fact) == other.data.get(fact) for fact in how.each)
        ]
        if places and "count" in other.data:
            told[places[0]] = {**told[places[0]], "count": told[places[0]]["count"] + other.data["count"]}
        else:
            told.append(other.data)
        facts[one.kind] = told
    return msgspec.structs.replace(one, data=facts)


def _sum(one: Any, other: Any) -> Any:
    """Two numbers added up, or those of two facts of several facts each; lists one behind the other."""
    if isinstance(one, Mapping):
        first, second = cast("Mapping[str, Any]", one), cast("Mapping[str, Any]", other)
        return {**first, **second} | {name: _sum(first[name], second[name]) for name in first if name in second}
    return [*one, *other] if isinstance(one, list) else one + other
