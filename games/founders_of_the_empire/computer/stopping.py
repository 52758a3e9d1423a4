"""When an end suits the computer seat: by agreement (R11.3b), or by taking the last victory tile (R11.1)."""

from __future__ import annotations

from games.founders_of_the_empire.computer.outlook import Outlook
from games.founders_of_the_empire.scoring import totals, victory_tiles
from games.founders_of_the_empire.state import FoundersState

TURN = 4  # points that nobody gains in a single turn, as a rule
PACE = 0.75  # points that a seat may hope to make good in each of its turns


def wants_to_stop(outlook: Outlook, state: FoundersState, seat: int) -> bool:
    """R11.3b: once somebody has asked, whoever wins by it agrees, and whoever has nothing to hope for any more.

    An agreement stands until the seat's next turn. While others may still wait for a better moment to add theirs, only a lead
    is enough that lasts so long.
    """
    others = [owner for owner in range(state.seats) if owner != seat and owner not in state.left]
    agreed = [state.territories[owner].stop for owner in others]
    if not any(agreed):
        return False
    scores = totals(outlook.catalogue, state)
    behind = [scores[owner] - scores[seat] for owner in others]
    if -max(behind) >= TURN or (all(agreed) and placed_first(outlook, state, seat, scores[seat])):
        return True
    return min((gap for gap in behind if gap > 0), default=0) > PACE * outlook.turns_left


def placed_first(outlook: Outlook, state: FoundersState, seat: int, score: int, tiles: int = 0) -> bool:
    """R10.4, R10.5: whether the seat wins alone if it ends with that score and so many victory tiles more."""
    catalogue, scores = outlook.catalogue, totals(outlook.catalogue, state)
    own = (score, victory_tiles(catalogue, state.territories[seat]) + tiles)
    return all(
        (scores[owner], victory_tiles(catalogue, territory)) < own
        for owner, territory in enumerate(state.territories)
        if owner != seat and owner not in state.left
    )
