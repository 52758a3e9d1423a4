"""What a player reckons with in numbers: resources, income, tracks, the ways to victory, what stands on the map."""

from __future__ import annotations

import msgspec

from games.mare_nostrum.battle import conclude, lose_together
from games.mare_nostrum.board import controlled, on_map, tracks
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.collect import cities_to_reward, income
from games.mare_nostrum.powers import total
from games.mare_nostrum.state import COIN, LEGENDARY, UNKNOWN, MareState
from games.mare_nostrum.victory import progress


def possessions(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, int]:
    """R2.5, R2.11, R4.3, R5.1 to R5.5, R10, R11: the numbers of a seat by name; resources and units by their ids.

    The resources are left out of a state that hides them (R5.9).
    """
    player = state.players[seat]
    if not player.empire:
        return {}
    state = _as_chosen(state, seat)
    ways = progress(state, seat)
    del ways["leadership"]  # a remark says who becomes leader
    return {
        **_resources(state, seat),
        **ways,  # what wins stands first of what is told, as a row may be cut at its end
        **_income(catalogue, state, seat),
        **tracks(catalogue, state, seat),
        "provinces": len(controlled(state, seat)),
        **{unit: on_map(state, seat, unit) for unit in catalogue.units},
    }


def _as_chosen(state: MareState, seat: int) -> MareState:
    """R8.12: the position without the units that the seat has chosen to lose, and what those held, as far as they are known. R2.7,
    R9.6: where nobody else has losses the battle is over then, and occupations are if the province is contested by it. Where
    another has, that is told to neither, whoever chooses first.
    """
    battle = state.battle
    if battle is None:
        return state
    over = len(battle.chosen) < 2 and not any(choice.kind == "losses" for choice in state.pending)
    chosen = {side: [*units] for side, units in battle.chosen.items() if side == seat or over}
    if any(UNKNOWN in units for units in chosen.values()):
        return state
    old = state.provinces[battle.place]
    copied = {"legions": [*old.legions], "fortresses": [*old.fortresses], "places": {**old.places}}
    found = msgspec.structs.replace(
        state,
        provinces={**state.provinces, battle.place: msgspec.structs.replace(old, **copied)},
        battle=msgspec.structs.replace(battle, chosen=chosen),
    )
    (conclude if over else lose_together)(found, seat)
    return found


def _resources(state: MareState, seat: int) -> dict[str, int]:
    """R2.11, R6.10: what is on offer still belongs to its owner, until somebody takes it."""
    hand = state.players[seat].hand
    if UNKNOWN in hand:
        return {}
    found = dict(hand)
    for name, count in (state.offers[seat] if state.offers else {}).items():
        found[name] = found.get(name, 0) + count
    return found


def _income(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, int]:
    """R5.1 to R5.5: what a round brings if nothing changes; a set of goods needs different ones, so kinds count as well."""
    found = income(catalogue, state, seat)
    coins, legendary = found.pop(COIN, 0), found.pop(LEGENDARY, 0)
    any_good = total(catalogue, state.players[seat], "any_good")
    return {
        "income_goods": found.total() + any_good,
        "income_kinds": len(found) + any_good,
        "income_coin": coins,
        "income_legendary": legendary,
        "income_choice": len(cities_to_reward(catalogue, state, seat)),
    }
