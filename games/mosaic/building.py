"""R4.5, R4.10 to R4.12, R5.3, R5.4: where Settlements and Wonders may stand, and what happens when one is built."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.errors import IllegalMove
from games.core.events import Event
from games.mosaic.board import (
    available,
    beside_cities,
    cities,
    city_regions,
    is_settlement,
    left_in_stock,
    may_build_city,
)
from games.mosaic.catalogue import Catalogue
from games.mosaic.data import Wonder
from games.mosaic.holdings import gain, in_play, raise_productions, take_token, total
from games.mosaic.moves import Site
from games.mosaic.setup import check_land
from games.mosaic.state import CITIES, TOWNS, Choice, MosaicState, Piece
from games.mosaic.vocabulary import Effect, FreeBuild


# ---------------------------------------------------------------------- sites
def settlement_sites(catalogue: Catalogue, state: MosaicState, seat: int, piece: str) -> list[str]:
    """R5.3: the hexes where a paid Settlement may be built, sorted."""
    return sorted({*_settlement_sites(catalogue, state, seat, piece)})


def has_settlement_site(catalogue: Catalogue, state: MosaicState, seat: int, piece: str) -> bool:
    """R5.3: whether there is one."""
    return any(_settlement_sites(catalogue, state, seat, piece))


def _settlement_sites(catalogue: Catalogue, state: MosaicState, seat: int, piece: str) -> Iterator[str]:
    if not left_in_stock(catalogue, state, seat, piece):
        return iter(())
    if piece in TOWNS:
        ports = catalogue.ports
        return (place for place in beside_cities(catalogue, state, seat) if place not in ports)
    return _city_sites(catalogue, state, seat, state.regions, piece)


def alike(catalogue: Catalogue, state: MosaicState, seat: int, move: Site) -> tuple[object, ...]:
    """What it brings that a piece stands on a hex: equal for hexes on which it brings the same."""
    place = move.hex
    near = sum(other in catalogue.neighbours[place] for other in cities(state, seat))
    return move.piece, catalogue.region_of[place], state.tokens.get(place, ""), place in catalogue.ports, near


def _city_sites(catalogue: Catalogue, state: MosaicState, seat: int, regions: list[str], piece: str) -> Iterator[str]:
    ports, wanted = catalogue.ports, piece == "port_city"
    return (
        place
        for region in regions
        if may_build_city(state, seat, region)
        for place in catalogue.hexes_of[region]
        if (place in ports) == wanted and place not in state.pieces
    )


def wonder_sites(catalogue: Catalogue, state: MosaicState, seat: int, wonder: str) -> list[str]:
    """R5.4: the available hexes where the Wonder may stand, sorted."""
    return sorted(_wonder_sites(catalogue, state, seat, wonder))


def has_wonder_site(catalogue: Catalogue, state: MosaicState, seat: int, wonder: str) -> bool:
    """R5.4: whether there is one."""
    return any(_wonder_sites(catalogue, state, seat, wonder))


def _wonder_sites(catalogue: Catalogue, state: MosaicState, seat: int, wonder: str) -> Iterator[str]:
    return (
        place
        for region in _wonder_regions(catalogue, state, seat, catalogue.wonders[wonder])
        for place in available(catalogue, state, region)
        if catalogue.wonders[wonder].site != "port" or place in catalogue.ports
    )


def _wonder_regions(catalogue: Catalogue, state: MosaicState, seat: int, wonder: Wonder) -> list[str]:
    own = city_regions(catalogue, state, seat)
    if wonder.site != "any_three_cities":
        return own
    everywhere = [catalogue.region_of[place] for place, piece in state.pieces.items() if piece.kind in CITIES]
    return [region for region in own if everywhere.count(region) >= catalogue.numbers.pyramid_cities]


def free_sites(catalogue: Catalogue, state: MosaicState, choice: Choice, build: FreeBuild) -> list[Site]:
    """R4.10: every Settlement that a card gives for free on every hex where it may stand; sorted."""
    seat = choice.seat
    sites: list[Site] = []
    for piece in pieces_of(build.what):
        if left_in_stock(catalogue, state, seat, piece):
            sites += [Site(piece, place) for place in _free_hexes(catalogue, state, choice, build, piece)]
    return sites


def pieces_of(what: str) -> tuple[str, ...]:
    """R4.10: a free City may be a Port City, a free Town is a Farm or a Manufactory."""
    return {"city": CITIES, "town": TOWNS}.get(what, (what,))


def _free_hexes(catalogue: Catalogue, state: MosaicState, choice: Choice, build: FreeBuild, piece: str) -> list[str]:
    seat = choice.seat
    if build.where == "adjacent_to_own_city":
        near = sorted({*beside_cities(catalogue, state, seat)})
        if piece in TOWNS:
            return [place for place in near if place not in catalogue.ports]
        fitting = {*_city_sites(catalogue, state, seat, state.regions, piece)}
        return [place for place in near if place in fitting]
    regions = _free_regions(catalogue, state, choice, build)
    if piece in TOWNS:
        return sorted(
            place for region in regions for place in available(catalogue, state, region) if place not in catalogue.ports
        )
    return sorted(_city_sites(catalogue, state, seat, regions, piece))


def _free_regions(catalogue: Catalogue, state: MosaicState, choice: Choice, build: FreeBuild) -> list[str]:
    """R11: the regions of a free Settlement that needs no own City beside it."""
    own = city_regions(catalogue, state, choice.seat)
    if build.where == "any":
        return state.regions
    if build.where == "region_adjacent_to_own_city_region":
        near = {other for region in own for other in catalogue.links[region]}
        return [region for region in state.regions if region in near]
    if build.where == "same_region_as_units" and choice.region:
        return [choice.region]
    return [region for region in state.regions if region not in own]


# ---------------------------------------------------------------------- placing
def put_up(catalogue: Catalogue, state: MosaicState, seat: int, piece: str, place: str) -> list[Event]:
    """R5.3, R5.4: the piece stands, its token is taken, the Holding Area fills, effects are triggered."""
    state.pieces[place] = Piece(seat, piece)
    money = catalogue.numbers.holding["city" if piece == "city" else "port_city"] if piece in CITIES else 0
    filled = {"holding": {"count": money}} if money else {}
    events = [
        Event("built", seat, {"piece": piece, "hex": place, **filled}),
        *take_token(catalogue, state, seat, place),
    ]
    if not is_settlement(piece):
        return events + fire(catalogue, state, seat, "any_wonder_built")
    if piece in CITIES:
        state.holding += money
        events += fire(catalogue, state, seat, f"any_{piece}_built")
    if piece != "farm":
        events += fire(catalogue, state, seat, "own_city_or_manufactory_built")
    return events


def fire(catalogue: Catalogue, state: MosaicState, actor: int, happening: str) -> list[Event]:
    """Carry out what reacts to something that happened, from the acting seat on clockwise."""
    events: list[Event] = []
    for name, index in catalogue.reactions.get(happening, ()):
        effect = catalogue.effects[name][index]
        for step in range(1 if happening.startswith("own_") else state.seats):
            seat = (actor + step) % state.seats
            if name in in_play(state.players[seat]):
                events += gain(state, seat, _gains(catalogue, state, seat, effect), name)
                events += raise_productions(state, seat, effect.production, name)
    return events


def own_gains(
    catalogue: Catalogue, state: MosaicState, seat: int, happening: str
) -> Iterator[tuple[str, dict[str, int]]]:
    """What a seat would gain by each of its components that reacts to something that it does."""
    for name, index in catalogue.reactions.get(happening, ()):
        if name in in_play(state.players[seat]):
            yield name, _gains(catalogue, state, seat, catalogue.effects[name][index])


def _gains(catalogue: Catalogue, state: MosaicState, seat: int, effect: Effect) -> dict[str, int]:
    return {what: total(catalogue, state, seat, effect, amount) for what, amount in effect.gain.items()}


# ---------------------------------------------------------------------- why not
def check_site(catalogue: Catalogue, state: MosaicState, seat: int, piece: str, place: str, rule: str) -> None:
    """R4.5, R5.3, R5.4, R11: raises IllegalMove with the reason why the piece cannot stand there.

    Whether a Farm or Manufactory needs an own City beside it depends on the card, so that comes last.
    """
    check_land(catalogue, state, place, "R4.5")
    region = catalogue.region_of[place]
    port = place in catalogue.ports
    if piece in ("city", *TOWNS) and port:
        raise IllegalMove("port-hex", "R4.5", hex=place)
    wonder = catalogue.wonders.get(piece)
    if (piece == "port_city" or (wonder is not None and wonder.site == "port")) and not port:
        raise IllegalMove("needs-port", "R4.5", piece=piece, hex=place)
    if piece in CITIES and not may_build_city(state, seat, region):
        raise IllegalMove("loyal-region", "R11", region=region, owner=state.loyal[region])
    if wonder is not None:
        if region not in city_regions(catalogue, state, seat):
            raise IllegalMove("no-city-there", "R5.4", region=region)
        raise IllegalMove("too-few-cities", "R5.4", region=region, count=catalogue.numbers.pyramid_cities)
    near = catalogue.neighbours[place]
    if piece in TOWNS and not any(other in near for other in cities(state, seat)):
        raise IllegalMove("no-city-beside", "R5.3", piece=piece, hex=place)
    raise IllegalMove("not-a-site", rule, piece=piece, hex=place)
