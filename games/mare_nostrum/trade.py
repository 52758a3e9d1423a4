"""R6 Phase 2: the exchange marker, secret offers, the taking chain, compensation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from games.core.events import Event
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import add, remove, size, tokens
from games.mare_nostrum.moves import Compensate, Number, Offer, Starter, Take, Value
from games.mare_nostrum.powers import powers, total
from games.mare_nostrum.standing_orders import wished_take
from games.mare_nostrum.state import NOBODY, Choice, MareState


def go_on_trading(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R6: from the marker to the end of the chain."""
    match state.stage:
        case "value":
            if len(state.spent) == len(catalogue.exchange_markers):
                state.spent = []  # R6.2
            state.pending = [Choice(state.titles["trade"], "value")]
            return []
        case "offers":
            return _ask_for_offers(catalogue, state)
        case "reveal":
            return _reveal(catalogue, state)
        case "chain":
            return _chain(catalogue, state)
        case "compensate":
            return _ask_for_compensation(state)
        case _:
            return _end(state)


# ---------------------------------------------------------------------- R6.1, R6.2 the value
def value_moves(catalogue: Catalogue, state: MareState) -> list[Value]:
    """D5, R6.2: each side of each marker that is available; sorted."""
    return [Value(value) for value, marker in sorted(catalogue.marker_of.items()) if marker not in state.spent]


def play_value(catalogue: Catalogue, state: MareState, seat: int, move: Value) -> list[Event]:
    """R6.1: the marker is used up with both its sides."""
    marker = catalogue.marker_of[move.value]
    state.pending = []
    state.spent = sorted([*state.spent, marker])
    state.value, state.stage = move.value, "offers"
    return [Event("value-played", seat, {"marker": marker, "count": move.value})]


# ---------------------------------------------------------------------- R6.3 to R6.6 offers
def may_set_number(catalogue: Catalogue, state: MareState, seat: int) -> bool:
    """R6.5: whether the seat chooses how many resources it offers."""
    return total(catalogue, state.players[seat], "own_offer") > 0


def able_to_offer(catalogue: Catalogue, state: MareState) -> list[int]:
    """R6.4, R6.5: whoever holds enough resources, or anything at all and may choose the number; ascending."""
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.hand and (may_set_number(catalogue, state, seat) or 0 < state.value <= size(player))
    ]


