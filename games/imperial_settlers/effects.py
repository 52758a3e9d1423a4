"""The interpreter: what each operation of the vocabulary does. No card is known here.

Plain operations are carried out at once; those that need an answer put a question before the seat (see ``decisions``).
"""

from __future__ import annotations

from bisect import insort
from typing import Any

from games.imperial_settlers.aims import enemy_deals
from games.imperial_settlers.building import set_up
from games.imperial_settlers.deals import add_deal
from games.imperial_settlers.empire import find, to_discard
from games.imperial_settlers.gains import gain
from games.imperial_settlers.leaving import leave_play
from games.imperial_settlers.payment import goods_of, payable
from games.imperial_settlers.per_round import amount
from games.imperial_settlers.razing import lost, raze_card, raze_in_play, worth
from games.imperial_settlers.state import NOBODY, VIRTUAL, Aim, Deal, Location, Task
from games.imperial_settlers.table import Table, by, whose
from games.imperial_settlers.vocabulary import (
    BlockAction,
    BuildFromDeal,
    BuildFromHand,
    Choose,
    CopyProduction,
    DealWithEnemyLocation,
    DiscardEnemyDeal,
    EnemyDiscards,
    Gain,
    GainEachStoredKind,
    GainFromRazeField,
    GainPer,
    HandToFoundation,
    Look,
    MayPayOne,
    Raze,
    RemoveLocation,
    RunDeal,
    RunProduction,
    SkipTurn,
    Steal,
    TakeEnemyDeal,
    TakeLocationToHand,
    TakeOver,
)

_NO_AIM = Aim()


def carry_out(table: Table, task: Task) -> None:
    """Do what the effect of a task says."""
    table.done(task)
    seat, aim = task.seat, task.aim or _NO_AIM
    player = table.player(seat)
    match task.effect:
        case Gain():
            gain(table, seat, task.effect.goods, source=task.source, chain=task.chain)
        case GainPer():
            found = amount(table.catalogue, player, task.effect, task.source, aim.spent)
            gain(table, seat, {task.effect.good: found}, source=task.source, chain=task.chain)
        case Choose():
            _ask(table, task, "option")
        case MayPayOne():
            if any(payable(player.supply, goods_of(offer.pay)) for offer in task.effect.options):
                _ask(table, task, "option")
        case Look():
            _look(table, task, task.effect)
        case CopyProduction():
            _ask(table, task, "copy")
        case RunDeal():
            if aim.targets:
                run_deals(table, seat, aim.targets)
            else:
                _ask(table, task, "use_deals")
        case GainEachStoredKind():
            _ask(table, task, "take", count=task.effect.max_kinds)
        case RunProduction():
            table.push_effects(seat, table.catalogue.production(aim.targets[0]), source=aim.targets[0])
        case EnemyDiscards():
            if aim.opponent != NOBODY:
                table.push([Task(aim.opponent, "discard", task.source, count=task.effect.n)])
        case HandToFoundation():
            player.hand.remove(aim.targets[0])
            player.laid.append(aim.targets[0])
            table.tell(
                "laid",
                seat,
                deck="common" if table.catalogue.is_common(aim.targets[0]) else "faction",
                **by(task.source),
            )
            gain(table, seat, {task.effect.good: 1}, source=task.source)
        case BuildFromHand():
            player.hand.remove(aim.targets[0])
            set_up(table, seat, aim.targets[0], source=task.source)
        case BuildFromDeal():
            player.deals.remove(Deal(aim.targets[0]))
            set_up(table, seat, aim.targets[0], source=task.source, dealt=True)
        case _:
            _against_opponents(table, task, aim)


