"""R10, R11: the order of the next turn, the end of an era, the end of the game."""

from __future__ import annotations

from games.core.events import Event
from games.rise_of_empires.board import controller, remove_cubes
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.moves import Position
from games.rise_of_empires.state import ERAS, NOBODY, SIDES, SOURCES, RiseState


# ---------------------------------------------------------------------- R10 turn order
def choosing_order(state: RiseState) -> list[int]:
    """R10.1 to R10.3: fewest VP first, then the fewest goods, then the earlier in the current turn order."""

    def worth(seat: int) -> tuple[int, int, int]:
        player = state.players[seat]
        return player.vp, player.gold + player.disc + player.cube, state.order.index(seat)

    return sorted(range(state.seats), key=worth)


def position_moves(state: RiseState) -> list[Position]:
    """R10.1: the free positions, sorted."""
    return [Position(number) for number, seat in enumerate(state.next_order, 1) if seat == NOBODY]


def take_position(state: RiseState, seat: int, move: Position) -> list[Event]:
    """R10.1."""
    state.next_order[move.number - 1] = seat
    return [Event("position-taken", seat, {"number": move.number})]


def next_to_choose(state: RiseState) -> int:
    """R10.1: who chooses now, NOBODY if all have; VP and goods do not change meanwhile."""
    return next((seat for seat in choosing_order(state) if seat not in state.next_order), NOBODY)


# ---------------------------------------------------------------------- R11.1 end of an era
def halve(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R11.1: in every region each seat keeps half of its cubes, rounded down; R2.5: what it controls no more."""
    divisor = catalogue.numbers.era_end_divisor
    events = [Event("era-ended", None, {"era": state.era, "kept": {"count": divisor}})]
    before = {region: controller(cubes) for region, cubes in state.map.items()}
    lost = list[tuple[int, dict[str, int]]]()
    for seat in range(state.seats):
        losses = {
            region: remove_cubes(state, region, seat, cubes[seat] - cubes[seat] // divisor)
            for region, cubes in state.map.items()
        }
        lost.append((seat, losses))
    now = {region: controller(cubes) for region, cubes in state.map.items()}
    for seat, losses in lost:
        told = [{"region": region, "count": count} for region, count in losses.items() if count]
        # Halves may be equal, never in another order: what somebody controls no more nobody does.
        freed = [region for region, owner in before.items() if owner == seat != now[region]]
        if told:
            facts = {"count": sum(losses.values()), "where": {"losses": told}}
            events.append(Event("halved", seat, facts | ({"freed": {"regions": freed}} if freed else {})))
    return events


# ---------------------------------------------------------------------- R11.2 to R11.4 the end
def points(state: RiseState, seat: int) -> dict[str, int]:
    """R11.3, R11.4: the VP of a seat by source; nothing is scored for what is left over."""
    return {source: state.players[seat].points[source] for source in SOURCES}


def is_last_turn(state: RiseState) -> bool:
    """R11.2: whether the match ends when this turn is scored."""
    return (state.era, state.side) == (ERAS[-1], SIDES[-1])


def close(state: RiseState, reason: str) -> None:
    """R11.2, or a concession: the match is over; a move, fee, campaign or choice of positions that was begun is dropped."""
    state.finished, state.phase, state.step = reason, "over", "over"
    state.pending, state.campaign = [], None
    state.removed, state.fee, state.next_order = "", 0, []
    for player in state.players:
        player.picks = {}
