"""What helps with a choice besides the names of what can be chosen: what a card costs, what is given up for it, what a Deal is,
what is done to whom.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from games.base import Remark, awaited
from games.imperial_settlers.attacks import aimed, holder_of, only_attack, suffered
from games.imperial_settlers.building import givable
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.choices import NO_OPTION
from games.imperial_settlers.cleanup import keepable
from games.imperial_settlers.empire import foundations, lost_with, opponents, own
from games.imperial_settlers.last_attacks import last_attacks, threats
from games.imperial_settlers.natural import natural
from games.imperial_settlers.payment import bill
from games.imperial_settlers.per_round import produces_again
from games.imperial_settlers.protecting import why_no_help, why_no_help_later
from games.imperial_settlers.razing import full_price
from games.imperial_settlers.scoring import unused
from games.imperial_settlers.solo import attacks
from games.imperial_settlers.state import SettlersState
from games.imperial_settlers.table import whose

PICKED = frozenset({"draft", "keep"})  # kinds of moves that take a card into the hand
# R3.6, R10, R12: kinds of moves that answer a card which asks, beside those that choose what it says.
ANSWERS = frozenset({"copy", "discard", "draw", "keep", "place", "take", "use_deals"})
REMARKED = (PICKED | ANSWERS) | frozenset(
    {
        "activate",
        "build",
        "choose",
        "deal",
        "defend",
        "end",
        "faction",
        "hold",
        "instant",
        "pass",
        "raze",
        "samurai",
        "send",
    }
)
LOCATION, _PLACES = "location", "places"


def remark(catalogue: Catalogue, state: SettlersState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R2.3, R4.6, R9.3, R10.1, R18.1: what a faction produces, colour and cost of a card to take, the Locations given up for a
    card to build, the Good of a Deal, what is kept in a Cleanup.
    """
    match chosen:
        case {"kind": kind} if kind in ANSWERS and len(chosen) == 1:
            task = awaited(state.pending, seat)
            return Remark("asked-by", {"card": task.source}) if task is not None and task.source else None
        case {"kind": "faction", "faction": name} if name in catalogue.boards:
            return _faction(catalogue, name)
        case {"kind": "draft" | "keep", "card": card} if card in catalogue.cards:
            return _card(catalogue, card)
        case {"kind": "build", "card": card} if card in catalogue.cards and "give" not in chosen:
            return _given(catalogue, state, seat, card)
        case {"kind": "build", "give": given, "gold": _} if given:
            return _gives(state, seat, given)
        case {"kind": "build", "give": (given,)}:
            return _gift(state, seat, given)
        case {"kind": "deal", "card": card} if card in catalogue.cards:
            return Remark(
                "deal", {"good": catalogue.deal_good(card), "last": int(not produces_again(catalogue, state))}
            )
        case {"kind": "defend" | "samurai" as kind, "location": card}:
            return _protected(catalogue, state, seat, card, lasting=kind == "samurai")
        case {"kind": "hold"}:
            useless = why_no_help_later(catalogue, state, seat)
            return Remark(useless, {}) if useless else None
        case {"kind": "raze" | "send", "target": target}:
            return _whose(state, seat, target)
        case {"kind": "activate", "location": card, "opponent": (int(opponent),)} | {
            "kind": "instant",
            "card": card,
            "opponent": (int(opponent),),
        }:
            return suffered(catalogue, card, opponent, chosen.get("cards", ()))
        case {"kind": "activate", "location": card, "targets": targets} | {
            "kind": "instant",
            "card": card,
            "targets": targets,
        }:
            return aimed(catalogue, state, seat, card, targets)
        case {"kind": "activate", "location": card} | {"kind": "instant", "card": card} if "opponent" not in chosen:
            return only_attack(catalogue, state, seat, card) if card in catalogue.cards else None
        case {"kind": "choose", "option": option} if (task := awaited(state.pending, seat)) is not None and task.source:
            return Remark("forgone" if option == NO_OPTION else "asking", {"card": task.source})
        case {"kind": "end"}:
            return _stays(catalogue, state, seat)
        case {"kind": "pass"}:
            return _passing(catalogue, state, seat)
        case _:
            return None


