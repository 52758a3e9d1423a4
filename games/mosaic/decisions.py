"""Every kind of decision: which moves it allows, and what each move does."""

from __future__ import annotations

from functools import partial

from games.core.events import Event
from games.mosaic import actions, free_steps, setup, technologies, units, windows
from games.mosaic.building import put_up
from games.mosaic.catalogue import Catalogue
from games.mosaic.effects import ask_again, choices_of
from games.mosaic.free_steps import Lister
from games.mosaic.holdings import gain, raise_productions, take_token
from games.mosaic.moves import (
    ACTION_KINDS,
    Benefits,
    Build,
    BuildWonder,
    ChooseLeader,
    Claim,
    Clear,
    Deploy,
    Divert,
    End,
    Exchange,
    Govern,
    Guard,
    Halt,
    Lay,
    March,
    Move,
    Pay,
    Peek,
    Pick,
    Plunder,
    Populate,
    Raise,
    Receive,
    Recruit,
    Research,
    Site,
    Skip,
    StartingCity,
    Strike,
    Symbols,
    Take,
    TakeOver,
    TaxTariff,
    Transfer,
    TurnUp,
    Work,
)
from games.mosaic.offers import clear_offer
from games.mosaic.state import Begun, Choice, MosaicState
from games.mosaic.turns import another_action, end_benefits, end_turn, take_benefits

# R3.5, R4.13, R8.2: decisions about what a seat may go without: benefits, extra actions, windows before an Empire Scoring.
DECLINABLE = frozenset(
    {
        "action",
        "clear",
        "deploy",
        "divert",
        "guard",
        "plunder",
        "raise",
        "receive",
        "site",
        "strike",
        "symbols",
        "take",
        "transfer",
    }
)


# ---------------------------------------------------------------------- what is possible
def possible(catalogue: Catalogue, state: MosaicState, choice: Choice) -> dict[str, Lister]:
    """The kinds of moves that a decision allows, each with what lists its moves, sorted."""
    seat = choice.seat
    match choice.kind:
        case "leader":
            return {"leader": lambda: [*setup.leader_moves(state)]}
        case "pick":
            return {"pick": lambda: [*setup.pick_moves(state, seat)]}
        case "start":
            return {"start": lambda: [*setup.starting_city_moves(catalogue, state)]}
        case "benefits":
            benefited = state.players[seat].benefited
            return {
                "benefits": lambda: [] if benefited else [Benefits()],
                "end": lambda: [End()] if benefited else [],
                "turn_up": lambda: [*free_steps.turn_up_moves(catalogue, state, seat)],
            }
        case "turn":
            found = {**free_steps.free_steps(catalogue, state, seat), "end": lambda: free_steps.end_moves(state)}
            return {**found, **_actions(catalogue, state, seat)} if state.actions else found
        case "action":
            extra = catalogue.effects[choice.source][choice.index].extra_action
            only_work = extra is not None and extra.kind == "work"
            return {**(_WORK if only_work else _actions(catalogue, state, seat)), **_SKIP}
        case "lay":
            return {"lay": lambda: [Lay(False), Lay(True)]}
        case "pay":
            return {"pay": lambda: [*actions.pay_moves(catalogue, state, seat)], **_WORK}
        case "military":
            return {
                "halt": lambda: [Halt()],
                "march": lambda: [*units.march_moves(catalogue, state, seat)],
                "recruit": lambda: [*units.recruit_moves(catalogue, state, seat)],
            }
        case "site" if state.begun is not None:
            return {"site": lambda: [*actions.site_moves(catalogue, state, seat)], **_WORK}
        case "strike" | "divert" if windows.before_scoring(catalogue, choice):
            other = windows.other_window(catalogue, state, seat)
            asked = [choice, *([other] if other is not None else [])]
            return {**{each.kind: partial(windows.window_moves, catalogue, state, each) for each in asked}, **_SKIP}
        case _:
            return {choice.kind: lambda: choices_of(catalogue, state, choice), **_SKIP}


_SKIP: dict[str, Lister] = {"skip": lambda: [Skip()]}
_WORK: dict[str, Lister] = {"work": lambda: [*actions.work_moves()]}


def _actions(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, Lister]:
    return {
        "build": lambda: [*actions.build_moves(catalogue, state, seat)],
        "government": lambda: [*actions.government_moves(catalogue, state, seat)],
        "march": lambda: [*units.march_moves(catalogue, state, seat)],
        "population": lambda: [*actions.population_moves(catalogue, state, seat)],
        "recruit": lambda: [*units.recruit_moves(catalogue, state, seat)],
        "tax_tariff": lambda: [*actions.tax_tariff_moves(catalogue, state)],
        "technology": lambda: [*technologies.technology_moves(catalogue, state, seat)],
        "wonder": lambda: [*actions.wonder_moves(catalogue, state, seat)],
        **_WORK,
    }


