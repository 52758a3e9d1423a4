"""The table of decision points: what is played for a seat whose time has run out (D1 to D27)."""

from __future__ import annotations

from collections.abc import Iterable

from games.base import Move
from games.core.rng import Rng
from games.mosaic.actions import site_moves
from games.mosaic.board import cities, city_regions, influence
from games.mosaic.catalogue import Catalogue
from games.mosaic.effects import choices_of
from games.mosaic.free_steps import claim_moves, turn_up_moves
from games.mosaic.moves import (
    Benefits,
    ChooseLeader,
    Claim,
    Deploy,
    End,
    Guard,
    Halt,
    Lay,
    Pick,
    Plunder,
    Raise,
    Receive,
    Site,
    Skip,
    StartingCity,
    Strike,
    Symbols,
    Take,
    Work,
)
from games.mosaic.setup import starting_city_moves
from games.mosaic.state import GOODS_TO_WORK_FOR, PRODUCTIONS, UNITS, Choice, MosaicState
from games.mosaic.windows import before_scoring, harmless, usual_strike, window_moves

_WORK_FIRST = ("food", "stone", "ideas")
_NOT_USED = frozenset({"transfer", "clear", "divert"})  # D5, D18, D24: skipped


def default_move(catalogue: Catalogue, state: MosaicState, choice: Choice) -> Move:
    """What is played for this decision."""
    seat = choice.seat
    match choice.kind:
        case "leader":
            # D1: random, but the same whenever it is asked for: nothing hidden may be used for it.
            return ChooseLeader(Rng(f"leader {seat} {state.rng.draws}").choice(sorted(state.leaders)))
        case "pick":
            return Pick(_best_pick(catalogue, state.players[seat].pack))
        case "start":
            return StartingCity(
                best_hex(catalogue, state, (move.hex for move in starting_city_moves(catalogue, state)))
            )
        case "benefits":
            if not state.players[seat].benefited:
                return Benefits()
            return next(iter(turn_up_moves(catalogue, state, seat)), End())
        case "turn":
            return default_turn(catalogue, state, seat)
        case "action" | "pay":
            return Work(best_work(state, seat))
        case "lay":
            return Lay(True)  # D11
        case "military":
            return Halt()
        case "site" if state.begun is not None and site_moves(catalogue, state, seat):
            # An Action that was begun but not confirmed is dropped; nothing has been paid.
            return Work(best_work(state, seat))
        case _:
            return _default_choice(catalogue, state, choice)


def _best_pick(catalogue: Catalogue, pack: list[str]) -> str:
    """D2: most symbols, then without a requirement, then alphabetically."""

    def worth(card: str) -> tuple[int, bool, str]:
        entry = catalogue.technologies[card]
        return -len(entry.pillars), bool(entry.requirement), card

    return min(pack, key=worth)


def best_hex(catalogue: Catalogue, state: MosaicState, hexes: Iterable[str]) -> str:
    """D3: with a trade good if possible, with most free neighbours that have tokens, the lowest id."""

    def worth(place: str) -> tuple[bool, int, str]:
        near = catalogue.neighbours[place]
        tokens = sum(other in state.tokens and other not in state.pieces for other in near)
        return state.tokens.get(place, "") not in catalogue.goods, -tokens, place

    return min(hexes, key=worth)


def best_work(state: MosaicState, seat: int) -> str:
    """D6: the resource with the highest yield; ties Food, Stone, Ideas."""
    own = state.players[seat].productions
    best = max(own[resource] for resource in GOODS_TO_WORK_FOR)
    return next(resource for resource in _WORK_FIRST if own[resource] == best)


def default_turn(catalogue: Catalogue, state: MosaicState, seat: int) -> Move:
    """D6, D16, D22, D27: Work, then claim every tile, then end the turn."""
    if state.actions:
        return Work(best_work(state, seat))
    claims = [
        move for move in claim_moves(catalogue, state, seat) if not ends_while_behind(catalogue, state, seat, move)
    ]
    golden = [move for move in claims if move.tile in catalogue.golden_ages]
    return next(iter([*golden, *claims]), End())


