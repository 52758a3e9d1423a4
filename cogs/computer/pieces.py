"""The pieces of work of which an analysis is made, done by the process that thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from cogs.computer.thinker import Thinker, Urgency
from cogs.computer.walk import Walk
from cogs.match.tables import Table
from games.base import Move
from games.thinking.review import Depth, Look, Part
from games.thinking.trial import Deal
from games.thinking.worth import ahead


class Piece:
    """One piece: the position as whoever moved could see it, or everybody, and what the process makes of it.

    The seeds come from that of the match, so that whoever has its record finds the same.
    """

    def __init__(self, table: Table, walk: Walk, part: Part, thinker: Thinker, depth: Depth) -> None:
        self._game, self._walk, self._part = table.game, walk, part
        self._thinker, self._depth = thinker, depth
        self._seed = f"{table.row.seed}:analysis:{part.kind}:{part.ply}"

    async def course(self) -> bytes:
        """What everybody could expect. Raises ThinkingFailed."""
        view = await self._view(None)
        (found,) = await self._trial(view, None, [None], self._deals(self._depth.course), None)
        return msgspec.json.encode(found)

    async def look(self) -> bytes:
        """What the strong computer would have done, and by how much that looks better after some decisions. Raises
        ThinkingFailed.
        """
        seat, made = self._walk.mover(self._part.ply), self._walk.made(self._part.ply)
        view = await self._view(seat)
        thought = await self._thinker.think(self._game, view, seat, self._seed, Urgency.ANALYSIS)
        if thought.move == made:
            return msgspec.json.encode(Look())
        moves, plies = [thought.move, made], self._game.thinking.plies
        found = await self._trial(view, seat, moves, range(self._depth.look), plies)
        return msgspec.json.encode(Look(self._game.encode_move(thought.move).decode(), gaps(found, seat, view.left)))

    async def check(self, better: str) -> bytes:
        """By how much another move was better in the end. Raises ThinkingFailed."""
        seat, made = self._walk.mover(self._part.ply), self._walk.made(self._part.ply)
        view = await self._view(seat)
        moves = [self._game.decode_move(better), made]
        found = await self._trial(view, seat, moves, self._deals(self._depth.check), None)
        return msgspec.json.encode(gaps(found, seat, view.left))

    def _deals(self, most: int) -> range:
        return range(self._part.first, min(self._part.first + self._depth.piece, most))

    async def _view(self, viewer: int | None) -> Any:
        def job() -> Any:
            return self._game.redact(self._walk.at(self._part.ply), viewer)

        # To get there may take a long match a tenth of a second.
        return await asyncio.to_thread(job)

    async def _trial(
        self, view: Any, viewer: int | None, moves: Sequence[Move | None], deals: range, plies: int | None
    ) -> list[list[Deal]]:
        return await self._thinker.trial(
            self._game, view, viewer, moves, f"{self._seed}:trial", deals, plies, Urgency.ANALYSIS
        )


def gaps(found: Sequence[Sequence[Deal]], seat: int, left: Collection[int]) -> list[float]:
    """Deal by deal how much further ahead a seat is by the first of two moves than by the second."""
    ours, theirs = ([ahead(deal, seat, left) for deal in deals] for deals in found)
    return [one - other for one, other in zip(ours, theirs, strict=True)]
