"""Slash commands whose names, descriptions and options are worded in ``locales/``, and their translation for Discord.

The message ``command-<key>`` holds the name, its attribute ``about`` the description, and for each option ``<option>`` the
description and ``<option>-name`` the name.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from games import offered
from locales import LANGUAGES, PREFIXES, words


def command(key: str) -> Callable[[Callable[..., Any]], Any]:
    """``app_commands.command`` in the words of ``command-<key>``."""

    def wrap(function: Callable[..., Any]) -> Any:
        options = [name for name in inspect.signature(function).parameters if name not in ("self", "interaction")]
        if options:
            function = app_commands.describe(**{name: said(f"command-{key}.{name}") for name in options})(function)
            function = app_commands.rename(**{name: said(f"command-{key}.{name}-name") for name in options})(function)
        # Only where the bot was added to the server: elsewhere it could neither post nor open threads.
        function = app_commands.guild_only(app_commands.allowed_installs(guilds=True, users=False)(function))
        made: Any = app_commands.command(name=said(f"command-{key}"), description=said(f"command-{key}.about"))
        return made(function)

    return wrap


def said(message: str) -> locale_str:
    """A text of the command tree: English as it stands, other languages through ``FluentTranslator``."""
    return locale_str(words("en")(message), message=message)


def game_choices() -> list[app_commands.Choice[str]]:
    """The games that can be played, by name."""
    return [app_commands.Choice(name=said(f"{PREFIXES[slug]}-name"), value=slug) for slug in offered()]


class FluentTranslator(app_commands.Translator):
    """Gives Discord every text of the command tree in the languages we have; ``en-US`` and ``en-GB`` explicitly."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in this locale, None where we do not have the language."""
        message = string.extras.get("message")
        language = locale.value.split("-")[0]
        if message is None or language not in LANGUAGES:
            return None
        return words(language)(message)