def ends_while_behind(catalogue: Catalogue, state: MosaicState, seat: int, move: Claim) -> bool:
    """D16: whether the tile would use up the second set while the seat is behind in recorded points."""
    if state.triggered:
        return False
    own = state.golden_ages if move.tile in catalogue.golden_ages else state.achievements
    used_up = sum(not tiles for tiles in (state.wonders, state.golden_ages, state.achievements))
    if len(own) > 1 or used_up + 1 < catalogue.numbers.sets_to_end:
        return False
    recorded = [sum(player.points.values()) for player in state.players]
    return recorded[seat] < max(recorded)


# ---------------------------------------------------------------------- D5, D18, D23, D24
def _default_choice(catalogue: Catalogue, state: MosaicState, choice: Choice) -> Move:
    if choice.kind in _NOT_USED:
        return Skip()
    if before_scoring(catalogue, choice):
        # D23: as without a question, never to the harm of the seat.
        strikes = harmless(catalogue, state, choice, window_moves(catalogue, state, choice))
        return usual_strike(catalogue, state, choice.seat, strikes) if strikes else Skip()
    moves = choices_of(catalogue, state, choice)
    match choice.kind:
        case "raise":
            own = state.players[choice.seat].productions
            allowed = {move.production for move in moves if isinstance(move, Raise)}
            return Raise(max((name for name in PRODUCTIONS if name in allowed), key=lambda name: own[name]))
        case "receive":
            return next((move for move in moves if move == Receive("money")), moves[0])
        case "plunder":
            return max((move for move in moves if isinstance(move, Plunder)), key=lambda move: move.money)
        case "symbols":
            return _nearest_pillar(catalogue, state, choice.seat)
        case "guard":
            return _best_guarded(catalogue, state, choice.seat, [move for move in moves if isinstance(move, Guard)])
        case "deploy":
            return _default_deploy(catalogue, state, choice.seat, [move for move in moves if isinstance(move, Deploy)])
        case "strike":
            return _strongest(catalogue, state, [move for move in moves if isinstance(move, Strike)])
        case "take":
            return _best_token(catalogue, state, choice.seat, [move for move in moves if isinstance(move, Take)])
        case _:
            sites = [move for move in moves if isinstance(move, Site)]
            place = best_hex(catalogue, state, (move.hex for move in sites))
            return next(move for move in sites if move.hex == place)


def _nearest_pillar(catalogue: Catalogue, state: MosaicState, seat: int) -> Symbols:
    """D5: the pillar whose symbols are nearest to what a Golden Age needs."""
    own = state.players[seat].symbols
    return Symbols(min(own, key=lambda name: (abs(catalogue.golden_age_threshold[name] - own[name]), name)))


def _best_guarded(catalogue: Catalogue, state: MosaicState, seat: int, moves: list[Guard]) -> Guard:
    """D5: the controlled region with most own Cities."""
    places = [catalogue.region_of[place] for place in cities(state, seat)]
    return max(moves, key=lambda move: places.count(move.region))


def _default_deploy(catalogue: Catalogue, state: MosaicState, seat: int, moves: list[Deploy]) -> Deploy:
    """D5: Infantry, in the region with an own City where the majority is closest."""
    values, own = influence(catalogue, state), city_regions(catalogue, state, seat)

    def worth(move: Deploy) -> tuple[bool, bool, int, str]:
        here = values[move.region]
        best_other = max(value for other, value in enumerate(here) if other != seat)
        return move.unit != "infantry", move.region not in own, abs(best_other - here[seat]), move.region

    return min(moves, key=worth)


def _strongest(catalogue: Catalogue, state: MosaicState, moves: list[Strike]) -> Strike:
    """D5: a unit of the opponent with most Influence there."""
    values = influence(catalogue, state)
    return max(moves, key=lambda move: (values[move.region][move.opponent], UNITS.index(move.unit)))


def _best_token(catalogue: Catalogue, state: MosaicState, seat: int, moves: list[Take]) -> Take:
    """D5: a kind of trade good not owned yet, goods with a bonus first."""
    own = state.players[seat].goods

    def worth(move: Take) -> tuple[bool, bool, bool, str, str]:
        good = catalogue.goods.get(move.token)
        return good is None, move.token in own, good is None or not good.production, move.token, move.hex

    return min(moves, key=worth)
