"""R5.9: what a viewer may not know, and dealing it anew."""

from __future__ import annotations

from collections import Counter

from games.core.rng import Rng
from games.mare_nostrum.battle import loss_moves
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.collect import REWARDS
from games.mare_nostrum.hands import add, size
from games.mare_nostrum.state import NOBODY, UNKNOWN, MareState
from games.mare_nostrum.trade import able_to_offer, may_set_number


def hide(state: MareState, viewer: int | None) -> None:
    """Hide hands, unrevealed offers, wishes and orders of others, the legendary pile and the face-down cards."""
    state.deck = [UNKNOWN] * len(state.deck)
    state.pile = [UNKNOWN] * len(state.pile)
    for seat, player in enumerate(state.players):
        if seat == viewer:
            continue
        count = size(player)
        player.hand = {UNKNOWN: count} if count else {}
        player.rewards = dict.fromkeys(player.rewards, UNKNOWN)
        player.number, player.offer = NOBODY, {}
        player.wishes, player.spared, player.orders, player.holds_back = [], [], {}, False
    if state.battle is not None:
        hidden = {seat: [UNKNOWN] * len(units) for seat, units in state.battle.chosen.items() if seat != viewer}
        state.battle.chosen |= hidden
    if state.begun is not None and not any(choice.seat == viewer for choice in state.pending):
        state.begun.chosen = []


def deal_anew(catalogue: Catalogue, state: MareState, viewer: int | None, rng: Rng) -> None:
    """Put everything hidden somewhere it could be, in a state redacted for the viewer."""
    _cards(catalogue, state, rng)
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    _hands(catalogue, state, hidden, rng)
    for seat in hidden:
        rewards = state.players[seat].rewards
        state.players[seat].rewards = {name: rng.choice(list(REWARDS)) for name in rewards}
    if state.battle is not None:
        chosen, place = state.battle.chosen, state.battle.place
        for seat in chosen.keys() & hidden:
            chosen[seat] = [*rng.choice(loss_moves(state, seat, place, len(chosen[seat]))).losses]
    if state.phase == "trade" and any(choice.kind == "offer" for choice in state.pending):
        _offers(catalogue, state, hidden, rng)


def _cards(catalogue: Catalogue, state: MareState, rng: Rng) -> None:
    seen = {*state.display, *(card for player in state.players for card in player.cards)}
    deck = sorted(card for card in catalogue.recruitable if card not in seen)
    rng.shuffle(deck)
    state.deck = deck[: len(state.deck)]


def resources_seen(state: MareState) -> Counter[str]:
    """Every resource that is not in the legendary pile: reserve, discards, open offers, hands."""
    seen = Counter(state.reserve)
    seen.update(state.discards)
    for hand in (*state.offers, *(player.hand for player in state.players)):
        seen.update(hand)
    return seen


def all_resources(catalogue: Catalogue) -> Counter[str]:
    """R1: every token of the game."""
    return Counter({name: entry.count for name, entry in catalogue.resources.items()})


def _hands(catalogue: Catalogue, state: MareState, hidden: list[int], rng: Rng) -> None:
    """Tokens that nobody sees lie in hidden hands; legendary goods there or in the pile."""
    unseen = sorted((all_resources(catalogue) - resources_seen(state)).elements())
    ordinary = [name for name in unseen if name in catalogue.tokens]
    legendary = [name for name in unseen if name not in catalogue.tokens]
    rng.shuffle(legendary)
    in_pile = len(state.pile)
    state.pile, legendary = legendary[:in_pile], legendary[in_pile:]
    tokens = [*ordinary, *legendary]
    rng.shuffle(tokens)
    for seat in hidden:
        count, hand = size(state.players[seat]), dict[str, int]()
        for name in tokens[:count]:
            add(hand, name)
        state.players[seat].hand = hand
        del tokens[:count]


def _offers(catalogue: Catalogue, state: MareState, hidden: list[int], rng: Rng) -> None:
    """R6.3: whoever has answered offers something he may hold; the others have not begun."""
    waiting = {choice.seat for choice in state.pending}
    for seat in able_to_offer(catalogue, state):
        if seat not in hidden:
            continue
        player = state.players[seat]
        own_number = may_set_number(catalogue, state, seat)
        if not own_number:
            player.number = state.value
        if seat in waiting:
            continue
        if own_number:
            player.number = rng.below(min(size(player), catalogue.most_offered) + 1)
        tokens = sorted(Counter(player.hand).elements())
        rng.shuffle(tokens)
        for name in tokens[: player.number]:
            add(player.offer, name)
