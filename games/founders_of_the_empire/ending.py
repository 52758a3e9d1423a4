"""R11 End of the game."""

from __future__ import annotations

from games.core.errors import IllegalMove
from games.core.events import Event
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.moves import Stop
from games.founders_of_the_empire.state import STACKS, TAKEN, FoundersState, Territory
from games.founders_of_the_empire.supply import resources, union
from games.founders_of_the_empire.territory import collect, craftsman_fits


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


def over_after_turn(state: FoundersState) -> bool:
    """R11.1, R11.2, R11.3b: whether the match ends after the present turn, whatever is done in it."""
    agreed = all(own.stop for seat, own in enumerate(state.territories) if seat not in state.left)
    return state.step in ("token", "add") and (agreed or not any(state.display) or not any(state.stacks.values()))


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
    makes = catalogue.makes
    needs = {tile: resources(required) for tile, required in catalogue.needs.items()}
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
    if any(catalogue.gained[tile] or catalogue.points[tile] for tile in buildable):
        return False
    if any(tile != TAKEN and not needs[tile] & ~alive for tile in state.display):
        return False
    return not any(
        craftsman_fits(catalogue, token, tile)
        for territory in state.territories
        for token in territory.supply
        if catalogue.tokens[token].kind == "craftsman"
        for tile in (*buildable, *_usable(territory))
    )


def _usable(territory: Territory) -> set[str]:
    """The tiles that are neither attacked nor under a craftsman."""
    return {placed.tile for placed in territory.tiles.values() if not (placed.war or placed.craftsman)}
