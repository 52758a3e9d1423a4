"""R3 Setup: the empires are chosen, and the table is laid for the first round."""

from __future__ import annotations

from games.core.events import Event
from games.core.rng import Rng
from games.core.terms import RANDOM
from games.mare_nostrum.board import controlled
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import add
from games.mare_nostrum.moves import ChooseEmpire
from games.mare_nostrum.state import (
    NOBODY,
    TITLES,
    Choice,
    Display,
    Edition,
    MareState,
    Province,
    new_state,
)


def prepare(catalogue: Catalogue, seats: int, edition: Edition, display: Display, seed: str) -> MareState:
    """R3.2, R3.3, R3.6: the table before the first empire is chosen."""
    state = new_state(seats, Rng(seed))
    state.edition, state.display_kind = edition, display
    closed = catalogue.closed[seats]
    nobody = [0] * seats
    state.provinces = {
        name: Province(list(nobody), list(nobody)) for name in sorted(catalogue.provinces) if name not in closed
    }
    state.seas = {name: list(nobody) for name in sorted(catalogue.seas) if name not in closed}
    state.reserve = {kind: catalogue.tokens[kind] for kind in sorted(catalogue.kinds)}
    state.pile = sorted(name for name in catalogue.legendary for _ in range(catalogue.resources[name].count))
    state.rng.shuffle(state.pile)
    cards = sorted(catalogue.recruitable)
    if display == "beginner":
        state.rng.shuffle(cards)
        state.display, state.deck = sorted(cards[: catalogue.numbers.display]), cards[catalogue.numbers.display :]
    else:
        state.display = cards
    state.pending = [Choice(0, "empire")]
    return state


def empire_moves(catalogue: Catalogue, state: MareState) -> list[ChooseEmpire]:
    """D1, R3.1: each empire that is left, and "random"; sorted."""
    return [ChooseEmpire(name) for name in sorted([*empires_left(catalogue, state), RANDOM])]


def empires_left(catalogue: Catalogue, state: MareState) -> list[str]:
    """R3.1: the empires in play that nobody has, in seat order."""
    taken = {player.empire for player in state.players}
    return [name for name in catalogue.numbers.empires[state.seats] if name not in taken]


def choose_empire(catalogue: Catalogue, state: MareState, seat: int, move: ChooseEmpire) -> list[Event]:
    """R3.1: take or draw an empire."""
    left = empires_left(catalogue, state)
    drawn = move.empire == RANDOM
    event = _take(state, seat, state.rng.choice(left) if drawn else move.empire, drawn=drawn)
    if len(left) > 2:
        state.pending = [Choice(seat + 1, "empire")]
    return [event]


def lay_table(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R3.1, R3.4: the last player gets the empire that is left, and the first round begins."""
    (left,) = empires_left(catalogue, state)
    last = next(seat for seat, player in enumerate(state.players) if not player.empire)
    event = _take(state, last, left, drawn=False)
    for other in range(state.seats):
        _settle(catalogue, state, other)
    empires = [player.empire for player in state.players]
    titles = catalogue.numbers.start_titles[state.seats]
    state.titles = {title: empires.index(titles[title]) for title in TITLES}
    # R3.5: what everybody holds is the collection of the first round, so it begins with the second phase.
    state.phase, state.stage, state.round, state.turn = "trade", "value", 1, 1
    state.start_control = [controlled(state, other) for other in range(state.seats)]
    return [event, Event("round-began", None, {"number": 1})]


def _take(state: MareState, seat: int, empire: str, *, drawn: bool) -> Event:
    state.pending = []
    state.players[seat].empire = empire
    return Event("empire-taken", seat, {"empire": empire}, reveals="chance" if drawn else "")


def _settle(catalogue: Catalogue, state: MareState, seat: int) -> None:
    """R3.4, R3.5: the home provinces, the starting hero and nine resources."""
    player = state.players[seat]
    empire = catalogue.empires[player.empire]
    player.cards = [catalogue.starting_hero[empire.id]]
    for name, spots in empire.homes.items():
        province = state.provinces[name]
        province.controller, province.buildings = seat, sorted(spots)
    capital = state.provinces[empire.capital_province]
    capital.legions[seat] = empire.units_at_start.get("legion", 0)
    capital.fortresses[seat] = empire.units_at_start.get("fortress", 0)
    for resource, count in empire.starting_resources.items():
        add(player.hand, resource, count)
        state.reserve[resource] -= count


def seat_order(catalogue: Catalogue, state: MareState, first: int = NOBODY) -> list[int]:
    """R3.10: the seats clockwise round the board, from the first empire or from this seat on."""
    order = catalogue.numbers.empires[state.seats]
    seats = sorted(range(state.seats), key=lambda seat: order.index(state.players[seat].empire))
    start = 0 if first == NOBODY else seats.index(first)
    return seats[start:] + seats[:start]
