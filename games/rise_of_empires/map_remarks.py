"""What is said of an empire tile before it is taken, and of a region before cubes are placed or removed there (R6.4): who stands
there, and who has it afterwards.

No dice are cast in a war, so what becomes of it is certain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from games.base import Remark
from games.rise_of_empires.board import allied, controller
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.effects import modifying
from games.rise_of_empires.empire import region_limit, strike_moves, targets, war_moves
from games.rise_of_empires.state import NOBODY, Campaign, RiseState
from games.rise_of_empires.telling import parted
from games.rise_of_empires.vocabulary import PlaceCubes

NOBODY_SPARED: Mapping[str, Any] = {}
REMARKED = frozenset({"empire", "place", "levy", "war", "strike", "stop"})


def on_map(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.4.1, R6.4.3 to R6.4.5: of an empire tile what it allows in this era; of a placement how many regions are left, of a war
    its losses; of a region what comes of it.
    """
    campaign = state.campaign
    if chosen.get("kind") == "empire":
        return _tile(catalogue, state, seat, chosen)
    if campaign is None:
        return None
    match chosen:
        case {"kind": "place", "region": region, "cubes": cubes}:
            return _placed(catalogue, state, seat, region, cubes)
        case {"kind": "place", "region": region}:
            return _there(state.map[region], _peace(catalogue, state, seat, region))
        case {"kind": "place"}:
            return _regions_left(catalogue, state, seat, campaign)
        case {"kind": "levy", "tile": tile, "region": region}:
            return _placed(catalogue, state, seat, region, _levied(catalogue, state, seat, tile))
        case {"kind": "stop"}:
            return _left_out(catalogue, state, seat, campaign)
        case {"kind": "war"}:
            side = catalogue.sides[state.era][campaign.tile]
            return _removal(state, seat, chosen, side.attacker_loses, side.defender_loses)
        case {"kind": "strike"}:
            return _struck(catalogue, state, seat, chosen)
        case _:
            return None


def _left_out(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign) -> Remark:
    """R6.4.3 to R6.4.5: what is given up of the part of an action that is left, and what is asked next of it: the war, or weapons,
    which are named.
    """
    weapons = [*dict.fromkeys(move.tile for move in strike_moves(catalogue, state, seat))]
    wars = [{"region": move.region, "opponent": move.opponent} for move in war_moves(catalogue, state, seat, campaign)]
    if state.step == "strike":
        return Remark("stop-strike", {"tiles": weapons})
    arming = {"arming": {"tiles": weapons}} if weapons else {}
    if state.step == "war":
        return Remark("stop-war", {"wars": wars, **arming})
    cubes = state.players[seat].cube
    free = region_limit(catalogue, state, seat, campaign.tile) - len(campaign.placed)
    regions = min(free, cubes, len(targets(catalogue, state, seat, campaign)))
    after = {"warring": {"wars": wars}} if wars else arming
    return Remark("stop-place", {"count": regions, "left": cubes, **after})


