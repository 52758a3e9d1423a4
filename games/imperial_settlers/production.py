"""R7 Production phase."""

from __future__ import annotations

from games.base import Move
from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.effects import deal_effect
from games.imperial_settlers.lookout import play_order
from games.imperial_settlers.moves import First
from games.imperial_settlers.state import SettlersState, Task
from games.imperial_settlers.table import Table, counted, tasks_of
from games.imperial_settlers.vocabulary import Effect, Gain, GainPer

_COMMON = ("card", "common_card")
_NO_LIMIT = 10**6  # more cards than any deck holds


def begin_production(table: Table) -> None:
    """R7.1: all produce at the same time; one after the other if the Common deck might run out meanwhile."""
    state = table.state
    state.phase = "production"
    state.turn += 1
    state.waiting = play_order(state)
    for player in state.players:
        player.ordered, player.chosen = [], False
    wanted = sum(_common_draws(table.catalogue, state, seat) for seat in range(state.seats))
    if wanted <= len(state.deck):
        while state.waiting:
            next_production(table)


def next_production(table: Table) -> bool:
    """Let the next seat produce; whether there was one."""
    state = table.state
    if not state.waiting:
        return False
    seat = state.waiting.pop(0)
    state.pending += production_tasks(table.catalogue, state, seat)
    return True


def production_tasks(catalogue: Catalogue, state: SettlersState, seat: int) -> list[Task]:
    """R7.1, R7.2: board, Deals in order of signing, Production Locations in order of building; in round 1 the board only."""
    player = state.players[seat]
    board = catalogue.boards[player.faction]
    tasks = tasks_of(seat, [Gain(board.production)], board.id)
    if state.round < catalogue.box.first_production_round:
        return tasks
    for deal in player.deals:
        tasks += tasks_of(seat, [deal_effect(catalogue.deal_good(deal.card))], deal.card)
    for location in player.empire:
        tasks += tasks_of(seat, catalogue.production(location.card), location.card)
    return tasks


def _common_draws(catalogue: Catalogue, state: SettlersState, seat: int) -> int:
    """The most Common cards that the seat's Production can draw."""
    return sum(_cards(task.effect) for task in production_tasks(catalogue, state, seat))


def _cards(effect: Effect | None) -> int:
    match effect:
        case Gain():
            return sum(count for good, count in effect.goods.items() if good in _COMMON)
        case GainPer():
            if effect.good not in _COMMON:
                return 0
            return effect.max if effect.max is not None else _NO_LIMIT
        case None:
            return 0
        case _:
            # It may hand on any other production; two cards are the most that one card produces.
            return 2


def return_stored(table: Table) -> None:
    """R25.3: after the Production phase stored goods return to the owner's supply, unless they lie there for good."""
    for seat, player in enumerate(table.state.players):
        for location in player.empire:
            storage = table.catalogue.type(location.card).storage
            if storage is not None and not storage.permanent and location.stored:
                for good, count in location.stored.items():
                    player.supply[good] += count
                table.tell("stored-back", seat, card=location.card, got=counted(location.stored))
                location.stored = {}


# ------------------------------------------------------------------ another order
def first_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> list[Move]:
    """D5, R7.2: before the first choice another Production Location may be asked to go first."""
    player = state.players[seat]
    if state.phase != "production" or player.chosen:
        return []
    open_ones = [name for name in _open_sources(catalogue, state, seat) if name not in player.ordered]
    return [First(name) for name in sorted(open_ones[0 if player.ordered else 1 :])] if len(open_ones) > 1 else []


def _open_sources(catalogue: Catalogue, state: SettlersState, seat: int) -> list[str]:
    """Locations still to produce whose place in the order can matter, in the order in which they stand."""
    names = [
        task.source
        for task in state.pending
        if task.seat == seat
        and catalogue.cards.get(task.source) is not None
        and _matters(task)
        and any(location.card == task.source for location in state.players[seat].empire)
    ]
    return list(dict.fromkeys(names))


def _matters(task: Task) -> bool:
    if task.kind != "do":
        return True
    match task.effect:
        case Gain():
            return any(good.endswith("card") for good in task.effect.goods)
        case GainPer():
            return task.effect.good.endswith("card")
        case _:
            return True


def play_first(table: Table, seat: int, move: First) -> None:
    """R7.2: bring the tasks of that Location to the front, behind those asked for before. Raises IllegalMove."""
    state, player = table.state, table.player(seat)
    if state.phase != "production":
        raise IllegalMove("order-in-production", "R7.2")
    if not move.location:
        raise IllegalMove("nothing-for-it", "R7.2")
    if move not in first_moves(table.catalogue, state, seat):
        raise IllegalMove("order-fixed", "R7.2", location=move.location)
    player.ordered.append(move.location)
    own = [task for task in state.pending if task.seat == seat]
    others = [task for task in state.pending if task.seat != seat]
    front = [task for name in player.ordered for task in own if task.source == name]
    state.pending = [*others, *front, *(task for task in own if task not in front)]
    table.tell("ordered", seat, location=move.location)
