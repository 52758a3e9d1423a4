"""R9 Conquest: pillage, occupation of buildings and control markers, conversion; R12.7 Circe, R12.16 Sheba."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from games.base import Move
from games.core.events import Event
from games.mare_nostrum.board import (
    connected,
    conquered_by,
    controlled,
    idle_legions,
    leave_places,
    marked,
    markers_left,
    others_present,
    remove_legion,
    take_place,
)
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.contests import given_up, settle
from games.mare_nostrum.hands import draw_legendary, take_tokens
from games.mare_nostrum.moves import Convert, Occupy, Pillage, Seize, Station, Swap
from games.mare_nostrum.powers import has, powers, unused, use
from games.mare_nostrum.state import CONTROL, IDLE, LEGENDARY, NOBODY, Choice, MareState, Province

INCOME = "income"  # the reward of a pillage that leaves no choice


# ---------------------------------------------------------------------- R9.5 conversion
def convert_moves(catalogue: Catalogue, state: MareState, seat: int) -> list[Convert]:
    """D18, R9.5: each occupied marker that can be replaced now; sorted."""
    return [
        Convert(name)
        for name, province in state.provinces.items()
        if marked(province, seat) and _convertible(catalogue, state, seat, name)
    ]


def _convertible(catalogue: Catalogue, state: MareState, seat: int, name: str) -> bool:
    if connected(catalogue, state, seat, name):
        return markers_left(catalogue, state, seat) > 0
    return state.edition == "en"  # R15.3: the old marker is removed all the same


def convert(catalogue: Catalogue, state: MareState, seat: int, move: Convert) -> list[Event]:
    """R9.5: the marker is replaced for free; R15.3: in version 54 it is only removed where the connection is lacking."""
    if connected(catalogue, state, seat, move.province):
        return _replace(state, seat, move.province)
    return _remove(state, seat, move.province)


def _replace(state: MareState, seat: int, name: str) -> list[Event]:
    old = _hand_over(state.provinces[name], seat)
    return [Event("converted", seat, {"province": name, "opponent": old})]


def _remove(state: MareState, seat: int, name: str) -> list[Event]:
    old = _hand_over(state.provinces[name], NOBODY)
    return [Event("marker-removed", old, {"province": name, "cause": "unlinked", "opponent": seat})]


def _hand_over(province: Province, seat: int) -> int:
    """The control marker is the seat's from now on; gives whose it was."""
    old, province.controller = province.controller, seat
    # R9.6: this ends no other occupation, so a legion that acts as a caravan (R12.7) goes on doing so.
    province.places = {spot: owner for spot, owner in province.places.items() if spot != CONTROL}
    return old


# ---------------------------------------------------------------------- R9.1 what is open
def open_conquests(state: MareState, seat: int) -> list[str]:
    """R9.1: the conquered provinces for which the active seat has not chosen yet; sorted."""
    return [
        name for name, province in state.provinces.items() if name not in state.decided and conquered_by(province, seat)
    ]


def conquest_moves(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, list[Move]]:
    """D24, D25: the ways of using each conquered province, and legions for caravan spaces, by kind of move, each sorted."""
    names = open_conquests(state, seat)
    return {
        "occupy": [move for name in names for move in occupy_moves(catalogue, state, seat, name)],
        "pillage": [move for name in names for move in pillage_moves(catalogue, state, seat, name)],
        "seize": [move for name in names for move in seize_moves(catalogue, state, seat, name)],
        "station": [*station_moves(catalogue, state, seat)],
    }


def leaves_something(catalogue: Catalogue, state: MareState, seat: int) -> bool:
    """R9.1, R12.7: whether the seat could still make use of a province in which none of its legions has a place, or of an idle
    legion; what it occupies already may simply go on.
    """
    unused = (name for name in open_conquests(state, seat) if seat not in state.provinces[name].places.values())
    if any(state.provinces[name].buildings or seize_moves(catalogue, state, seat, name) for name in unused):
        return True
    return any(move.leaves == IDLE for move in station_moves(catalogue, state, seat))


