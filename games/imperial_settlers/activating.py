"""R12 Activate an Action Location, R25.4 Instant cards: a price, the choices of the card, and what it does.

A card that activates another Location (Acting Troupe, Egyptian Embassy) is a command that is not complete yet: it waits, with
nothing paid, until the other Location's own choices are made; so does a price of any Resources.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import msgspec

from games.base import Move
from games.imperial_settlers.aims import UNAIMED, Way, distinct_hand, opponent_of, ways_to_aim
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.data import RESOURCES
from games.imperial_settlers.deals import give_up_deal
from games.imperial_settlers.empire import enemy_locations, find, own, to_discard, used_up
from games.imperial_settlers.moves import Activate, Instant, Spend
from games.imperial_settlers.payment import Goods, goods_of, pay, payable, total, ways
from games.imperial_settlers.state import Aim, Location, SettlersState, Task
from games.imperial_settlers.table import Table, tasks_of
from games.imperial_settlers.vocabulary import Effect, Pay, Reactivate, UseEnemyAction

_NOTHING: Goods = {}


_Aimed = tuple[tuple[int, ...], tuple[str, ...], str, tuple[str, ...]]  # opponent, targets, good, swap


class Use(msgspec.Struct, frozen=True):
    """A command with everything chosen: per effect its way, what these say together, and what is paid with what."""

    combo: tuple[Way, ...]
    aimed: _Aimed
    cards: tuple[str, ...]
    deals: tuple[str, ...]
    gold: tuple[str, ...]

    def fields(
        self,
    ) -> tuple[
        tuple[int, ...], tuple[str, ...], str, tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]
    ]:
        """The choices as the fields of a move: opponent, targets, good, swap, cards, deals, gold."""
        return *self.aimed, self.cards, self.deals, self.gold


def uses(
    catalogue: Catalogue,
    state: SettlersState,
    seat: int,
    effects: Sequence[Effect],
    price: Pay,
    before: Sequence[Activate] = (),
    but: str = "",
) -> Iterator[Use]:
    """R12.1, R20.5: every complete way to pay for and aim these effects; ``before``: commands to be paid with them.

    ``but`` is a hand card that cannot pay, as it is the one being used.
    """
    player = state.players[seat]
    due = goods_of(price)
    if before:
        due = total(due, *(goods_of(_pay_of(catalogue, command.location)) for command in before))
    if not payable(player.supply, due) or len(player.hand) < price.hand_card or len(player.deals) < price.own_deal:
        return
    taken = [card for command in before for card in command.cards] + ([but] if but else [])
    given = {deal for command in before for deal in command.deals}
    for combo in product(*ways_to_aim(catalogue, state, seat, effects, price)):
        on_top = [way.price for way in combo if way.price]
        payments = ways(player.supply, total(due, *on_top) if on_top else due)
        if price.any_resources:
            payments = payments[:1] if any(player.supply[good] for good in (*RESOURCES, "gold")) else []
        if not payments:
            continue
        aimed = _together(combo)
        targets = aimed[1]
        own_deals = [deal.card for deal in player.deals if deal.card not in given and deal.card not in targets]
        for cards in distinct_hand(player.hand, price.hand_card, [*taken, *targets]):
            for deals in combinations(sorted(own_deals), price.own_deal) if price.own_deal else [()]:
                for gold in payments:
                    yield Use(combo, aimed, cards, deals, gold)


def _together(combo: Sequence[Way]) -> _Aimed:
    """What the ways of all effects say, as the fields of a move."""
    if all(way is UNAIMED for way in combo):
        return (), (), "", ()
    return (
        tuple(seat for way in combo for seat in way.opponent),
        tuple(target for way in combo for target in way.targets),
        next((way.good for way in combo if way.good), ""),
        next((way.swap for way in combo if way.swap), ()),
    )


def _pay_of(catalogue: Catalogue, card: str) -> Pay:
    action = catalogue.action(card)
    return action.pay if action is not None else Pay()


# ------------------------------------------------------------------ Action Locations
def activation_moves(catalogue: Catalogue, state: SettlersState, seat: int, only: str = "") -> Iterator[Activate]:
    """D10, R12: every own Action Location (``only`` that one) with an activation left, every way to use it."""
    player = state.players[seat]
    for location in player.empire:
        if (only and location.card != only) or used_up(catalogue, location):
            continue
        action = catalogue.action(location.card)
        if action is None:
            continue
        left = action.limit - location.uses
        yield from _activations(
            catalogue, state, seat, location.card, (), _most(catalogue, state, seat, location.card, left)
        )


def _most(catalogue: Catalogue, state: SettlersState, seat: int, card: str, left: int) -> int:
    """R12.2: how many activations in one action could be paid for at most."""
    if left == 1:
        return 1
    price, player = _pay_of(catalogue, card), state.players[seat]
    if price.any_resources or _opens_another(catalogue, card):
        return 1
    times = 1
    while (
        times < left
        and payable(player.supply, goods_of(price, times + 1))
        and len(player.hand) >= price.hand_card * (times + 1)
        and len(player.deals) >= price.own_deal * (times + 1)
    ):
        times += 1
    return times


def _opens_another(catalogue: Catalogue, card: str) -> Reactivate | UseEnemyAction | None:
    action = catalogue.action(card)
    return action.opens if action is not None else None


def _activations(
    catalogue: Catalogue, state: SettlersState, seat: int, card: str, before: tuple[Activate, ...], most: int = 1
) -> Iterator[Activate]:
    action = catalogue.action(card)
    if action is None:
        return
    opens = action.opens
    if opens is not None:
        for use in uses(catalogue, state, seat, (), action.pay, before):
            if use.gold == ():
                for target in _opened(catalogue, state, seat, card, opens, before, use):
                    yield Activate(card, targets=(target,), cards=use.cards, deals=use.deals)
        return
    for use in uses(catalogue, state, seat, action.do, action.pay, before):
        fields = use.fields()
        for times in range(1, most + 1):
            yield Activate(card, times, *fields)


def _opened(
    catalogue: Catalogue,
    state: SettlersState,
    seat: int,
    card: str,
    opens: Reactivate | UseEnemyAction,
    before: tuple[Activate, ...],
    use: Use,
) -> Iterator[str]:
    """R21 Acting Troupe, R25.5 Egyptian Embassy, R12.4: Locations whose activation could follow."""
    earlier = {command.location for command in before} | {card}
    if isinstance(opens, Reactivate):
        candidates = [
            location
            for location in state.players[seat].empire
            if used_up(catalogue, location)
            and not location.blocked
            and not isinstance(_opens_another(catalogue, location.card), Reactivate)
        ]
    else:
        candidates = [location for _, location in enemy_locations(state, seat) if not used_up(catalogue, location)]
    for name in sorted(location.card for location in candidates):
        if name in earlier or catalogue.action(name) is None:
            continue
        command = Activate(card, targets=(name,), cards=use.cards, deals=use.deals)
        if next(_activations(catalogue, state, seat, name, (*before, command)), None) is not None:
            yield name


def nested_moves(catalogue: Catalogue, state: SettlersState, task: Task) -> list[Move]:
    """The activations that complete the commands given so far."""
    before = tuple(command for command in task.commands if isinstance(command, Activate))
    return [*_activations(catalogue, state, task.seat, before[-1].targets[0], before)]


def again_moves(catalogue: Catalogue, state: SettlersState, task: Task) -> list[Move]:
    """R12.2: the next of several activations in one action."""
    location = own(state.players[task.seat], task.source)
    if location is None or used_up(catalogue, location):
        return []
    return [*_activations(catalogue, state, task.seat, task.source, ())]


def play_activate(table: Table, task: Task, move: Activate) -> None:
    """R12.1: carry out an activation, or wait for what completes it. The move must be legal."""
    table.done(task)
    commands = [*task.commands, move]
    opens = _opens_another(table.catalogue, move.location)
    if opens is not None:
        table.push([Task(task.seat, "nested", move.location, commands=commands)])
    elif _pay_of(table.catalogue, move.location).any_resources:
        table.push([Task(task.seat, "spend", move.location, commands=commands)])
    else:
        _perform(table, task.seat, commands, {}, more=task.count if task.kind == "again" else move.times)


def _perform(table: Table, seat: int, commands: list[Activate | Instant], spent: Goods, *, more: int) -> None:
    """Pay for all commands, mark the Locations, and have the effects of the last one carried out."""
    catalogue, state, player = table.catalogue, table.state, table.player(seat)
    last = commands[-1]
    if not isinstance(last, Activate):
        raise TypeError("an Instant opens nothing")
    action = catalogue.action(last.location)
    if action is None:
        raise ValueError(f"{last.location} has no Action")
    before = tuple(command for command in commands[:-1] if isinstance(command, Activate))
    use = _use_of(catalogue, state, seat, action.do, action.pay, before, last)
    gold = list(last.gold)
    bills: list[Goods] = []
    for command in reversed([*before, last]):
        price = _pay_of(catalogue, command.location)
        laid = goods_of(price)
        extra: Goods = _NOTHING
        if command is last:
            aimed = total(*(way.price for way in use.combo))
            laid, extra = (total(laid, aimed, spent), _NOTHING) if price.raze_price else (total(laid, spent), aimed)
        paid = pay(player.supply, laid, _share(gold, laid))
        bill = paid
        if extra:
            bill = total(paid, pay(player.supply, extra, _share(gold, extra)))
        bills.insert(0, bill)
        location = _location(state, command.location)
        location.uses += 1
        location.goods = total(location.goods, paid)
        for card in command.cards:
            player.hand.remove(card)
            to_discard(catalogue, state, card)
        for deal in command.deals:
            give_up_deal(table, seat, deal)
    for command, bill in zip([*before, last], bills, strict=True):
        table.act(
            "activated",
            seat,
            command.location,
            paid=bill,
            card=command.location,
            cards=[*command.cards, *command.deals],
            **_given(command),
        )
    if more > 1:
        table.push([Task(seat, "again", last.location, count=more - 1)])
    table.push(tasks_of(seat, action.do, last.location, aims=_aims(use, sum(spent.values()))))


def _given(command: Activate | Instant) -> dict[str, Any]:
    """The cards and Deals with which a command is paid, as a phrase."""
    if not (command.cards or command.deals):
        return {}
    counts = {"hand": len(command.cards), "deals": len(command.deals)}
    return {"given": {**counts, "cards": [*command.cards], "cancelled": [*command.deals]}}


def _use_of(
    catalogue: Catalogue,
    state: SettlersState,
    seat: int,
    effects: Sequence[Effect],
    price: Pay,
    before: Sequence[Activate],
    move: Activate | Instant,
) -> Use:
    chosen = (move.opponent, move.targets, move.good, move.swap, move.cards, move.deals, move.gold)
    but = move.card if isinstance(move, Instant) else ""
    return next(use for use in uses(catalogue, state, seat, effects, price, before, but) if use.fields() == chosen)


def _share(gold: list[str], price: Goods) -> tuple[str, ...]:
    """The Resources of a price for which Gold is given, taken from the list."""
    share = [good for good in RESOURCES for _ in range(min(gold.count(good), price.get(good, 0)))]
    for good in share:
        gold.remove(good)
    return tuple(share)


def _aims(use: Use, spent: int) -> list[Aim]:
    return [Aim(opponent_of(way), [*way.targets], way.good, [*way.swap], spent) for way in use.combo]


def _location(state: SettlersState, card: str) -> Location:
    place = find(state, card)
    if place is None:
        raise ValueError(f"{card} is not in play")
    return place[1]


# ------------------------------------------------------------------ any Resources (Barter)
def spend_moves(state: SettlersState, task: Task) -> list[Move]:
    """D14, R3.4: any mix of Resources and Gold, one kind after the other in a fixed order."""
    supply = state.players[task.seat].supply
    kinds = [*RESOURCES, "gold"]
    begun = max((kinds.index(good) for good in task.goods), default=-1)
    open_kinds = [good for good in kinds[begun + 1 :] if supply[good]]
    return [
        Spend(good, count, more)
        for good in sorted(open_kinds)
        for count in range(1, supply[good] + 1)
        for more in ((False, True) if any(kinds.index(o) > kinds.index(good) for o in open_kinds) else (False,))
    ]


def play_spend(table: Table, task: Task, move: Spend) -> None:
    """Add to what is spent; with the last kind the command is complete and carried out."""
    spent = {**task.goods, move.good: move.count}
    table.done(task)
    if move.more:
        table.push([Task(task.seat, "spend", task.source, commands=task.commands, goods=spent)])
    else:
        _perform(table, task.seat, task.commands, spent, more=1)


# ------------------------------------------------------------------ Instant cards
def instant_moves(catalogue: Catalogue, state: SettlersState, seat: int, only: str = "") -> Iterator[Instant]:
    """R25.4: every Instant in hand (``only`` that one), every way to use it."""
    for card in state.players[seat].hand:
        instant = catalogue.instants.get(card)
        if instant is not None and (not only or card == only):
            for use in uses(catalogue, state, seat, instant.do, instant.pay, but=card):
                yield Instant(card, *use.fields())


def play_instant(table: Table, seat: int, move: Instant) -> None:
    """R25.4: pay, discard the card, carry it out. The move must be legal."""
    catalogue, player = table.catalogue, table.player(seat)
    instant = catalogue.type(move.card).instant
    if instant is None:
        raise ValueError(f"{move.card} is no Instant")
    use = _use_of(catalogue, table.state, seat, instant.do, instant.pay, (), move)
    paid = pay(player.supply, total(goods_of(instant.pay), *(way.price for way in use.combo)), move.gold)
    for card in (move.card, *move.cards):
        player.hand.remove(card)
        to_discard(catalogue, table.state, card)
    for deal in move.deals:
        give_up_deal(table, seat, deal)
    table.act("instant", seat, move.card, paid=paid, card=move.card, **_given(move))
    table.push(tasks_of(seat, instant.do, move.card, aims=_aims(use, 0)))
