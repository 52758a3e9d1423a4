"""What helps with a choice besides the names of what can be chosen: what lies on a hex, how a card is taken, who is ahead where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.base import Remark
from games.mosaic import actions
from games.mosaic.catalogue import BLANK, Catalogue
from games.mosaic.empire_scoring import government_points, scoring_influence
from games.mosaic.free_steps import requirement_missing
from games.mosaic.majorities import UNITS_MOVED, majorities
from games.mosaic.offers import actual
from games.mosaic.state import MosaicState

PLACING = frozenset({"site", "start", "take", "take_over"})  # kinds of moves that name a hex
REMARKED = PLACING | UNITS_MOVED | {"technology", "government"}


def remark(catalogue: Catalogue, state: MosaicState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R1.5, R1.7, R4.3, R4.15, R5.5, R5.7, R5.8: of a hex, a Technology, a Government or a unit."""
    match chosen:
        case {"kind": "technology", "card": card} if "face_up" not in chosen:
            return _face(catalogue, state, seat, card)
        case {"kind": "government", "government": name} if "pay" not in chosen:
            points = government_points(catalogue, state, seat, name, scoring_influence(catalogue, state))
            return Remark("government", {"count": points})
        case {"kind": kind} if kind in UNITS_MOVED:
            return majorities(catalogue, state, seat, chosen)
        case {"hex": place} if place in catalogue.hexes:
            return _lies_there(catalogue, state, place)
        case _:
            return None


def _lies_there(catalogue: Catalogue, state: MosaicState, place: str) -> Remark:
    """R1.5, R1.7: the region of the hex that is chosen, and the token on it if there is one that gives something."""
    region, token = catalogue.hexes[place].region, state.tokens.get(place, BLANK)
    if token == BLANK:
        return Remark("hex", {"region": region})
    return Remark("hex-token", {"region": region, "token": token})


def _face(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> Remark:
    """R4.3, R5.5: whether the card can be turned up at once, and else what is lacking."""
    meant = actual(state, "technologies", card)
    if actions.playable(catalogue, state, seat, meant):
        return Remark("face-up", {})
    lacking = requirement_missing(catalogue, state, seat, meant)
    if lacking.code == "symbols-lacking":
        return Remark("face-down", {"pillar": lacking.facts["pillar"]})
    return Remark("face-down-population", {})