# ---------------------------------------------------------------------- R9.2 pillage
def pillage_income(catalogue: Catalogue, state: MareState, seat: int, building: str) -> list[dict[str, int]]:
    """R9.2, R12.10: what destroying such a building brings; more than one entry if there is a choice."""
    for _, power in powers(catalogue, state.players[seat]):
        if building in power.pillage:
            return power.pillage[building]
    return catalogue.numbers.pillage[building]  # pyright: ignore[reportArgumentType]  (the kinds are checked in the data)


def pillage_moves(catalogue: Catalogue, state: MareState, seat: int, name: str) -> list[Pillage]:
    """D24, R9.2: each building, and for a legendary city each reward; sorted."""
    found: list[Pillage] = []
    for spot in state.provinces[name].buildings:
        options = pillage_income(catalogue, state, seat, catalogue.building(name, spot))
        rewards = [INCOME] if len(options) == 1 else sorted(next(iter(option)) for option in options)
        found += [Pillage(name, spot, reward) for reward in rewards]
    return found


def pillage(catalogue: Catalogue, state: MareState, seat: int, move: Pillage) -> list[Event]:
    """R9.2: the building is destroyed, a legion stands on its space, the income comes at once."""
    province = state.provinces[move.province]
    building = catalogue.building(move.province, move.spot)
    options = pillage_income(catalogue, state, seat, building)
    income = next((option for option in options if move.reward in option), options[0])
    leave_places(province, seat)
    province.buildings = [spot for spot in province.buildings if spot != move.spot]
    take_place(province, move.spot, seat)
    _decide(state, move.province)
    events = [Event("pillaged", seat, {**_victim(province), "province": move.province, "building": building})]
    for what, amount in sorted(income.items()):
        events += _loot(state, seat, move.spot if what == "icon_good" else what, amount)
    return events


def _loot(state: MareState, seat: int, what: str, amount: int) -> list[Event]:
    """R9.2, R5.8, R14.1: as much as there is."""
    if what == LEGENDARY:
        drawn = [name for name in [draw_legendary(state, seat) for _ in range(amount)] if name]
        events = [Event("legendary-drawn", seat, {"count": len(drawn)}, reveals="hidden")] if drawn else []
        return [*events, *(Event("drawn", seat, {"resource": name}, audience=(seat,)) for name in drawn)]
    got = take_tokens(state, seat, what, amount)
    return [Event("looted", seat, {"resource": what, "count": got})] if got else []


def _decide(state: MareState, name: str) -> None:
    state.decided = sorted([*state.decided, name])


# ---------------------------------------------------------------------- R9.3 occupation
def occupy_moves(catalogue: Catalogue, state: MareState, seat: int, name: str) -> list[Occupy]:
    """D24, R9.3: every set of buildings with at most one legion each, but the one that is occupied now; sorted."""
    province = state.provinces[name]
    now = tuple(spot for spot, owner in province.places.items() if owner == seat)
    most = min(province.legions[seat], len(province.buildings))
    return sorted(
        (
            Occupy(name, spots)
            for count in range(1, most + 1)
            for spots in combinations(province.buildings, count)
            if spots != now
        ),
        key=lambda move: move.spots,
    )


def occupy(state: MareState, seat: int, move: Occupy) -> list[Event]:
    """R9.3: the legions hold the buildings from now on."""
    province = state.provinces[move.province]
    leave_places(province, seat)
    for spot in move.spots:
        take_place(province, spot, seat)
    _decide(state, move.province)
    return [Event("occupied", seat, {**_victim(province), "province": move.province, "spots": list(move.spots)})]


def _victim(province: Province) -> dict[str, Any]:
    """Whose province it is, for an event."""
    return {"held": "controller", "opponent": province.controller}


# ---------------------------------------------------------------------- R9.4 control markers
def seize_moves(catalogue: Catalogue, state: MareState, seat: int, name: str) -> list[Seize]:
    """D24, R9.4, R9.7: the marker, if there is one that lies loose."""
    if catalogue.capital_of[name] or marked(state.provinces[name], seat):
        return []
    return [Seize(name)]


