"""Every kind of decision: which moves it allows, and what each move does."""

from __future__ import annotations

from collections.abc import Callable

from games.base import Move
from games.core.events import Event
from games.rise_of_empires import display, empire, ending, flips, food, income, scoring, taking, trading
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.moves import (
    Ally,
    End,
    Flip,
    GiveUp,
    Idle,
    Keep,
    Levy,
    Pay,
    Pick,
    Place,
    Position,
    Remove,
    Skip,
    Stop,
    Strike,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    Upkeep,
    War,
)
from games.rise_of_empires.state import SIDES, Choice, RiseState

Lister = Callable[[], list[Move]]

# What follows when a part of a move is over.
FOLLOWING = {"action": "end", "place": "war", "war": "strike", "strike": "end", "end": "next"}
WAYS_OUT = frozenset({"skip", "stop", "end", "keep"})  # kinds of moves that only say "no more"


# ---------------------------------------------------------------------- what is possible
def possible(catalogue: Catalogue, state: RiseState, choice: Choice) -> dict[str, Lister]:
    """The kinds of moves that a decision allows, each with what lists its moves, sorted."""
    seat, campaign = choice.seat, state.campaign
    match choice.kind:
        case "move":
            return {**opening(catalogue, state, seat), **own_turn_flips(catalogue, state, seat)}
        case "pay":
            return {"pay": lambda: [*display.pay_moves(catalogue, state, seat)]}
        case "action":
            action = actions(catalogue, state, seat)[state.removed]
            return {state.removed: action, **own_turn_flips(catalogue, state, seat), "skip": lambda: [Skip()]}
        case "place" if campaign is not None:
            return {
                "place": lambda: [*empire.place_moves(catalogue, state, seat, campaign)],
                "levy": lambda: [*empire.levy_moves(catalogue, state, seat)],
                "stop": lambda: [Stop()] if campaign.placed else [],
            }
        case "war" if campaign is not None:
            return {
                "war": lambda: [*empire.war_moves(catalogue, state, seat, campaign)],
                "stop": lambda: [Stop()],
            }
        case "strike":
            return {"strike": lambda: [*empire.strike_moves(catalogue, state, seat)], "stop": lambda: [Stop()]}
        case "end":
            return {**own_turn_flips(catalogue, state, seat), "end": lambda: [End()]}
        case "food":
            return {
                "give_up": lambda: [*food.give_up_moves(state, seat)],
                "keep": lambda: [Keep()] if food.fed(catalogue, state, seat) else [],
            }
        case "pick":
            return {"pick": lambda: [*income.pick_moves(catalogue, state, choice)]}
        case "upkeep":
            return {"upkeep": lambda: [*scoring.upkeep_moves(catalogue, state, seat)]}
        case _:
            return {"position": lambda: [*ending.position_moves(state)]}


def actions(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, Lister]:
    """R6.1 to R6.4, R6.6: the action of each row; the kinds of moves have the names of the rows."""
    return {
        "city": lambda: [*taking.city_moves(catalogue, state, seat)],
        "empire": lambda: [*empire.empire_moves(catalogue, state, seat)],
        "progress": lambda: [*taking.progress_moves(catalogue, state, seat)],
        "territory": lambda: [*taking.territory_moves(catalogue, state, seat)],
        "trade": lambda: [*trading.trade_moves(catalogue, state, seat)],
    }


def opening(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, Lister]:
    """R6.0.2 to R6.0.4, R6.5.1: in turn A the actions that can be carried out, in turn B the discs that can be removed."""
    if state.side != SIDES[0]:
        return {"remove": lambda: [*display.remove_moves(catalogue, state, seat)]}
    every = actions(catalogue, state, seat)
    found = {row: every[row] for row in display.free_rows(catalogue, state)}

    def idle() -> list[Move]:
        return [] if any(moves() for moves in found.values()) else [*display.idle_moves(catalogue, state)]

    return {**found, "idle": idle}


def own_turn_flips(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, Lister]:
    """R6.0.6: flips before and after the action."""
    return {
        "ally": lambda: [*flips.ally_moves(catalogue, state, seat)],
        "flip": lambda: [*flips.flip_moves(catalogue, state, seat)],
    }


