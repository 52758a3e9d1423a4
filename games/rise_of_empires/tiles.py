"""R3.2 to R3.5, R5: what lies on the tile card, and what is revealed in phase 1."""

from __future__ import annotations

from games.core.events import Event
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.state import NOBODY, SIDES, RiseState


def new_tiles(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R5.1: phase 1 of a turn after the first; the state stands in the new turn already."""
    for player in state.players:
        player.empires, player.flipped, player.attacked, player.ally = [], [], [], NOBODY
    state.empires = sorted(catalogue.empires)
    state.track = 0
    return [*_discard(catalogue, state), *reveal(catalogue, state)]


def _discard(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R5.3, R5.4: with few players what nobody took leaves the game, unless it has a red stripe."""
    if state.seats not in catalogue.numbers.discarding_seats:
        return []
    gone: list[str] = []
    for tiles in (state.progress, state.territory, state.cities):
        gone += [tile for tile in tiles if tile not in catalogue.striped]
        tiles[:] = [tile for tile in tiles if tile in catalogue.striped]
    return [Event("tiles-gone", None, {"tiles": gone})] if gone else []


def reveal(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R3.2 to R3.4, R5.1: the next layer. What lies face down is drawn now, which is the same as a shuffled stack."""
    if state.side == SIDES[0]:
        state.face_down["progress"] = catalogue.progress_of(state.era)
    events: list[Event] = []
    offers = catalogue.numbers.offers
    for row, number, offer in (
        ("progress", offers.progress, state.progress),
        ("territory", offers.territory, state.territory),
    ):
        stack = state.face_down[row]
        by_chance = number < len(stack)
        if by_chance:
            state.rng.shuffle(stack)
        drawn = sorted(stack[:number])
        state.face_down[row] = sorted(stack[number:])
        offer += drawn
        offer.sort()
        if drawn:
            facts = {"row": row, "tiles": drawn}
            events.append(Event("revealed", None, facts, reveals="chance" if by_chance else ""))
    cities = catalogue.cities_of(state.era, state.side)
    state.cities = sorted([*state.cities, *cities])
    return [*events, Event("revealed", None, {"row": "city", "tiles": cities})]
