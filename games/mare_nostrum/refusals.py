"""Why a move is not possible in this position: a code and facts for the sentence that the person reads."""

from __future__ import annotations

from games.base import Move
from games.core.errors import IllegalMove
from games.mare_nostrum.battle_phase import STEPS
from games.mare_nostrum.board import conquered_by, idle_legions, marked, markers_left, present, reachable
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.movement import march_moves, partner
from games.mare_nostrum.moves import (
    AnyGood,
    Appoint,
    Attack,
    ChooseEmpire,
    Compensate,
    Convert,
    Copy,
    Crown,
    DeclarePeace,
    Fight,
    Keep,
    Lose,
    March,
    Number,
    Occupy,
    Offer,
    Pay,
    Pillage,
    Sail,
    Seize,
    Starter,
    Station,
    Take,
    Value,
    Withdraw,
)
from games.mare_nostrum.powers import has, total
from games.mare_nostrum.refused_purchases import PURCHASES, check_purchase
from games.mare_nostrum.state import IDLE, NOBODY, Choice, MareState
from games.mare_nostrum.trade import barred, may_set_number

# The kinds of decisions in which a kind of move can be legal at all; a kind that is missing is named like its decision.
_WHEN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("number", "offer", "withdraw"), ("offer",)),
    **dict.fromkeys(("control", "legion", "trireme", "fortress", "build", "recruit", "pyramids", "muster"), ("build",)),
    "cancel": ("pay",),
    "lose": ("losses",),
    **dict.fromkeys(("pillage", "occupy", "seize", "station"), ("conquest",)),
    "done": ("build", "convert", "sail", "attack", "march", "conquest"),
    "decline": ("any_good", "keep", "peace", "swap"),
}


def explain(catalogue: Catalogue, state: MareState, choice: Choice, move: Move) -> IllegalMove:
    """The reason why a move that is not among the legal ones is refused."""
    out_of_turn = choice.kind not in _WHEN.get(move.kind, (move.kind,))
    if out_of_turn and (not _is_to_come(choice, move) or move in march_moves(catalogue, state, choice.seat)):
        return _out_of_turn(choice, move)
    try:
        _check(catalogue, state, choice, move)
    except IllegalMove as reason:
        return reason
    return IllegalMove("not-a-choice", "R4.1")


def _is_to_come(choice: Choice, move: Move) -> bool:
    """R8.2: whether it is a march in a step before that of the marches, none of which can change whence and whither legions may go
    but by triremes.
    """
    return isinstance(move, March) and choice.kind in STEPS[: STEPS.index("march")]


def _out_of_turn(choice: Choice, move: Move) -> IllegalMove:
    """R4.1, R8.2: a move in another decision; in a turn of phase 4 whether its step is still to come."""
    step = next((when for when in _WHEN.get(move.kind, (move.kind,)) if when in STEPS), None)
    if choice.kind not in STEPS or step is None:
        return IllegalMove("not-now", "R4.1")
    if STEPS.index(step) > STEPS.index(choice.kind):
        return IllegalMove("step-to-come", "R8.2")
    return IllegalMove("step-over", "R8.2")


def _check(catalogue: Catalogue, state: MareState, choice: Choice, move: Move) -> None:
    """Raises IllegalMove for the first thing that is wrong with the move."""
    seat = choice.seat
    match move:
        case ChooseEmpire():
            raise IllegalMove("empire-gone", "R3.1", empire=move.empire)
        case AnyGood():
            raise IllegalMove("reserve-empty", "R5.5", resource=move.resource)
        case Value() | Number() | Offer() | Withdraw() | Starter() | Take() | Compensate():
            _check_trade(catalogue, state, choice, move)
        case Appoint():
            raise IllegalMove("had-turn", "R7.1", player=move.player)
        case Pay():
            raise IllegalMove("not-in-set", "R7.2", resource=move.resource)
        case Copy():
            raise IllegalMove("cannot-copy", "R12.8", card=move.card)
        case Keep():
            raise IllegalMove("cannot-keep", "R7.9", count=choice.count)
        case DeclarePeace():
            code = "named-before" if move.opponent == state.named else "not-an-opponent"
            raise IllegalMove(code, "R12.21", opponent=move.opponent)
        case Lose():
            raise IllegalMove("wrong-losses", "R8.12", count=choice.count)
        case Crown():
            raise IllegalMove("not-tied", "R10.2", player=move.player)
        case _ if isinstance(move, PURCHASES):
            check_purchase(catalogue, state, seat, move)
        case _:
            _check_turn(catalogue, state, seat, move)


