"""R11 Victory: who has won, and how far everybody has come on the four ways."""

from __future__ import annotations

from typing import Any

from games.base import Outcome, ranks_of
from games.core.events import Event
from games.mare_nostrum.board import great_cities, with_great_cities
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import NOBODY, ROUTES, TITLES, MareState, Route


def win(state: MareState, seats: list[int], route: Route, rule: str) -> list[Event]:
    """R11.4: the match is over; these players win together."""
    state.winners, state.route = seats, route
    close(state, rule)
    won = [Event("won", seat, {"route": route, **_by_what(state, seat, route)}) for seat in seats]
    return [*won, Event("finished", None, {"reason": rule})]


def _by_what(state: MareState, seat: int, route: Route) -> dict[str, Any]:
    """R11.2: of a win by conquest the provinces of the capitals and legendary cities that the seat holds."""
    return {"by_cities": {"provinces": with_great_cities(state, seat)}} if route == "conquest" else {}


def close(state: MareState, reason: str) -> None:
    """R11.4: nothing is awaited any more; a purchase, battle or turn that was begun is dropped."""
    state.finished, state.phase, state.stage, state.step = reason, "over", "", "over"
    state.pending, state.begun, state.battle = [], None, None
    state.active, state.acted, state.moved, state.stationed = NOBODY, [], {}, {}


def conquerors(catalogue: Catalogue, state: MareState) -> list[int]:
    """R11.2: the seats that hold enough capitals and legendary cities; ascending."""
    needed = catalogue.numbers.cities_to_win
    return [seat for seat in range(state.seats) if seat not in state.left and great_cities(state, seat) >= needed]


def sole_leader(state: MareState) -> int | None:
    """R11.3: the seat that holds all three titles, None if nobody does."""
    holders = {state.titles[title] for title in TITLES}
    seat = min(holders)
    return seat if len(holders) == 1 and seat not in state.left else None


def progress(state: MareState, seat: int) -> dict[str, int]:
    """R11: Pyramids, heroes and wonders, capitals and legendary cities, titles of a seat."""
    player = state.players[seat]
    counts = (
        int(player.pyramids),
        len(player.cards),
        great_cities(state, seat),
        sum(holder == seat for holder in state.titles.values()),
    )
    return dict(zip(ROUTES, counts, strict=True))


def outcome(state: MareState) -> Outcome | None:
    """R11.4: there is no scoring, so winners get 1 by the way they took; None before the end."""
    if not state.finished:
        return None
    won: list[dict[str, int]] = [dict.fromkeys(ROUTES, 0) for _ in range(state.seats)]
    for seat in state.winners:
        won[seat][state.route or ROUTES[0]] = 1
    scores = [sum(routes.values()) for routes in won]
    ranks = ranks_of([(seat not in state.left, score) for seat, score in enumerate(scores)])
    return Outcome(state.finished, ranks, scores, won, [0] * state.seats)
