"""Why a move is not possible in this position: a code and facts for the sentence that the person reads."""

from __future__ import annotations

from games.base import Move
from games.core.errors import IllegalMove
from games.mosaic import actions, free_steps, setup, technologies, units
from games.mosaic.building import check_site, has_settlement_site, has_wonder_site, pieces_of
from games.mosaic.catalogue import Catalogue
from games.mosaic.moves import (
    ACTION_KINDS,
    Benefits,
    Build,
    BuildWonder,
    ChooseLeader,
    Claim,
    Clear,
    End,
    Exchange,
    Govern,
    March,
    Pay,
    Peek,
    Pick,
    Populate,
    Recruit,
    Research,
    Site,
    StartingCity,
    Strike,
    TakeOver,
    TaxTariff,
    TurnUp,
    Work,
)
from games.mosaic.offers import actual, may_take_seen, offered, used_up
from games.mosaic.payment import CHOOSE, OWN, check_affordable
from games.mosaic.state import NO_CARD, SEEN, SETTLEMENTS, Choice, Deck, MosaicState

# The kinds of decisions in which a kind of move can be legal at all.
_TURN = ("turn", "action")
_WHEN: dict[str, tuple[str, ...]] = {
    "leader": ("leader",),
    "pick": ("pick",),
    "start": ("start",),
    "benefits": ("benefits",),
    "turn_up": ("benefits", "turn"),
    "end": ("benefits", "turn"),
    "clear": ("clear", "turn"),
    "recruit": (*_TURN, "military"),
    "march": (*_TURN, "military"),
    "halt": ("military",),
    "work": (*_TURN, "pay", "site"),
    **dict.fromkeys(("build", "government", "population", "tax_tariff", "technology", "wonder"), _TURN),
    **dict.fromkeys(("claim", "exchange", "peek", "take_over"), ("turn",)),
}


def explain(catalogue: Catalogue, state: MosaicState, choice: Choice, move: Move) -> IllegalMove:
    """The reason why a move that is not among the legal ones is refused."""
    try:
        _check_moment(state, choice, move)
        _check_granted(catalogue, choice, move)
        _check(catalogue, state, choice, move)
    except IllegalMove as reason:
        return reason
    return IllegalMove("not-a-choice", "R4.13", source=choice.source)


def _check_moment(state: MosaicState, choice: Choice, move: Move) -> None:
    """R3.2, R3.3: every kind of move has its moment."""
    if choice.kind not in _WHEN.get(move.kind, (move.kind,)):
        raise IllegalMove("not-now", "R3.3")
    if choice.kind == "site" and move.kind == "work" and state.begun is None:
        raise IllegalMove("not-now", "R3.3")
    if choice.kind == "turn" and move.kind in ACTION_KINDS and not state.actions:
        raise IllegalMove("action-taken", "R3.2")


def _check_granted(catalogue: Catalogue, choice: Choice, move: Move) -> None:
    """R3.5: an Action that an effect grants may be Work alone."""
    extra = catalogue.effects[choice.source][choice.index].extra_action if choice.kind == "action" else None
    if extra is not None and extra.kind == "work" and move.kind != "work":
        raise IllegalMove("only-work", "R3.5", source=choice.source)


def _check(catalogue: Catalogue, state: MosaicState, choice: Choice, move: Move) -> None:
    """Raises IllegalMove for the first thing that is wrong with the move."""
    seat = choice.seat
    match move:
        case ChooseLeader():
            raise IllegalMove("leader-taken", "R2.11", leader=move.leader)
        case Pick():
            raise IllegalMove("card-not-in-pack", "R2.12", card=move.card)
        case Benefits():
            raise IllegalMove("benefits-taken", "R2.14")
        case StartingCity():
            setup.check_land(catalogue, state, move.hex, "R2.13")
            raise IllegalMove("port-hex", "R2.13", hex=move.hex)
        case Work():
            raise IllegalMove("no-work-for", "R5.1", resource=move.resource)
        case Populate():
            _check_population(catalogue, state, seat, move)
        case Build():
            _check_build(catalogue, state, seat, move)
        case BuildWonder():
            _check_wonder(catalogue, state, seat, move)
        case Research():
            _check_research(catalogue, state, seat, move)
        case TaxTariff():
            _check_offered(state, "tax_tariff_cards", move.card, "R5.6")
        case Govern():
            _check_government(catalogue, state, seat, move)
        case Recruit():
            units.check_recruit(catalogue, state, seat, move)
        case March():
            units.check_march(catalogue, state, seat, move)
        case Pay():
            _check_split(catalogue, state, seat)
        case Site():
            _check_site(catalogue, state, choice, move)
        case Strike():
            units.check_strike(catalogue, state, choice, catalogue.effects[choice.source][choice.index], move)
        case End():
            if choice.kind == "benefits":
                raise IllegalMove("benefits-first", "R2.14")
            raise IllegalMove("action-first", "R3.2")
        case TurnUp() | Claim() | Clear() | TakeOver() | Exchange() | Peek():
            _check_free_step(catalogue, state, choice, move)
        case _:
            return


