"""R8.3, R14.1, R16.2: whether it can help to protect a Location, now or after the action."""

from __future__ import annotations

from collections.abc import Sequence

from games.base import Move
from games.imperial_settlers.activating import activation_moves, instant_moves
from games.imperial_settlers.building import build_moves
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.choices import samurai_places
from games.imperial_settlers.empire import opponents, passive
from games.imperial_settlers.free_steps import protectable
from games.imperial_settlers.moves import Defend, Hold
from games.imperial_settlers.state import SettlersState
from games.imperial_settlers.vocabulary import Action, BuildFromDeal, BuildFromHand, TakeOver

_BRINGING = BuildFromDeal | BuildFromHand | TakeOver


def why_no_help(catalogue: Catalogue, state: SettlersState, seat: int, *, lasting: bool = False) -> str:
    """R23.7: the virtual player takes a Location whatever lies on it. R8.4: when all others have passed nobody attacks any more in
    this round; what is ``lasting`` may help in the next. "" where it may help.
    """
    if state.virtual is not None:
        return "no-help-alone"
    over = not opponents(state, seat) and (not lasting or state.round >= catalogue.box.rounds)
    return "no-attack" if over else ""


def why_no_help_later(catalogue: Catalogue, state: SettlersState, seat: int) -> str:
    """R8.3: that what could be placed after the action will not help, or that nothing of the seat's own could be protected yet:
    then only a Location that the action brings can be ("protects-new"), if one does; "" where one can be.
    """
    player = state.players[seat]
    token_useless = why_no_help(catalogue, state, seat)
    if token_useless and not catalogue.boards[player.faction].samurai:
        return token_useless
    if samurai_places(catalogue, player) if token_useless else protectable(catalogue, player):
        return ""
    return "protects-new" if _may_bring_one(catalogue, state, seat, tokens=not token_useless) else "protects-none"


def sensible(catalogue: Catalogue, state: SettlersState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """These legal moves without what protects nothing."""
    kinds = {type(move) for move in moves}
    useless = tuple(kind for kind in (Defend, Hold) if kind in kinds and _is_useless(catalogue, state, seat, kind))
    return [move for move in moves if not isinstance(move, useless)]


def _is_useless(catalogue: Catalogue, state: SettlersState, seat: int, kind: type[Move]) -> bool:
    if kind is Defend:
        return bool(why_no_help(catalogue, state, seat))
    return why_no_help_later(catalogue, state, seat) not in ("", "protects-new")


def _may_bring_one(catalogue: Catalogue, state: SettlersState, seat: int, *, tokens: bool) -> bool:
    """R14.1, R16.2: whether an action may bring a Location for a Samurai, or for a Defense token where ``tokens`` help."""
    player = state.players[seat]
    samurai = catalogue.boards[player.faction].samurai
    on_common = samurai and bool(passive(catalogue, player, "samurai_on_common"))
    for kind in (catalogue.type(move.card) for move in build_moves(catalogue, state, seat)):
        if kind.deck == "common":
            if on_common or (tokens and not kind.printed_defense):
                return True
        elif samurai:
            return True
    if any(_may_bring(catalogue.action(move.location)) for move in activation_moves(catalogue, state, seat)):
        return True
    return next(iter(instant_moves(catalogue, state, seat)), None) is not None


def _may_bring(action: Action | None) -> bool:
    return action is not None and (
        action.opens is not None or any(isinstance(effect, _BRINGING) for effect in action.do)
    )
