"""R6.4: the empire action: placement, war, and the weapons after it."""

from __future__ import annotations

from typing import Any

from games.core.events import Event
from games.rise_of_empires.board import allied, controller, open_to, presence, regions_where, remove_cubes
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.data import EmpireSide
from games.rise_of_empires.effects import modified
from games.rise_of_empires.flips import can_flip, turn_down
from games.rise_of_empires.moves import Levy, Place, Strike, TakeEmpire, War
from games.rise_of_empires.state import NOBODY, Campaign, RiseState
from games.rise_of_empires.telling import parted, phrases
from games.rise_of_empires.vocabulary import PlaceCubes, RemoveEnemyCubes


# ---------------------------------------------------------------------- R6.4.1, R6.4.2 the tile
def reach(catalogue: Catalogue, state: RiseState, seat: int, water: bool) -> list[str]:
    """R6.4.3a, b, c, e: the regions that may receive cubes at the start, overseas areas entered by water left out.

    Somebody without cubes on the map names the first of them by placing there.
    """
    open_now = open_to(catalogue, state, seat)
    own = presence(state, seat)
    if own:
        found = set(own)
        for region in own:
            found.update(catalogue.near[region])
        found &= open_now
    else:
        found = {region for region in open_now if region not in catalogue.overseas}
    return sorted(found if water else found - catalogue.seas)


def by_water(catalogue: Catalogue, state: RiseState, seat: int) -> list[str]:
    """R6.4.3d: the open regions of overseas areas."""
    return [region for region in open_to(catalogue, state, seat) if region in catalogue.overseas]


def empire_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[TakeEmpire]:
    """R6.0.4, R6.4.1: tiles with which at least one cube can be placed; sorted."""
    if not state.players[seat].cube:
        return []
    sides = catalogue.sides[state.era]
    on_land = bool(reach(catalogue, state, seat, False))
    on_water = on_land or bool(reach(catalogue, state, seat, True)) or bool(by_water(catalogue, state, seat))
    return [TakeEmpire(tile) for tile in state.empires if (on_water if sides[tile].water else on_land)]


def take_empire(catalogue: Catalogue, state: RiseState, seat: int, move: TakeEmpire) -> list[Event]:
    """R6.4.1: the tile stays with the seat until the next phase 1."""
    state.empires.remove(move.tile)
    state.players[seat].empires.append(move.tile)
    water = catalogue.sides[state.era][move.tile].water
    state.campaign = Campaign(move.tile, reach(catalogue, state, seat, water), first=not presence(state, seat))
    return [Event("empire-taken", seat, {"tile": move.tile})]


def _side(catalogue: Catalogue, state: RiseState, campaign: Campaign) -> EmpireSide:
    return catalogue.sides[state.era][campaign.tile]


