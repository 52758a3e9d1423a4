"""Every kind of decision: which moves it allows, and what each move does."""

from __future__ import annotations

from collections.abc import Callable

from games.base import Move
from games.core.events import Event
from games.mare_nostrum import (
    battle,
    battle_phase,
    build_phase,
    building,
    calling,
    collect,
    conquest,
    leadership,
    movement,
    setup,
    trade,
)
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.moves import (
    AnyGood,
    Appoint,
    Attack,
    Build,
    BuildFortress,
    BuildPyramids,
    BuildTrireme,
    Cancel,
    ChooseEmpire,
    Compensate,
    Convert,
    Copy,
    Crown,
    DeclarePeace,
    Decline,
    Done,
    Fight,
    Keep,
    Lose,
    March,
    Muster,
    Number,
    Occupy,
    Offer,
    Pay,
    Pillage,
    PlaceControl,
    RaiseLegion,
    Recruit,
    Reward,
    Sail,
    Seize,
    Starter,
    Station,
    Swap,
    Take,
    Value,
    Withdraw,
)
from games.mare_nostrum.state import Choice, MareState

Lister = Callable[[], list[Move]]

# Decisions whose moves depend on the resources in a hand.
BEHIND_THE_SCREEN = frozenset({"build", "compensate", "keep", "offer", "pay"})

_DONE: dict[str, Lister] = {"done": lambda: [Done()]}
_DECLINE: dict[str, Lister] = {"decline": lambda: [Decline()]}


# ---------------------------------------------------------------------- what is possible
def possible(catalogue: Catalogue, state: MareState, choice: Choice) -> dict[str, Lister]:
    """The kinds of moves that a decision allows, each with what lists its moves, sorted."""
    seat = choice.seat
    match choice.kind:
        case "empire":
            return {"empire": lambda: [*setup.empire_moves(catalogue, state)]}
        case "reward":
            return {"reward": lambda: [*collect.reward_moves(choice)]}
        case "any_good":
            return {"any_good": lambda: [*collect.any_good_moves(catalogue, state)], **_DECLINE}
        case "value" | "offer" | "starter" | "take" | "compensate":
            return _trade(catalogue, state, choice)
        case "appoint":
            return {"appoint": lambda: [*calling.appoint_moves(state)]}
        case "build":
            return _build(catalogue, state, seat)
        case "pay":
            return {"cancel": lambda: [Cancel()], "pay": lambda: [*build_phase.pay_moves(catalogue, state, seat)]}
        case "copy":
            return {"copy": lambda: [*build_phase.copy_moves(catalogue, state, seat)]}
        case "keep":
            return {"keep": lambda: [*build_phase.keep_moves(catalogue, state, seat)], **_DECLINE}
        case "peace":
            return {"peace": lambda: [*battle_phase.peace_moves(state, seat)], **_DECLINE}
        case "losses":
            return {"lose": lambda: [*battle.loss_moves(state, seat, choice.about, choice.count)]}
        case "swap":
            return {"swap": lambda: [*conquest.swap_moves(catalogue, state, seat, choice.about)], **_DECLINE}
        case "crown":
            return {"crown": lambda: [*leadership.crown_moves(catalogue, state, choice)]}
        case _:
            return _turn(catalogue, state, choice)


def _trade(catalogue: Catalogue, state: MareState, choice: Choice) -> dict[str, Lister]:
    seat = choice.seat
    match choice.kind:
        case "value":
            return {"value": lambda: [*trade.value_moves(catalogue, state)]}
        case "offer":
            return {
                "number": lambda: [*trade.number_moves(catalogue, state, seat)],
                "offer": lambda: [*trade.offer_moves(state, seat)],
                "withdraw": lambda: [Withdraw()] if state.players[seat].offer else [],
            }
        case "starter":
            return {"starter": lambda: [*trade.starter_moves(state)]}
        case "take":
            return {"take": lambda: [*trade.take_moves(state)]}
        case _:
            return {"compensate": lambda: [*trade.compensate_moves(state, seat)]}


def _build(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, Lister]:
    market = building.Market(catalogue, state, seat)
    return {
        "build": lambda: [*market.buildings()],
        "control": lambda: [*market.controls()],
        "fortress": lambda: [*market.fortresses()],
        "legion": lambda: [*market.legions()],
        "muster": lambda: [*market.musters()],
        "pyramids": lambda: [*market.pyramids()],
        "recruit": lambda: [*market.cards()],
        "trireme": lambda: [*market.triremes()],
        **_DONE,
    }


