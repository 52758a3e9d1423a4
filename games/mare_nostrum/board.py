"""R2 Terms of the map: who is present, who controls, holds and blocks, what is linked; R4.3 the tracks."""

from __future__ import annotations

from collections.abc import Iterable

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import CONTROL, FORTRESS, GREAT_CITIES, IDLE, NOBODY, MareState, Province, Title


# ---------------------------------------------------------------------- provinces
def present(province: Province) -> list[int]:
    """R2.6: the seats with a legion or fortress there, ascending."""
    pairs = zip(province.legions, province.fortresses, strict=True)
    return [seat for seat, (legions, forts) in enumerate(pairs) if legions or forts]


def others_present(province: Province, seat: int) -> bool:
    """R2.6: whether another seat has a legion or fortress there."""
    return any(
        (legions or forts) and other != seat
        for other, (legions, forts) in enumerate(zip(province.legions, province.fortresses, strict=True))
    )


def holder(province: Province, spot: str) -> int:
    """R2.9: who holds the building on this space, -1 for nobody."""
    return province.places.get(spot, province.controller)


def held(province: Province, seat: int) -> list[str]:
    """R2.9: the spaces of the buildings that the seat holds, sorted."""
    if not province.places:
        return [*province.buildings] if province.controller == seat else []
    return [spot for spot in province.buildings if holder(province, spot) == seat]


def conquered_by(province: Province, seat: int) -> bool:
    """R2.8: whether the seat is the conqueror of a province that another controls."""
    if province.controller in (NOBODY, seat) or not province.legions[seat]:
        return False
    return not others_present(province, seat)


def idle_legions(province: Province, seat: int) -> int:
    """How many legions of the seat stand there without a place."""
    return province.legions[seat] - sum(owner == seat for owner in province.places.values())


def take_place(province: Province, spot: str, seat: int) -> None:
    """Put an idle legion of the seat on a space or marker."""
    province.places = dict(sorted({**province.places, spot: seat}.items()))


def leave_places(province: Province, seat: int) -> None:
    """R9.1: lift all legions of the seat from their places."""
    if province.places:
        province.places = {spot: owner for spot, owner in province.places.items() if owner != seat}


def remove_legion(province: Province, seat: int, spot: str) -> None:
    """Take a legion out of a province: an idle one, or the one on a place."""
    province.legions[seat] -= 1
    if spot != IDLE:
        del province.places[spot]


def add_building(province: Province, spot: str) -> None:
    """R12.24: a building is put on its space; an own legion that stood there loses its place."""
    province.buildings = sorted([*province.buildings, spot])
    province.places.pop(spot, None)


# ---------------------------------------------------------------------- seats
def capital_province(catalogue: Catalogue, state: MareState, seat: int) -> str:
    """The province in which the capital of the seat's empire lies."""
    return catalogue.empires[state.players[seat].empire].capital_province


def controlled(state: MareState, seat: int) -> list[str]:
    """R2.5: the provinces that the seat controls, sorted."""
    return [name for name, province in state.provinces.items() if province.controller == seat]


def blocked(catalogue: Catalogue, state: MareState, seat: int, name: str) -> bool:
    """R2.10: whether the province is blocked for its controller."""
    if not others_present(state.provinces[name], seat):
        return False
    return catalogue.capital_of[name] != state.players[seat].empire


def markers_left(catalogue: Catalogue, state: MareState, seat: int) -> int:
    """R14.1: control markers of the seat that are not on the map; that of the capital province is printed."""
    empire = state.players[seat].empire
    on_map = sum(
        province.controller == seat and catalogue.capital_of[name] != empire
        for name, province in state.provinces.items()
    )
    return catalogue.markers - on_map


def on_map(state: MareState, seat: int, unit: str) -> int:
    """R14.1: how many units of a kind the seat has on the map."""
    if unit == "trireme":
        return sum(triremes[seat] for triremes in state.seas.values())
    if unit == FORTRESS:
        return sum(province.fortresses[seat] for province in state.provinces.values())
    return sum(province.legions[seat] for province in state.provinces.values())


def in_stock(catalogue: Catalogue, state: MareState, seat: int, unit: str) -> int:
    """R14.1: how many units of a kind the seat can still build."""
    return catalogue.stock[unit] - on_map(state, seat, unit)


def tracks(catalogue: Catalogue, state: MareState, seat: int) -> dict[Title, int]:
    """R4.3: the seat's value on each track."""
    found: dict[Title, int] = {"trade": 0, "culture": 0, "military": 0}
    units = catalogue.units
    for name, province in state.provinces.items():
        for spot in held(province, seat):
            found[catalogue.buildings[catalogue.building(name, spot)].track] += 1
        found[units["legion"].track] += province.legions[seat]
        found[units[FORTRESS].track] += province.fortresses[seat]
    found[units["trireme"].track] += on_map(state, seat, "trireme")
    player = state.players[seat]
    for card in (*player.cards, *([catalogue.pyramids] if player.pyramids else [])):
        for track, value in catalogue.cards[card].bonus.items():
            found[track] += value  # pyright: ignore[reportArgumentType]  (the keys are checked in the data)
    return found


def great_cities(state: MareState, seat: int) -> int:
    """R11.2: how many capitals and legendary cities the seat holds."""
    return sum(spot in GREAT_CITIES for province in state.provinces.values() for spot in held(province, seat))


def with_great_cities(state: MareState, seat: int) -> list[str]:
    """R11.2: the provinces of the capitals and legendary cities that the seat holds."""
    return [name for name, province in state.provinces.items() if {*GREAT_CITIES} & {*held(province, seat)}]


# ---------------------------------------------------------------------- R2.4 links
def sea_chains(catalogue: Catalogue, state: MareState, seat: int) -> list[frozenset[str]]:
    """R2.4: for each chain of adjacent seas with triremes of the seat, in the order of the board, the open provinces it touches."""
    # A dict, for a set would be gone through in an order of its own in every process.
    own = {sea: True for sea, triremes in state.seas.items() if triremes[seat]}
    chains: list[frozenset[str]] = []
    while own:
        coasts: set[str] = set()
        todo = [next(iter(own))]
        while todo:
            sea = todo.pop()
            coasts.update(catalogue.coasts[sea])
            own.pop(sea, None)
            todo += own.keys() & {*catalogue.open_sea[sea]}
        chains.append(frozenset(coasts.intersection(state.provinces)))
    return chains


def reachable(catalogue: Catalogue, state: MareState, seat: int, sources: Iterable[str]) -> set[str]:
    """R2.2, R2.4: every open province adjacent to, or linked for the seat with, one of these."""
    chains = sea_chains(catalogue, state, seat)
    found: set[str] = set()
    for source in sources:
        found.update(catalogue.land[source])
        for chain in chains:
            if source in chain:
                found |= chain - {source}
    return found.intersection(state.provinces)


def connected(catalogue: Catalogue, state: MareState, seat: int, name: str) -> bool:
    """R9.5: whether a province is adjacent to, or linked with, another province that the seat controls."""
    near = reachable(catalogue, state, seat, [name])
    return any(state.provinces[other].controller == seat for other in near)


def marked(province: Province, seat: int) -> bool:
    """R9.4: whether a legion of the seat occupies the control marker."""
    return province.places.get(CONTROL) == seat