def _check_free_step(
    catalogue: Catalogue,
    state: MosaicState,
    choice: Choice,
    move: TurnUp | Claim | Clear | TakeOver | Exchange | Peek,
) -> None:
    """R6: raises IllegalMove for a free step that is not possible."""
    seat = choice.seat
    match move:
        case TurnUp():
            free_steps.check_turn_up(catalogue, state, seat, move)
        case Claim():
            free_steps.check_claim(catalogue, state, seat, move)
        case Clear() if choice.kind == "turn":
            free_steps.check_clear(state, seat, move)
        case TakeOver():
            free_steps.check_take_over(catalogue, state, seat, move)
        case Exchange():
            free_steps.check_exchange(catalogue, state, seat)
        case Peek():
            free_steps.check_peek(catalogue, state, seat, move)
        case _:
            return


def _check_offered(state: MosaicState, deck: Deck, card: str, rule: str) -> None:
    """R5, R6.6: the card must lie in the offer, or have been seen; without a card only when there are none."""
    if card == SEEN and not may_take_seen(state, deck):
        raise IllegalMove("not-seen", "R6.6")
    if card == NO_CARD and deck != "build_cards" and not used_up(state, deck):
        raise IllegalMove("cards-left", rule)
    if card not in (NO_CARD, SEEN) and card not in offered(state, deck):
        raise IllegalMove("card-not-offered", rule, card=card)


def _check_way(way: str) -> None:
    """D26: how to pay; "choose" only where there is something to choose."""
    if way == CHOOSE:
        raise IllegalMove("no-other-split", "R4.1")
    if way != OWN:
        raise IllegalMove("unknown-way-to-pay", "R4.1")


def _check_split(catalogue: Catalogue, state: MosaicState, seat: int) -> None:
    """D26: Money pays for no less than it must and no more than there is."""
    moves = actions.pay_moves(catalogue, state, seat)
    facts = {"resource": moves[0].resource, "least": moves[0].money, "most": moves[-1].money}
    raise IllegalMove("wrong-split", "R4.1", **facts)


def _check_population(catalogue: Catalogue, state: MosaicState, seat: int, move: Populate) -> None:
    _check_offered(state, "population_cards", move.card, "R5.2")
    cost = actions.population_cost(catalogue, state, move.card)
    check_affordable(catalogue, state.players[seat], cost, "R4.1")
    _check_way(move.pay)


def _check_build(catalogue: Catalogue, state: MosaicState, seat: int, move: Build) -> None:
    _check_offered(state, "build_cards", move.card, "R5.3")
    kind = actions.piece_of(catalogue, state, move.card) if move.card != NO_CARD else move.piece
    if move.piece != kind or (move.card == NO_CARD and kind not in SETTLEMENTS):
        raise IllegalMove("wrong-piece", "R5.3", piece=move.piece)
    check_affordable(catalogue, state.players[seat], actions.build_cost(catalogue, state, move.card, kind), "R4.1")
    if kind in SETTLEMENTS and not has_settlement_site(catalogue, state, seat, kind):
        raise IllegalMove("no-site", "R5.3", piece=kind)
    _check_way(move.pay)


def _check_wonder(catalogue: Catalogue, state: MosaicState, seat: int, move: BuildWonder) -> None:
    if move.wonder not in state.wonders:
        raise IllegalMove("wonder-gone", "R5.4", wonder=move.wonder)
    check_affordable(catalogue, state.players[seat], actions.wonder_cost(catalogue, state, seat, move.wonder), "R5.4")
    if not has_wonder_site(catalogue, state, seat, move.wonder):
        raise IllegalMove("no-site", "R5.4", piece=move.wonder)
    _check_way(move.pay)


def _check_research(catalogue: Catalogue, state: MosaicState, seat: int, move: Research) -> None:
    if move.card == NO_CARD:
        raise IllegalMove("card-not-offered", "R5.5", card=move.card)
    _check_offered(state, "technologies", move.card, "R5.5")
    check_affordable(catalogue, state.players[seat], technologies.technology_cost(catalogue), "R4.1")
    card = actual(state, "technologies", move.card)
    if move.face_up and not technologies.playable(catalogue, state, seat, card):
        raise free_steps.requirement_missing(catalogue, state, seat, card)
    _check_way(move.pay)


def _check_government(catalogue: Catalogue, state: MosaicState, seat: int, move: Govern) -> None:
    if move.government not in state.governments:
        raise IllegalMove("government-gone", "R5.8", government=move.government)
    entry = catalogue.governments[move.government]
    if not actions.may_govern(catalogue, state, seat, move.government):
        raise IllegalMove("government-symbols", "R4.4", government=move.government, pillar=entry.requirement)
    check_affordable(catalogue, state.players[seat], entry.cost, "R5.8")
    _check_way(move.pay)


def _check_site(catalogue: Catalogue, state: MosaicState, choice: Choice, move: Site) -> None:
    if state.begun is not None:
        rule = "R5.4" if state.begun.kind == "wonder" else "R5.3"
        if move.piece != (state.begun.card if state.begun.kind == "wonder" else state.begun.piece):
            raise IllegalMove("wrong-piece", rule, piece=move.piece)
        check_site(catalogue, state, choice.seat, move.piece, move.hex, rule)
    build = catalogue.effects[choice.source][choice.index].free_build
    if build is not None:
        if move.piece not in pieces_of(build.what):
            raise IllegalMove("wrong-piece", "R4.10", piece=move.piece)
        check_site(catalogue, state, choice.seat, move.piece, move.hex, "R11")
