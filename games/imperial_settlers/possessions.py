"""What a player reckons with in numbers: goods, what a Production phase brings, points, cards, Locations and what lies on them."""

from __future__ import annotations

from collections import Counter

from games.core.events import Event
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.data import RESOURCES
from games.imperial_settlers.empire import foundations, samurai_count, stored_count
from games.imperial_settlers.per_round import amount, produces_again, production_of
from games.imperial_settlers.scoring import lead, points
from games.imperial_settlers.state import Player, SettlersState, Task
from games.imperial_settlers.vocabulary import Gain, GainPer

# The goods of which nothing limits how many come, and as what they are counted.
_CERTAIN = {"card": "hand", "vp": "vp", **{good: good for good in (*RESOURCES, "gold", "worker", "raze")}}
# Events of actions that use a card from the hand.
_USES_CARD = frozenset({"built", "deal-made", "instant", "razed-hand"})


def possessions(catalogue: Catalogue, state: SettlersState, seat: int) -> dict[str, int]:
    """R3.1, R7.1 to R7.4, R10, R15 to R17, R19.2, R23.11: the numbers of a seat by name, all public; goods have their ids.

    After the last Production phase there is none to reckon with.
    """
    player = state.players[seat]
    if not player.supply:
        return {}
    found = {
        **player.supply,
        "vp": sum(points(catalogue, player).values()),
        **(production_of(catalogue, player) if produces_again(catalogue, state) else {}),
        "hand": len(player.hand),
        "deals": len(player.deals),
        "foundations": len(foundations(player)),
        "stored": sum([stored_count(location) for location in player.empire if location.stored or location.under]),
    }
    if catalogue.boards[player.faction].samurai:
        found["samurai"] = samurai_count(player)
    if player.faction in catalogue.taking_over:
        found["tokens"] = player.tokens
    if state.virtual is not None:
        found["margin"] = lead(catalogue, state)
    for name, count in to_come(catalogue, state, seat).items():
        found[name] += count
    return found


def told_amounts(event: Event) -> dict[str, int]:
    """R9 to R12: what is paid, in goods and tokens; R18.1: the goods that are kept in a Cleanup."""
    if event.kind == "kept-goods":
        return dict(Counter[str](event.data["goods"]))
    return {good: count for good, count in event.data.get("paid", {}).items() if count}


def given_up(event: Event) -> dict[str, int]:
    """R9 to R12: what is paid for an action, with the card from the hand that it uses and what is given up for it. R14.1: a
    Defense token that lies on a Location is in no supply any more.
    """
    data, found = event.data, Counter[str](event.data.get("paid", {}))
    hand = data.get("given", {}).get("hand", 0)
    if event.kind in _USES_CARD and "by" not in data and "of" not in data:
        hand += 1
    lying = {name: count for name, count in data.get("lying", {}).items() if name != "defense"}
    for name, count in (("hand", hand), *data.get("gone", {}).items(), *lying.items()):
        found[name] = found.get(name, 0) + count
    return {name: count for name, count in found.items() if count > 0}


def to_come(catalogue: Catalogue, state: SettlersState, seat: int) -> Counter[str]:
    """R3.3, R9.7: what a seat will have for certain when it has answered what it is asked: cards for which it still says from
    where, and in its turn what its cards bring after that. R7.1: in a Production that comes whatever is answered.
    """
    found = Counter[str]()
    for task in state.pending:
        if task.seat != seat:
            continue
        if task.kind == "draw":
            found["hand"] += task.count
        elif task.kind == "do" and state.phase == "action":
            found.update(_plainly_gained(catalogue, state.players[seat], task))
    return found


def _plainly_gained(catalogue: Catalogue, player: Player, task: Task) -> dict[str, int]:
    """What an effect that is still to be carried out brings without a question but that for a deck."""
    match task.effect:
        case Gain():
            goods = task.effect.goods
        case GainPer():
            spent = task.aim.spent if task.aim is not None else 0
            goods = {task.effect.good: amount(catalogue, player, task.effect, task.source, spent)}
        case _:
            return {}
    return {_CERTAIN[good]: count for good, count in goods.items() if good in _CERTAIN}
