"""The post of a lobby: who is here, what is chosen, the buttons."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from cogs.discord_io import failures, messages
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.layout import rows
from cogs.features.lobby.setup_choices import NoChoices, SetupChoices
from cogs.match.locks import Locks
from cogs.match.names import written
from cogs.match.refusals import Refusal
from cogs.posting.outbox import Outbox
from cogs.presentation import clocks
from db.rows import MatchRow, OutboxRow, SeatRow
from db.store import Store
from locales import PREFIXES, Words, words

log = logging.getLogger("tablebot.lobby")


class LobbyPosts:
    """Delivers the outbox entries ``lobby``."""

    def __init__(self, client: discord.Client, store: Store, outbox: Outbox) -> None:
        self._client, self._store = client, store
        self.setup_choices: defaultdict[str, SetupChoices] = defaultdict(NoChoices)  # by slug
        self.edits = Locks()  # by match; of several edits at once the last shows everything
        outbox.register("lobby", self.send)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Bring the lobby's post up to date; posted anew where it cannot be edited and people may still join."""
        match = entry.match or 0
        async with self.edits.of(match):
            row, view = await self.row(match), await self.view(match)
            try:
                if row.lobby_message is not None and await messages.edit(
                    self._client, row.channel, row.lobby_message, view
                ):
                    return row.lobby_message
            except failures.PostFailed as failed:
                if row.status == "lobby" or failed.failure == "later":
                    raise
                log.info("the lobby of match %s keeps its buttons: %s", match, failed)
            if row.status != "lobby":
                return None
            message = await messages.post(self._client, row.channel, view, once=f"{entry.key}/lobby")
            await self._store.matches.set_lobby_message(match, message)
            return message

    async def view(self, match: int) -> discord.ui.LayoutView:
        """The post as it should be now."""
        row, seats = await self.row(match), await self._store.seats.of(match)
        return lobby_view(row, seats, *await self.setup_choices[row.slug].shown(row, seats))

    async def row(self, match: int) -> MatchRow:
        """The match. Raises Refusal if there is none."""
        row = await self._store.matches.load(match)
        if row is None:
            raise Refusal("no-match", match=match)
        return row


def lobby_view(
    row: MatchRow, seats: Sequence[SeatRow], more: str = "", controls: Sequence[discord.ui.Item[Any]] = ()
) -> discord.ui.LayoutView:
    """The post of a match that is being gathered; without controls once it is over.

    ``more`` and ``controls``: what the game asks of people before the start.
    """
    w = words(row.lang)
    prefix = PREFIXES[row.slug]
    people = "\n".join(f"{number}. {written(seat.name)}" for number, seat in enumerate(seats, 1))
    least = row.seats_min if row.seats_min < row.seats_max else 0
    text = w("lobby-text", seats=len(seats), most=row.seats_max, least=least, people=people or "–")
    box = discord.ui.Container(discord.ui.TextDisplay(w("lobby-title", game=w(f"{prefix}-name"), match=row.id)))
    box.add_item(discord.ui.TextDisplay(text))
    chosen = [*option_lines(w, prefix, row.options), clocks.clock_line(w, row)]
    if row.rated:
        chosen.append(w("lobby-rated"))
    box.add_item(discord.ui.TextDisplay("\n".join(chosen)))
    if more:
        box.add_item(discord.ui.TextDisplay(more))
    if row.status != "lobby":
        box.add_item(discord.ui.TextDisplay(w(f"lobby-{row.status}")))
    else:
        for line in rows(
            [
                *controls,
                Press(Pressed("lobby", row.id, 0, "join"), w("lobby-join"), discord.ButtonStyle.success),
                Press(Pressed("lobby", row.id, 0, "leave"), w("lobby-leave")),
                Press(
                    Pressed("lobby", row.id, 0, "start"),
                    w("lobby-start"),
                    discord.ButtonStyle.primary,
                    disabled=len(seats) < row.seats_min,
                ),
                Press(Pressed("lobbyset", row.id, 0), w("lobby-settings")),
            ]
        ):
            box.add_item(line)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def option_lines(w: Words, prefix: str, options: str) -> list[str]:
    """Each option of a match with its value, by name where the value has one."""
    chosen: dict[str, Any] = msgspec.json.decode(options)
    lines: list[str] = []
    for name, value in chosen.items():
        if isinstance(value, list | dict) or value == "":
            # What single seats bring stands elsewhere.
            continue
        if isinstance(value, bool):
            value = "yes" if value else "no"
        named = f"{prefix}-option-{name}-{value}"
        shown = w(named) if w.has(named) else str(value)
        lines.append(w("lobby-option", name=w(f"{prefix}-option-{name}"), value=shown))
    return lines or [w("lobby-no-options")]
