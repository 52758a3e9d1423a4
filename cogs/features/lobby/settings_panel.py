"""What the host of a lobby may still choose: the clock of the match, what happens when it has run out, computer seats."""

from __future__ import annotations

from typing import Any, Literal, cast

import discord
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.match.refusals import Refusal
from cogs.presentation import clocks
from cogs.services import Services
from cogs.standings.ratings import check_rated
from db.rows import ClockEnd, MatchRow, OutboxEntry, SeatRow
from locales import Words, words

COMPUTERS: dict[str, Literal["sensible", "random"]] = {"add": "sensible", "easy": "random"}  # by what its button says


class SettingsPanel(commands.Cog):
    """The private panel behind the button of the lobby's post."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._outbox = services.outbox
        self._store = services.store
        self._tables = services.tables
        services.controls.on_press("lobbyset", self.open)
        services.controls.on_press("lobbyclock", self.choose_clock)
        services.controls.on_press("lobbyend", self.choose_end)
        services.controls.on_press("lobbyseat", self.change_computers)
        services.controls.on_press("lobbyrated", self.choose_rated)

    async def open(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """What is chosen now."""
        await messages.acknowledge(interaction)
        await self._show(interaction, await self._lobby(interaction, pressed.match))

    async def choose_clock(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Another clock, or none."""
        await messages.acknowledge(interaction)
        bank, step = clocks.PRESETS[pressed.values[0]]
        async with self._tables.locks.of(pressed.match):
            row = await self._lobby(interaction, pressed.match)
            await self._store.lobby.set_clock(row.id, bank, step, row.clock_end)
        await self._changed(interaction, pressed.match)

    async def choose_end(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """What happens when somebody's time is up."""
        await messages.acknowledge(interaction)
        end = cast("ClockEnd", pressed.values[0])
        async with self._tables.locks.of(pressed.match):
            row = await self._lobby(interaction, pressed.match)
            await self._store.lobby.set_clock(row.id, row.clock_bank, row.clock_step, end)
        await self._changed(interaction, pressed.match)

    async def change_computers(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """One computer seat more, or one less."""
        await messages.acknowledge(interaction)
        async with self._tables.locks.of(pressed.match):
            row = await self._lobby(interaction, pressed.match)
            computers = await self._computers(row.id)
            if kind := COMPUTERS.get(pressed.arg):
                if row.rated:
                    check_rated(row.seats_max, computers=len(computers) + 1)
                name = words(row.lang)(f"lobby-computer-{kind}", number=len(computers) + 1)
                await self._store.lobby.join_computer(row.id, name, kind, utc_now())
            elif computers:
                await self._store.lobby.leave(row.id, computers[-1].user)
        await self._changed(interaction, pressed.match)

    async def choose_rated(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Rated or not. Who has joined a match that is not rated must not find himself in one that is."""
        await messages.acknowledge(interaction)
        async with self._tables.locks.of(pressed.match):
            row = await self._lobby(interaction, pressed.match)
            rated = pressed.arg == "yes"
            if rated:
                seats = await self._store.seats.of(row.id)
                check_rated(row.seats_max, computers=sum(seat.kind != "person" for seat in seats))
                if len(seats) > 1:
                    raise Refusal("rated-joined")
            await self._store.lobby.set_rated(row.id, rated)
        await self._changed(interaction, pressed.match)

    async def _changed(self, interaction: discord.Interaction, match: int) -> None:
        """Everybody sees it on the lobby's post."""
        entry = OutboxEntry(f"lobby:{match}:{interaction.id}", match, "lobby", "{}")
        await self._store.outbox.add([entry], utc_now())
        await self._outbox.deliver(match, hurry=True)
        await self._show(interaction, await self._lobby(interaction, match))

    async def _lobby(self, interaction: discord.Interaction, match: int) -> MatchRow:
        row = await self._store.matches.load(match)
        if row is None or row.status != "lobby":
            raise Refusal("lobby-over")
        if interaction.user.id != row.host and not interaction.permissions.manage_guild:
            raise Refusal("lobby-host-only")
        return row

    async def _computers(self, match: int) -> list[SeatRow]:
        return [seat for seat in await self._store.seats.of(match) if seat.kind != "person"]

    async def _show(self, interaction: discord.Interaction, row: MatchRow) -> None:
        w = words(await self._languages.of(interaction))
        computers = await self._computers(row.id)
        controls: list[discord.ui.Item[Any]] = [self._clock(row, w)]
        if row.clock_bank:
            controls.append(self._end(row, w))
        controls += [Press(Pressed("lobbyseat", row.id, 0, arg), w(f"lobby-computer-{arg}")) for arg in COMPUTERS]
        if computers:
            controls.append(Press(Pressed("lobbyseat", row.id, 0, "remove"), w("lobby-computer-remove")))
        label, choice = (w("lobby-unrate"), "no") if row.rated else (w("lobby-rate"), "yes")
        controls.append(Press(Pressed("lobbyrated", row.id, 0, choice), label))
        await messages.answer(interaction, layout.text_view(w("lobby-settings-text"), controls=controls))

    def _clock(self, row: MatchRow, w: Words) -> Choose:
        now = clocks.preset_of(row)
        options = [
            discord.SelectOption(label=w(f"clock-{name}"), value=name, default=name == now) for name in clocks.PRESETS
        ]
        return Choose(Pressed("lobbyclock", row.id, 0), options, w("clock-choose"))

    def _end(self, row: MatchRow, w: Words) -> Choose:
        options = [
            discord.SelectOption(label=w(f"clock-end-{end}"), value=end, default=end == row.clock_end)
            for end in clocks.ENDS
        ]
        return Choose(Pressed("lobbyend", row.id, 0), options, w("clock-end-choose"))