def something_to_choose(catalogue: Catalogue, state: RiseState, choice: Choice) -> bool:
    """Whether the decision offers more than saying "no more"."""
    found = possible(catalogue, state, choice)
    return any(moves() for kind, moves in found.items() if kind not in WAYS_OUT)


# ---------------------------------------------------------------------- playing
def carry_out(catalogue: Catalogue, state: RiseState, choice: Choice, move: Move) -> list[Event]:
    """Play a move that is known to be legal for this decision; ``step`` says what comes next."""
    seat = choice.seat
    state.pending.remove(choice)
    match move:
        case TakeProgress() | TakeTerritory() | TakeCity() | TakeEmpire() | Trade():
            if state.side == SIDES[0]:
                display.place_disc(state, seat, move.kind)
            return _action(catalogue, state, seat, move)
        case Idle():
            state.step = "end"
            return display.idle(state, seat, move.row)
        case Remove():
            state.step = {display.CHOOSE: "pay", display.ALL: "end"}.get(move.pay, "action")
            return display.remove(catalogue, state, seat, move)
        case Pay():
            state.step = "action"
            mix = {"gold": move.gold, "cube": move.cubes, "food": move.food, "vp": move.vp}
            return display.pay_fee(state, seat, mix)
        case Skip():
            state.step = "next"
            return [Event("skipped", seat, {"row": state.removed})]
        case End():
            state.step = "next"
            return []
        case Stop():
            state.step = FOLLOWING[state.step]
            return []
        case Flip():
            return flips.flip(catalogue, state, seat, move)
        case Ally():
            return flips.ally(catalogue, state, seat, move)
        case Place() | Levy() | War() | Strike():
            return _campaign(catalogue, state, seat, move)
        case _:
            return _later(catalogue, state, choice, move)


def _action(
    catalogue: Catalogue,
    state: RiseState,
    seat: int,
    move: TakeProgress | TakeTerritory | TakeCity | TakeEmpire | Trade,
) -> list[Event]:
    state.step = "end"
    match move:
        case TakeProgress():
            return taking.take_progress(catalogue, state, seat, move)
        case TakeTerritory():
            return taking.take_territory(catalogue, state, seat, move)
        case TakeCity():
            return taking.take_city(catalogue, state, seat, move)
        case Trade():
            return trading.trade(catalogue, state, seat, move)
        case TakeEmpire():
            state.step = "place"
            return empire.take_empire(catalogue, state, seat, move)


def _campaign(catalogue: Catalogue, state: RiseState, seat: int, move: Place | Levy | War | Strike) -> list[Event]:
    """R6.4.3 to R6.4.5."""
    campaign = state.campaign
    if campaign is None:
        raise ValueError("no empire action is being carried out")
    match move:
        case Place():
            return empire.place(catalogue, state, seat, campaign, move)
        case Levy():
            return empire.levy(catalogue, state, seat, campaign, move)
        case War():
            state.step = "strike"
            return empire.war(catalogue, state, seat, campaign, move)
        case Strike():
            return empire.strike(catalogue, state, seat, move)


def _later(catalogue: Catalogue, state: RiseState, choice: Choice, move: Move) -> list[Event]:
    """R7 to R10: answers in the later phases; several seats may be asked at once."""
    seat = choice.seat
    match move:
        case GiveUp():
            events = food.give_up(catalogue, state, seat, move)
            _ask_again(state, [choice] if food.give_up_moves(state, seat) else [])
            return events
        case Keep():
            return []
        case Pick():
            events = income.pick(state, seat, move)
            _ask_again(state, [other for other in income.picks_to_make(catalogue, state) if other.seat == seat])
            return events
        case Upkeep():
            events = scoring.upkeep(catalogue, state, seat, move)
            _ask_again(state, [choice] if scoring.due(catalogue, state, seat) else [])
            return events
        case Position():
            return ending.take_position(state, seat, move)
        case _:
            raise TypeError(f"{move.kind} is no decision of this game")


def _ask_again(state: RiseState, choices: list[Choice]) -> None:
    state.pending = sorted([*state.pending, *choices], key=lambda choice: choice.seat)
