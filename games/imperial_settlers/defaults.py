"""What is played for a seat whose time has run out (D1 to D22)."""

from __future__ import annotations

from games.base import Move
from games.core.terms import RANDOM
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import keepable, shelf
from games.imperial_settlers.data import constant_goods
from games.imperial_settlers.decisions import answers, ways_out
from games.imperial_settlers.empire import own
from games.imperial_settlers.moves import (
    Choose,
    Copy,
    Discard,
    Draft,
    Draw,
    End,
    Faction,
    Keep,
    Pass,
    Place,
    Store,
)
from games.imperial_settlers.state import SettlersState, Task


def default_move(catalogue: Catalogue, state: SettlersState, task: Task) -> Move:
    """The default of the decision at hand."""
    match task.kind:
        case "faction":
            return Faction(RANDOM)
        case "draft":
            return _draft(catalogue, state, task)
        case "draw":
            return _draw(catalogue, state, task)
        case "look":
            return Keep(task.cards[0])
        case "option":
            return _option(catalogue, state, task)
        case "copy":
            return _copy(catalogue, state, task)
        case "place":
            return _place(catalogue, state, task)
        case "discard":
            return Discard(RANDOM)
        case "cleanup":
            return _cleanup(catalogue, state, task)
        case "turn":
            return Pass()
        case "nested" | "spend":
            return ways_out(catalogue, task)[0]
        case "again" | "exchange" | "after":
            return End()
        case _:
            return answers(catalogue, state, task)[0]


def _draft(catalogue: Catalogue, state: SettlersState, task: Task) -> Draft:
    """D2, D3, D21: the lowest total cost, ties: leftmost; D20: alone the first."""
    cards = state.players[task.seat].pack or state.display
    if state.virtual is not None:
        return Draft(cards[0])
    return Draft(min(cards, key=lambda card: sum(catalogue.printing(card).cost.values())))


def _draw(catalogue: Catalogue, state: SettlersState, task: Task) -> Draw:
    """D4: as many as possible from the Faction deck, else from the Common one."""
    draws = [move for move in answers(catalogue, state, task) if isinstance(move, Draw)]
    return max(draws, key=lambda move: (move.deck == "faction", move.count))


def _option(catalogue: Catalogue, state: SettlersState, task: Task) -> Choose:
    """D5, D14: nothing that costs; the option with most VP."""
    options = [move for move in answers(catalogue, state, task) if isinstance(move, Choose)]
    free = [move for move in options if not any(word.startswith("pay_") for word in move.option)]
    return max(free, key=lambda move: move.option.count("vp"))


def _copy(catalogue: Catalogue, state: SettlersState, task: Task) -> Copy:
    """D5: the Location giving most Goods, ties: the oldest."""
    possible = {move.location for move in answers(catalogue, state, task) if isinstance(move, Copy)}
    empire = [location.card for location in state.players[task.seat].empire if location.card in possible]
    return Copy(max(empire, key=lambda card: sum(constant_goods(catalogue.production(card)).values())))


def _place(catalogue: Catalogue, state: SettlersState, task: Task) -> Place:
    """D13: the card itself, then the latest built."""
    moves = [move for move in answers(catalogue, state, task) if isinstance(move, Place)]
    empire = [location.card for location in state.players[task.seat].empire]

    def wanted(move: Place) -> tuple[bool, list[int]]:
        return task.source in move.locations, sorted((empire.index(name) for name in move.locations), reverse=True)

    return max(moves, key=wanted)


def _cleanup(catalogue: Catalogue, state: SettlersState, task: Task) -> Move:
    """D17, D18, D22: on Locations as much as allowed of what would be lost, no cards; everything that can be kept is kept."""
    player = state.players[task.seat]
    keep = keepable(catalogue, player)
    for location in player.empire:
        kinds, room = shelf(catalogue, location)
        for kind in kinds:
            held = player.supply.get(kind, 0)
            count = held if room is None else min(held, room)
            if kind != "hand_card" and kind not in keep and count > 0 and own(player, location.card) is not None:
                return Store(location.card, kind, count)
    return End()
