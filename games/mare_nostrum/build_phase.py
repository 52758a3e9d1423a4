"""R7 Phase 3: who builds when, the paying of purchases, R11.1 achievements, the end of the phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

import msgspec

from games.core.events import Event, Secrecy
from games.mare_nostrum.building import Market, Purchase, begun_by, copyable, next_card_price, put_up
from games.mare_nostrum.calling import call_next
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import put_back, size, tokens
from games.mare_nostrum.moves import Copy, Keep, Pay
from games.mare_nostrum.payment import FOR, FREE, OTHER, Purse, can_pay_all
from games.mare_nostrum.powers import cheap, has, total, unused, use
from games.mare_nostrum.state import COIN, NOBODY, Achievement, Begun, Choice, MareState, Player, Route
from games.mare_nostrum.victory import win

UNKEPT = "unkept"  # of what perishes the goods that somebody chooses, who may keep some


def go_on_building(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R7: the next turn, or the end of the phase."""
    match state.stage:
        case "appoint":
            if _decided(catalogue, state):
                return _resolve_early(state)
            return call_next(catalogue, state, "culture")
        case "turn" if not state.acted:
            state.stage = "build"
            return _forestall(catalogue, state)
        case "turn" | "build":
            state.stage = "build"
            if _decided(catalogue, state):
                return _resolve_early(state)
            state.pending = [Choice(state.active, "build")]
            return []
        case "called":
            if _achieved(state):
                return resolve(state)
            state.stage = "kept"
            return _ask_what_is_kept(catalogue, state)
        case "kept":
            state.stage = "closed"
            return _discard(catalogue, state)
        case _:
            return _close(catalogue, state)


def _forestall(catalogue: Catalogue, state: MareState) -> list[Event]:
    """D11, R12.14: after the first appointment and before anybody builds.

    By a standing order, not by a question: to be asked takes time, and whoever is waited for here can pay.
    """
    for seat in range(state.seats):
        if seat in state.left or state.players[seat].holds_back or not has(catalogue, state, seat, "builds_first"):
            continue
        market = Market(catalogue, state, seat)
        events: list[Event] = []
        # Ruling: several purchases in one turn win as well as one (R7.8).
        for move in market.winning()[:1] or market.winning_series():
            events += buy(catalogue, state, seat, move, at_once=True)
        if events:
            return [Event("forestalled", seat, reveals="hidden"), *events]
    return []


def end_turn(state: MareState, seat: int) -> list[Event]:
    """R7.1: the seat has built all it wants to."""
    state.pending = []
    state.acted = [*state.acted, seat]
    state.active, state.stage = NOBODY, "appoint"
    return [Event("build-ended", seat)]


# ---------------------------------------------------------------------- R7.2 paying
def buy(catalogue: Catalogue, state: MareState, seat: int, move: Purchase, *, at_once: bool = False) -> list[Event]:
    """D13: pay in the proposed way and get what was bought, or begin to put another set together.

    ``at_once``: by R12.14 what is bought wins at once.
    """
    begun = begun_by(catalogue, state, seat, move)
    state.pending = []
    if move.pay == OTHER:
        state.begun = begun
        state.pending = [Choice(seat, "pay")]
        return []
    if move.pay == FREE:
        card = unused(catalogue, state, seat, "free_control")
        use(state, seat, card)
        return [Event("cost-nothing", seat, {"card": card}), *_complete(catalogue, state, seat, begun)]
    events: list[Event] = []
    if move.pay.startswith(FOR):
        card, _ = cheap(catalogue, state, seat, begun.item)
        use(state, seat, card)
        events.append(Event("cost-one", seat, {"card": card}))
    resources = Purse(catalogue, state.players[seat]).proposal(begun.price, move.pay)
    return [*events, *_pay(catalogue, state, seat, begun, resources, at_once=at_once)]


def pay_moves(catalogue: Catalogue, state: MareState, seat: int) -> list[Pay]:
    """D13, R7.2: what may be put into the paying set next; sorted."""
    begun = state.begun
    if begun is None:
        return []
    return [Pay(token) for token in Purse(catalogue, state.players[seat]).next_tokens(begun.chosen, begun.price)]


def put_into_set(catalogue: Catalogue, state: MareState, seat: int, move: Pay) -> list[Event]:
    """D13: one more resource for the paying set; the last one pays."""
    begun = state.begun
    assert begun is not None
    begun.chosen = sorted([*begun.chosen, move.resource])
    if len(begun.chosen) < begun.price:
        return []
    state.begun, state.pending = None, []
    return _pay(catalogue, state, seat, begun, begun.chosen)