def _tile(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.4.1 to R6.4.3: the side of a tile that counts in this era, with the regions that the seat's own tiles add."""
    tile = chosen.get("tile", "")
    side = catalogue.sides[state.era].get(tile)
    if side is None:
        return None
    war = {"attacker": side.attacker_loses, "defender": side.defender_loses}
    regions = {"count": region_limit(catalogue, state, seat, tile), **_adding(catalogue, state, seat)}
    return Remark("empire", {**regions, "water": int(side.water), "war": int(any(war.values())), **war})


def _adding(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, Any]:
    """R6.4.3: the seat's tiles by which an empire tile allows other than the printed number of regions, as a phrase."""
    by = modifying(catalogue, state.players[seat], "empire_regions")
    return {"adding": {"tiles": by}} if by else {}


# ---------------------------------------------------------------------- R6.4.3 placement
def _regions_left(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign) -> Remark:
    """R6.4.3: which of the regions of the tile this is, and the cubes that are left for it and those to come."""
    most = region_limit(catalogue, state, seat, campaign.tile)
    fixes = campaign.first and not campaign.placed and most > 1
    water = catalogue.sides[state.era][campaign.tile].water
    return Remark(
        "placing",
        {
            "number": len(campaign.placed) + 1,
            "most": most,
            **_adding(catalogue, state, seat),
            "left": state.players[seat].cube,
            # R6.4.3a: without cubes on the map the first region decides where all others may be.
            "fixes": ("water" if water else "land") if fixes else "no",
        },
    )


def _placed(catalogue: Catalogue, state: RiseState, seat: int, region: str, cubes: int) -> Remark:
    """R2.5: who stands where cubes are placed, and who controls it then."""
    after = [*state.map[region]]
    after[seat] += cubes
    facts = {"holders": _holders(after), **_control(state.map[region], after, seat)}
    return Remark("then", {**facts, **_peace(catalogue, state, seat, region)})


def _peace(catalogue: Catalogue, state: RiseState, seat: int, region: str) -> dict[str, Any]:
    """R6.4.4, R6.9.1: with whom there no war is possible that the empire tile would allow, as a phrase; nothing where there is
    nobody.
    """
    campaign = state.campaign
    if campaign is None or not catalogue.sides[state.era][campaign.tile].defender_loses:
        return {}
    there = [other for other, cubes in enumerate(state.map[region]) if cubes and allied(state, seat, other)]
    return {"peace": {"opponent": there[0]}} if there else {}


def _levied(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> int:
    """R6.4.5: how many cubes the tile brings."""
    effect = catalogue.flips[tile].do
    return min(effect.count, state.players[seat].stock) if isinstance(effect, PlaceCubes) else 0


# ---------------------------------------------------------------------- R6.4.4, R6.4.5 war and weapons
def _struck(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.4.5: what a weapon leaves where all is chosen but the number of cubes, for they are as many as can be if nobody says
    otherwise; until then who stands there.
    """
    fitting = [
        move
        for move in strike_moves(catalogue, state, seat)
        if all(chosen.get(name, value) == value for name, value in asdict(move).items())
    ]
    if "cubes" in chosen or ("region" in chosen and len({(move.tile, move.opponent) for move in fitting}) == 1):
        return _removal(state, seat, chosen, 0, chosen.get("cubes") or max(move.cubes for move in fitting))
    return _there(state.map[chosen["region"]]) if "region" in chosen else None


def _removal(state: RiseState, seat: int, chosen: Mapping[str, Any], own: int, theirs: int) -> Remark:
    """R6.4.4, R6.4.5: how many cubes both sides lose; in a region with whom they are counted before and after."""
    region = chosen.get("region")
    if region is None:
        return Remark("losses", {"own": own, "count": theirs})
    cubes = state.map[region]
    others = [
        other for other, number in enumerate(cubes) if number and other != seat and not allied(state, seat, other)
    ]
    opponent: int = chosen.get("opponent", others[0] if len(others) == 1 else NOBODY)
    if opponent == NOBODY:
        return _there(cubes)
    after = [*cubes]
    after[seat] -= min(own, cubes[seat])
    after[opponent] -= min(theirs, cubes[opponent])
    sides = {"own": cubes[seat], "count": cubes[opponent], "left": after[seat], "remain": after[opponent]}
    # Whoever is named already need not be named again.
    against = {} if "opponent" in chosen else {"against": {"opponent": opponent}}
    return Remark("fought", {**sides, **against, **_control(cubes, after, seat)})


# ---------------------------------------------------------------------- who stands there
def _there(cubes: list[int], peace: Mapping[str, Any] = NOBODY_SPARED) -> Remark:
    """Who stands in a region now, and with whom no war is possible there."""
    held = _holders(cubes)
    return Remark("there", {"holders": held, **peace}) if held else Remark("empty", {})


def _holders(cubes: list[int]) -> list[dict[str, int]]:
    """Who has how many cubes, most first."""
    order = sorted(range(len(cubes)), key=lambda seat: -cubes[seat])
    return [{"owner": seat, "count": cubes[seat]} for seat in order if cubes[seat]]


def _control(cubes: list[int], after: list[int], seat: int) -> dict[str, Any]:
    """R2.5: who controls the region with the cubes there are then, the seat itself ("own"), "other" or "nobody"; and who does so
    no more.
    """
    first = controller(after)
    lost = parted(controller(cubes), first)
    if first in (NOBODY, seat):
        return {"control": "own" if first == seat else "nobody", **lost}
    return {"control": "other", "owner": first, **lost}
