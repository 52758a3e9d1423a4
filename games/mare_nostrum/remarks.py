"""What helps with a choice besides the names of what can be chosen: offers, odds, what lies in a province."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.base import Remark, awaited
from games.mare_nostrum.battle import attack_moves
from games.mare_nostrum.board import idle_legions, present
from games.mare_nostrum.building import Market
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.conquest import convert_moves
from games.mare_nostrum.hands import tokens
from games.mare_nostrum.movement import march_moves, partner, sail_moves
from games.mare_nostrum.odds import Side, at_sea, odds, on_land
from games.mare_nostrum.state import IDLE, NOBODY, MareState

REMARKED = frozenset(
    {
        "offer",
        "pay",
        "take",
        "compensate",
        "sail",
        "attack",
        "march",
        "fight",
        "value",
        "build",
        "legion",
        "fortress",
        "trireme",
        "done",
    }
)
UNDONE = frozenset({"not-converted", "not-sailed", "not-attacked", "not-marched"})
_LAND, _SEA = "land_die", "sea_die"


def remark(catalogue: Catalogue, state: MareState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.1, R6.3, R6.8, R6.11, R7.2, R7.6, R8: what is held of what is offered or paid, what each offer holds, who is short of
    one, what stands where a unit is built, whom a move of units meets and with what chances, what lies where legions go.
    """
    match chosen:
        case {"kind": "offer", "resource": str(resource)}:
            return _offered(state, seat, resource)
        case {"kind": "offer"} if state.players[seat].offer:
            return Remark("offered", {"resources": tokens(state.players[seat].offer)})
        case {"kind": "pay", "resource": str(resource)} if state.begun is not None:
            return _held(state, seat, resource, Counter(state.begun.chosen))
        case {"kind": "take"}:
            return _open_offer(state, chosen)
        case {"kind": "compensate"} if "resource" not in chosen:
            choice = awaited(state.pending, seat)
            return Remark("receiver", {"opponent": choice.other}) if choice is not None else None
        case {"kind": "value", "value": value}:
            return Remark("marker", {"marker": catalogue.marker_of[value]})
        case {"kind": "build", "province": place} if "spot" not in chosen:
            spots = {move.spot for move in Market(catalogue, state, seat).buildings() if move.province == place}
            return Remark("spot", {"spot": spots.pop()}, chosen=True) if len(spots) == 1 else None
        case {"kind": "legion" | "fortress", "province": place} if "pay" not in chosen:
            return _standing(_units(state, place), [_units(state, other) for other in catalogue.land[place]], seat)
        case {"kind": "trireme", "sea": sea} if "pay" not in chosen:
            return _standing(_ships(state, sea), [_ships(state, other) for other in catalogue.open_sea[sea]], seat)
        case {"kind": "sail", "source": source, "target": target}:
            most = state.seas[source][seat] - state.moved.get(source, 0)
            battles = _at_sea(catalogue, state, seat, target, state.seas[target][seat] + chosen.get("count", most))
            return _met(battles) if "count" in chosen or most == 1 else _ahead(battles)
        case {"kind": "attack", "sea": sea}:
            return _met(_at_sea(catalogue, state, seat, sea, state.seas[sea][seat]), chosen.get("opponent"))
        case {"kind": "march", "source": source, "target": target}:
            most = _marching(state, seat, source, chosen)
            legions = state.provinces[target].legions[seat] + chosen.get("count", most)
            battles = _on_land(catalogue, state, seat, target, legions)
            settled = "count" in chosen or (most == 1 and ("spot" in chosen or _leave_alike(state, seat, source)))
            met = _met(battles) if settled else _ahead(battles)
            # It was said with the target, and is again with the whole move.
            told = "spot" in chosen and "count" not in chosen
            return met if met is not None or told else _lies_there(state, seat, target)
        case {"kind": "fight", "province": place}:
            legions = state.provinces[place].legions[seat]
            return _met(_on_land(catalogue, state, seat, place, legions), chosen.get("opponent"))
        case {"kind": "done"}:
            return _left_undone(catalogue, state, seat)
        case _:
            return None


def _left_undone(catalogue: Catalogue, state: MareState, seat: int) -> Remark | None:
    """R8.2: what could still be done in the step of the turn that is ended, by name; it does not come again in this turn."""
    choice = awaited(state.pending, seat)
    match choice.kind if choice is not None else "":
        case "convert":
            provinces = [move.province for move in convert_moves(catalogue, state, seat)]
            return Remark("not-converted", {"provinces": provinces}) if provinces else None
        case "sail":
            ships = {
                move.source: move.count for move in sail_moves(catalogue, state, seat)
            }  # the largest number is the last
            return Remark("not-sailed", {"unmoved": _areas(ships)}) if ships else None
        case "attack":
            targets = [{"sea": move.sea, "opponent": move.opponent} for move in attack_moves(state, seat)]
            return Remark("not-attacked", {"targets": targets}) if targets else None
        case "march":
            sources = dict.fromkeys(move.source for move in march_moves(catalogue, state, seat))
            return Remark("not-marched", {"sources": [*sources]}) if sources else None
        case _:
            return None


def _areas(counts: Mapping[str, int]) -> list[dict[str, Any]]:
    return [{"area": area, "count": count} for area, count in counts.items()]


def _held(state: MareState, seat: int, resource: str, aside: Mapping[str, int]) -> Remark:
    """How many tokens of a resource the seat holds before and after one of them is put aside, as others are already."""
    held = state.players[seat].hand.get(resource, 0) - aside.get(resource, 0)
    return Remark("held", {"held": held, "left": held - 1})


