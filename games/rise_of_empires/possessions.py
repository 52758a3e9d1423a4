"""What a player reckons with in numbers: goods, food, income, VP and what would be scored, tiles, cubes and regions."""

from __future__ import annotations

from games.core.events import Event
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.food import food_balance
from games.rise_of_empires.income import income, open_picks, picked
from games.rise_of_empires.scoring import best_region, region_points, tile_points, upkeep_of
from games.rise_of_empires.state import RiseState

_ONE = {"cubes": "cube", "discs": "disc"}  # what is counted in sentences by its plural


def possessions(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, int]:
    """R1.4, R2.5, R7.1, R8.1, R9.1 to R9.5: the numbers of a seat by name; nothing is hidden.

    The discs that a turn brings are those that are left after the upkeep of cities. What is chosen of the income of this turn is
    the seat's already, for it comes once.
    """
    player = state.players[seat]
    chosen = picked(catalogue, player)
    brings = {name: amount - chosen[name] for name, amount in income(catalogue, state, seat).items()}
    brings["disc"] -= sum(upkeep_of(catalogue, city) for city in player.cities)
    return {
        "gold": player.gold + chosen["gold"],
        "cube": player.cube + chosen["cube"],
        "disc": player.disc + chosen["disc"],
        "food": player.food,
        "vp": player.vp,
        # VP are the aim: where a row has no room for all that others lose, these are told first.
        **_scoring(catalogue, state, seat),
        **{f"income_{name}": amount for name, amount in brings.items()},
        # What is chosen of them costs nothing: it stays among them.
        "income_choice": open_picks(catalogue, player) + sum(sum(counts.values()) for counts in player.picks.values()),
        "income_food": food_balance(catalogue, state, seat),
        "map": sum(cubes[seat] for cubes in state.map.values()),
        "cities": len(player.cities),
    }


def _scoring(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, int]:
    """R6.7.4, R9.2 to R9.5: the VP of phase 5 as things stand: for regions, for tiles, and for regions that a tile scores again."""
    player = state.players[seat]
    unused = (tile for tile in player.progress if tile not in player.flipped)
    return {
        "scoring_regions": region_points(catalogue, state)[seat],
        "scoring_tiles": sum(tile_points(catalogue, state, seat)),
        "scoring_again": sum(best_region(catalogue, state, seat, tile)[0] for tile in unused),
    }


def paid(event: Event) -> dict[str, int]:
    """R6.3 to R6.7, R9.1: what an event tells of payments: gold for a tile, discs of a trade or an upkeep, what flips and removals
    cost.
    """
    if event.kind in ("traded", "upkeep-paid"):
        return {"disc": event.data["discs"]}
    told = event.data if event.kind == "fee-paid" else event.data.get("paid", {})
    mix = {_ONE.get(what, what): count for what, count in told.items() if count}
    cost = event.data.get("cost", 0)
    return {**mix, "gold": mix.get("gold", 0) + cost} if cost else mix
