"""Commands of cards that harm somebody: which ones they are, and what they do to whom where a card leaves no choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.base import Move, Remark
from games.imperial_settlers.aims import Way, ways_to_aim
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import find
from games.imperial_settlers.moves import Activate, Instant, RazeLocation
from games.imperial_settlers.state import VIRTUAL, SettlersState
from games.imperial_settlers.table import whose
from games.imperial_settlers.vocabulary import (
    BlockAction,
    DiscardEnemyDeal,
    Effect,
    EnemyDiscards,
    Pay,
    Raze,
    RemoveLocation,
    SkipTurn,
    Steal,
    TakeEnemyDeal,
    TakeLocationToHand,
    TakeOver,
    UseEnemyAction,
)

Attack = (
    BlockAction
    | DiscardEnemyDeal
    | EnemyDiscards
    | Raze
    | RemoveLocation
    | SkipTurn
    | Steal
    | TakeEnemyDeal
    | TakeLocationToHand
    | TakeOver
    | UseEnemyAction
)


def harms(catalogue: Catalogue, state: SettlersState, seat: int, move: Activate | Instant) -> bool:
    """R12, R25.4: whether a command takes, blocks or spoils something of another seat or of the virtual player."""
    card = move.location if isinstance(move, Activate) else move.card
    if not any(isinstance(effect, Attack) for effect in _does(catalogue, card)[1]):
        return False
    return bool(move.opponent) or any(holder_of(state, target) not in (None, seat) for target in move.targets)


def aimed_at(catalogue: Catalogue, state: SettlersState, seat: int, move: Move) -> list[int]:
    """R11.2, R12, R25.4: the other seats that a command or Razing takes something from, or blocks or spoils something of."""
    match move:
        case RazeLocation():
            holders = {holder_of(state, move.target)}
        case Activate() | Instant() if harms(catalogue, state, seat, move):
            holders = {*move.opponent, *(holder_of(state, target) for target in move.targets)}
        case _:
            holders = set[int | None]()
    return sorted(holder for holder in holders if holder not in (None, VIRTUAL, seat))


def holder_of(state: SettlersState, card: str) -> int | None:
    """For whom a Location works or under whose board a Deal lies, VIRTUAL for the virtual player; None for a card elsewhere."""
    place = find(state, card)
    if place is not None:
        return place[0]
    if state.virtual is not None and card in state.virtual.line:
        return VIRTUAL
    deals = ((seat, deal) for seat, player in enumerate(state.players) for deal in player.deals)
    return next((seat for seat, deal in deals if deal.card == card and not deal.route), None)


def only_attack(catalogue: Catalogue, state: SettlersState, seat: int, card: str) -> Remark | None:
    """What a card does to whom, if it attacks and there is one way to aim it; None otherwise."""
    pay, effects = _does(catalogue, card)
    for effect, ways in zip(effects, ways_to_aim(catalogue, state, seat, effects, pay), strict=True):
        if isinstance(effect, Attack):
            return _said(state, seat, effect, ways[0]) if len(ways) == 1 else None
    return None


def aimed(catalogue: Catalogue, state: SettlersState, seat: int, card: str, targets: Sequence[str]) -> Remark | None:
    """Whose a card's first target is, and what becomes of it by an attack; of the seat's own only whether it leaves the Empire."""
    holder = holder_of(state, targets[0]) if targets else None
    if holder is None:
        return None
    attack = next((effect for effect in _does(catalogue, card)[1] if isinstance(effect, Attack)), None)
    if holder == seat:
        return Remark("own-gone", {}) if isinstance(attack, Raze | RemoveLocation | TakeLocationToHand) else None
    return Remark("aimed", {**_deed(attack), **whose(holder)["of"]}) if attack else Remark("whose", whose(holder))


def suffered(catalogue: Catalogue, card: str, opponent: int, paid: Sequence[str]) -> Remark | None:
    """What somebody suffers who is chosen for a card that says no more; None where goods tell it. Behind own cards from the hand
    that are ``paid`` for it the opponent is named once more.
    """
    effect = next((one for one in _does(catalogue, card)[1] if isinstance(one, SkipTurn | EnemyDiscards)), None)
    if effect is None:
        return None
    return Remark("suffered", {**_deed(effect), "named": int(bool(paid)), "opponent": opponent})


def _said(state: SettlersState, seat: int, effect: Attack, way: Way) -> Remark | None:
    facts = {**_deed(effect), "good": way.good}
    if way.opponent:
        return Remark("attack", {**facts, "opponent": way.opponent[0]}, chosen=True)
    holder = holder_of(state, way.targets[0]) if way.targets else None
    if holder is None or holder == seat:
        return None
    return Remark("attack", {**facts, **whose(holder), "card": way.targets[0]}, chosen=True)


def _deed(effect: Attack) -> dict[str, Any]:
    return {"deed": effect.__struct_config__.tag, "count": effect.n if isinstance(effect, EnemyDiscards) else 0}


def _does(catalogue: Catalogue, card: str) -> tuple[Pay, Sequence[Effect]]:
    command = catalogue.action(card) or catalogue.type(card).instant
    return (command.pay, command.do) if command is not None else (Pay(), ())
