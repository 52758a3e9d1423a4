"""Moves as slash commands: one command per kind of move, one option per field, each with its legal values suggested."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any, Protocol

import discord
from discord import app_commands

from cogs.discord_io.autocomplete import Offer, choices
from cogs.discord_io.commands import said
from cogs.features.games.reading import Reading, spelt
from cogs.presentation.autocomplete_cache import Glance
from cogs.presentation.remarks import Remarks
from games.base import Move


class Typed(Protocol):
    """The cog of a game, as far as its commands need it."""

    async def make(self, interaction: discord.Interaction, kind: str, **typed: Any) -> None:
        """Play a typed move."""
        ...

    async def glance(self, interaction: discord.Interaction) -> Glance | None:
        """The position of whoever is typing; None where nothing can be typed."""
        ...


def plays(
    prefix: str, move: type[Move], *, optional: Collection[str] = (), parent: app_commands.Group | None = None
) -> Any:
    """The slash command of a kind of move, to be kept as an attribute of the game's cog.

    Its name is the message ``command-<prefix>-<kind>``; its description is the hint of the kind of move, those of its options
    are the questions of the panel, and their names the messages ``command-<prefix>-field-<field>``, most of which all games
    share. ``optional`` fields may be left out, and are then asked for where they matter.
    """
    kind = str(move.__struct_config__.tag)
    fields = move.__struct_fields__
    required = len(fields) - len(move.__struct_defaults__)
    hints = typing.get_type_hints(move)

    async def play(cog: Typed, interaction: discord.Interaction, **typed: Any) -> None:
        await cog.make(interaction, kind, **typed)

    parameters = [
        inspect.Parameter(
            field,
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            annotation=bool if hints[field] is bool else str,
            default=None if place >= required or field in optional else inspect.Parameter.empty,
        )
        for place, field in enumerate(fields)
    ]
    # Discord wants what must be given first.
    parameters.sort(key=lambda parameter: parameter.default is None)
    own = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in ("self", "interaction")]
    play.__signature__ = inspect.Signature(own + parameters)  # pyright: ignore[reportFunctionMemberAccess]
    # discord.py tells methods from functions by this name.
    play.__name__, play.__qualname__ = kind, f"GameCog.{kind}"
    callback: Any = app_commands.describe(**{field: said(f"{prefix}-field-{field}") for field in fields})(play)
    callback = app_commands.rename(**{field: said(f"command-{prefix}-field-{field}") for field in fields})(callback)
    if parent is None:
        callback = app_commands.guild_only(app_commands.allowed_installs(guilds=True, users=False)(callback))
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=said(f"command-{prefix}-{kind}"),
        description=said(f"{prefix}-kind-{kind}.hint"),
        callback=callback,
        parent=parent,
        extras={"kind": kind},
    )
    for field in fields:
        if hints[field] is not bool:
            made.autocomplete(field)(completes(field))
    if parent is not None:
        parent.add_command(made)
    return made


def completes(field: str) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """Autocomplete for a field of the command's kind of move: its legal values."""

    async def answer(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        command = interaction.command
        cog: Typed | None = command.binding if isinstance(command, app_commands.Command) else None
        if command is None or cog is None:
            return []
        glance = await cog.glance(interaction)
        if glance is None:
            return []
        typed = {name: value for name, value in interaction.namespace if value not in ("", None) and name != field}
        return choices(offers(glance, command.extras["kind"], field, typed), current)

    return answer


def offers(glance: Glance, kind: str, field: str, typed: Mapping[str, Any]) -> list[Offer]:
    """The legal values of a field that go with what is typed for the others already; what of that is not understood, perhaps not
    yet, is left aside.
    """
    reading = Reading(glance.position, glance.labels, kind)
    meant = reading.meant({name: value for name, value in typed.items() if reading.meant({name: value}).moves})
    values = list(dict.fromkeys(getattr(move, field) for move in meant.moves))
    remarks, chosen = Remarks(glance.position, reading.labels), {**meant.given, "kind": kind}
    return [
        Offer(remarks.choice(field, value, chosen), spelt(field, value), tuple(reading.names(field, value)))
        for value in reading.labels.ordered(values)
    ]
