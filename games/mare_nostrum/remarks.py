"""What helps with a choice besides the names of what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.base import Remark
from games.mare_nostrum.hands import tokens
from games.mare_nostrum.state import MareState


def open_offer(state: MareState, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.8: what lies in the offer of the player from whom something is to be taken."""
    opponent = chosen.get("opponent")
    if not isinstance(opponent, int) or "resource" in chosen:
        return None
    return Remark("offer", {"resources": tokens(state.offers[opponent])})
