"""What has changed since a position that somebody was shown, as far as he may read it: moves that others made, moves taken back."""

from __future__ import annotations

from itertools import dropwhile

import discord
import msgspec

from cogs.discord_io.controls import Pressed
from cogs.match.history import WINDOW, PastMove, StoredEvents, past_move, past_moves
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.history import lines_of, sentences
from cogs.presentation.labels import Labels
from cogs.presentation.telling import told_above
from cogs.services import Services

FEW = 8  # plies: the own move is nearly always among so many
MOST_CHANGED = 4  # lines: below them stands what is possible now
MOST_TOLD = 800  # characters about what the others did: the same holds for them


class Since:
    """Tells it."""

    def __init__(self, services: Services) -> None:
        self._languages, self._tables = services.languages, services.tables

    async def told(self, interaction: discord.Interaction, now: Table, seat: int, pressed: Pressed, said: str) -> str:
        """That something has changed since what was pressed was shown, as ``said``, and a line for each thing that happened which
        the seat may read, the newest of many, below what was taken back.
        """
        labels = await self._languages.labels(interaction, now)
        try:
            first, back = (await self._tables.at(now, pressed.revision)).row.ply, list[str]()
        except Refusal:
            first, back = await self._taken_back(now, labels, seat)
        moves = [past_move(row) for row in await self._tables.store.moves.of(now.row.id, from_ply=first)]
        lines = [*back, *lines_of(labels, moves, seat)]
        shown = [f"- {line}" for line in lines[-MOST_CHANGED:]]
        if gone := len(lines) - len(shown):
            shown.insert(0, labels.words("turn-lines-before", count=gone, earlier="yes"))
        return "\n".join([labels.words(said), *shown])

    async def meanwhile(self, labels: Labels, now: Table, seat: int) -> str:
        """What the others have done since the seat chose a move last, as posts tell it, and what was planned for it or forced upon
        it behind that; "" for nothing.
        """
        told, own = list[PastMove](), list[int]()
        for plies in (FEW, WINDOW):
            told = await past_moves(self._tables, now, last=plies)
            mine = [place for place, part in enumerate(told) if part.row.seat == seat and not part.forced]
            # What was planned was chosen before.
            own = [place for place in mine if not told[place].row.automatic]
            if own or now.row.ply <= plies:
                break
        since = dropwhile(lambda part: part.forced and part.row.seat == seat, told[own[-1] + 1 if own else 0 :])
        return told_above(labels, [*since], MOST_TOLD)

    async def _taken_back(self, now: Table, labels: Labels, seat: int) -> tuple[int, list[str]]:
        """The ply to which moves were taken back last, and what had happened by them; where none were, the present one."""
        rows = await self._tables.store.moves.undone(now.row.id)
        last = [row for row in rows if row.undone_at == rows[-1].undone_at]
        events = [event for row in last for event in msgspec.json.decode(row.events, type=StoredEvents).events]
        lines = [labels.words("panel-taken-back", what=line) for line in sentences(labels, events, seat)]
        return min((row.ply for row in last), default=now.row.ply + 1) - 1, lines
