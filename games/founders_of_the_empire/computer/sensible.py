"""The computer seat: takes what improves its own outlook most against the opponents'; reads nothing hidden."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.computer.drafting import best_draft
from games.founders_of_the_empire.computer.outlook import Outlook
from games.founders_of_the_empire.computer.revealing import best_reveal, rated_reveals
from games.founders_of_the_empire.computer.stopping import wants_to_stop
from games.founders_of_the_empire.computer.turn import Turn
from games.founders_of_the_empire.moves import Stop
from games.founders_of_the_empire.state import FoundersState


def sensible_move(catalogue: Catalogue, state: FoundersState, seat: int, rng: Rng) -> Move:
    """The move the computer seat plays."""
    outlook = Outlook(catalogue, state)
    if state.step == "draft":
        return best_draft(outlook, state, seat)
    stop = wants_to_stop(outlook, state, seat)
    if stop != state.territories[seat].stop:
        return Stop(stop)
    if state.step == "reveal":
        return best_reveal(outlook, state, seat, rng)
    return Turn(outlook, state, seat).best(rng)


def rated_moves(catalogue: Catalogue, state: FoundersState, seat: int) -> list[tuple[float, Move]]:
    """The moves worth a look with what they promise; [] in the draft, where pairs count."""
    outlook = Outlook(catalogue, state)
    if state.step == "draft":
        return []
    if state.step == "reveal":
        return [*rated_reveals(outlook, state, seat)]
    return Turn(outlook, state, seat).rated()
