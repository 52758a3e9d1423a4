"""The computer seat: plays what improves its outlook most, and passes only when nothing is better; reads nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TypeVar

import msgspec

from games.base import Move
from games.core.rng import Rng
from games.core.terms import RANDOM
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.computer.outlook import Outlook
from games.imperial_settlers.decisions import answer, answers
from games.imperial_settlers.defaults import default_move
from games.imperial_settlers.empire import foundations
from games.imperial_settlers.moves import (
    Activate,
    Build,
    Defend,
    Discard,
    Draft,
    Draw,
    End,
    Exchange,
    Hold,
    Keep,
    Lose,
    Pass,
    Samurai,
    Spend,
    StoreCard,
)
from games.imperial_settlers.protecting import sensible
from games.imperial_settlers.state import SettlersState, Task
from games.imperial_settlers.table import Table
from games.imperial_settlers.turns import play_turn, settle, turn_moves

Choice = TypeVar("Choice", bound=Move)

# Decisions that have yardsticks of their own, or none.
UNRATED = {"draft", "look", "discard", "lose", "draw", "spend", "cleanup", "faction", "exchange", "after"}

_HOW = {"gold", "swap"}  # how a move is paid and what is taken

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(SettlersState)


def sensible_move(catalogue: Catalogue, state: SettlersState, seat: int, rng: Rng) -> Move:
    """The move the computer seat plays; ``state`` is redacted for the seat, which is awaited."""
    task = next(task for task in state.pending if task.seat == seat)
    outlook = Outlook(catalogue, state, seat)
    player = state.players[seat]

    def worth(card: str) -> float:
        return outlook.card(player, card)

    match task.kind:
        case "draft":
            offered = _answers(catalogue, state, task, Draft)
            return _best([(outlook.drafted(player, move.card), move) for move in offered], rng)
        case "look":
            return _best([(worth(move.card), move) for move in _answers(catalogue, state, task, Keep)], rng)
        case "discard":
            cards = [move for move in _answers(catalogue, state, task, Discard) if move.card != RANDOM]
            return _best([(-worth(move.card), move) for move in cards], rng)
        case "lose":
            own = {location.card: outlook.empires.lost(player, location) for location in player.empire}
            return _best([(-own[move.location], move) for move in _answers(catalogue, state, task, Lose)], rng)
        case "draw":
            return _draw(catalogue, state, task)
        case "spend":
            return _spend(catalogue, state, task)
        case "cleanup":
            return _cleanup(outlook, state, task)
        case "turn":
            return _turn(outlook, state, task, rng)
        case "faction" | "exchange" | "after":
            return default_move(catalogue, state, task)
        case _:
            return _most_promising(outlook, state, task, answers(catalogue, state, task), rng)[1]


def _answers(catalogue: Catalogue, state: SettlersState, task: Task, kind: type[Choice]) -> list[Choice]:
    return [move for move in answers(catalogue, state, task) if isinstance(move, kind)]


def _best(rated: list[tuple[float, Choice]], rng: Rng) -> Choice:
    """One of those rated highest."""
    highest = max(rating for rating, _ in rated)
    return rng.choice([choice for rating, choice in rated if rating == highest])


# ------------------------------------------------------------------ turns
def _turn(outlook: Outlook, state: SettlersState, task: Task, rng: Rng) -> Move:
    """The best action or free step; passing loses what cannot be kept, so that nearly anything is better."""
    moves = _worth_trying(outlook, state, task.seat)
    value, move = _most_promising(outlook, state, task, moves, rng) if moves else (float("-inf"), Pass())
    return move if value > _passed(outlook, state, task.seat) else Pass()


def _passed(outlook: Outlook, state: SettlersState, seat: int) -> float:
    """The value of the position if the seat passes."""
    passed = _copier(state)()
    passed.players[seat].passed = True
    return outlook.value(passed)


def rated_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> list[tuple[float, Move]]:
    """The moves of a turn, or of a choice within one, with the value of the position after them; [] for other decisions."""
    task = next(task for task in state.pending if task.seat == seat)
    outlook = Outlook(catalogue, state, seat)
    if task.kind == "turn":
        moves = _worth_trying(outlook, state, seat)
        return [*_rated(outlook, state, task, moves), (_passed(outlook, state, seat), Pass())]
    return [] if task.kind in UNRATED else _rated(outlook, state, task, answers(catalogue, state, task))


def _worth_trying(outlook: Outlook, state: SettlersState, seat: int) -> list[Move]:
    """The moves of a turn without those that differ from others only for the worse."""
    player = state.players[seat]
    cheapest = _cheapest(outlook, state, seat)
    kept: dict[object, Move] = {}
    guarded: dict[str, tuple[float, Move]] = {}
    for move in sensible(outlook.catalogue, state, seat, turn_moves(outlook.catalogue, state, seat)):
        match move:
            case Pass() | Hold():
                continue
            case Defend() | Samurai():
                own = next(location for location in player.empire if location.card == move.location)
                loss = outlook.empires.lost(player, own)
                if loss > guarded.get(move.kind, (0.0, move))[0]:
                    guarded[move.kind] = loss, move
                continue
            case Build() if move.give and any(card not in cheapest for card in move.give):
                continue
            case Exchange() if move.more or move.count > 1:
                continue
            case Activate() if move.times > 1:
                continue
            case _:
                pass
        said = msgspec.structs.asdict(move)
        key = (move.kind, *(value for name, value in said.items() if name not in _HOW))
        if key not in kept or _wasted(move) < _wasted(kept[key]):
            kept[key] = move
    return [*(move for _, move in guarded.values()), *kept.values()] if player.supply else []


def _wasted(move: Move) -> tuple[int, int]:
    """Of moves alike the better one takes VP for all Goods of a Raze, and spends little Gold, the last to be spent."""
    return -len(getattr(move, "swap", ())), len(getattr(move, "gold", ()))


def _cheapest(outlook: Outlook, state: SettlersState, seat: int) -> set[str]:
    """What would be given up for a Location symbol: a Foundation, else the Location that brings least."""
    player = state.players[seat]
    if laid := foundations(player):
        return {laid[0]}
    own = [location for location in player.empire if not location.token]

    def loss(place: int) -> float:
        return outlook.empires.lost(player, own[place])

    return {own[min(range(len(own)), key=loss)].card} if own else set()


def _most_promising(
    outlook: Outlook, state: SettlersState, task: Task, moves: list[Move], rng: Rng
) -> tuple[float, Move]:
    """The move after which the position is best, with its value."""
    rated = _rated(outlook, state, task, moves)
    chosen = _best(rated, rng)
    return max(value for value, _ in rated), chosen


def _rated(outlook: Outlook, state: SettlersState, task: Task, moves: list[Move]) -> list[tuple[float, Move]]:
    copy_of = _copier(state)
    return [(_after(outlook, copy_of, task, move), move) for move in moves]


def _after(outlook: Outlook, copy_of: Callable[[], SettlersState], task: Task, move: Move) -> float:
    """The value of the position after a move and what follows from it at once."""
    table = Table(outlook.catalogue, copy_of())
    mine = table.task(task.seat)
    if mine is None:
        raise ValueError("the seat is not awaited")
    if mine.kind == "turn":
        play_turn(table, mine, move)
    else:
        answer(table, mine, move)
    settle(table)
    # What is still to be paid belongs to the move: before that it would seem to cost nothing.
    while (mine := table.task(task.seat)) is not None and mine.kind == "spend":
        answer(table, mine, _spend(outlook.catalogue, table.state, mine))
        settle(table)
    return outlook.value(table.state)


def _spend(catalogue: Catalogue, state: SettlersState, task: Task) -> Spend:
    """As much as there is, of one kind after the other."""
    return max(_answers(catalogue, state, task, Spend), key=lambda move: (move.more, move.count))


def _copier(state: SettlersState) -> Callable[[], SettlersState]:
    """What makes copies of a position, many of the same one; the decks, which are long, are copied by themselves."""
    short = copy(state)
    short.cards, short.deck, short.discard = [], [], []
    short.players = [copy(player) for player in state.players]
    for player in short.players:
        player.deck, player.discard = [], []
    text = _ENCODER.encode(short)

    def copied() -> SettlersState:
        made = _DECODER.decode(text)
        made.cards, made.deck, made.discard = state.cards, [*state.deck], [*state.discard]
        for player, other in zip(made.players, state.players, strict=True):
            player.deck, player.discard = [*other.deck], [*other.discard]
        return made

    return copied


# ------------------------------------------------------------------ cards
def _draw(catalogue: Catalogue, state: SettlersState, task: Task) -> Draw:
    """A Common card while there is little to give up for Faction Locations, else a Faction card."""
    player = state.players[task.seat]
    hand = [catalogue.is_common(card) for card in player.hand]
    base = [catalogue.is_common(location.card) for location in player.empire]
    stock = hand.count(True) + base.count(True) + len(foundations(player))
    wanted = "common" if stock <= 2 * hand.count(False) + 1 else "faction"
    draws = _answers(catalogue, state, task, Draw)
    return next((move for move in draws if move.deck == wanted), draws[0])


def _cleanup(outlook: Outlook, state: SettlersState, task: Task) -> Move:
    """Goods as by default; cards go under a Location when they promise less than they are worth there."""
    player = state.players[task.seat]
    usual = default_move(outlook.catalogue, state, task)
    if not isinstance(usual, End):
        return usual
    puts = _answers(outlook.catalogue, state, task, StoreCard)
    if state.virtual is not None:
        # Alone only Faction Locations win, and they are built of Faction cards.
        puts = [move for move in puts if outlook.catalogue.is_common(move.card)]
    cards = sorted(puts, key=lambda move: outlook.card(player, move.card))
    last = outlook.later <= 1
    spare = len(player.hand) > (2 if last else 5)
    return cards[0] if cards and (spare or outlook.kept(player, cards[0].card) < 1) else usual
