"""R8 Income."""

from __future__ import annotations

from games.core.events import Event
from games.rise_of_empires.board import controlled
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.effects import balance, owned, times
from games.rise_of_empires.goods import receive
from games.rise_of_empires.moves import Pick
from games.rise_of_empires.state import Choice, Player, RiseState
from games.rise_of_empires.telling import phrases
from games.rise_of_empires.vocabulary import Effect

GOODS = ("cube", "gold", "disc")


def _offering(catalogue: Catalogue, tile: str) -> Effect | None:
    """The effect with which a tile offers one of several things."""
    return next((effect for effect in catalogue.effects("income").get(tile, ()) if effect.choose_one), None)


def picks_to_make(catalogue: Catalogue, state: RiseState) -> list[Choice]:
    """R8.4: for each seat its first tile about which it has not chosen yet."""
    found: list[Choice] = []
    for seat, player in enumerate(state.players):
        for tile in owned(player):
            effect = _offering(catalogue, tile)
            if effect is not None and tile not in player.picks and times(catalogue, player, effect):
                found.append(Choice(seat, "pick", tile))
                break
    return found


def open_picks(catalogue: Catalogue, player: Player) -> int:
    """R8.4: how many times the seat's tiles bring one of several things about which nothing is chosen yet."""
    offering = {tile: _offering(catalogue, tile) for tile in owned(player) if tile not in player.picks}
    return sum(times(catalogue, player, effect) for effect in offering.values() if effect is not None)


def pick_moves(catalogue: Catalogue, state: RiseState, choice: Choice) -> list[Pick]:
    """R8.4: every way to share the times among the things offered; sorted."""
    effect = _offering(catalogue, choice.tile)
    if effect is None:
        return []
    number = times(catalogue, state.players[choice.seat], effect)
    offered = {name for option in effect.choose_one for name in option}
    most = {name: number if name in offered else 0 for name in GOODS}
    return [
        Pick(choice.tile, cubes, gold, number - cubes - gold)
        for cubes in range(most["cube"] + 1)
        for gold in range(min(most["gold"], number - cubes) + 1)
        if number - cubes - gold <= most["disc"]
    ]


def pick(state: RiseState, seat: int, move: Pick) -> list[Event]:
    """R8.4."""
    state.players[seat].picks[move.tile] = {"cube": move.as_cubes, "gold": move.as_gold, "disc": move.as_discs}
    facts = {"tile": move.tile, "cubes": move.as_cubes, "gold": move.as_gold, "discs": move.as_discs}
    return [Event("picked", seat, facts)]


def income(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, int]:
    """R8.1: what tiles, choices and controlled regions bring, limits left out."""
    player = state.players[seat]
    parts = [balance(catalogue, player, "income"), picked(catalogue, player)]
    parts += [catalogue.regions[region].bonus for region in controlled(state, seat)]
    return {name: sum(part.get(name, 0) for part in parts) for name in GOODS}


def picked(catalogue: Catalogue, player: Player) -> dict[str, int]:
    """R8.4: what has been chosen of the things that tiles offer, which comes once, with the income of this turn."""
    sums: dict[str, int] = dict.fromkeys(GOODS, 0)
    for tile, counts in player.picks.items():
        effect = _offering(catalogue, tile)
        for option in effect.choose_one if effect is not None else []:
            for name, amount in option.items():
                sums[name] += amount * counts[name]
    return sums


def most_discs(catalogue: Catalogue, state: RiseState, seat: int) -> int:
    """R8.1, R8.4: the discs that a seat receives at most, whatever it still chooses, limits left out."""
    player = state.players[seat]
    offering = (_offering(catalogue, tile) for tile in owned(player) if tile not in player.picks)
    open_to_choice = sum(
        times(catalogue, player, effect) * max(option.get("disc", 0) for option in effect.choose_one)
        for effect in offering
        if effect is not None
    )
    return income(catalogue, state, seat)["disc"] + open_to_choice


def earn(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R8.1 to R8.3: everybody receives the income in turn order, as long as there are cubes and discs."""
    events: list[Event] = []
    for seat in state.order:
        due = income(catalogue, state, seat)
        gained = {name: receive(catalogue, state, seat, name, amount, "") for name, amount in due.items()}
        missed = phrases(missed={name: amount - gained[name] for name, amount in due.items()})
        state.players[seat].picks = {}
        facts = {"cubes": gained["cube"], "gold": gained["gold"], "discs": gained["disc"]}
        events.append(Event("earned", seat, {**facts, **missed}))
    return events
