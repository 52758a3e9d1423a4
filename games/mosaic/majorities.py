"""R7.1, R8.3: what a unit that comes, goes or is removed, or a piece that is built, makes of the majority in a region; no dice are
cast over it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from games.base import Remark
from games.core.events import Event
from games.mosaic.board import add_units, controller, influence
from games.mosaic.catalogue import Catalogue
from games.mosaic.empire_scoring import region_points, scoring_influence, scorings_left, sums
from games.mosaic.moves import March, Move, Recruit
from games.mosaic.state import UNITS, MosaicState, Piece
from games.mosaic.windows import awaited_scoring

# R4.14, R4.15, R5.7, R8.2, R11: units come, go or stay where they are.
UNITS_MOVED = frozenset({"recruit", "march", "deploy", "strike", "divert", "order_strike", "order_divert", "skip"})

# R5.3 to R5.7, R6.4, R2.13: kinds of moves by which a region may come under another control.
SHIFTING = frozenset({"start", "site", "deploy", "strike", "divert", "recruit", "march", "take_over"})

# What is told behind all that a move did: it ends a turn, begins something, or reckons with who controls what.
_BEHIND = frozenset({"turn-ended", "round-began", "last-round-began", "epilogue-began", "empire-scoring"})

_Shift = tuple[int, str, str, int]  # whose units, of which kind, where, how many more


def touched(state: MosaicState, move: Move) -> tuple[str, ...]:
    """R7.2: the regions whose control a move may change with all that follows from it, in the order of the map; () where these may
    be any.
    """
    match move:
        case Recruit() if not state.queue:
            return (move.region,)
        case March() if not state.queue:
            return tuple(region for region in state.regions if region in (move.source, move.target))
        case _:
            return ()


def controllers(catalogue: Catalogue, state: MosaicState, regions: Iterable[str] = ()) -> dict[str, int]:
    """R7.2: by region, or of these ``regions``, the seat that controls it, where one does."""
    found = {region: controller(values) for region, values in influence(catalogue, state, regions).items()}
    return {region: seat for region, seat in found.items() if seat is not None}


def control_passed(
    catalogue: Catalogue, state: MosaicState, before: Mapping[str, int], regions: Iterable[str] = ()
) -> list[Event]:
    """R7.2: who controls a region no more that was ``before`` his, and who does now, if anybody; who has one that nobody had. Of
    these ``regions`` alone, if any are named.
    """
    now, events = controllers(catalogue, state, regions), list[Event]()
    for region, seat in before.items():
        if (taker := now.get(region)) != seat:
            then = {"taken": {"opponent": taker}} if taker is not None else {"free": {"count": 0}}
            events.append(Event("control-lost", seat, {"region": region, **then}))
    gained = [(region, seat) for region, seat in now.items() if region not in before]
    return [*events, *(Event("control-gained", seat, {"region": region}) for region, seat in gained)]


def with_control(events: Sequence[Event], passed: Sequence[Event]) -> list[Event]:
    """The events of a move, with what it made of the control of regions before a scoring and the end of the turn."""
    at = next((place for place, event in enumerate(events) if event.kind in _BEHIND), len(events))
    return [*events[:at], *passed, *events[at:]]


def majorities(catalogue: Catalogue, state: MosaicState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R4.14, R4.15, R5.7, R11: the Influence at an Empire Scoring and its points afterwards, where a unit comes or goes; what the
    whole scoring brings where it is the next thing that happens.
    """
    match chosen:
        case {"kind": "recruit" | "deploy", "unit": unit, "region": region}:
            return _influence(catalogue, state, seat, region, _after(state, [(seat, unit, region, 1)]))
        case {"kind": "skip"}:
            return _scoring(catalogue, state, state) if awaited_scoring(catalogue, state) else None
        case {"kind": "order_strike", "opponent": opponent, "region": region} | {
            "kind": "divert" | "order_divert",
            "opponent": opponent,
            "source": region,
        } if "target" not in chosen:
            return _there(state, opponent, region)
        case {"kind": "strike", "opponent": opponent, "region": region, "unit": unit}:
            return _influence(catalogue, state, seat, region, _after(state, [(opponent, unit, region, -1)]))
        case {"kind": "strike", "opponent": opponent, "region": region}:
            return _struck(catalogue, state, seat, opponent, region)
        case {"kind": "march", "unit": unit, "source": source, "target": target}:
            return _moved(catalogue, state, seat, source, target, [(seat, unit, 1)])
        case {
            "kind": "divert" | "order_divert",
            "opponent": int(opponent),
            "source": str(source),
            "target": str(target),
        }:
            there = zip(UNITS, state.players[opponent].units[source], strict=True)
            return _moved(catalogue, state, seat, source, target, [(opponent, unit, number) for unit, number in there])
        case _:
            return None


