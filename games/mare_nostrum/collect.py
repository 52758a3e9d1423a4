"""R5 Phase 1: what everybody collects, shortages, choices for legendary cities, the Colossus."""

from __future__ import annotations

from collections import Counter

from games.core.events import Event
from games.mare_nostrum.board import held
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import draw_legendary, take_tokens
from games.mare_nostrum.moves import AnyGood, Reward
from games.mare_nostrum.powers import has, total
from games.mare_nostrum.setup import seat_order
from games.mare_nostrum.state import COIN, LEGENDARY, Choice, MareState, Province

REWARDS = (COIN, LEGENDARY)


def go_on_collecting(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R5: the choices for legendary cities, the collection itself, the Colossus."""
    match state.stage:
        case "rewards":
            state.stage = "collect"
            state.pending = [
                Choice(seat, "reward", about=name)
                for seat in range(state.seats)
                for name in cities_to_reward(catalogue, state, seat)
            ]
            return []
        case "collect":
            state.stage = "any_good"
            return collect(catalogue, state)
        case "any_good":
            state.stage = "end"
            if any_good_moves(catalogue, state):
                state.pending = [
                    Choice(seat, "any_good")
                    for seat, player in enumerate(state.players)
                    for _ in range(total(catalogue, player, "any_good"))
                ]
            return []
        case _:
            state.phase, state.stage = "trade", "value"
            state.turn += 1
            return []


# ---------------------------------------------------------------------- R5.1 to R5.4 income
def income(catalogue: Catalogue, state: MareState, seat: int) -> Counter[str]:
    """R5.1 to R5.6, R12.7: goods and coins, and "legendary" for draws; choices of R5.3 are left out."""
    found: Counter[str] = Counter()
    circe = has(catalogue, state, seat, "legions_collect")
    for name, province in state.provinces.items():
        if province.controller == seat or (province.places and seat in province.places.values()):
            _province_income(catalogue, name, province, seat, found, circe=circe)
    found[COIN] += total(catalogue, state.players[seat], "coins")
    return +found


def _province_income(
    catalogue: Catalogue, name: str, province: Province, seat: int, found: Counter[str], *, circe: bool
) -> None:
    spots = held(province, seat)
    kinds = {catalogue.building(name, spot) for spot in spots}
    doubled = {other for kind in kinds for other in catalogue.buildings[kind].doubles}
    for spot in spots:
        kind = catalogue.building(name, spot)
        for what, amount in catalogue.buildings[kind].income.items():
            found[spot if what == "icon_good" else what] += amount * (2 if kind in doubled else 1)
    if circe and not province.contested:
        for spot, owner in province.places.items():
            if owner == seat and spot in catalogue.tokens and spot not in province.buildings:
                found[spot] += 2 if "caravan" in doubled else 1


def cities_to_reward(catalogue: Catalogue, state: MareState, seat: int) -> list[str]:
    """R5.3: the provinces in which the seat holds a legendary city and the temple beside it, sorted."""
    found: list[str] = []
    for name, province in state.provinces.items():
        kinds = {catalogue.building(name, spot) for spot in held(province, seat)}
        if any(catalogue.buildings[kind].choice_beside in kinds for kind in kinds):
            found.append(name)
    return found


def reward_moves(choice: Choice) -> list[Reward]:
    """D3, R5.3: a coin or a legendary good; sorted."""
    return [Reward(choice.about, reward) for reward in REWARDS]


def choose_reward(state: MareState, choice: Choice, move: Reward) -> list[Event]:
    """R5.3: the choice is remembered in secret until everybody has made his."""
    rewards = state.players[choice.seat].rewards
    state.players[choice.seat].rewards = dict(sorted({**rewards, move.province: move.reward}.items()))
    state.pending = [other for other in state.pending if other is not choice]
    return [Event("reward-chosen", choice.seat, {"province": move.province})]


# ---------------------------------------------------------------------- R5.7, R5.8 collection
def collect(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R5.1 to R5.8: everybody collects; where tokens are short they are served one at a time from the trade leader on."""
    order = seat_order(catalogue, state, state.titles["trade"])
    claims = {seat: income(catalogue, state, seat) for seat in order}
    for seat in order:
        claims[seat].update(state.players[seat].rewards.values())
        state.players[seat].rewards = {}
    drawn = _draw_all(state, {seat: claims[seat].pop(LEGENDARY, 0) for seat in order})
    got: dict[int, list[str]] = {seat: [] for seat in order}
    for kind in sorted(catalogue.kinds):
        wanted = {seat: claims[seat][kind] for seat in order if claims[seat][kind]}
        for seat, count in serve(state.reserve[kind], wanted).items():
            got[seat] += [kind] * take_tokens(state, seat, kind, count)
    events: list[Event] = []
    for seat in order:
        lacking = claims[seat].total() - len(got[seat])
        if got[seat]:
            events.append(Event("collected", seat, {"resources": got[seat], "count": len(got[seat])}))
        if lacking:
            events.append(Event("ran-short", seat, {"count": lacking}))
        if drawn[seat]:
            events.append(Event("legendary-drawn", seat, {"count": len(drawn[seat])}, reveals="hidden"))
            events += [Event("drawn", seat, {"resource": name}, audience=(seat,)) for name in drawn[seat]]
    return events


def serve(tokens: int, wanted: dict[int, int]) -> dict[int, int]:
    """R5.8: who gets how many of so many tokens; ``wanted`` in the order in which they are served."""
    if sum(wanted.values()) <= tokens:
        return wanted
    got = dict.fromkeys(wanted, 0)
    while tokens:
        for seat, count in wanted.items():
            if tokens and got[seat] < count:
                got[seat] += 1
                tokens -= 1
    return got


def _draw_all(state: MareState, claims: dict[int, int]) -> dict[int, list[str]]:
    """R5.7: legendary goods, drawn one at a time in turn as long as there are any."""
    drawn: dict[int, list[str]] = {seat: [] for seat in claims}
    for round_ in range(max(claims.values())):
        for seat, count in claims.items():
            if count > round_ and (name := draw_legendary(state, seat)):
                drawn[seat].append(name)
    return drawn


# ---------------------------------------------------------------------- R5.5 Colossus
def any_good_moves(catalogue: Catalogue, state: MareState) -> list[AnyGood]:
    """D4, R5.5: each good of which the reserve has a token; sorted."""
    return [AnyGood(good) for good in sorted(catalogue.goods) if state.reserve[good]]


def take_any_good(state: MareState, choice: Choice, move: AnyGood) -> list[Event]:
    """R5.5: the good is announced."""
    state.pending = [other for other in state.pending if other is not choice]
    take_tokens(state, choice.seat, move.resource, 1)
    return [Event("good-taken", choice.seat, {"resource": move.resource})]