def _turn(catalogue: Catalogue, state: MareState, choice: Choice) -> dict[str, Lister]:
    """R8.2: the steps of a turn in phase 4."""
    seat = choice.seat
    match choice.kind:
        case "convert":
            return {"convert": lambda: [*conquest.convert_moves(catalogue, state, seat)], **_DONE}
        case "sail":
            return {"sail": lambda: [*movement.sail_moves(catalogue, state, seat)], **_DONE}
        case "attack":
            return {"attack": lambda: [*battle.attack_moves(state, seat)], **_DONE}
        case "march":
            return {"march": lambda: [*movement.march_moves(catalogue, state, seat)], **_DONE}
        case "fight":
            return {"fight": lambda: [*battle.fight_moves(state, seat)]}
        case _:
            moves = conquest.conquest_moves(catalogue, state, seat)
            return {**{kind: lambda kind=kind: moves[kind] for kind in moves}, **_DONE}


# ---------------------------------------------------------------------- playing
def carry_out(catalogue: Catalogue, state: MareState, choice: Choice, move: Move) -> list[Event]:
    """Play a move that is known to be legal for this decision."""
    seat = choice.seat
    match move:
        case ChooseEmpire():
            return setup.choose_empire(catalogue, state, seat, move)
        case Reward():
            return collect.choose_reward(state, choice, move)
        case Value() | Number() | Offer() | Withdraw() | Starter() | Take() | Compensate():
            return _carry_out_trade(catalogue, state, choice, move)
        case Appoint():
            return calling.call(state, seat, move)
        case PlaceControl() | RaiseLegion() | BuildTrireme() | BuildFortress() | Build() | Recruit() | BuildPyramids():
            return build_phase.buy(catalogue, state, seat, move)
        case Muster() | Pay() | Cancel() | Copy() | Keep():
            return _carry_out_build(catalogue, state, seat, move)
        case Done():
            return _done(state, choice)
        case Decline():
            return _decline(catalogue, state, choice)
        case Lose():
            return battle.choose_losses(state, choice, move)
        case AnyGood():
            return collect.take_any_good(state, choice, move)
        case _:
            state.pending = []
            return _carry_out_turn(catalogue, state, seat, move)


def _carry_out_trade(
    catalogue: Catalogue,
    state: MareState,
    choice: Choice,
    move: Value | Number | Offer | Withdraw | Starter | Take | Compensate,
) -> list[Event]:
    seat = choice.seat
    match move:
        case Value():
            return trade.play_value(catalogue, state, seat, move)
        case Number():
            return trade.choose_number(state, seat, move)
        case Offer():
            return trade.put_into_offer(state, seat, move)
        case Withdraw():
            return trade.withdraw(state, seat)
        case Starter():
            return trade.name_starter(state, seat, move)
        case Take():
            return trade.take(state, seat, move)
        case Compensate():
            return trade.compensate(state, choice, move)


def _carry_out_build(
    catalogue: Catalogue, state: MareState, seat: int, move: Muster | Pay | Cancel | Copy | Keep
) -> list[Event]:
    match move:
        case Muster():
            state.pending = []
            return building.muster(catalogue, state, seat)
        case Pay():
            return build_phase.put_into_set(catalogue, state, seat, move)
        case Cancel():
            return build_phase.cancel(state)
        case Copy():
            return build_phase.copy_hero(state, seat, move)
        case Keep():
            return build_phase.keep(catalogue, state, seat, move.goods)


def _carry_out_turn(catalogue: Catalogue, state: MareState, seat: int, move: Move) -> list[Event]:
    match move:
        case DeclarePeace():
            return battle_phase.declare_peace(catalogue, state, seat, move)
        case Convert():
            return conquest.convert(catalogue, state, seat, move)
        case Sail():
            return movement.sail(state, seat, move)
        case Attack():
            return battle.attack(catalogue, state, seat, move)
        case March():
            return movement.march(state, seat, move)
        case Fight():
            return battle.fight(catalogue, state, seat, move)
        case Pillage():
            return conquest.pillage(catalogue, state, seat, move)
        case Occupy():
            return conquest.occupy(state, seat, move)
        case Seize():
            return conquest.seize(catalogue, state, seat, move)
        case Station():
            return conquest.station(state, seat, move)
        case Swap():
            return conquest.swap(catalogue, state, seat, move)
        case Crown():
            return leadership.decide(catalogue, state, seat, move)
        case _:
            raise ValueError(f"{move.kind} belongs to no decision")


def _done(state: MareState, choice: Choice) -> list[Event]:
    """The turn of phase 3, or a step of a turn in phase 4, is over."""
    if choice.kind == "build":
        return build_phase.end_turn(state, choice.seat)
    state.pending = []
    battle_phase.next_step(state)
    return []


def _decline(catalogue: Catalogue, state: MareState, choice: Choice) -> list[Event]:
    """D4, D15, D16, D26: no use is made of a card."""
    if choice.kind == "keep":
        return build_phase.keep(catalogue, state, choice.seat, ())
    state.pending = [other for other in state.pending if other is not choice]
    return [Event("declined", choice.seat, {"declined": choice.kind})]