def cancel(state: MareState) -> list[Event]:
    """D13: nothing was paid, nothing is built."""
    state.pending, state.begun = [], None
    return []


def _pay(
    catalogue: Catalogue, state: MareState, seat: int, begun: Begun, resources: list[str], *, at_once: bool = False
) -> list[Event]:
    """R7.2.4: the set goes to the reserve at once."""
    put_back(catalogue, state, seat, resources)
    paid = Event("paid", seat, {"resources": resources, "count": len(resources)})
    return [paid, *_complete(catalogue, state, seat, begun, at_once=at_once)]


def _complete(catalogue: Catalogue, state: MareState, seat: int, begun: Begun, *, at_once: bool = False) -> list[Event]:
    player = state.players[seat]
    if begun.item == "pyramids":
        player.pyramids = True
        return [Event("pyramids-built", seat), *_achieve(catalogue, state, seat, "prestige", at_once=at_once)]
    if begun.item != "card":
        return put_up(catalogue, state, seat, begun)
    state.display = [card for card in state.display if card != begun.card]
    player.cards = [*player.cards, begun.card]
    events = [Event("recruited", seat, {"card": begun.card, "count": len(player.cards)})]
    if len(player.cards) == catalogue.most_cards:
        events += _achieve(catalogue, state, seat, "fame", at_once=at_once)
    if catalogue.cards[begun.card].power.copies and not state.finished and copyable(catalogue, state, seat):
        state.pending = [Choice(seat, "copy", about=begun.card)]
    return events


def copy_moves(catalogue: Catalogue, state: MareState, seat: int) -> list[Copy]:
    """D14, R12.8: each hero that can be copied; sorted."""
    return [Copy(card) for card in copyable(catalogue, state, seat)]


def copy_hero(state: MareState, seat: int, move: Copy) -> list[Event]:
    """R12.8: the power holds for the rest of the game."""
    state.pending = []
    state.players[seat].copied = move.card
    return [Event("copied", seat, {"card": move.card})]


# ---------------------------------------------------------------------- R11.1 prestige and fame
def _achieve(catalogue: Catalogue, state: MareState, seat: int, route: Route, *, at_once: bool) -> list[Event]:
    """R11.1.1, R11.1.2, R15.3: some win at once, the others when the phase ends."""
    first = route == "prestige" if state.edition == "en" else seat == state.titles["culture"]
    if first or at_once:
        return win(state, [seat], route, "R11.1")
    state.achievements = [*state.achievements, Achievement(seat, route)]
    return [Event("achieved", seat, {"route": route})]


def _resolve_early(state: MareState) -> list[Event]:
    """R11.1.4: that nobody else can answer any more tells of the hands."""
    return [
        msgspec.structs.replace(event, reveals="hidden") if event.kind == "won" else event for event in resolve(state)
    ]


def resolve(state: MareState) -> list[Event]:
    """R11.1.3, R15.3: the Pyramids before the fifth card; in version 54 the culture leader before all others."""
    for route in ("prestige", "fame"):
        seats = sorted({entry.seat for entry in _achieved(state) if entry.route == route})
        if state.edition == "en" and state.titles["culture"] in seats:
            seats = [state.titles["culture"]]
        if seats:
            return win(state, seats, route, "R11.1")
    raise ValueError("nobody has achieved anything")


def _achieved(state: MareState) -> list[Achievement]:
    """R11.1: what was achieved in this phase by players who are still in the match."""
    return [entry for entry in state.achievements if entry.seat not in state.left]


def _decided(catalogue: Catalogue, state: MareState) -> bool:
    """R11.1.4: somebody has achieved something, and nobody who has still to build could."""
    return bool(_achieved(state)) and not _may_change_the_result(catalogue, state)


def _may_change_the_result(catalogue: Catalogue, state: MareState) -> bool:
    """R11.1.4: whether somebody who has still to build could achieve too, with the resources he holds."""
    for seat in range(state.seats):
        if seat in state.acted or seat in state.left:
            continue
        # Whoever has been called has still to build until he is done.
        if all(entry.seat != seat for entry in state.achievements):
            if _could_achieve(catalogue, state, seat):
                return True
        elif not state.players[seat].pyramids and _alone_with_pyramids(catalogue, state, seat):
            return True
    return False


def _alone_with_pyramids(catalogue: Catalogue, state: MareState, seat: int) -> bool:
    """R11.1.3: whether the active seat could still better a shared result by building the Pyramids."""
    if all(entry.seat == seat for entry in _achieved(state)):
        return False
    return can_pay_all(catalogue, state.players[seat], [catalogue.numbers.prices["pyramids"]])


