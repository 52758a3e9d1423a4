"""R4.1: what is paid with own resources and what with Money."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.errors import IllegalMove
from games.core.events import Event
from games.mosaic.catalogue import Catalogue
from games.mosaic.holdings import changed
from games.mosaic.moves import Pay
from games.mosaic.state import MosaicState, Player

POPULATION = "population"
OWN, CHOOSE = "own", "choose"
NOTHING: Mapping[str, int] = {}


def shortfall(player: Player, cost: Mapping[str, int]) -> int:
    """How many units of all resources together Money has to pay for at least."""
    short, own = 0, player.resources
    for what, need in cost.items():
        if what != POPULATION and need > own[what]:
            short += need - own[what]
    return short


def affordable(catalogue: Catalogue, player: Player, cost: Mapping[str, int]) -> bool:
    """R4.1: whether the cost can be paid in full; Population is never replaced."""
    if cost.get(POPULATION, 0) > player.population:
        return False
    return shortfall(player, cost) * catalogue.numbers.money_for_one <= player.resources["money"]


def has_choice(catalogue: Catalogue, player: Player, cost: Mapping[str, int]) -> bool:
    """D26: whether Money could pay for more than it must."""
    rate = catalogue.numbers.money_for_one
    if player.resources["money"] - shortfall(player, cost) * rate < rate:
        return False
    own = player.resources
    return bool([what for what, need in cost.items() if what != POPULATION and need > 0 and own[what] > 0])


def ways_to_pay(catalogue: Catalogue, player: Player, cost: Mapping[str, int]) -> tuple[str, ...]:
    """The values of ``pay`` for an affordable cost, sorted."""
    return (CHOOSE, OWN) if has_choice(catalogue, player, cost) else (OWN,)


def next_resource(cost: Mapping[str, int], chosen: Mapping[str, int]) -> str:
    """The resource whose split is chosen next, "" when all are chosen."""
    return next((what for what in cost if what != POPULATION and what not in chosen), "")


def payments(catalogue: Catalogue, player: Player, cost: Mapping[str, int], chosen: Mapping[str, int]) -> list[Pay]:
    """D26: every number of units of the next resource that Money can pay for; sorted."""
    what = next_resource(cost, chosen)
    least = max(0, cost[what] - player.resources[what])
    others = {name: need for name, need in cost.items() if name != what and name not in chosen}
    money = player.resources["money"] // catalogue.numbers.money_for_one
    spare = money - sum(chosen.values()) - shortfall(player, others)
    return [Pay(what, number) for number in range(least, min(cost[what], spare) + 1)]


def pay(
    catalogue: Catalogue, state: MosaicState, seat: int, cost: Mapping[str, int], by_money: Mapping[str, int] | None
) -> list[Event]:
    """R4.1: pay a cost that is known to be affordable; without a choice own resources go first."""
    player, money, paid = state.players[seat], 0, dict[str, int]()
    for what, need in cost.items():
        if what == POPULATION:
            player.population -= need
            paid[what] = need
            continue
        units = max(0, need - player.resources[what]) if by_money is None else by_money[what]
        player.resources[what] -= need - units
        money += units * catalogue.numbers.money_for_one
        paid[what] = need - units
    player.resources["money"] -= money
    paid["money"] = money
    return [
        Event("population-paid", seat, changed(player.population, -count))
        if what == POPULATION
        else Event("paid", seat, changed(player.resources[what], -count, resource=what))
        for what, count in paid.items()
        if count
    ]


def paid_first(
    catalogue: Catalogue, player: Player, cost: Mapping[str, int], by_money: Mapping[str, int] = NOTHING
) -> dict[str, int]:
    """R4.1: what an affordable cost takes where own resources go first; Money pays for what is lacking, and for as many units as
    are chosen for it ``by_money``.
    """
    units = {what: max(0, need - player.resources[what]) for what, need in cost.items() if what != POPULATION}
    units |= by_money
    own = {what: need - units.get(what, 0) for what, need in cost.items()}
    money = own.get("money", 0) + sum(units.values()) * catalogue.numbers.money_for_one
    return {what: count for what, count in {**own, "money": money}.items() if count}


def check_affordable(catalogue: Catalogue, player: Player, cost: Mapping[str, int], rule: str) -> None:
    """Raises IllegalMove naming what is lacking."""
    if cost.get(POPULATION, 0) > player.population:
        raise IllegalMove("population-lacking", rule, count=player.population, needed=cost[POPULATION])
    lacking = shortfall(player, cost) * catalogue.numbers.money_for_one - player.resources["money"]
    if lacking > 0:
        raise IllegalMove("too-expensive", rule, cost=[what for what in cost if what != POPULATION], lacking=lacking)


def paid(event: Event) -> dict[str, int]:
    """R4.1: what an event of ``pay`` tells, by resource."""
    match event.kind:
        case "paid":
            return {event.data["resource"]: event.data["count"]}
        case "population-paid":
            return {POPULATION: event.data["count"]}
        case _:
            return {}
