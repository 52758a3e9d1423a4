"""R3.5, R4.13: what a seat goes without that declines what a card offers, by its content."""

from __future__ import annotations

from typing import Any

from games.base import Remark, awaited
from games.mosaic.catalogue import Catalogue
from games.mosaic.effects import choices_of
from games.mosaic.state import MosaicState

_NAMED = {"deploy": "unit", "site": "piece", "take": "token"}  # what a decision gives, by the field of its moves
_FEW = 3  # so many are named one by one


def forgone(catalogue: Catalogue, state: MosaicState, seat: int) -> Remark | None:
    """What is not taken (``what``, the kind of the decision), how often, which things of it are possible where they are few, and
    the card that gives it; None where nothing is declined.
    """
    choice = awaited(state.pending, seat)
    if choice is None or choice.source not in catalogue.components:
        return None
    facts: dict[str, Any] = {"what": choice.kind, "count": max(choice.count, 1), "source": choice.source}
    field = _NAMED.get(choice.kind)
    if field is None:
        return Remark("forgone", facts)
    things = [*dict.fromkeys(getattr(move, field) for move in choices_of(catalogue, state, choice))]
    few = len(things) <= _FEW
    return Remark("forgone", facts | {"few": "yes" if few else "no", field: things if few else []})
