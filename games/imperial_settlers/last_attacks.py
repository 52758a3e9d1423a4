"""R23.6 to R23.11: what the Attack cards of the solo match threaten, and how it can end once the player passes in its last round,
whatever Attack cards come up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from functools import lru_cache
from typing import Any, NamedTuple

from games.base import Remark
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.redaction import cards_seen
from games.imperial_settlers.scoring import lead, points
from games.imperial_settlers.solo import attacks, found
from games.imperial_settlers.state import Player, SettlersState, Virtual

KEPT = 64  # positions of which the attacks are kept: they are asked for with every screen


class _Before(NamedTuple):
    """A position between two attacks: the Empire, the line of Attack cards, and those that can still come up, sorted."""

    empire: tuple[str, ...]
    line: tuple[str, ...]
    unseen: tuple[str, ...]


def last_attacks(catalogue: Catalogue, state: SettlersState) -> Remark | None:
    """How the match ends as things stand, by lead and VP, from the least to the most that the attacks leave; None before the
    Action phase of the last round, and wherever there is no virtual player.
    """
    virtual = state.virtual
    if virtual is None or state.phase != "action" or state.round < catalogue.box.rounds:
        return None
    player = state.players[0]
    before = _before(catalogue, state, player, virtual)
    ends = {
        _after(catalogue, state, player, left)
        for left in _left(catalogue, player.faction, before, attacks(catalogue, state, virtual))
    }
    leads, scores = sorted({ahead for ahead, _ in ends}), sorted({score for _, score in ends})
    lost = {"open": len(leads) - 1, "least": leads[0], "most": leads[-1], "won": (leads[0] > 0) + (leads[-1] > 0)}
    scored = {"differ": len(scores) - 1, "points": scores[0], "highest": scores[-1]}
    return Remark("last-attacks", {"final": {**lost, **scored}})


def threats(catalogue: Catalogue, state: SettlersState, virtual: Virtual) -> Mapping[str, Any]:
    """R23.7: the Goods of the Attack cards that lie open, the newest first, and the own Locations that the next one may take, each
    with the Goods that must come up for it.
    """
    player, taken = state.players[0], dict[str, list[str]]()
    before = _before(catalogue, state, player, virtual)
    for good, card in _kinds(catalogue, before).items():
        for hit in found(catalogue, player.faction, before.empire, (card, *before.line))[1]:
            taken.setdefault(hit, []).append(good)
    return {
        "open": len(before.line),
        "shown": [catalogue.attacks[card].target for card in before.line],
        "threatened": len(taken),
        "risks": [{"card": card, "goods": goods} for card, goods in taken.items()],
    }


def _before(catalogue: Catalogue, state: SettlersState, player: Player, virtual: Virtual) -> _Before:
    """The position as the player knows it."""
    seen = {*cards_seen(state)}
    return _Before(
        tuple(location.card for location in player.empire),
        tuple(virtual.line),
        tuple(sorted(card for card in catalogue.attacks if card not in seen)),
    )


def _kinds(catalogue: Catalogue, way: _Before) -> dict[str, str]:
    """By Good one of the Attack cards that can still come up."""
    return {catalogue.attacks[card].target: card for card in way.unseen}


def _after(catalogue: Catalogue, state: SettlersState, player: Player, left: frozenset[str]) -> tuple[int, int]:
    """R19.2, R23.7, R23.11: lead and VP where these Locations are left; what is taken goes to the Collection."""
    then = copy(state)
    then.players = [copy(player)]
    then.players[0].empire = [location for location in player.empire if location.card in left]
    taken = len(player.empire) - len(left)
    return lead(catalogue, then) - taken, sum(points(catalogue, then.players[0]).values())


@lru_cache(KEPT)
def _left(catalogue: Catalogue, faction: str, before: _Before, times: int) -> frozenset[frozenset[str]]:
    """The Locations that so many attacks leave, in every way in which they can go."""
    ways = {before}
    for _ in range(times):
        ways = {after for way in ways for after in _attacked(catalogue, faction, way)}
    return frozenset(frozenset(way.empire) for way in ways)


def _attacked(catalogue: Catalogue, faction: str, way: _Before) -> Iterator[_Before]:
    """R23.7: the positions to which an attack can lead, by the Attack card that comes up and the choice of the player."""
    alike = _kinds(catalogue, way)
    if not alike:
        yield way
    for card in alike.values():
        unseen = tuple((Counter(way.unseen) - Counter([card])).elements())
        line = (card, *way.line)
        used, hits = found(catalogue, faction, way.empire, line)
        if not hits:
            yield _Before(way.empire, line, unseen)
        rest = (*(one for one in line if one not in used), *used)
        for hit in hits:
            yield _Before(tuple(one for one in way.empire if one != hit), rest, unseen)