def _passing(catalogue: Catalogue, state: SettlersState, seat: int) -> Remark | None:
    """R8.4: that others, who are left, cannot aim at the seat any more; R19.3: what decides a tie after the last round. R23.6,
    R23.11: alone how that ends, before it how often one is attacked, and what is in danger.
    """
    last = state.round >= catalogue.box.rounds
    if state.virtual is None:
        safe = int(bool(opponents(state, seat)))
        if last:
            return Remark("unused", {"count": unused(state.players[seat]), "aiming": safe})
        return Remark("safe", {}) if safe else Remark("round-ends", {})
    end = last_attacks(catalogue, state)
    if end is not None:
        return Remark("last-pass", end.facts)
    return Remark(
        "then-attacks", {"count": attacks(catalogue, state, state.virtual), **threats(catalogue, state, state.virtual)}
    )


def _given(catalogue: Catalogue, state: SettlersState, seat: int, card: str) -> Remark | None:
    """R9.3: what is given up for a card unless somebody chooses otherwise."""
    gifts, due = givable(state.players[seat]), catalogue.printing(card).cost.get(LOCATION, 0)
    if not due or len(gifts) < due:
        return None
    ways = [*combinations(gifts, due)]
    given = natural(catalogue, state, seat, {"kind": "build", "card": card}, "give", ways) if len(ways) > 1 else ways[0]
    return _gives(state, seat, given, others=len(ways) > 1) if given is not None else None


def _gift(state: SettlersState, seat: int, given: str) -> Remark | None:
    """R9.4, R15.1: what one thing that can be given up is, or takes with it; None for a Location on which nothing lies."""
    player = state.players[seat]
    if given in foundations(player):
        return Remark("foundation", {})
    lying = lost_with(player, (given,))
    return Remark("gone-with-it", {"lying": lying}) if any(lying.values()) else None


def _gives(state: SettlersState, seat: int, given: Sequence[str], *, others: bool = False) -> Remark:
    """R9.3, R15.1: what is given up, if these are Foundations, and whether ``others`` could be."""
    laid = all(card in foundations(state.players[seat]) for card in given)
    lying = lost_with(state.players[seat], given)
    with_it = {"lying": lying} if any(lying.values()) else {}
    return Remark("gives", {"cards": given, "laid": int(laid), "others": int(others), **with_it})


def _faction(catalogue: Catalogue, name: str) -> Remark:
    """R4.6, R18.1: what a faction produces every round and may keep in a Cleanup, and whether it has Samurai."""
    board = catalogue.boards[name]
    produced = bill(good for good, count in board.production.items() for _ in range(count))
    return Remark("faction", {"price": produced, "kept": [*board.storage.kinds], "samurai": int(board.samurai)})


def _whose(state: SettlersState, seat: int, target: str) -> Remark | None:
    """R11.2, R25.2: whose a Location is, where it is another's."""
    holder = holder_of(state, target)
    return Remark("whose", whose(holder)) if holder is not None and holder != seat else None


def _stays(catalogue: Catalogue, state: SettlersState, seat: int) -> Remark | None:
    """R18.1: what a seat keeps that ends its Cleanup; what it loses is told as what perishes."""
    task, supply = awaited(state.pending, seat), state.players[seat].supply
    if task is None or task.kind != "cleanup":
        return None
    kept = [good for good in catalogue.goods if good in keepable(catalogue, state.players[seat])]
    goods = [good for good in kept for _ in range(supply[good])]
    return Remark("stays", {"price": bill(goods)}) if goods else None


def _card(catalogue: Catalogue, card: str) -> Remark:
    """R2.3, R2.4: what is printed on a card at its left and on its banner."""
    cost = catalogue.printing(card).cost
    price = bill(_PLACES if thing == LOCATION else thing for thing, count in cost.items() for _ in range(count))
    return Remark("card", {"color": [*catalogue.type(card).colors] or ["none"], "free": int(not price), "price": price})


def _protected(catalogue: Catalogue, state: SettlersState, seat: int, card: str, *, lasting: bool) -> Remark | None:
    """R11.2, R14.1, R16.3: how many Raze tokens a Location costs with a token more, whoever has no discount; R2.3: that one
    without a Raze field is safe without any; or that nothing will help, or need.
    """
    location = own(state.players[seat], card)
    if location is None:
        return None
    if useless := why_no_help(catalogue, state, seat, lasting=lasting):
        return Remark(useless, {})
    if not catalogue.raze_field(card):
        return Remark("safe-anyway", {})
    return Remark("protected", {"count": full_price(catalogue, state, seat, location) + 1})
