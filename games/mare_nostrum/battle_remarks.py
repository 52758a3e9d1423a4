"""R8: what is remarked on units before they go: whom they meet, the dice of both sides and the chances, what stays behind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.base import Remark
from games.mare_nostrum.board import idle_legions, present
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.movement import partner, usual_march
from games.mare_nostrum.odds import Side, at_sea, odds, on_land
from games.mare_nostrum.state import IDLE, NOBODY, MareState

_LAND, _SEA = "land_die", "sea_die"
_NONE = dict.fromkeys(("with_legions", "with_triremes", "legions", "fortresses", "triremes"), 0)


def battles_at_sea(catalogue: Catalogue, state: MareState, seat: int, sea: str, triremes: int) -> list[dict[str, int]]:
    """R8.2, R8.8: the battles that are possible with so many triremes."""
    own = at_sea(catalogue, triremes)
    return [
        _battle(catalogue, other, own, at_sea(catalogue, count), _SEA, with_triremes=triremes, triremes=count)
        for other, count in enumerate(state.seas[sea])
        if count and other not in (seat, partner(state, seat))
    ]


def battles_on_land(
    catalogue: Catalogue, state: MareState, seat: int, place: str, legions: int
) -> list[dict[str, int]]:
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
            with_legions=legions,
            legions=province.legions[other],
            fortresses=province.fortresses[other],
        )
        for other in present(province)
        if other not in (seat, partner(state, seat))
    ]


def _battle(catalogue: Catalogue, opponent: int, own: Side, other: Side, die: str, **units: int) -> dict[str, int]:
    """The facts of a battle: with what it is fought, the dice of both sides and what is added to them, the chances, what stands
    there: so many ``targets``.
    """
    sides = {
        "dice": len(own.roll.dice),
        "plus": sum(value for _, value in own.roll.modifiers),
        "against": len(other.roll.dice),
        "theirs": sum(value for _, value in other.roll.modifiers),
    }
    chances = odds(catalogue, own, other, die)._asdict()
    return {"opponent": opponent, "targets": other.units, **sides, **chances, **_NONE, **units}


def met(battles: list[dict[str, int]], opponent: int | None = None) -> Remark | None:
    """The battle with an opponent who is named already, or with everybody who is met."""
    for battle in battles:
        if battle["opponent"] == opponent:
            return Remark("battle", {"battle": battle})
    return Remark("battles", {"battles": battles}) if battles else None


def ahead(battles: list[dict[str, int]]) -> Remark | None:
    """The same in short where it is still to be said how many go: that must stand on the control as well."""
    return Remark("ahead", {"ahead": battles}) if battles else None


# ---------------------------------------------------------------------- a march
def of_march(
    catalogue: Catalogue, state: MareState, seat: int, source: str, target: str, chosen: Mapping[str, Any]
) -> Remark | None:
    """R8.4, R8.5, R9.1: whom the legions meet there or else what lies there, and, once their number is settled, what stays behind;
    before that the number is the usual one.
    """
    most = _most(state, seat, source, chosen)
    count = chosen.get("count", usual_march(catalogue, state, seat, source, target, most))
    settled = "count" in chosen or (most == 1 and ("spot" in chosen or _leave_alike(state, seat, source)))
    behind = {"behind": _behind(catalogue, state, seat, source, count)} if settled else {}
    legions = state.provinces[target].legions[seat] + count
    battles = battles_on_land(catalogue, state, seat, target, legions)
    found = met(battles) if settled else ahead(battles)
    if found is not None:
        return Remark(found.code, {**found.facts, **behind})
    # What lies there was said with the target, and is again with the whole move.
    if "spot" in chosen and "count" not in chosen:
        return Remark("behind", behind) if behind else None
    return Remark("province", {**_lies_there(state, seat, target), **behind})


def _most(state: MareState, seat: int, source: str, chosen: Mapping[str, Any]) -> int:
    """R8.4: how many legions march at most."""
    idle = idle_legions(state.provinces[source], seat) - state.moved.get(source, 0)
    return idle if chosen.get("spot", IDLE) == IDLE and idle > 0 else 1


def _leave_alike(state: MareState, seat: int, source: str) -> bool:
    """R8.2: whether nobody has to say which legion leaves."""
    province = state.provinces[source]
    placed = sum(owner == seat for owner in province.places.values())
    return placed + (idle_legions(province, seat) > state.moved.get(source, 0)) == 1


def _behind(catalogue: Catalogue, state: MareState, seat: int, source: str, count: int) -> dict[str, Any]:
    """R2.6: how many legions stay where so many leave, and whether that is the own capital province."""
    capital = catalogue.capital_of[source] == state.players[seat].empire
    return {"left": state.provinces[source].legions[seat] - count, "home": "yes" if capital else "no"}


def _lies_there(state: MareState, seat: int, place: str) -> dict[str, Any]:
    """R2.5, R9.1: whose the province is where nobody is met, the own units in an own one, how many buildings are to be had."""
    province = state.provinces[place]
    if province.controller == NOBODY:
        return {"whose": "free"}
    if province.controller == seat:
        own = {"legions": province.legions[seat], "fortresses": province.fortresses[seat], "triremes": 0}
        return {"whose": "own" if own["legions"] or own["fortresses"] else "empty", **own}
    return {"whose": "other", "owner": province.controller, "buildings": len(province.buildings)}
