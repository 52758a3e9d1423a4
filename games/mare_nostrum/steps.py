"""What the sentence about what is awaited names: which turn it is, what comes next, whose losses, who is level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.mare_nostrum.battle_remarks import about_losses
from games.mare_nostrum.calling import appoint_moves
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import tokens
from games.mare_nostrum.leadership import about_tie
from games.mare_nostrum.movement import march_moves
from games.mare_nostrum.state import MareState
from games.mare_nostrum.trade import targets


def about_step(catalogue: Catalogue, state: MareState, step: str) -> Mapping[str, Any]:
    """R7.1, R8.1: for which turn of the phase somebody is called. R6.8, R6.9: what lies in the offers from which somebody may take
    now. R8.2: whether legions can be moved in the steps at sea, as the next thing. R8.12: the battle in which losses are chosen.
    R10.2: who is level, at what, and who has the title.
    """
    if step in ("sail", "attack"):
        return {"marching": int(bool(march_moves(catalogue, state, state.active)))}
    if any(choice.kind == "appoint" for choice in state.pending):
        return {"number": len(state.acted) + 1, "count": len(state.acted) + len(appoint_moves(state))}
    if step == "take":
        return {"offers": [{"opponent": seat, "resources": tokens(state.offers[seat])} for seat in targets(state)]}
    return about_losses(state) or about_tie(catalogue, state)