def _check_trade(
    catalogue: Catalogue,
    state: MareState,
    choice: Choice,
    move: Value | Number | Offer | Withdraw | Starter | Take | Compensate,
) -> None:
    seat = choice.seat
    match move:
        case Value():
            raise IllegalMove("marker-spent", "R6.2", count=move.value)
        case Number():
            if not may_set_number(catalogue, state, seat) or state.players[seat].number != NOBODY:
                raise IllegalMove("number-fixed", "R6.3")
            raise IllegalMove("number-too-high", "R6.5", count=total(catalogue, state.players[seat], "own_offer"))
        case Offer():
            if state.players[seat].number == NOBODY:
                raise IllegalMove("number-first", "R6.5")
            raise IllegalMove("not-in-hand", "R6.3", resource=move.resource)
        case Withdraw():
            raise IllegalMove("nothing-offered", "R6.3")
        case Starter():
            raise IllegalMove("no-participant", "R6.7", player=move.player)
        case Take():
            if move.opponent == barred(state.takes, seat):
                raise IllegalMove("no-third-take", "R6.9", opponent=move.opponent)
            raise IllegalMove("not-on-offer", "R6.8", opponent=move.opponent, resource=move.resource)
        case Compensate():
            raise IllegalMove("not-in-hand", "R6.11", resource=move.resource)


# ---------------------------------------------------------------------- R8, R9
def _check_turn(catalogue: Catalogue, state: MareState, seat: int, move: Move) -> None:
    match move:
        case Sail():
            _check_sail(catalogue, state, seat, move)
        case March():
            _check_march(catalogue, state, seat, move)
        case Attack():
            _check_enemy(state, seat, move.sea, move.opponent, "R8.2")
        case Fight():
            _check_enemy(state, seat, move.province, move.opponent, "R8.5")
        case Station():
            _check_station(catalogue, state, seat, move)
        case Pillage() | Occupy() | Seize():
            _check_conquest(catalogue, state, seat, move)
        case Convert():
            _check_convert(catalogue, state, seat, move.province)
        case _:
            return


def _check_sail(catalogue: Catalogue, state: MareState, seat: int, move: Sail) -> None:
    free = state.seas.get(move.source, [0] * state.seats)[seat] - state.moved.get(move.source, 0)
    if free < max(1, move.count):
        raise IllegalMove("too-few-triremes", "R8.2", area=move.source, count=max(0, free))
    if move.target not in catalogue.open_sea[move.source]:
        raise IllegalMove("seas-apart", "R2.3", source=move.source, target=move.target)


def _check_march(catalogue: Catalogue, state: MareState, seat: int, move: March) -> None:
    province = state.provinces.get(move.source)
    free = 0 if province is None else idle_legions(province, seat) - state.moved.get(move.source, 0)
    if province is not None and province.places.get(move.spot) == seat:
        free = 1
    if free < max(1, move.count):
        raise IllegalMove("too-few-legions", "R8.2", area=move.source, count=max(0, free))
    if move.target not in reachable(catalogue, state, seat, [move.source]):
        raise IllegalMove("out-of-reach", "R8.2", source=move.source, target=move.target)
    peaceful = partner(state, seat)
    if peaceful != NOBODY and state.provinces[move.target].controller == peaceful:
        raise IllegalMove("peace-border", "R12.21", opponent=peaceful)


def _check_enemy(state: MareState, seat: int, area: str, opponent: int, rule: str) -> None:
    if area in state.fought:
        raise IllegalMove("fought-already", "R8.6", area=area)
    if opponent == partner(state, seat):
        raise IllegalMove("at-peace", "R12.21", opponent=opponent)
    raise IllegalMove("no-enemy-there", rule, area=area)


def _check_convert(catalogue: Catalogue, state: MareState, seat: int, name: str) -> None:
    province = state.provinces.get(name)
    if province is None or not marked(province, seat):
        raise IllegalMove("not-marked", "R9.5")
    if not markers_left(catalogue, state, seat):
        raise IllegalMove("no-marker-left", "R14.1")
    raise IllegalMove("not-connected", "R9.5", province=name)


def _check_conquest(catalogue: Catalogue, state: MareState, seat: int, move: Pillage | Occupy | Seize) -> None:
    if move.province in state.decided:
        raise IllegalMove("chosen-already", "R9.1", province=move.province)
    if isinstance(move, Seize) and catalogue.capital_of.get(move.province):
        raise IllegalMove("capital-control", "R9.7", province=move.province)
    province = state.provinces.get(move.province)
    others = [other for other in present(province) if other != seat] if province is not None else []
    if province is not None and province.legions[seat] and others:
        raise IllegalMove("contested", "R2.8", province=move.province, opponent=others[0])
    if isinstance(move, Pillage) and province is not None and move.spot not in province.buildings:
        raise IllegalMove("no-building", "R9.2", province=move.province)
    if isinstance(move, Occupy) and province is not None and conquered_by(province, seat):
        if not set(move.spots) <= set(province.buildings):
            raise IllegalMove("no-building", "R9.3", province=move.province)
        raise IllegalMove("not-occupiable", "R9.3", count=province.legions[seat])
    raise IllegalMove("not-conquered", "R9.1", province=move.province)


def _check_station(catalogue: Catalogue, state: MareState, seat: int, move: Station) -> None:
    if not has(catalogue, state, seat, "legions_collect"):
        raise IllegalMove("no-circe", "R12.7")
    if catalogue.legions_change_places and move.leaves != IDLE:
        raise IllegalMove("place-fixed", "R12.7", province=move.province)
    raise IllegalMove("no-station", "R12.7", province=move.province)
