"""``/away``: until a day nobody is pinged or reminded in any match and his clocks stand still; the others see it.

Each server says how many days of a year that may be; what counts is the least of the servers on which the person plays.
"""

from __future__ import annotations

from datetime import timedelta

import discord
from babel.dates import format_date
from discord.app_commands import Choice
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import Offer, choices
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.features.people.absence import day_names, days, read_day, spent
from cogs.match.entries import notice
from cogs.match.refusals import Refusal
from cogs.posting.hours import instant, today
from cogs.services import Services
from db.time_rows import HoursRow
from locales import words

OFFERED = (0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28)  # days from today


class AwayCog(commands.Cog):
    """Leaves and comes back."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._outbox = services.outbox
        self._reminders = services.reminders
        self._store = services.store
        services.controls.on_press("back", self.back)

    @command("away")
    async def away(self, interaction: discord.Interaction, until: str | None = None) -> None:
        """Be away from now on, or see how that stands."""
        await messages.acknowledge(interaction)
        if until is not None:
            await self._go(interaction, until)
        await self._show(interaction)

    @away.autocomplete("until")
    async def _days(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        lang = await self._languages.of(interaction)
        now_day = today(utc_now(), (await self._hours(interaction)).zone)
        typed = read_day(current, now_day)
        offered = [typed] if typed else [now_day + timedelta(days=number) for number in OFFERED]
        offers = [
            Offer(format_date(day, "full", locale=lang), day.isoformat(), tuple(day_names(day))) for day in offered
        ]
        return choices(offers, "" if typed else current)

    async def back(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button: here again."""
        await messages.acknowledge(interaction)
        user, now = interaction.user.id, utc_now()
        if (await self._hours(interaction)).away_until > now:
            await self._reminders.claim_due(now)
            await self._store.hours.come_back(user, now)
            await self._tell(user, "notice-back", {}, now)
        await self._show(interaction)

    async def _go(self, interaction: discord.Interaction, until: str) -> None:
        user, now, server = interaction.user.id, utc_now(), interaction.guild_id or 0
        zone = (await self._hours(interaction)).zone
        last = read_day(until, today(now, zone))
        if last is None:
            raise Refusal("no-day", typed=until[:50])
        ends = instant(last + timedelta(days=1), zone, 0)
        allowed = min((await self._store.hours.budgets(user, server)).values())
        before = [(row.starts, min(row.ends, now)) for row in await self._store.hours.absences(user)]
        after = spent([*before, (now, ends)], zone)
        for year in {day.year for day in days(now, ends, zone)}:
            if after[year] > allowed:
                raise Refusal(
                    "away-budget", year=str(year), most=allowed, left=max(0, allowed - spent(before, zone)[year])
                )
        # What has come due by now still counts.
        await self._reminders.claim_due(now)
        await self._store.hours.go(user, now, ends)
        await self._tell(user, "notice-away", {"until": ends - 60}, now)

    async def _tell(self, user: int, message: str, times: dict[str, int], now: int) -> None:
        """The others read it in every match."""
        rows = [row for row in await self._store.matches.of_user(user) if row.status == "running"]
        await self._store.outbox.add(
            [notice(row.id, f"{row.id}:{message}:{user}:{now}", message, {"by": user}, times=times) for row in rows],
            now,
        )
        for row in rows:
            await self._outbox.deliver(row.id)

    async def _show(self, interaction: discord.Interaction) -> None:
        user, now, server = interaction.user.id, utc_now(), interaction.guild_id or 0
        hours = await self._hours(interaction)
        w = words(await self._languages.of(interaction))
        allowed = min((await self._store.hours.budgets(user, server)).values())
        used = spent([(row.starts, row.ends) for row in await self._store.hours.absences(user)], hours.zone)
        year = today(now, hours.zone).year
        gone = hours.away_until > now
        text = w(
            "away-text",
            away="yes" if gone else "no",
            until=f"<t:{hours.away_until - 60}:f>",
            left=max(0, allowed - used[year]),
            most=allowed,
            year=str(year),
        )
        controls = [Press(Pressed("back", 0, 0), w("away-back"), discord.ButtonStyle.primary)] if gone else []
        await messages.answer(interaction, layout.text_view(text, controls=controls))

    async def _hours(self, interaction: discord.Interaction) -> HoursRow:
        (hours,) = await self._store.hours.of([interaction.user.id], interaction.guild_id or 0)
        return hours
