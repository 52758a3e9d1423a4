"""R8.3, R8.4 Empire Scoring: the majorities, the Governments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.core.events import Event
from games.mosaic.board import controller, has_any, influence
from games.mosaic.catalogue import Catalogue
from games.mosaic.holdings import count, in_force
from games.mosaic.state import CITIES, SETTLEMENTS, MosaicState


# ---------------------------------------------------------------------- R8.3 majorities
class Shift(NamedTuple):
    """R8.3: Influence that a card gives or takes at an Empire Scoring alone; ``by`` is the opponent who takes it, -1 for none."""

    seat: int
    region: str
    influence: int
    card: str
    by: int = -1


def scoring_influence(catalogue: Catalogue, state: MosaicState) -> dict[str, list[int]]:
    """R8.3: Influence with Formations, Cavalry Tactics and Siege Engines."""
    found = influence(catalogue, state)
    for shift in shifts(catalogue, state):
        found[shift.region][shift.seat] += shift.influence
    return found


def shifts(catalogue: Catalogue, state: MosaicState) -> Iterator[Shift]:
    """R8.3: what Formations and Cavalry Tactics add, seat by seat, then each City that a Siege Engine makes worth nothing."""
    engines: list[dict[str, str]] = [{} for _ in range(state.seats)]  # by seat: kind of unit and its card
    for seat, player in enumerate(state.players):
        for name, _, effect in in_force(catalogue, player, "empire_scoring"):
            if kind := effect.negate_enemy_cities_with:
                engines[seat][kind] = name
            for region in state.regions if effect.influence and effect.if_unit is not None else ():
                if has_any(state, seat, region, (str(effect.if_unit),)):
                    yield Shift(seat, region, effect.influence, name)
    for place, piece in state.pieces.items():
        if piece.kind in CITIES:
            region = catalogue.region_of[place]
            besieger = _besieger(engines, state, piece.seat, region)
            if besieger is not None:
                worth = catalogue.numbers.influence["city" if piece.kind == "city" else "port_city"]
                yield Shift(piece.seat, region, -worth, *besieger)


def _besieger(
    engines: Sequence[Mapping[str, str]], state: MosaicState, owner: int, region: str
) -> tuple[str, int] | None:
    """R8.3: the card and the seat of the first opponent with a unit there that cancels Cities."""
    for seat, cards in enumerate(engines):
        for kind, card in cards.items() if seat != owner else ():
            if has_any(state, seat, region, (kind,)):
                return card, seat
    return None


def region_points(catalogue: Catalogue, state: MosaicState, region: str, values: list[int]) -> list[int]:
    """R8.3: the victory points of each seat for a region, given its Influence there."""
    numbers, most = catalogue.numbers.empire, max(values)
    if most < 1:
        return [0] * len(values)
    first = numbers.first
    for place, piece in state.pieces.items():
        if catalogue.region_of[place] == region:
            if piece.kind in CITIES:
                first += numbers.first_per_city
            elif piece.kind not in SETTLEMENTS:
                first += numbers.first_per_wonder
    points = [first if value == most else 0 for value in values]
    second = max((value for value in values if value < most), default=0)
    if values.count(most) == 1 and second > 0 and values.count(second) == 1:
        points[values.index(second)] = numbers.second
    return points


def scorings_left(catalogue: Catalogue, state: MosaicState) -> int:
    """R8.1: how many Empire Scorings may still come after those that are due."""
    return max(0, catalogue.numbers.empire.limit - state.scorings - state.due)


# ---------------------------------------------------------------------- R8.4 Governments
def government_points(
    catalogue: Catalogue, state: MosaicState, seat: int, government: str, influences: dict[str, list[int]]
) -> int:
    """R8.4, R7.3: what a Government ("" for none) brings to the seat; control is that of the Empire Scoring."""
    points = 0
    for _, effect in catalogue.effects_when(government, "empire_scoring"):
        each = effect.vp
        if effect.vp_by_players:
            each = catalogue.by_players(effect.vp_by_players, state.seats)
        if effect.per == "own:controlled_regions":
            number = sum(controller(values) == seat for values in influences.values())
        else:
            number = count(catalogue, state, seat, effect.per) // effect.per_every
        points += each * number
    return points


# ---------------------------------------------------------------------- the scoring
def points_of_scoring(
    catalogue: Catalogue, state: MosaicState, influences: dict[str, list[int]]
) -> tuple[dict[str, list[int]], list[int]]:
    """R8.3, R8.4: what a scoring with this Influence brings: for each region the points of each seat, and each seat's by its
    Government.
    """
    regions = {region: region_points(catalogue, state, region, values) for region, values in influences.items()}
    governments = [
        government_points(catalogue, state, seat, player.government, influences)
        for seat, player in enumerate(state.players)
    ]
    return regions, governments


def told_shifts(catalogue: Catalogue, state: MosaicState) -> list[Event]:
    """R8.3: what cards do to the Influence, those of a seat in a Region taken together."""
    together: dict[tuple[int, str, str, int], int] = {}
    for shift in shifts(catalogue, state):
        place = (shift.seat, shift.region, shift.card, shift.by)
        together[place] = together.get(place, 0) + shift.influence
    events: list[Event] = []
    for (seat, region, card, by), worth in together.items():
        facts = {"region": region, "card": card, "count": abs(worth)}
        if by < 0:
            events.append(Event("strengthened", seat, facts))
        elif worth:
            events.append(Event("besieged", seat, {**facts, "opponent": by}))
    return events


def sums(catalogue: Catalogue, state: MosaicState) -> list[dict[str, int]]:
    """R8.3, R8.4: what a scoring brings to each seat as things stand, most first."""
    regions, governments = points_of_scoring(catalogue, state, scoring_influence(catalogue, state))
    totals = [governments[seat] + sum(here[seat] for here in regions.values()) for seat in range(state.seats)]
    order = sorted(range(state.seats), key=lambda seat: -totals[seat])
    return [{"seat": seat, "count": totals[seat]} for seat in order]


def score(catalogue: Catalogue, state: MosaicState, *, unasked: bool) -> list[Event]:
    """R8.3, R8.4: all regions, then all Governments; told as a table of regions and seats.

    ``unasked``: somebody who could have acted before it has not been asked, which tells of standing orders (R8.2).
    """
    brought = sums(catalogue, state)
    state.due -= 1
    state.scorings += 1
    facts = {"count": state.scorings, "most": catalogue.numbers.empire.limit}
    events = [Event("empire-scoring", None, facts, reveals="hidden" if unasked else "", aside=unasked)]
    influences = scoring_influence(catalogue, state)
    regions, governments = points_of_scoring(catalogue, state, influences)
    events += told_shifts(catalogue, state)
    for region, values in influences.items():
        row = [
            {"seat": seat, "influence": values[seat], "count": regions[region][seat]}
            for seat in sorted(range(state.seats), key=lambda seat: -values[seat])
            if values[seat]
        ]
        if row:
            events.append(Event("region-scored", None, {"region": region, "shares": row}))
    for seat, player in enumerate(state.players):
        player.points["regions"] += sum(here[seat] for here in regions.values())
        player.points["governments"] += governments[seat]
        if governments[seat]:
            facts = {"government": player.government, "count": governments[seat]}
            events.append(Event("government-scored", seat, facts))
    events.append(Event("empire-scored", None, {"sums": brought}))
    return events