def seize(catalogue: Catalogue, state: MareState, seat: int, move: Seize) -> list[Event]:
    """R9.4: a legion on the control marker; R12.16: the Queen of Sheba may replace it at once."""
    province = state.provinces[move.province]
    leave_places(province, seat)
    take_place(province, CONTROL, seat)
    _decide(state, move.province)
    if swap_moves(catalogue, state, seat, move.province):
        state.pending = [Choice(seat, "swap", about=move.province)]
    return [Event("seized", seat, {**_victim(province), "province": move.province})]


def swap_moves(catalogue: Catalogue, state: MareState, seat: int, name: str) -> list[Swap]:
    """D26, R12.16: once per round, with a connection and a marker left."""
    if not unused(catalogue, state, seat, "swaps_at_once"):
        return []
    possible = connected(catalogue, state, seat, name) and markers_left(catalogue, state, seat) > 0
    return [Swap(name)] if possible else []


def swap(catalogue: Catalogue, state: MareState, seat: int, move: Swap) -> list[Event]:
    """R12.16: the legion is removed, the marker replaced."""
    state.pending = []
    use(state, seat, unused(catalogue, state, seat, "swaps_at_once"))
    remove_legion(state.provinces[move.province], seat, CONTROL)
    return [
        Event("sacrificed", seat, {"province": move.province}),
        *_replace(state, seat, move.province),
    ]


# ---------------------------------------------------------------------- R12.7 Circe
def station_moves(catalogue: Catalogue, state: MareState, seat: int) -> list[Station]:
    """D25, R12.7: each empty caravan space of a province in which only this seat is present, with each legion that may take it;
    sorted.
    """
    if not has(catalogue, state, seat, "legions_collect"):
        return []
    return [
        Station(name, spot, leaves)
        for name, province in state.provinces.items()
        if province.legions[seat]
        and not others_present(province, seat)
        and (free := _free(catalogue, state, seat, name))
        for spot in sorted(catalogue.spaces[name])
        if catalogue.building(name, spot) == "caravan"
        and spot not in province.buildings
        and spot not in province.places
        for leaves in free
    ]


def _free(catalogue: Catalogue, state: MareState, seat: int, name: str) -> list[str]:
    """R12.7: the legions of a province that may take a place: one without any, or by their places those that have not taken these
    in this turn; sorted.
    """
    province = state.provinces[name]
    free = [IDLE] if idle_legions(province, seat) else []
    if catalogue.legions_change_places and name not in state.decided:
        taken = state.stationed.get(name, ())
        free += [spot for spot, owner in province.places.items() if owner == seat and spot not in taken]
    return sorted(free)


def station(state: MareState, seat: int, move: Station) -> list[Event]:
    """R12.7, R9.6: the legion collects like a caravan while it stands there; what it held before it holds no more."""
    province = state.provinces[move.province]
    left = [] if move.leaves == IDLE else [move.leaves]
    province.places = {spot: owner for spot, owner in province.places.items() if spot not in left}
    take_place(province, move.spot, seat)
    taken = sorted([*state.stationed.get(move.province, ()), move.spot])
    state.stationed = dict(sorted({**state.stationed, move.province: taken}.items()))
    return [
        Event("stationed", seat, {"province": move.province, "resource": move.spot}),
        *given_up(move.province, province, seat, left),
    ]


# ---------------------------------------------------------------------- R12.21 Zeus
def send_home(state: MareState, owner: int, opponent: int, home: str) -> list[Event]:
    """R12.21: the opponent's legions in provinces that the owner controls return to his capital province."""
    sent, ended = 0, list[Event]()
    for name in controlled(state, owner):
        province = state.provinces[name]
        legions = province.legions[opponent]
        if legions:
            ended += given_up(
                name, province, opponent, [spot for spot, there in province.places.items() if there == opponent]
            )
            leave_places(province, opponent)
            province.legions[opponent] = 0
            sent += legions
            ended += settle(name, province)
    state.provinces[home].legions[opponent] += sent
    return [Event("sent-home", opponent, {"count": sent, "province": home}), *ended] if sent else []
