"""Moves as slash commands: one command per kind of move, one option per field, each with its legal values suggested."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Protocol

import discord
from discord import app_commands

from cogs.choosing.picker import PLACE_FIELDS, SEAT_FIELDS, Picker
from cogs.discord_io.autocomplete import choices
from cogs.discord_io.commands import said
from cogs.match.tables import Position
from cogs.presentation.autocomplete_cache import Glance
from cogs.presentation.components import component_id
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from games.base import Move

NONE = "-"  # how an empty set of things is typed


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
        position, labels = glance.position, glance.labels
        kind = command.extras["kind"]
        chosen = {
            name: meant(position, labels, position.moves, kind, name, value)
            for name, value in interaction.namespace
            if value not in ("", None) and name != field
        }
        values = Picker(position.moves).values(kind, field, chosen)
        remarks = Remarks(position, labels)
        shown = [
            (remarks.choice(field, value, {**chosen, "kind": kind}), spelt(value)) for value in labels.ordered(values)
        ]
        return choices(shown, current, labels)

    return answer


def spelt(value: Any) -> str:
    """A value of a field as autocomplete sends it; several things are joined."""
    if isinstance(value, tuple):
        return "+".join(str(item) for item in value) or NONE
    return str(value)


def meant(position: Position, labels: Labels, moves: Sequence[Move], kind: str, field: str, value: Any) -> Any:
    """What a value typed for a kind of move stands for: an id, or the label of one in the person's language or in English.

    ``moves`` are those whose values are known by their labels; seats always are.
    """
    if not isinstance(value, str):
        return value
    typed = value.casefold().strip()
    values = [getattr(move, field) for move in moves if hasattr(move, field)]
    seats = range(position.table.state.seats) if field in SEAT_FIELDS else ()
    for known in dict.fromkeys([*values, *seats]):
        if typed in (spelt(known).casefold(), labels.choice(field, known, kind).casefold()):
            return known
    if (named := component_id(position.table.game, value)) is not None:
        return named
    return value.strip().upper() if field in PLACE_FIELDS else value.strip()