def _offered(state: MareState, seat: int, resource: str) -> Remark:
    """R6.3: what the seat holds of a resource, and with what else of its own the last one is offered."""
    player = state.players[seat]
    remark = _held(state, seat, resource, player.offer)
    if not player.offer or sum(player.offer.values()) + 1 < player.number:
        return remark
    return Remark("held-last", {**remark.facts, "resources": tokens(player.offer)})


def _open_offer(state: MareState, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.8: what lies in the offer of the player from whom something is to be taken."""
    opponent = chosen.get("opponent")
    if not isinstance(opponent, int) or "resource" in chosen:
        return None
    return Remark("offer", {"resources": tokens(state.offers[opponent])})


# ---------------------------------------------------------------------- R8 battles
def _marching(state: MareState, seat: int, source: str, chosen: Mapping[str, Any]) -> int:
    """R8.4: how many legions march at most."""
    idle = idle_legions(state.provinces[source], seat) - state.moved.get(source, 0)
    return idle if chosen.get("spot", IDLE) == IDLE and idle > 0 else 1


def _leave_alike(state: MareState, seat: int, source: str) -> bool:
    """R8.2: whether nobody has to say which legion leaves."""
    province = state.provinces[source]
    placed = sum(owner == seat for owner in province.places.values())
    return placed + (idle_legions(province, seat) > state.moved.get(source, 0)) == 1


def _at_sea(catalogue: Catalogue, state: MareState, seat: int, sea: str, triremes: int) -> list[dict[str, int]]:
    """R8.2, R8.8: the battles that are possible with so many triremes."""
    own = at_sea(catalogue, triremes)
    return [
        _battle(catalogue, other, own, at_sea(catalogue, count), _SEA, triremes=count)
        for other, count in enumerate(state.seas[sea])
        if count and other not in (seat, partner(state, seat))
    ]


def _on_land(catalogue: Catalogue, state: MareState, seat: int, place: str, legions: int) -> list[dict[str, int]]:
    """R8.5, R8.8, R8.9: the battles, of which one must be fought, with so many legions."""
    province = state.provinces[place]
    own = on_land(catalogue, state, seat, place, legions, active=True)
    return [
        _battle(
            catalogue,
            other,
            own,
            on_land(catalogue, state, other, place, province.legions[other], active=False),
            _LAND,
            legions=province.legions[other],
            fortresses=province.fortresses[other],
        )
        for other in present(province)
        if other not in (seat, partner(state, seat))
    ]


def _battle(catalogue: Catalogue, opponent: int, own: Side, other: Side, die: str, **units: int) -> dict[str, int]:
    """The facts of a battle: the dice of both sides and what is added to them, the chances, what stands there."""
    sides = {
        "dice": len(own.roll.dice),
        "plus": sum(value for _, value in own.roll.modifiers),
        "against": len(other.roll.dice),
        "theirs": sum(value for _, value in other.roll.modifiers),
    }
    chances = odds(catalogue, own, other, die)._asdict()
    return {"opponent": opponent, **sides, **chances, "legions": 0, "fortresses": 0, "triremes": 0, **units}


def _met(battles: list[dict[str, int]], opponent: int | None = None) -> Remark | None:
    """The battle with an opponent who is named already, or with everybody who is met."""
    for battle in battles:
        if battle["opponent"] == opponent:
            return Remark("battle", {"battle": battle})
    return Remark("battles", {"battles": battles}) if battles else None


def _ahead(battles: list[dict[str, int]]) -> Remark | None:
    """The same in short where it is still to be said how many go: that must stand on the control as well."""
    return Remark("ahead", {"ahead": battles}) if battles else None


# ---------------------------------------------------------------------- what stands where units are built
_Units = dict[str, int]  # of one seat in one area


def _units(state: MareState, place: str) -> list[_Units]:
    """By seat what stands in a province; of one that is closed nothing."""
    province = state.provinces.get(place)
    if province is None:
        return []
    pairs = zip(province.legions, province.fortresses, strict=True)
    return [{"legions": legions, "fortresses": forts, "triremes": 0} for legions, forts in pairs]


def _ships(state: MareState, sea: str) -> list[_Units]:
    """By seat what sails in a sea."""
    return [{"legions": 0, "fortresses": 0, "triremes": count} for count in state.seas.get(sea, [])]


def _standing(here: list[_Units], around: list[list[_Units]], seat: int) -> Remark:
    """R2.6, R7.6: what everybody has there, and what others could bring from beside it."""
    near = [Counter[str]() for _ in here]
    for area in around:
        for other, units in enumerate(area):
            near[other].update({name: count for name, count in units.items() if name != "fortresses"})
    found: list[dict[str, Any]] = [
        {"where": "here", "opponent": other, **units} for other, units in enumerate(here) if any(units.values())
    ]
    found += [
        {
            "where": "near",
            "opponent": other,
            "legions": units["legions"],
            "fortresses": 0,
            "triremes": units["triremes"],
        }
        for other, units in enumerate(near)
        if other != seat and any(units.values())
    ]
    return Remark("standing", {"standing": found}) if found else Remark("empty", {})


# ---------------------------------------------------------------------- what lies where nobody is met
def _lies_there(state: MareState, seat: int, place: str) -> Remark:
    """R2.5, R9.1: whose the province is, and how many buildings are to be had."""
    province = state.provinces[place]
    if province.controller in (NOBODY, seat):
        return Remark("province", {"whose": "free" if province.controller == NOBODY else "own"})
    return Remark("province", {"whose": "other", "owner": province.controller, "buildings": len(province.buildings)})
