"""Menus and buttons for what people and servers set: language, zone, hour, quiet hours; and what was chosen in them.

A control's argument is ``field`` or ``field.value``; a zone takes two menus, first the part of the world.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import discord

from cogs.discord_io.autocomplete import MOST_CHOICES
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.discord_io.options import known_zone
from cogs.discord_io.zones import place, zones
from cogs.match.refusals import Refusal
from locales import LANGUAGES, Words

REGION = "region"
REGIONS = ("Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian", "Antarctica", "Etc")
_EVENINGS, _MORNINGS = (20, 21, 22, 23, 0), (6, 7, 8, 9)
_SWITCHES = frozenset({"by_dm", "confirm", "always_ask", "hints"})


def setting_menus(kind: str, w: Words, *, lang: str, zone: str, hour: int, quiet: tuple[int, int]) -> list[Choose]:
    """A menu for each thing that both people and servers set, with what is set now; ``kind`` is that of the controls."""
    return [
        _menu(
            kind, "lang", [(w("setting-language", language=w(f"language-{one}")), one) for one in LANGUAGES], lang, w
        ),
        _menu(kind, "hour", [(w("setting-hour", hour=f"{one}:00"), str(one)) for one in range(24)], str(hour), w),
        _menu(kind, "quiet", [(_quiet(w, span), _span(span)) for span in _spans(quiet)], _span(quiet), w),
        Choose(
            Pressed(kind, 0, 0, REGION),
            [discord.SelectOption(label=w(f"setting-region-{name}"), value=name) for name in REGIONS],
            w("setting-zone", zone=zone),
        ),
    ]


def number_menu(kind: str, field: str, w: Words, offered: Sequence[int], now: int) -> Choose:
    """A menu of numbers, worded by ``setting-<field>``; the one that is set now stands among them."""
    numbers = sorted({*offered, now})
    return _menu(kind, field, [(w(f"setting-{field}", count=one), str(one)) for one in numbers], str(now), w)


def switch(kind: str, field: str, w: Words, *, on: bool) -> Press:
    """The button that sets a yes or no to what it is not now, worded by ``setting-<field>-yes`` or ``-no``."""
    other = "no" if on else "yes"
    return Press(Pressed(kind, 0, 0, f"{field}.{other}"), w(f"setting-{field}-{other}"))


def zone_controls(kind: str, w: Words, region: str, now: int) -> list[discord.ui.Item[Any]]:
    """The zones of a part of the world in menus, each with the time that it is there; and the way back to all settings."""
    listed = [zone for zone in zones() if zone.startswith(f"{region}/")]
    parts = [listed[start : start + MOST_CHOICES] for start in range(0, len(listed), MOST_CHOICES)]
    at = datetime.fromtimestamp(now, UTC)
    menus = [
        Choose(
            Pressed(kind, 0, 0, f"zone.{number}"),
            [
                discord.SelectOption(label=_city(zone), value=zone, description=f"{at.astimezone(place(zone)):%H:%M}")
                for zone in part
            ],
            w("setting-zones", first=_city(part[0]), last=_city(part[-1])),
        )
        for number, part in enumerate(parts)
    ]
    return [*menus, Press(Pressed(kind, 0, 0), w("panel-back"))]


def chosen(pressed: Pressed) -> dict[str, Any]:
    """What a control sets, by the names of the stored settings; nothing for the way back.

    Raises Refusal for what no control of ours has.
    """
    field, _, told = pressed.arg.partition(".")
    value = (*pressed.values, told)[0]
    if field == "zone":
        return {"zone": known_zone(value)}
    if field in _SWITCHES:
        return {field: value == "yes"}
    if field == "lang" and value in LANGUAGES:
        return {"lang": value}
    numbers = [int(number) for number in value.split("-") if number.isdecimal()]
    if field == "quiet" and len(numbers) == 2 and max(numbers) < 24:
        return {"quiet_from": numbers[0], "quiet_to": numbers[1]}
    if field == "hour" and len(numbers) == 1 and numbers[0] < 24:
        return {"hour": numbers[0]}
    if field == "away_days" and len(numbers) == 1 and numbers[0] <= 366:
        return {"away_days": numbers[0]}
    if field:
        raise Refusal("stale")
    return {}


def _menu(kind: str, field: str, options: Sequence[tuple[str, str]], now: str, w: Words) -> Choose:
    listed = [discord.SelectOption(label=label, value=value, default=value == now) for label, value in options]
    return Choose(Pressed(kind, 0, 0, field), listed, w(f"setting-{field}-choose"))


def _spans(now: tuple[int, int]) -> list[tuple[int, int]]:
    """None, those of a usual night, and the one that is set now."""
    usual = [(0, 0), *((first, end) for first in _EVENINGS for end in _MORNINGS)]
    return usual if now in usual or now[0] == now[1] else [*usual, now]


def _span(span: tuple[int, int]) -> str:
    """The value of quiet hours in a menu; all that have no length are none."""
    return "0-0" if span[0] == span[1] else f"{span[0]}-{span[1]}"


def _quiet(w: Words, span: tuple[int, int]) -> str:
    if span[0] == span[1]:
        return w("setting-quiet-none")
    return w("setting-quiet", first=f"{span[0]}:00", end=f"{span[1]}:00")


def _city(zone: str) -> str:
    return zone.partition("/")[2].replace("_", " ")
