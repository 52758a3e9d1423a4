"""The options of a game as they are worded and chosen: every field of its options that has a few values."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import discord
import msgspec

from cogs.discord_io.controls import Choose, Pressed
from cogs.presentation.cutting import cut
from db.rows import MatchRow
from games import GAMES, by_box
from locales import PREFIXES, Words

LONGEST_ROW = 100  # characters of a row of a menu, and of what is said of it


def option_lines(w: Words, prefix: str, options: str) -> list[str]:
    """Each option of a match with its value, by name where the value has one."""
    chosen: dict[str, Any] = msgspec.json.decode(options)
    # What single seats bring stands elsewhere.
    named = {name: value for name, value in chosen.items() if not isinstance(value, list | dict) and value != ""}
    lines = [
        w("lobby-option", name=w(f"{prefix}-option-{name}"), value=_value(w, prefix, name, value))
        for name, value in named.items()
    ]
    return lines or [w("lobby-no-options")]


def option_menus(w: Words, row: MatchRow) -> list[Choose]:
    """A menu for each option of the game, with what is chosen now."""
    prefix, now = PREFIXES[row.slug], _chosen(row)
    return [
        Choose(
            Pressed("lobbyopt", row.id, 0, name),
            [
                discord.SelectOption(
                    label=f"{w(f'{prefix}-option-{name}')}: {_value(w, prefix, name, value)}"[:LONGEST_ROW],
                    value=_token(value),
                    description=_about(w, f"{prefix}-option-{name}-{_token(value)}"),
                    default=value == getattr(now, name),
                )
                for value in values
            ],
            w(f"{prefix}-option-{name}"),
        )
        for name, values in choices_of(row.slug).items()
    ]


def option_hints(w: Words, row: MatchRow) -> list[str]:
    """A line for each option of the game that has a menu: what it does."""
    prefix = PREFIXES[row.slug]
    return [
        w("lobby-option-hint", name=w(f"{prefix}-option-{name}"), hint=w(f"{prefix}-option-{name}.about"))
        for name in choices_of(row.slug)
    ]


def with_option(row: MatchRow, name: str, token: str) -> str:
    """The options of a match with another value for one of them, as JSON. Raises KeyError for one that there is not."""
    values = {_token(value): value for value in choices_of(row.slug)[name]}
    return msgspec.json.encode(msgspec.structs.replace(_chosen(row), **{name: values[token]})).decode()


def check_options(slug: str, seats: int, options: str, box: str = "") -> None:
    """Whether so many can play a game with these options, by an edition of its box that may be no more. Raises IllegalMove for a
    combination that the rules do not have.
    """
    game = by_box(slug, box)
    game.setup(seats, msgspec.json.decode(options, type=game.options), "start")


def choices_of(slug: str) -> dict[str, tuple[Any, ...]]:
    """The options of a game that have a few values, with these, the first being the usual one."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, kind in get_type_hints(GAMES[slug].options).items():
        if kind is bool:
            found[name] = (False, True)
        elif get_origin(kind) is Literal:
            found[name] = get_args(kind)
    return found


def _chosen(row: MatchRow) -> Any:
    return msgspec.json.decode(row.options, type=GAMES[row.slug].options)


def _token(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _about(w: Words, option: str) -> str | None:
    """What a value of an option does, where its name does not say it."""
    return cut(w(f"{option}.about"), LONGEST_ROW) if w.has(f"{option}.about") else None


def _value(w: Words, prefix: str, name: str, value: Any) -> str:
    message = f"{prefix}-option-{name}-{_token(value)}"
    return w(message) if w.has(message) else str(value)