def _ask_for_offers(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R6.3; R6.6: alone nobody needs to be asked."""
    able = able_to_offer(catalogue, state)
    if len(able) < 2:
        state.stage = "end"
        return [Event("no-trade", None, {"cause": "few" if state.value else "nothing"})]
    for seat in able:
        if not may_set_number(catalogue, state, seat):
            state.players[seat].number = state.value
    state.pending = [Choice(seat, "offer") for seat in able]
    state.stage = "reveal"
    return [Event("left-out", seat) for seat in range(state.seats) if seat not in able]


def number_moves(catalogue: Catalogue, state: MareState, seat: int) -> list[Number]:
    """D6, R6.5: 0 up to the power's limit and the own holding; sorted."""
    player = state.players[seat]
    if player.number != NOBODY:
        return []
    most = min(size(player), total(catalogue, player, "own_offer"))
    return [Number(count) for count in range(most + 1)]


def choose_number(state: MareState, seat: int, move: Number) -> list[Event]:
    """R6.5: the number is kept secret until the offers are revealed."""
    state.players[seat].number = move.count
    events = [Event("number-chosen", seat, {"count": move.count}, audience=(seat,))]
    return events + _complete(state, seat)


def offer_moves(state: MareState, seat: int) -> list[Offer]:
    """D7, R6.3: each resource that is not in the own offer yet; sorted."""
    player = state.players[seat]
    if player.number == NOBODY:
        return []
    return [Offer(name) for name, count in player.hand.items() if count > player.offer.get(name, 0)]


def put_into_offer(state: MareState, seat: int, move: Offer) -> list[Event]:
    """R6.3: one more resource for the offer, in secret; the last one makes it final."""
    add(state.players[seat].offer, move.resource)
    events = [Event("offer-chosen", seat, {"resource": move.resource}, audience=(seat,))]
    return events + _complete(state, seat)


def withdraw(state: MareState, seat: int) -> list[Event]:
    """D7: start the offer again."""
    state.players[seat].offer = {}
    return [Event("offer-withdrawn", seat, audience=(seat,))]


def _complete(state: MareState, seat: int) -> list[Event]:
    player = state.players[seat]
    if sum(player.offer.values()) < player.number:
        return []
    state.pending = [choice for choice in state.pending if choice.seat != seat]
    return [Event("offered", seat)]


def _reveal(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R6.3, R6.6, R6.7: all offers lie open, of a number of one's own with the card that allows it; with fewer than two
    participants they return.
    """
    state.offers = [{} for _ in range(state.seats)]
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        for resource, count in player.offer.items():
            remove(player.hand, resource, count)
        if player.number != NOBODY:
            offer = tokens(player.offer)
            kind = "revealed" if offer else "revealed-none"
            data: dict[str, Any] = {"resources": offer, "count": len(offer)} if offer else {}
            by = next((card for card, power in powers(catalogue, player) if power.own_offer), "")
            if by and len(offer) != state.value:
                data["number"] = {"source": by}
            events.append(Event(kind, seat, data, reveals="hidden"))
        state.offers[seat], player.offer, player.number = player.offer, {}, NOBODY
    if len(participants(state)) < 2:
        state.stage = "end"
        return [*events, *_return_offers(state), Event("no-trade", None, {"cause": "offers"})]
    leader = state.titles["trade"]
    if state.offers[leader]:
        _start(state, leader)
    else:
        state.pending = [Choice(leader, "starter")]
    return events


def participants(state: MareState) -> list[int]:
    """R6.6: who has offered something or has lost all of it; ascending."""
    lost = {victim for _, victim in state.takes}
    return [seat for seat, offer in enumerate(state.offers) if offer or seat in lost]


def starter_moves(state: MareState) -> list[Starter]:
    """D8, R6.7: each participant; sorted."""
    return [Starter(seat) for seat in participants(state)]


def name_starter(state: MareState, seat: int, move: Starter) -> list[Event]:
    """R6.7: the participant who takes first."""
    state.pending = []
    _start(state, move.player)
    return [Event("starter-named", seat, {"opponent": move.player})]


def _start(state: MareState, seat: int) -> None:
    state.starter = state.taker = seat
    state.stage = "chain"


# ---------------------------------------------------------------------- R6.8 to R6.10 the chain
def barred(takes: Sequence[tuple[int, int]], taker: int) -> int:
    """R6.9: from whom the taker may not take now, -1 for nobody."""
    if len(takes) >= 2:
        other = takes[-1][0]
        if takes[-1] == (other, taker) and takes[-2] == (taker, other):
            return other
    return NOBODY


def targets(state: MareState) -> list[int]:
    """R6.8, R6.9: from whom the current taker may take; ascending."""
    not_now = barred(state.takes, state.taker)
    return [seat for seat, offer in enumerate(state.offers) if offer and seat not in (state.taker, not_now)]


def take_moves(state: MareState) -> list[Take]:
    """D9: each resource of each open offer that may be taken; sorted."""
    return [Take(seat, resource) for seat in targets(state) for resource in state.offers[seat]]


def take(state: MareState, seat: int, move: Take, *, by_wish: bool = False, alone: bool = False) -> list[Event]:
    """R6.8: the resource is kept, and its owner takes next. A take from the wish list shows something of the list; one that is
    ``alone``, without a choice, says so.
    """
    state.pending = []
    other = barred(state.takes, seat)
    why = {"how": "barred" if other != NOBODY and state.offers[other] else "only", "opponent": other}
    remove(state.offers[move.opponent], move.resource)
    add(state.players[seat].hand, move.resource)
    state.takes = [*state.takes, (seat, move.opponent)]
    state.taker = move.opponent
    data = {"opponent": move.opponent, "resource": move.resource, **({"alone": why} if alone else {})}
    return [Event("took", seat, data, reveals="hidden" if by_wish else "")]


def _chain(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R6.8, R6.10: wishes and takes without a choice are carried out; otherwise the taker is asked."""
    moves = take_moves(state)
    if not moves:
        state.stage = "compensate"
        return _return_offers(state)
    seat = state.taker
    wanted = wished_take(catalogue, state, seat, moves)
    if wanted is None and len(moves) > 1:
        state.pending = [Choice(seat, "take")]
        return []
    if wanted is None:
        return take(state, seat, moves[0], alone=True)
    return take(state, seat, wanted, by_wish=True)


def _return_offers(state: MareState) -> list[Event]:
    """R6.10: what is still on offer goes back to its owners."""
    events: list[Event] = []
    for seat, offer in enumerate(state.offers):
        if offer:
            for resource, count in offer.items():
                add(state.players[seat].hand, resource, count)
            resources = tokens(offer)
            events.append(Event("returned", seat, {"resources": resources, "count": len(resources)}))
    state.offers = []
    return events


# ---------------------------------------------------------------------- R6.11 compensation
def short_of_one(state: MareState) -> int:
    """R6.11: the player whom the starter has to compensate, -1 for nobody."""
    balance: Counter[int] = Counter()
    for taker, victim in state.takes:
        balance[taker] += 1
        balance[victim] -= 1
    if balance[state.starter] != 1:
        return NOBODY
    return next(seat for seat, value in balance.items() if value < 0)


def _ask_for_compensation(state: MareState) -> list[Event]:
    state.stage = "end"
    receiver = short_of_one(state)
    if receiver != NOBODY:
        choice = Choice(state.starter, "compensate", other=receiver)
        moves = compensate_moves(state, state.starter)
        # Whoever has several of one kind is asked too: to be passed over would betray the hand.
        if size(state.players[state.starter]) == 1:
            return compensate(state, choice, moves[0])
        state.pending = [choice]
    return []


def compensate_moves(state: MareState, seat: int) -> list[Compensate]:
    """D10, R6.11: each resource that the starter owns; sorted."""
    return [Compensate(resource) for resource in state.players[seat].hand]


def compensate(state: MareState, choice: Choice, move: Compensate) -> list[Event]:
    """R6.11: one resource changes hands; only the two of them learn its kind."""
    state.pending = []
    giver, receiver = choice.seat, choice.other
    remove(state.players[giver].hand, move.resource)
    add(state.players[receiver].hand, move.resource)
    return [
        Event("compensated", giver, {"opponent": receiver}),
        Event(
            "gave",
            giver,
            {"opponent": receiver, "resource": move.resource},
            audience=tuple(sorted((giver, receiver))),
            reveals="hidden",
        ),
    ]


def _end(state: MareState) -> list[Event]:
    """R6.12: everything is behind the screens; wish lists are done with."""
    for player in state.players:
        player.wishes, player.number = [], NOBODY
    state.value = state.starter = state.taker = NOBODY
    state.offers, state.takes = [], []
    state.phase, state.stage = "build", "appoint"
    state.turn += 1
    return []
