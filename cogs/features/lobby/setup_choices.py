"""What people choose in a lobby besides coming; most games ask for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import discord

from cogs.match.refusals import Refusal
from db.rows import MatchRow, SeatRow

Shown = tuple[str, list[discord.ui.Item[Any]]]


class SetupChoices(Protocol):
    """What a lobby asks of a game to which people bring something."""

    async def shown(self, row: MatchRow, seats: Sequence[SeatRow]) -> Shown:
        """Who brings what, and the controls to choose it."""
        ...

    async def bring(self, row: MatchRow, user: int, choice: str) -> None:
        """Somebody in the lobby has chosen. Raises IllegalMove for what the rules do not allow."""
        ...

    async def options(self, row: MatchRow, order: Sequence[int]) -> str:
        """The options to start with, people in seat order."""
        ...

    def without(self, options: str) -> str:
        """The options without what people brought, for another match."""
        ...


class NoChoices:
    """Most games ask for nothing."""

    async def shown(self, row: MatchRow, seats: Sequence[SeatRow]) -> Shown:
        """Nothing."""
        return "", []

    async def bring(self, row: MatchRow, user: int, choice: str) -> None:
        """There is nothing to choose."""
        raise Refusal("stale")

    async def options(self, row: MatchRow, order: Sequence[int]) -> str:
        """As they are."""
        return row.options

    def without(self, options: str) -> str:
        """As they are."""
        return options
