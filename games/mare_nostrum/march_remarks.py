"""R8.4, R9: what is remarked on a march: whom the legions meet or what lies there, what they give up by leaving, what stays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.base import Remark
from games.mare_nostrum.battle_remarks import battles_on_land, marching_into
from games.mare_nostrum.board import idle_legions, reachable
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.following import after_march
from games.mare_nostrum.looming import needed_there, turned_by
from games.mare_nostrum.movement import usual_march
from games.mare_nostrum.moves import March
from games.mare_nostrum.state import IDLE, NOBODY, MareState

_EMPTIED = {"left": 0, "home": "yes"}


def from_where(catalogue: Catalogue, state: MareState, seat: int, source: str) -> Remark:
    """R8.4: how many legions could leave a province and which places they hold there; ``targets`` are said when one is chosen."""
    province = state.provinces[source]
    held = [spot for spot, owner in province.places.items() if owner == seat]
    ready = len(held) + max(0, idle_legions(province, seat) - state.moved.get(source, 0))
    targets = sorted(reachable(catalogue, state, seat, [source]))
    return Remark("ready", {"count": ready, "places": len(held), "spots": held, "targets": targets})


def of_march(
    catalogue: Catalogue, state: MareState, seat: int, source: str, target: str, chosen: Mapping[str, Any]
) -> Remark:
    """R8.4, R8.5, R9.1, R11.2: whom the legions meet there or else what lies there, what they give up by leaving, who wins by it
    or does not, and, once their number is settled, what stays behind and what comes by itself; before that the number
    is the usual one.
    """
    most = _most(state, seat, source, chosen)
    count = chosen.get("count", usual_march(catalogue, state, seat, source, target, most))
    settled = "count" in chosen or (most == 1 and ("spot" in chosen or _leave_alike(state, seat, source)))
    legions = state.provinces[target].legions[seat] + count
    battles = battles_on_land(catalogue, state, seat, target, legions)
    leaving = _given_up(state, seat, source, chosen, fights=bool(battles))
    if settled:
        spot = chosen.get("spot", next(iter(_free_or_held(state, seat, source))))
        leaving |= turned_by(catalogue, state, seat, March(source, target, spot, count))
        # Of each place to march to it would be the same.
        leaving |= after_march(catalogue, state, seat, March(source, target, spot, count)) if "count" in chosen else {}
        behind = _behind(catalogue, state, seat, source, count)
        # A row with a battle may be cut at its end.
        leaving["emptied" if battles and behind == _EMPTIED else "behind"] = behind
    there = _lies_there(state, seat, target, costly="gives" in leaving)
    alone = "count" in chosen and not state.provinces[target].legions[seat]
    found = marching_into(battles, settled=settled, alone=alone) or Remark("province", there)
    return Remark(found.code, {**found.facts, **needed_there(catalogue, state, seat, target), **leaving})


def _given_up(state: MareState, seat: int, source: str, chosen: Mapping[str, Any], *, fights: bool) -> dict[str, Any]:
    """R9.6: the place that the legion ``gives`` up, or one of those that are ``held`` where each legion holds one; where it fights,
    that is said before the place that it ``leaves``. A place that was chosen is called what is given up by its own words.
    """
    spots = _free_or_held(state, seat, source)
    if IDLE in spots or "spot" in chosen:
        return {}
    name = "leaves" if fights else "gives"
    if len(spots) > 1:
        return {name: {"how": "one", "spots": spots}, "held": spots}
    return {name: {"how": "named", "spots": spots}}


def _free_or_held(state: MareState, seat: int, source: str) -> list[str]:
    """R8.4: legions without a place leave first; where there are none, the places of the others."""
    province = state.provinces[source]
    if idle_legions(province, seat) > state.moved.get(source, 0):
        return [IDLE]
    return [spot for spot, owner in province.places.items() if owner == seat]


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
    """R2.6: how many legions stay where so many leave, and whether that is the own capital province; else where none stays."""
    left = state.provinces[source].legions[seat] - count
    if catalogue.capital_of[source] == state.players[seat].empire:
        return {**_EMPTIED, "left": left}
    return {"left": left, "home": "no"} if left else {"left": left, "home": "no", "source": source}


def _lies_there(state: MareState, seat: int, place: str, *, costly: bool) -> dict[str, Any]:
    """R2.5, R9.1: whose the province is where nobody is met, the own units there, how many buildings are to be had, or which ones
    besides those that own legions hold already. A free one brings nothing, which a ``costly`` march says by what it gives up.
    """
    province = state.provinces[place]
    own = {"legions": province.legions[seat], "fortresses": province.fortresses[seat], "triremes": 0}
    if province.controller == NOBODY:
        return {"whose": "free" if own["legions"] or costly else "gainless", **own}
    if province.controller == seat:
        return {"whose": "own" if own["legions"] or own["fortresses"] else "empty", **own}
    left = [spot for spot in province.buildings if province.places.get(spot) != seat]
    rest = {"buildings": len(province.buildings), "left": len(left), "spots": left}
    return {"whose": "other", "owner": province.controller, **own, **rest}
