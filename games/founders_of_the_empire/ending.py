"""R11 End of the game."""

from __future__ import annotations

from games.core.errors import IllegalMove
from games.core.events import Event
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.moves import Stop
from games.founders_of_the_empire.state import STACKS, TAKEN, FoundersState
from games.founders_of_the_empire.supply import union
from games.founders_of_the_empire.territory import collect


def set_stop(state: FoundersState, seat: int, move: Stop) -> list[Event]:
    """R11.3b: set or clear the public flag "stop the game". Raises IllegalMove."""
    if seat in state.left:
        raise IllegalMove("left", "R11.3b", seat=seat)
    territory = state.territories[seat]
    if territory.stop == move.flag:
        raise IllegalMove("stop-set" if move.flag else "stop-not-set", "R11.3b")
    territory.stop = move.flag
    asked = [other for other in range(state.seats) if other not in state.left]
    agreed = sum(state.territories[other].stop for other in asked)
    return [Event("stop-set" if move.flag else "stop-cleared", seat, {"agreed": agreed, "asked": len(asked)})]


def end_reason(catalogue: Catalogue, state: FoundersState) -> str:
    """R11.1 to R11.4: the number of the first rule that ends the game now, "" if it goes on."""
    if not any(state.display):
        return "R11.1"
    if not any(state.stacks.values()):
        return "R11.2"
    if dead(catalogue, state):
        return "R11.3a"
    if all(own.stop for seat, own in enumerate(state.territories) if seat not in state.left):
        return "R11.3b"
    return ""


def finish(catalogue: Catalogue, state: FoundersState, reason: str) -> list[Event]:
    """R7.3i: coins come home before scoring; the match is over."""
    events: list[Event] = []
    for seat, territory in enumerate(state.territories):
        cells = [cell for cell, _ in collect(catalogue, territory, "game_end")]
        if cells:
            events.append(Event("coins-collected", seat, {"cells": cells, "count": len(cells)}))
    state.finished, state.step, state.pending = reason, "over", []
    return [*events, Event("finished", None, {"reason": reason})]


def dead(catalogue: Catalogue, state: FoundersState) -> bool:
    """R11.3a: nobody can gain a victory point any more. Uses the content of the stacks, never their order."""
    needs, makes, kind = catalogue.needs, catalogue.makes, catalogue.kind
    alive = union(
        makes[placed.tile]
        for territory in state.territories
        for placed in territory.tiles.values()
        if not (placed.war or placed.craftsman)
    )
    open_tiles = {tile for name in STACKS for pile in (state.stacks[name], state.rows[name]) for tile in pile}
    growing = True
    while growing:
        grown = alive | union(makes[tile] for tile in open_tiles if not needs[tile] & ~alive)
        growing = grown != alive
        alive = grown
    buildable = {tile for tile in open_tiles if not needs[tile] & ~alive}
    if any(kind[tile] == "city" for tile in buildable):
        return False
    if any(tile != TAKEN and not needs[tile] & ~alive for tile in state.display):
        return False
    village = union(makes[tile] for tile in buildable if kind[tile] == "village")
    return not any(
        catalogue.bit[resource] & (village | _craftable(catalogue, state, seat))
        for seat, territory in enumerate(state.territories)
        for token in territory.supply
        if (resource := catalogue.tokens[token].resource)
    )


def _craftable(catalogue: Catalogue, state: FoundersState, seat: int) -> int:
    """What the seat's own village tiles print that are neither attacked nor under a craftsman."""
    return union(
        catalogue.makes[placed.tile]
        for placed in state.territories[seat].tiles.values()
        if catalogue.kind[placed.tile] == "village" and not (placed.war or placed.craftsman)
    )