def settled(
    catalogue: Catalogue, state: MosaicState, seat: int, piece: str, region: str, *, named: bool = False
) -> Remark | None:
    """R5.3, R5.4, R8.3: the same where a Settlement or Wonder is built, on whichever hex of the region, which is ``named``; None
    where none is free.
    """
    place = next((place for place in catalogue.hexes_of[region] if place not in state.pieces), None)
    if place is None:
        return None
    after = msgspec.structs.replace(state, pieces={**state.pieces, place: Piece(seat, piece)})
    found = _influence(catalogue, state, seat, region, after)
    if not named or found.code != "influence":
        return found
    return Remark("influence", {"where": {"place": region}, **found.facts})


def _instead(catalogue: Catalogue, state: MosaicState, after: MosaicState) -> Remark | None:
    """R8.1, R8.2: what is told of a position instead of the points of a region: those of the scoring that follows at once, or that
    none will come any more.
    """
    if awaited_scoring(catalogue, state):
        return _scoring(catalogue, state, after)
    if state.due or scorings_left(catalogue, state):
        return None
    # Cards count the regions that somebody controls to the end (R10.4).
    before, then = controllers(catalogue, state), controllers(catalogue, after)
    passed = [
        {"place": region, "seat": then.get(region, ""), "held": int(region in then)}
        for region in state.regions
        if before.get(region) != then.get(region)
    ]
    return Remark("unscored", {"passing": {"passed": passed}} if passed else {})


def _influence(catalogue: Catalogue, state: MosaicState, seat: int, region: str, after: MosaicState) -> Remark:
    """What becomes of a region, or of the scoring that follows at once."""
    instead = _instead(catalogue, state, after)
    return instead or Remark("influence", {"ahead": _shares(catalogue, after, seat, region)})


def _scoring(catalogue: Catalogue, state: MosaicState, after: MosaicState) -> Remark:
    """R8.2, R8.3, R8.4: what the scoring brings that a window stands before; somebody else may still act before it."""
    open_still = any(task.kind == "window" for task in state.queue)
    return Remark("scoring-as-it-stands" if open_still else "scoring", {"sums": sums(catalogue, after)})


def _there(state: MosaicState, opponent: int, region: str) -> Remark:
    """R8.2, R11: the units that may be removed or moved; a standing order may be about such as are still to come."""
    units = [
        {"unit": unit, "count": number}
        for unit, number in zip(UNITS, state.players[opponent].units[region], strict=True)
    ]
    there = [unit for unit in units if unit["count"]]
    return Remark("units-there", {"there": there}) if there else Remark("no-units-there", {})


def _struck(catalogue: Catalogue, state: MosaicState, seat: int, opponent: int, region: str) -> Remark:
    """R4.15: whichever unit is removed; of several kinds, by which it differs, the Influence as it is now."""
    there = zip(UNITS, state.players[opponent].units[region], strict=True)
    kinds = [unit for unit, number in there if number]
    found = [
        _influence(catalogue, state, seat, region, _after(state, [(opponent, unit, region, -1)])) for unit in kinds
    ]
    if not found or any(remark != found[0] for remark in found):
        return Remark("influence-now", {"ahead": _shares(catalogue, state, seat, region)})
    if len(kinds) == 1 and found[0].code == "influence":
        return Remark("influence-of", {"unit": kinds[0], **found[0].facts})
    return found[0]


def _moved(
    catalogue: Catalogue,
    state: MosaicState,
    seat: int,
    source: str,
    target: str,
    units: list[tuple[int, str, int]],
) -> Remark:
    """R5.7, R11: units leave one region for another."""
    left = [(owner, unit, source, -number) for owner, unit, number in units]
    after = _after(state, [*left, *((owner, unit, target, number) for owner, unit, number in units)])
    if (instead := _instead(catalogue, state, after)) is not None:
        return instead
    shares, behind = (_shares(catalogue, after, seat, region) for region in (target, source))
    return Remark("moved", {"ahead": shares, "source": source, "behind": behind})


def _after(state: MosaicState, shifts: Iterable[_Shift]) -> MosaicState:
    """The position with units added and taken off; only what changes is copied."""
    players = [
        msgspec.structs.replace(player, units={region: [*numbers] for region, numbers in player.units.items()})
        for player in state.players
    ]
    after = msgspec.structs.replace(state, players=players)
    for owner, unit, region, number in shifts:
        add_units(after, owner, unit, region, number)
    return after


def _shares(catalogue: Catalogue, state: MosaicState, seat: int, region: str) -> list[dict[str, int]]:
    """R8.3: the Influence of the seat itself and of whoever would get points for a region, most first, with these points."""
    values = scoring_influence(catalogue, state)[region]
    points = region_points(catalogue, state, region, values)
    order = sorted(range(state.seats), key=lambda other: (-values[other], other != seat))
    return [
        {"seat": other, "influence": values[other], "count": points[other]}
        for other in order
        if points[other] or other == seat
    ]
