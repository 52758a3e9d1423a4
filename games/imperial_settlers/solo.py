"""R23 The virtual player: what it attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.base import Move
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.data import KINDS, RESOURCES
from games.imperial_settlers.empire import find
from games.imperial_settlers.leaving import leave_play
from games.imperial_settlers.moves import Lose
from games.imperial_settlers.razing import worth
from games.imperial_settlers.state import SettlersState, Task, Virtual
from games.imperial_settlers.table import Table


def begin_attacks(table: Table, virtual: Virtual) -> None:
    """R23.6: the virtual player's Locations go to its Collection; then it attacks (R25.7: perhaps more often)."""
    state = table.state
    state.phase = "attack"
    state.turn += 1
    cards = [location.card for location in virtual.locations]
    for card in cards:
        leave_play(table, card)
    virtual.collection += cards
    table.tell("collected", None, cards=cards, count=len(cards), total=len(virtual.collection))
    virtual.attacks = attacks(table.catalogue, state, virtual)


def attacks(catalogue: Catalogue, state: SettlersState, virtual: Virtual) -> int:
    """R23.6, R25.7: how often the virtual player attacks at the end of this round."""
    rule = catalogue.type(virtual.card).virtual if virtual.card else None
    if rule is not None and rule.rule == "extra_attack" and state.round in rule.rounds:
        return rule.attacks
    return catalogue.box.solo.attacks


def next_attack(table: Table, virtual: Virtual) -> bool:
    """R23.7: the next attack, as far as it needs no choice; whether there was one."""
    if not virtual.attacks:
        return False
    virtual.attacks -= 1
    if not virtual.deck:
        # Ruling: without a card to reveal there is no attack.
        table.tell("attack-none", None)
        return True
    card = virtual.deck.pop(0)
    virtual.line.insert(0, card)
    table.tell("attack-card", None, card=card, reveals="hidden")
    attack(table, virtual)
    return True


def attack(table: Table, virtual: Virtual) -> None:
    """R23.7 (2) to (6), R23.9: find the Location, ask if several are equal."""
    player = table.state.players[0]
    used, hits = found(table.catalogue, player.faction, [location.card for location in player.empire], virtual.line)
    if not hits:
        table.tell("attack-misses", None, card=virtual.line[0])
        return
    virtual.used = used
    table.state.pending.append(Task(0, "lose", cards=hits))


def found(
    catalogue: Catalogue, faction: str, empire: Sequence[str], line: Sequence[str]
) -> tuple[list[str], list[str]]:
    """The Attack cards of a line, the top one first, that make the attack, and the Locations of an Empire among which it chooses;
    [], [] for a miss.
    """
    top, *others = line
    target = catalogue.attacks[top].target
    if catalogue.boards[faction].samurai and target == "vp":
        second = next((card for card in others if catalogue.attacks[card].target == "vp"), None)
        hits = _japanese(catalogue, empire)
        if second is not None and hits:
            return [top, second], hits
    candidates = [card for card in empire if catalogue.is_common(card) and target in catalogue.raze_field(card)]
    for other in others:
        hits = [card for card in candidates if catalogue.attacks[other].target in _rest(catalogue, card, target)]
        if hits:
            return [top, other], _most_wanted(catalogue, hits)
    return [], []


def _rest(catalogue: Catalogue, card: str, target: str) -> list[str]:
    """R23.8: the Raze field without one of the Good."""
    field = [*catalogue.raze_field(card)]
    field.remove(target)
    return field


def _japanese(catalogue: Catalogue, empire: Sequence[str]) -> list[str]:
    """R23.9: Razeable Faction Locations with the Deal field that comes first, then as in (4)."""
    order = [*catalogue.box.solo.deal_order]
    cards = [card for card in empire if not catalogue.is_common(card) and catalogue.raze_field(card)]
    if not cards:
        return []
    first = min(order.index(catalogue.deal_good(card)) for card in cards)
    return _most_wanted(catalogue, [card for card in cards if order.index(catalogue.deal_good(card)) == first])


def _most_wanted(catalogue: Catalogue, cards: list[str]) -> list[str]:
    """R23.7 (4): Action before Feature before Production, then more Resources in the cost, then more stone."""

    def wanted(card: str) -> tuple[int, int, int]:
        cost = catalogue.printing(card).cost
        return (
            -KINDS.index(catalogue.type(card).kind),
            sum(cost.get(good, 0) for good in RESOURCES),
            cost.get("stone", 0),
        )

    best = max(map(wanted, cards))
    return [card for card in cards if wanted(card) == best]


def lose_moves(task: Task) -> list[Move]:
    """D20, R23.7 (4): among equal Locations the player chooses."""
    return [Lose(card) for card in sorted(task.cards)]


def play_lose(table: Table, task: Task, move: Lose) -> None:
    """R23.7 (5), (6): it goes to the Collection, the Attack cards used to the end of the line."""
    virtual, place = table.state.virtual, find(table.state, move.location)
    if virtual is None or place is None:
        raise ValueError(f"there is no virtual player who could take {move.location}")
    table.done(task)
    facts: dict[str, Any] = {**worth(table.catalogue, *place), "used": {"cards": [*virtual.used]}}
    virtual.collection.append(move.location)
    table.tell("attacked", None, card=move.location, total=len(virtual.collection), **facts)
    leave_play(table, move.location)
    for card in virtual.used:
        virtual.line.remove(card)
    virtual.line += virtual.used
    virtual.used = []
