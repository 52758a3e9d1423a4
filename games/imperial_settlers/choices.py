"""Questions that a card puts to its owner while it is carried out: what can be answered, and what the answer does."""

from __future__ import annotations

from itertools import combinations

from games.base import Move
from games.core.terms import RANDOM
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.effects import run_deals
from games.imperial_settlers.empire import find, known, own, passive, to_discard
from games.imperial_settlers.gains import deploy, gain
from games.imperial_settlers.moves import Choose, Copy, Discard, Keep, Place, Take, UseDeals
from games.imperial_settlers.payment import goods_of, pay, payable
from games.imperial_settlers.state import Player, SettlersState, Task
from games.imperial_settlers.table import Table, by
from games.imperial_settlers.vocabulary import Choose as ChooseEffect
from games.imperial_settlers.vocabulary import CopyProduction, Effect, Gain, GainPer, Pay
from games.imperial_settlers.vocabulary import MayPayOne as MayPayOneEffect

NO_OPTION = ("none",)


# ------------------------------------------------------------------ options
def option_moves(state: SettlersState, task: Task) -> list[Move]:
    """D5, D14: the options of a ``choose``, or those of a ``may_pay_one`` that can be paid and none."""
    return [Choose(name) for name in _options(state, task)]


def _options(state: SettlersState, task: Task) -> dict[tuple[str, ...], tuple[Pay, list[Effect]]]:
    if isinstance(task.effect, ChooseEffect):
        return {_described(Pay(), option): (Pay(), option) for option in task.effect.options}
    if not isinstance(task.effect, MayPayOneEffect):
        raise TypeError("only choose and may_pay_one have options")
    supply = state.players[task.seat].supply
    found = {
        _described(offer.pay, offer.do): (offer.pay, offer.do)
        for offer in task.effect.options
        if payable(supply, goods_of(offer.pay))
    }
    return {**found, NO_OPTION: (Pay(), [])}


def _described(price: Pay, effects: list[Effect]) -> tuple[str, ...]:
    """An option as the goods it costs and gives; other operations by their name."""
    words = [f"pay_{good}" for good, count in goods_of(price).items() for _ in range(count)]
    for effect in effects:
        if isinstance(effect, Gain):
            words += [good for good, count in effect.goods.items() for _ in range(count)]
        elif isinstance(effect, GainPer):
            words.append(effect.good)
        else:
            words.append(str(effect.__struct_config__.tag))
    return tuple(words)


def play_option(table: Table, task: Task, move: Choose) -> None:
    """Pay for and carry out the chosen option."""
    price, effects = _options(table.state, task)[move.option]
    table.done(task)
    goods = goods_of(price)
    paid = pay(table.player(task.seat).supply, goods, ())
    if paid:
        table.act("option-paid", task.seat, task.source, paid=paid, card=task.source)
    table.push_effects(task.seat, effects, source=task.source, chain=task.chain)


# ------------------------------------------------------------------ cards looked at, production copied, Deals run, kinds taken
def look_moves(task: Task) -> list[Move]:
    """D5: one of the cards looked at."""
    return [Keep(card) for card in sorted(set(task.cards))]


def play_look(table: Table, task: Task, move: Keep) -> None:
    """Keep the card, put the others under the deck in the order in which they lay."""
    player = table.player(task.seat)
    table.done(task)
    rest = list(task.cards)
    rest.remove(move.card)
    player.deck += rest
    player.hand = sorted([*player.hand, move.card])
    table.tell("kept", task.seat, count=len(rest), **by(task.source))
    table.tell("drawn", task.seat, cards=[move.card], audience=(task.seat,))  # it has been seen before


def copy_moves(catalogue: Catalogue, state: SettlersState, task: Task) -> list[Move]:
    """R21 Farmers at Work: another own Production Location that is no copier itself."""
    names = [
        location.card
        for location in state.players[task.seat].empire
        if location.card != task.source
        and (production := catalogue.production(location.card))
        and not any(isinstance(effect, CopyProduction) for effect in production)
    ]
    return [Copy(name) for name in sorted(names)]


def play_copy(table: Table, task: Task, move: Copy) -> None:
    """Gain what that Location produces now."""
    table.done(task)
    table.push_effects(task.seat, table.catalogue.production(move.location), source=move.location, chain=task.chain)


def use_deals_moves(state: SettlersState, task: Task) -> list[Move]:
    """R25.5 Merchants of the Nile: own Deals, as many as asked and there are."""
    names = sorted(deal.card for deal in state.players[task.seat].deals)
    size = min(task.count, len(names))
    return [UseDeals(chosen) for chosen in combinations(names, size)] if size else []


def play_use_deals(table: Table, task: Task, move: UseDeals) -> None:
    """Gain their Goods."""
    table.done(task)
    run_deals(table, task.seat, move.deals)


def take_moves(state: SettlersState, task: Task) -> list[Move]:
    """R25.5 Gifts for the Pharaoh: kinds of goods lying on the Location, up to the limit."""
    location = own(state.players[task.seat], task.source)
    kinds = sorted(good for good, count in location.stored.items() if count) if location is not None else []
    size = min(task.count, len(kinds))
    return [Take(chosen) for chosen in combinations(kinds, size)] if size else []


def play_take(table: Table, task: Task, move: Take) -> None:
    """Gain one of each."""
    table.done(task)
    gain(table, task.seat, dict.fromkeys(move.goods, 1), source=task.source, chain=task.chain)


# ------------------------------------------------------------------ Samurai, discards
def samurai_places(catalogue: Catalogue, player: Player) -> list[str]:
    """R16.2, R16.4: own Faction Locations without a Samurai; Common ones only where a Feature allows it."""
    if not catalogue.boards[player.faction].samurai:
        return []
    on_common = bool(passive(catalogue, player, "samurai_on_common"))
    return sorted(
        location.card
        for location in player.empire
        if not location.samurai
        and (catalogue.deck(location.card) == player.faction or (on_common and catalogue.is_common(location.card)))
    )


def place_moves(catalogue: Catalogue, state: SettlersState, task: Task) -> list[Move]:
    """D13, R21 Ninjas: as many Samurai as fit; the surplus is lost."""
    places = samurai_places(catalogue, state.players[task.seat])
    size = min(task.count, len(places))
    return [Place(chosen) for chosen in combinations(places, size)] if size else []


def play_place(table: Table, task: Task, move: Place) -> None:
    """Put them there; each one counts for the Features that answer."""
    table.done(task)
    table.tell("samurai-placed", task.seat, locations=[*move.locations], count=len(move.locations), **by(task.source))
    for name in move.locations:
        location = own(table.player(task.seat), name)
        if location is not None:
            deploy(table, task.seat, location, chain=task.chain)


def discard_moves(state: SettlersState, task: Task) -> list[Move]:
    """D15, R21 Desert: any hand card, or one of several at random."""
    hand = [card for card in state.players[task.seat].hand if known(card)]
    return [Discard(card) for card in ([*hand, RANDOM] if len(hand) > 1 else hand)]


def play_discard(table: Table, task: Task, move: Discard) -> None:
    """The card becomes public on its discard pile."""
    table.done(task)
    hand = table.player(task.seat).hand
    card = table.state.rng.choice(hand) if move.card == RANDOM else move.card
    hand.remove(card)
    to_discard(table.catalogue, table.state, card)
    place = find(table.state, task.source)
    because = by(task.source, holder=place[0] if place is not None else None)
    table.tell("discarded", task.seat, card=card, **because, reveals="chance" if move.card == RANDOM else "")
    if task.count > 1:
        table.push([Task(task.seat, "discard", task.source, count=task.count - 1)])
