"""R2.11, R5.7, R5.8: resources between the reserve, the legendary pile and the screens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import MareState, Player


def size(player: Player) -> int:
    """R5.9: how many resources a player holds; everybody may know."""
    return sum(player.hand.values())


def add(hand: dict[str, int], resource: str, count: int = 1) -> None:
    """Put resources into a hand or an offer; its order by id is kept."""
    if resource in hand:
        hand[resource] += count
    elif count:
        hand[resource] = count
        ordered = sorted(hand.items())
        hand.clear()
        hand.update(ordered)


def remove(hand: dict[str, int], resource: str, count: int = 1) -> None:
    """Take resources out of a hand or an offer."""
    hand[resource] -= count
    if not hand[resource]:
        del hand[resource]


def tokens(hand: Mapping[str, int]) -> list[str]:
    """Every token of a hand, sorted."""
    return [resource for resource, count in sorted(hand.items()) for _ in range(count)]


def by_kind(catalogue: Catalogue, hand: Mapping[str, int]) -> Counter[str]:
    """R7.2.3: how many goods and coins of each kind, legendary goods with their kind."""
    found: Counter[str] = Counter()
    for resource, count in hand.items():
        found[catalogue.kind_of[resource]] += count
    return found


def of_kind(catalogue: Catalogue, hand: Mapping[str, int], kind: str, count: int) -> list[str]:
    """So many tokens of a kind from a hand, ordinary goods first. Raises ValueError if there are fewer."""
    found = [kind] * min(count, hand.get(kind, 0))
    legendary = catalogue.legendary_of.get(kind, "")
    found += [legendary] * min(count - len(found), hand.get(legendary, 0))
    if len(found) < count:
        raise ValueError(f"fewer than {count} of {kind} in {dict(hand)}")
    return found


def put_back(catalogue: Catalogue, state: MareState, seat: int, resources: Iterable[str]) -> None:
    """R7.2.4: resources go from behind the screen to the reserve, legendary ones to their discard pile."""
    for resource in resources:
        remove(state.players[seat].hand, resource)
        if resource in state.reserve:
            state.reserve[resource] += 1
        else:
            state.discards = sorted([*state.discards, resource])


def take_tokens(state: MareState, seat: int, kind: str, count: int) -> int:
    """R5.8, R14.1: take tokens from the reserve, as many as there are; gives how many they were."""
    count = min(count, state.reserve[kind])
    state.reserve[kind] -= count
    add(state.players[seat].hand, kind, count)
    return count


def draw_legendary(state: MareState, seat: int) -> str:
    """R5.7: draw a legendary good from the pile, or from the reshuffled discards; "" if there is none."""
    if not state.pile:
        state.pile, state.discards = state.discards, []
        state.rng.shuffle(state.pile)
    if not state.pile:
        return ""
    resource = state.pile.pop(0)
    add(state.players[seat].hand, resource)
    return resource