def _against_opponents(table: Table, task: Task, aim: Aim) -> None:
    seat, effect, catalogue, state = task.seat, task.effect, table.catalogue, table.state
    target = aim.targets[0] if aim.targets else ""
    because = by(task.source)
    match effect:
        case Steal():
            table.player(aim.opponent).supply[aim.good] -= effect.amount
            table.player(seat).supply[aim.good] += effect.amount
            table.tell("stolen", seat, opponent=aim.opponent, good=aim.good, count=effect.amount, **because)
        case SkipTurn():
            table.player(aim.opponent).skip = True
            table.tell("skip-set", seat, opponent=aim.opponent, **because)
        case GainFromRazeField():
            gain(table, seat, {aim.good: 1}, source=task.source)
        case Raze():
            raze = raze_card if target in table.player(seat).hand else raze_in_play
            raze(table, seat, target, swap=aim.swap, vp=effect.swap_goods_for_vp, source=task.source)
        case RemoveLocation():
            holder, location = _placed(table, target)
            table.tell("removed", seat, card=target, **whose(holder), **because, **worth(catalogue, holder, location))
            leave_play(table, target)
            to_discard(catalogue, state, target)
            lost(table, seat, holder)
        case TakeLocationToHand():
            holder, location = _placed(table, target)
            facts = {**whose(holder), **because, **worth(catalogue, holder, location)}
            table.tell("taken-to-hand", seat, card=target, **facts)
            leave_play(table, target)
            insort(table.player(seat).hand, target)
            lost(table, seat, holder)
        case TakeOver():
            _take_over(table, seat, target, because)
        case BlockAction():
            holder, location = _placed(table, target)
            location.blocked = True
            table.tell("blocked", seat, card=target, **whose(holder), **because)
        case DiscardEnemyDeal():
            loser = _lose_deal(table, seat, target)
            to_discard(catalogue, state, target)
            table.tell("deal-discarded", seat, card=target, **loser, **because)
        case TakeEnemyDeal():
            loser = _lose_deal(table, seat, target)
            table.player(seat).deals.append(Deal(target))
            table.tell("deal-taken", seat, card=target, **loser, **because)
        case DealWithEnemyLocation():
            holder, _ = _placed(table, target)
            add_deal(table, seat, Deal(target, route=True), {**whose(holder), **because})
        case _:
            raise TypeError(f"{effect!r} is not carried out as a task")


def _placed(table: Table, card: str) -> tuple[int, Location]:
    place = find(table.state, card)
    if place is None:
        raise ValueError(f"{card} is not in play")
    return place


# ------------------------------------------------------------------ single operations
def _look(table: Table, task: Task, effect: Look) -> None:
    """See the top cards; with no more than are kept you simply get them (R21)."""
    player = table.player(task.seat)
    cards = player.deck[: effect.n]
    if len(cards) <= effect.keep:
        gain(table, task.seat, {"faction_card": len(cards)}, source=task.source)
        return
    del player.deck[: effect.n]
    table.tell("looked", task.seat, count=len(cards), source=task.source, reveals="hidden")
    table.push([Task(task.seat, "look", task.source, cards=cards)])


def run_deals(table: Table, seat: int, deals: list[str] | tuple[str, ...]) -> None:
    """Gain the Good of each of these own Deals; every Deal is a gain of its own (R7.3)."""
    for deal in reversed(deals):
        good = table.catalogue.deal_good(deal)
        table.push_effects(seat, [deal_effect(good)], source=deal)


def deal_effect(good: str) -> Gain:
    """The gain of one Good."""
    return Gain({good: 1})


def _take_over(table: Table, seat: int, card: str, because: dict[str, Any]) -> None:
    """R17.1 to R17.3: it works for the seat from now on; it gives nothing now, what lies on it stays; R19.2: it counts for it."""
    holder, location = _placed(table, card)
    facts = {**whose(holder), **because, **worth(table.catalogue, holder, location, stays=True)}
    if vp := table.catalogue.type(card).vp:
        facts["worth"] = {"vp": vp}
    if holder == VIRTUAL and table.state.virtual is not None:
        table.state.virtual.locations.remove(location)
    else:
        table.player(holder).empire.remove(location)
        lost(table, seat, holder)
    location.token = True
    table.player(seat).tokens -= 1
    table.player(seat).empire.append(location)
    table.tell("taken-over", seat, card=card, **facts)


def _lose_deal(table: Table, seat: int, card: str) -> dict[str, Any]:
    """Take an opponent's Deal from under his board; gives whose it was and what it gave, as phrases."""
    if card not in enemy_deals(table.state, seat):
        raise ValueError(f"{card} is no Deal of an opponent")
    if table.state.virtual is not None:
        table.state.virtual.line.remove(card)
        return whose(VIRTUAL)
    holder = next(seat for seat, player in enumerate(table.state.players) if Deal(card) in player.deals)
    table.player(holder).deals.remove(Deal(card))
    return {**whose(holder), "deal": {"good": table.catalogue.deal_good(card)}}


def _ask(table: Table, task: Task, kind: str, *, count: int = 0) -> None:
    """Put a question before the seat."""
    table.push([Task(task.seat, kind, task.source, task.effect, count=count or task.count, chain=task.chain)])