def region_limit(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> int:
    """R6.4.3: to how many regions cubes of the pool may go."""
    return catalogue.sides[state.era][tile].regions + sum(modified(catalogue, state.players[seat], "empire_regions"))


# ---------------------------------------------------------------------- R6.4.3 placement
def targets(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign) -> list[str]:
    """R6.4.3: the regions that may still receive cubes of the pool, sorted; each is chosen once."""
    if not state.players[seat].cube or len(campaign.placed) >= region_limit(catalogue, state, seat, campaign.tile):
        return []
    found = set(campaign.reach)
    if _side(catalogue, state, campaign).water:
        overseas = by_water(catalogue, state, seat)
        found.update(region for region in overseas if campaign.area in ("", catalogue.overseas[region]))
    return sorted(found - campaign.placed.keys())


def place_moves(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign) -> list[Place]:
    """R6.4.3: any number of cubes into a region; sorted."""
    numbers = range(1, state.players[seat].cube + 1)
    return [Place(region, cubes) for region in targets(catalogue, state, seat, campaign) for cubes in numbers]


def place(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign, move: Place) -> list[Event]:
    """R6.4.3: the first region of somebody without cubes on the map decides where the others may be."""
    region, before = move.region, controller(state.map[move.region])
    state.players[seat].cube -= move.cubes
    state.map[region][seat] += move.cubes
    if region not in campaign.reach:
        campaign.area = catalogue.overseas[region]
    if campaign.first and not campaign.placed:
        water = _side(catalogue, state, campaign).water
        near = {region, *catalogue.near[region]} & open_to(catalogue, state, seat)
        campaign.reach = sorted(near if water else near - catalogue.seas)
    campaign.placed[region] = move.cubes
    return [Event("placed", seat, {"region": region, "count": move.cubes, **_hands(state, region, before)})]


def levy_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[Levy]:
    """R6.4.5: tiles that bring further cubes into a region; sorted."""
    found: list[Levy] = []
    for tile in sorted(state.players[seat].progress):
        effect = catalogue.flips.get(tile)
        if effect is None or not isinstance(effect.do, PlaceCubes) or not can_flip(catalogue, state, seat, tile):
            continue
        if state.players[seat].stock:
            found += [Levy(tile, region) for region in regions_where(catalogue, state, seat, effect.do.where)]
    return found


def levy(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign, move: Levy) -> list[Event]:
    """R6.4.5: the region counts as having received a cube, but not against the number of the empire tile."""
    player = state.players[seat]
    effect = catalogue.flips[move.tile]
    if not isinstance(effect.do, PlaceCubes):
        raise TypeError(f"{move.tile} places no cubes")
    facts = turn_down(catalogue, state, seat, move.tile)
    number = min(effect.do.count, player.stock)
    missed = phrases(missed={"cube": effect.do.count - number})
    player.stock -= number
    before = controller(state.map[move.region])
    state.map[move.region][seat] += number
    campaign.levied.append(move.region)
    missed |= _hands(state, move.region, before)
    return [Event("levied", seat, {"tile": move.tile, "region": move.region, "count": number, **facts, **missed})]


# ---------------------------------------------------------------------- R6.4.4 war
def war_moves(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign) -> list[War]:
    """R6.4.4: one opponent in one region that received a cube; the seat must have as many cubes as it would lose; sorted."""
    side = _side(catalogue, state, campaign)
    if not side.defender_loses:
        return []
    return [
        War(region, other)
        for region in sorted({*campaign.placed, *campaign.levied})
        if state.map[region][seat] >= max(1, side.attacker_loses)
        for other, cubes in enumerate(state.map[region])
        if cubes and other != seat and not allied(state, seat, other)
    ]


def war(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign, move: War) -> list[Event]:
    """R6.4.4: both sides lose cubes to their general stocks."""
    side, before = _side(catalogue, state, campaign), controller(state.map[move.region])
    own = remove_cubes(state, move.region, seat, side.attacker_loses)
    number = remove_cubes(state, move.region, move.opponent, side.defender_loses)
    _attacked(state, seat, move.opponent)
    facts = {"region": move.region, "opponent": move.opponent, "own": own, "count": number}
    return [Event("war", seat, {**facts, "by": {"tile": campaign.tile}, **_hands(state, move.region, before)})]


# ---------------------------------------------------------------------- R6.4.5 weapons
def strike_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[Strike]:
    """R6.4.5: tiles that remove cubes of an opponent; sorted."""
    found: list[Strike] = []
    for tile in sorted(state.players[seat].progress):
        effect = catalogue.flips.get(tile)
        if effect is None or not isinstance(effect.do, RemoveEnemyCubes) or not can_flip(catalogue, state, seat, tile):
            continue
        for region in regions_where(catalogue, state, seat, effect.do.where):
            for other, there in enumerate(state.map[region]):
                if there and other != seat and not allied(state, seat, other):
                    numbers = range(1, min(effect.do.count, there) + 1)
                    found += [Strike(tile, region, other, number) for number in numbers]
    return found


def strike(catalogue: Catalogue, state: RiseState, seat: int, move: Strike) -> list[Event]:
    """R6.4.5, R6.7.1."""
    paid, before = turn_down(catalogue, state, seat, move.tile), controller(state.map[move.region])
    number = remove_cubes(state, move.region, move.opponent, move.cubes)
    _attacked(state, seat, move.opponent)
    facts = {"tile": move.tile, "region": move.region, "opponent": move.opponent, "count": number}
    return [Event("struck", seat, {**facts, **paid, **_hands(state, move.region, before)})]


def _hands(state: RiseState, region: str, before: int) -> dict[str, Any]:
    """R2.5: who controls a region now, as a phrase; nothing where that is who controlled it ``before``."""
    now = controller(state.map[region])
    if now == before:
        return {}
    owner = "" if now == NOBODY else now
    return {"hands": {"now": "nobody" if now == NOBODY else "seat", "owner": owner, **parted(before, now)}}


def _attacked(state: RiseState, seat: int, opponent: int) -> None:
    """R6.9.1: no alliance with somebody whose cubes were removed in this turn."""
    if opponent not in state.players[seat].attacked:
        state.players[seat].attacked.append(opponent)
