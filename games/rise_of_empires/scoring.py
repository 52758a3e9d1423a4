"""R9 Victory points: upkeep in discs, regions, cities, progress tiles."""

from __future__ import annotations

from games.core.events import Event
from games.rise_of_empires.board import leaders, regions_where
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.effects import balance
from games.rise_of_empires.income import income
from games.rise_of_empires.moves import Upkeep
from games.rise_of_empires.state import RiseState
from games.rise_of_empires.telling import why
from games.rise_of_empires.vocabulary import ScoreRegion


# ---------------------------------------------------------------------- R9.1 upkeep
def upkeep_of(catalogue: Catalogue, tile: str) -> int:
    """R6.3.3: the resource discs that a city costs in phase 5."""
    return sum(effect.pay.get("disc", 0) for effect in catalogue.effects("upkeep").get(tile, ()))


def upkeep_lacking(catalogue: Catalogue, state: RiseState, seat: int, *new: str) -> int:
    """R8.1, R9.1: the resource discs that will be lacking for the upkeep of all cities, ``new`` ones among them, if nothing else
    changes before the end of the turn; 0 where they suffice.
    """
    player = state.players[seat]
    needed = sum(upkeep_of(catalogue, name) for name in (*player.cities, *new))
    effects = [effect for city in new for effect in catalogue.effects("income").get(city, ())]
    brings = sum(effect.gain.get("disc", 0) for effect in effects)
    return max(0, needed - player.disc - income(catalogue, state, seat)["disc"] - brings)


def due(catalogue: Catalogue, state: RiseState, seat: int) -> list[str]:
    """R9.1: cities whose upkeep is neither paid nor refused yet, sorted."""
    player = state.players[seat]
    return sorted(city for city in player.cities if upkeep_of(catalogue, city) and city not in player.settled)


def settle_upkeep(catalogue: Catalogue, state: RiseState, seat: int) -> list[Event]:
    """R9.1: cities that cannot be paid are given up; if there are discs for all others they are paid unasked."""
    player = state.players[seat]
    events: list[Event] = []
    for city in due(catalogue, state, seat):
        if upkeep_of(catalogue, city) > player.disc:
            events += _settle(catalogue, state, seat, city, False)
    left = due(catalogue, state, seat)
    if not player.review and sum(upkeep_of(catalogue, city) for city in left) <= player.disc:
        for city in left:
            events += _settle(catalogue, state, seat, city, True)
    return events


def upkeep_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[Upkeep]:
    """R9.1: city by city, pay or give up; sorted."""
    return [Upkeep(city, paid) for city in due(catalogue, state, seat) for paid in (False, True)]


def upkeep(catalogue: Catalogue, state: RiseState, seat: int, move: Upkeep) -> list[Event]:
    """R9.1."""
    return [
        *_settle(catalogue, state, seat, move.tile, move.paid),
        *settle_upkeep(catalogue, state, seat),
    ]


def _settle(catalogue: Catalogue, state: RiseState, seat: int, city: str, paid: bool) -> list[Event]:
    """R9.1: discs go straight back to the bank."""
    player, discs = state.players[seat], upkeep_of(catalogue, city)
    if not paid:
        player.cities.remove(city)
        reason = why("discs", need=discs, held=player.disc) if discs > player.disc else why("choice")
        return [Event("given-up", seat, {"tile": city, **reason})]
    player.disc -= discs
    player.settled.append(city)
    return [Event("upkeep-paid", seat, {"tile": city, "discs": discs})]


# ---------------------------------------------------------------------- R9.2 to R9.5 scoring
def region_points(catalogue: Catalogue, state: RiseState) -> list[int]:
    """R9.2, R9.3: the VP of each seat for the regions."""
    sums = [0] * state.seats
    for region, cubes in state.map.items():
        values = catalogue.regions[region].vp
        first, second = leaders(cubes)
        for seat in first:
            sums[seat] += values.first
        for seat in second:
            sums[seat] += values.second
    return sums


def tile_points(catalogue: Catalogue, state: RiseState, seat: int) -> tuple[int, int]:
    """R9.4, R9.5: the VP of the seat's cities, and of its other tiles without those that are flipped."""
    player = state.players[seat]
    cities = balance(catalogue, player, "scoring", player.cities).get("vp", 0)
    others = balance(catalogue, player, "scoring", [*player.territory, *player.progress]).get("vp", 0)
    return cities, others


def best_region(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> tuple[int, str]:
    """R6.7.4: the most that a tile which scores a region can score, and where; nothing where there is no region."""
    effect = catalogue.flips.get(tile)
    if effect is None or not isinstance(effect.do, ScoreRegion):
        return 0, ""
    place = effect.do.value
    regions = regions_where(catalogue, state, seat, effect.do.where)
    return max(((int(getattr(catalogue.regions[region].vp, place)), region) for region in regions), default=(0, ""))


def score(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R9.2 to R9.5: regions, cities, progress tiles of every seat."""
    events: list[Event] = []
    regions = region_points(catalogue, state)
    for seat, player in enumerate(state.players):
        player.settled = []
        cities, progress = tile_points(catalogue, state, seat)
        for tile in player.progress:
            count, region = best_region(catalogue, state, seat, tile)
            if count and tile not in player.flipped:
                player.flipped.append(tile)
                progress += count
                events.append(Event("region-scored", seat, {"tile": tile, "region": region, "count": count}))
        player.points["regions"] += regions[seat]
        player.points["cities"] += cities
        player.points["progress"] += progress
        facts = {"regions": regions[seat], "cities": cities, "progress": progress, "vp": player.vp}
        events.append(Event("scored", seat, facts))
    return events
