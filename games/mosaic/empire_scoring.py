"""R8.3, R8.4 Empire Scoring: the majorities, the Governments."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.core.events import Event
from games.mosaic.board import controller, has_any, influence
from games.mosaic.catalogue import Catalogue
from games.mosaic.holdings import count, in_play
from games.mosaic.state import CITIES, SETTLEMENTS, MosaicState
from games.mosaic.vocabulary import Effect


# ---------------------------------------------------------------------- R8.3 majorities
def scoring_influence(catalogue: Catalogue, state: MosaicState) -> dict[str, list[int]]:
    """R8.3: Influence with Formations, Cavalry Tactics and Siege Engines."""
    found = influence(catalogue, state)
    for seat in range(state.seats):
        for effect in _effects(catalogue, state, seat):
            if effect.influence and effect.if_unit is not None:
                for region in state.regions:
                    if has_any(state, seat, region, (effect.if_unit,)):
                        found[region][seat] += effect.influence
    engines = [
        {kind for effect in _effects(catalogue, state, seat) if (kind := effect.negate_enemy_cities_with)}
        for seat in range(state.seats)
    ]
    for place, piece in state.pieces.items():
        region = catalogue.region_of[place]
        if piece.kind in CITIES and _besieged(engines, state, piece.seat, region):
            found[region][piece.seat] -= catalogue.numbers.influence["city" if piece.kind == "city" else "port_city"]
    return found


def _effects(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Effect]:
    return [
        effect for name in in_play(state.players[seat]) for _, effect in catalogue.effects_when(name, "empire_scoring")
    ]


def _besieged(engines: Sequence[Collection[str]], state: MosaicState, owner: int, region: str) -> bool:
    """R8.3: an opponent has a unit there that cancels Cities."""
    return any(has_any(state, seat, region, kinds) for seat, kinds in enumerate(engines) if seat != owner)


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


def score(catalogue: Catalogue, state: MosaicState) -> list[Event]:
    """R8.3, R8.4: all regions, then all Governments; told as a table of regions and seats."""
    state.due -= 1
    state.scorings += 1
    facts = {"count": state.scorings, "most": catalogue.numbers.empire.limit}
    # R8.2: that nobody was asked before it tells of standing orders.
    events = [Event("empire-scoring", None, facts, reveals="hidden", aside=True)]
    influences = scoring_influence(catalogue, state)
    regions, governments = points_of_scoring(catalogue, state, influences)
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
    totals = [governments[seat] + sum(here[seat] for here in regions.values()) for seat in range(state.seats)]
    order = sorted(range(state.seats), key=lambda seat: -totals[seat])
    events.append(Event("empire-scored", None, {"sums": [{"seat": seat, "count": totals[seat]} for seat in order]}))
    return events
