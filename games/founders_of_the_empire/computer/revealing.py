"""Step 1 of a turn, as the computer seat sees it: what the next tile of a stack may be good for."""

from __future__ import annotations

from games.core.rng import Rng
from games.founders_of_the_empire.computer.outlook import Outlook
from games.founders_of_the_empire.moves import Reveal
from games.founders_of_the_empire.reveal import open_stacks
from games.founders_of_the_empire.state import STACKS, FoundersState

GREEN = 0.25  # worth of turning up a nature tile, which always fits
NO_GREEN = 1.0  # … more while none lies open
CLEARED = 0.5  # share of their worth that is lost with tiles that would have fitted


def best_reveal(outlook: Outlook, state: FoundersState, seat: int, rng: Rng) -> Reveal:
    """The stack whose next tile is likely to be of most use."""
    rated = rated_reveals(outlook, state, seat)
    highest = max(rating for rating, _ in rated)
    return rng.choice([move for rating, move in rated if rating == highest])


def rated_reveals(outlook: Outlook, state: FoundersState, seat: int) -> list[tuple[float, Reveal]]:
    """Each open stack with the use that its next tile is likely to be of."""

    def expected(stack: str) -> float:
        unseen, row = outlook.unseen[stack], state.rows[stack]
        gain = sum(count * _use(outlook, seat, tile) for tile, count in unseen.items()) / max(1, unseen.total())
        if len(row) >= outlook.catalogue.setup.row_limit:
            gain -= CLEARED * sum(_use(outlook, seat, tile) for tile in row)
        return gain if row or stack != STACKS[0] else gain + NO_GREEN

    return [(expected(stack), Reveal(stack)) for stack in open_stacks(state)]


def _use(outlook: Outlook, seat: int, tile: str) -> float:
    """What a seat could gain by the tile at once."""
    site, needs = outlook.site(seat), outlook.catalogue.needs[tile]
    if not needs:
        return GREEN
    return outlook.worth(tile) if site.needs.bit[needs] & site.view.met else 0.0