def _could_achieve(catalogue: Catalogue, state: MareState, seat: int) -> bool:
    player = state.players[seat]
    if not player.pyramids and can_pay_all(catalogue, player, [catalogue.numbers.prices["pyramids"]]):
        return True
    if next_card_price(catalogue, state, seat) is None:
        return False
    prices = catalogue.numbers.cards[len(player.cards) - 1 :]
    return len(prices) <= len(state.display) and can_pay_all(catalogue, player, prices)


# ---------------------------------------------------------------------- R7.9 the end of the phase
def _ask_what_is_kept(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R7.9: only the Hanging Gardens leave a choice."""
    state.pending = [
        Choice(seat, "keep", count=total(catalogue, state.players[seat], "kept_goods"))
        for seat in range(state.seats)
        # Whoever holds coins alone is asked too: to be passed over would betray the hand.
        if total(catalogue, state.players[seat], "kept_goods") and size(state.players[seat])
    ]
    return []


def keep_moves(catalogue: Catalogue, state: MareState, seat: int) -> list[Keep]:
    """D15, R7.9: every set of one or more goods of different kinds that may be kept; sorted."""
    player = state.players[seat]
    most = total(catalogue, player, "kept_goods")
    goods = [name for name in player.hand if name != COIN]
    return sorted(
        (
            Keep(chosen)
            for count in range(1, most + 1)
            for chosen in combinations(goods, count)
            if len({catalogue.kind_of[name] for name in chosen}) == count
        ),
        key=lambda move: move.goods,
    )


def perishing(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, int]:
    """R7.9: the resources of a seat that is building which go back at the end of the phase if nothing more is bought, by their ids;
    of the goods of whoever may choose some to be kept only how many, under ``UNKEPT``.
    """
    player = state.players[seat]
    if all(choice.seat != seat or choice.kind != "build" for choice in state.pending):
        return {}
    lost = lost_when_kept(catalogue, player, player.hand)
    if most := total(catalogue, player, "kept_goods"):
        goods = Counter(player.hand)
        goods.pop(COIN, 0)
        kinds = {catalogue.kind_of.get(name, name) for name, count in goods.items() if count}
        lost |= {UNKEPT: goods.total() - min(most, len(kinds))}
    return {name: count for name, count in lost.items() if count}


def lost_when_kept(catalogue: Catalogue, player: Player, unspent: Mapping[str, int]) -> dict[str, int]:
    """R7.9: what of resources that a player has not spent goes back when the phase ends; not the goods of whoever may choose some
    to be kept.
    """
    lost = dict(unspent) if not total(catalogue, player, "kept_goods") else {COIN: unspent.get(COIN, 0)}
    lost[COIN] = max(0, lost.get(COIN, 0) - catalogue.numbers.kept_coins)
    return {name: count for name, count in lost.items() if count}


def keep(catalogue: Catalogue, state: MareState, seat: int, goods: tuple[str, ...]) -> list[Event]:
    """R7.9: everything but the chosen goods and two coins goes back; what was kept is known to the seat alone."""
    state.pending = [choice for choice in state.pending if choice.seat != seat]
    return [
        *_put_away(catalogue, state, seat, goods, "shown"),
        Event("kept", seat, {"resources": list(goods), "count": len(goods)}, audience=(seat,)),
    ]


def _discard(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R7.9: whoever had nothing to choose keeps two coins; a choice that was made has emptied the hand already."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        if not total(catalogue, player, "kept_goods"):
            events += _put_away(catalogue, state, seat, (), "hidden")
    return events


def _put_away(
    catalogue: Catalogue, state: MareState, seat: int, kept: tuple[str, ...], reveals: Secrecy
) -> list[Event]:
    hand = dict(state.players[seat].hand)
    hand[COIN] = max(0, hand.get(COIN, 0) - catalogue.numbers.kept_coins)
    for name in kept:
        hand[name] -= 1
    gone = tokens(hand)
    put_back(catalogue, state, seat, gone)
    return [Event("discarded", seat, {"resources": gone, "count": len(gone)}, reveals=reveals)] if gone else []


def _close(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R7.9: the display is filled up; the next phase begins."""
    events: list[Event] = []
    while len(state.display) < catalogue.numbers.display and state.deck:
        card = state.deck.pop(0)
        state.display = sorted([*state.display, card])
        events.append(Event("card-shown", None, {"card": card}, reveals="hidden", aside=True))
    state.acted, state.achievements = [], []
    state.phase, state.stage = "battle", "peace"
    state.turn += 1
    return events
