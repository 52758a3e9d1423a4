"""Moves as slash commands: one command per kind of move, one option per field, each with its legal values suggested."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Collection, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.choosing.picker import Picker
from cogs.discord_io.commands import said
from cogs.discord_io.errors import Refusal
from cogs.discord_io.find_match import find_match
from cogs.match.tables import Position
from cogs.presentation.autocomplete_cache import Glance
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from games.base import Game, Move

if TYPE_CHECKING:
    from cogs.client import TableBot

MOST_CHOICES = 25
LONGEST_VALUE = 100  # characters of a choice's value
PLACES = frozenset({"cell", "hex"})  # fields whose values are written in capital letters
NONE = "-"  # how an empty set of things is typed


def plays(
    prefix: str, move: type[Move], *, optional: Collection[str] = (), parent: app_commands.Group | None = None
) -> Any:
    """The slash command of a kind of move, to be kept as an attribute of the game's cog.

    Its name is the message ``command-<prefix>-<kind>``; its description is the hint of the kind of move, those of its options
    are the questions of the panel, and their names the messages ``command-field-<field>``. ``optional`` fields may be left out,
    and are then asked for where they matter.
    """
    kind = str(move.__struct_config__.tag)
    fields = move.__struct_fields__
    required = len(fields) - len(move.__struct_defaults__)
    hints = typing.get_type_hints(move)

    async def play(cog: Any, interaction: discord.Interaction, **typed: Any) -> None:
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
    callback = app_commands.rename(**{field: said(f"command-field-{field}") for field in fields})(callback)
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
        bot: Any = interaction.client
        command = interaction.command
        cog: Any = command.binding if isinstance(command, app_commands.Command) else None
        if command is None or cog is None:
            return []
        glance = await _glance(bot, interaction, cog.slug)
        if glance is None:
            return []
        position, labels = glance.position, glance.labels
        kind = command.extras["kind"]
        chosen = {
            name: meant(position, labels, kind, name, value)
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


async def _glance(bot: TableBot, interaction: discord.Interaction, slug: str) -> Glance | None:
    """The position of whoever is typing, from memory where it is there; None where nothing can be typed."""
    user, locale = interaction.user.id, str(interaction.locale)
    glance = bot.memory.recall(interaction.channel_id or 0, user)
    if glance is not None and glance.locale == locale and glance.position.table.row.slug == slug:
        return glance
    since = bot.memory.changes
    try:
        match = await find_match(bot, interaction, slug)
        position = await bot.tables.position(match.id, user)
    except Refusal:
        return None
    glance = Glance(position, await bot.labels(interaction, position.table), locale)
    bot.memory.keep(user, glance, since)
    return glance


def choices(values: list[tuple[str, str]], current: str, labels: Labels) -> list[app_commands.Choice[str]]:
    """At most 25 choices that fit what was typed, those that begin with it first; the last says if there are more.

    A set of things too long for Discord is left out: cut off it would not be understood, and the panel has no such limit.
    """
    typed = current.casefold().strip()
    fitting = [
        (label, value)
        for label, value in values
        if len(value) <= LONGEST_VALUE and (typed in label.casefold() or typed in value.casefold())
    ]
    fitting.sort(key=lambda pair: not pair[0].casefold().startswith(typed))
    out = [app_commands.Choice(name=label or "–", value=value) for label, value in fitting[:MOST_CHOICES]]
    if len(fitting) > MOST_CHOICES:
        more = labels.words("choices-more", count=len(fitting) - MOST_CHOICES + 1)
        out[-1] = app_commands.Choice(name=more, value=typed or "…")
    return out


def spelt(value: Any) -> str:
    """A value of a field as autocomplete sends it; several things are joined."""
    if isinstance(value, tuple):
        return "+".join(str(item) for item in value) or NONE
    return str(value)


def meant(position: Position, labels: Labels, kind: str, field: str, value: Any) -> Any:
    """What a value typed for a kind of move stands for: an id, or the label of one in the person's language or in English."""
    if not isinstance(value, str):
        return value
    typed = value.casefold().strip()
    for known in dict.fromkeys(getattr(move, field) for move in position.moves if hasattr(move, field)):
        if typed in (spelt(known).casefold(), labels.choice(field, known, kind).casefold()):
            return known
    if (named := component_id(position.table.game, value)) is not None:
        return named
    return value.strip().upper() if field in PLACES else value.strip()


def component_id(game: Game[Any], typed: str) -> str | None:
    """The component of this id or of this name in any language, None if there is none."""
    name = typed.casefold().strip()
    if name in game.components:
        return name
    found = (part for part in game.components.values() if name in (known.casefold() for known in part.name.values()))
    return next((part.id for part in found), None)
