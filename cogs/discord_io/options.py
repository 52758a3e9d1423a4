"""Options that several commands share: language, time zone, quiet hours."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from cogs.discord_io.autocomplete import Offer, choices
from cogs.discord_io.commands import said
from cogs.discord_io.zones import cities, usable, zones
from cogs.match.refusals import Refusal
from locales import Words
from locales.spelling import bare, key

LANGUAGES = [Choice(name=said("language-en"), value="en"), Choice(name=said("language-pl"), value="pl")]


async def complete_zone(interaction: discord.Interaction, current: str) -> list[Choice[str]]:
    """Zones whose name, or that of their city in any language, holds what was typed."""
    return choices((Offer(zone, zone, cities(zone)) for zone in zones()), current)


def known_zone(zone: str) -> str:
    """The zone as it is spelt, typed by its name or by its city. Raises Refusal for one that does not exist."""
    exact, wanted = bare(zone.strip()), key(zone)
    for fits in (
        # Of some names the signs count: Etc/GMT+3.
        lambda known: exact == bare(known),
        lambda known: wanted in (key(known), *map(key, cities(known))),
    ):
        if found := next(filter(fits, zones()), None):
            return found
    raise Refusal("no-zone", typed=zone[:50])


def zone_gone(zone: str, w: Words) -> str:
    """What is said below to whoever has a stored zone that this machine does not know; "" for one that it knows."""
    return "" if usable(zone) == zone else "\n" + w("zone-gone", zone=zone[:50], instead=usable(zone))


def quiet_hours(first: int | None, end: int | None) -> dict[str, int | None]:
    """Quiet hours as they were typed, ready to be stored. Raises Refusal for one hour without the other."""
    if (first is None) != (end is None):
        raise Refusal("quiet-both")
    return {"quiet_from": first, "quiet_to": end}


def quiet_facts(first: int, end: int) -> dict[str, str]:
    """The same for a sentence."""
    return {"quiet": "no" if first == end else "yes", "quiet_from": f"{first}:00", "quiet_to": f"{end}:00"}