# ---------------------------------------------------------------------- playing
def carry_out(catalogue: Catalogue, state: MosaicState, choice: Choice, move: Move) -> list[Event]:
    """Play a move that is known to be legal for this decision."""
    seat = choice.seat
    if isinstance(move, Pick):
        return setup.pick(state, seat, move)
    state.pending = []
    if choice.kind == "turn" and move.kind in ACTION_KINDS:
        state.actions -= 1
        state.acted += 1
        if state.actions:
            return [*_carry_out(catalogue, state, choice, move), *another_action(catalogue, state, seat)]
    return _carry_out(catalogue, state, choice, move)


def _carry_out(catalogue: Catalogue, state: MosaicState, choice: Choice, move: Move) -> list[Event]:
    seat = choice.seat
    match move:
        case ChooseLeader():
            return setup.choose_leader(catalogue, state, seat, move)
        case StartingCity():
            return setup.place_starting_city(catalogue, state, seat, move)
        case Benefits():
            return take_benefits(catalogue, state, seat)
        case End():
            return end_benefits(catalogue, state, seat) if choice.kind == "benefits" else end_turn(catalogue, state)
        case Work():
            return actions.work(catalogue, state, seat, move)
        case TaxTariff():
            return actions.tax_tariff(catalogue, state, seat, move)
        case Recruit() | March() | Halt():
            return _military(catalogue, state, seat, move)
        case Populate() | Build() | BuildWonder() | Research() | Govern():
            return actions.begin(catalogue, state, seat, _begun(move), move.pay)
        case Pay():
            return actions.choose_payment(catalogue, state, seat, move)
        case Lay():
            return technologies.lay(catalogue, state, seat, choice.source, move)
        case TurnUp():
            return free_steps.turn_up_card(catalogue, state, seat, move)
        case Claim():
            return free_steps.claim(catalogue, state, seat, move)
        case TakeOver():
            return free_steps.take_over(catalogue, state, seat, move)
        case Exchange():
            return free_steps.exchange(catalogue, state, seat, move)
        case Peek():
            return free_steps.peek(state, seat, move)
        case Clear() if choice.kind == "turn":
            return free_steps.clear_by_government(catalogue, state, seat, move)
        case Site() if state.begun is not None:
            return actions.choose_site(catalogue, state, seat, move)
        case Strike() | Divert() if windows.before_scoring(catalogue, choice):
            return windows.use_either(catalogue, state, choice, move)
        case _:
            return _benefit(catalogue, state, choice, move)


def _begun(move: Populate | Build | BuildWonder | Research | Govern) -> Begun:
    match move:
        case Populate():
            return Begun("population", move.card)
        case Build():
            return Begun("build", move.card, piece=move.piece)
        case BuildWonder():
            return Begun("wonder", move.wonder)
        case Research():
            return Begun("technology", move.card, face_up=move.face_up)
        case Govern():
            return Begun("government", move.government)


def _military(catalogue: Catalogue, state: MosaicState, seat: int, move: Recruit | March | Halt) -> list[Event]:
    """R5.7: one unit after the other, until nothing more can be done or the seat halts."""
    if isinstance(move, Halt):
        return []
    match move:
        case Recruit():
            events = units.recruit(catalogue, state, seat, move)
        case March():
            events = units.march(catalogue, state, seat, move)
    if units.march_moves(catalogue, state, seat) or units.recruit_moves(catalogue, state, seat):
        state.pending = [Choice(seat, "military")]
    return events


def _benefit(catalogue: Catalogue, state: MosaicState, choice: Choice, move: Move) -> list[Event]:
    """R4.13: what was chosen for the effect of a card."""
    seat, source = choice.seat, choice.source
    effect = catalogue.effects[source][choice.index]
    match move:
        case Raise():
            return raise_productions(state, seat, {move.production: effect.production_choice}, source)
        case Transfer():
            return raise_productions(state, seat, {move.source: -move.amount, move.target: move.amount}, source)
        case Receive():
            assert effect.gain_choice is not None
            return gain(state, seat, {move.resource: effect.gain_choice.amount}, source)
        case Plunder():
            assert effect.gain_choice is not None
            each = effect.gain_choice.amount
            shares = {"stone": move.stone, "food": move.food, "ideas": move.ideas, "money": move.money}
            return gain(state, seat, {what: each * number for what, number in shares.items()}, source)
        case Deploy():
            events = units.deploy(state, choice, effect, move)
            ask_again(catalogue, state, choice)
            return events
        case Strike():
            events = units.strike(state, seat, move, source)
            ask_again(catalogue, state, choice, move.region)
            return events
        case Site():
            return put_up(catalogue, state, seat, move.piece, move.hex)
        case Take():
            events = take_token(catalogue, state, seat, move.hex)
            ask_again(catalogue, state, choice)
            return events
        case Symbols():
            assert effect.take_pillars is not None
            state.players[seat].symbols[move.pillar] += effect.take_pillars.count
            return [Event("symbols-gained", seat, {"pillar": move.pillar, "count": effect.take_pillars.count})]
        case Clear():
            return clear_offer(catalogue, state, seat, free_steps.checked_deck(move.deck))
        case Guard():
            state.loyal[move.region] = seat
            return [Event("region-loyal", seat, {"region": move.region})]
        case _:
            return [Event("skipped", seat, {"source": source, "declined": choice.kind})] if source else []
