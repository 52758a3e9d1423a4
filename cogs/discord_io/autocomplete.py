"""Choices as Discord's autocomplete takes them."""

from __future__ import annotations

from discord import app_commands

from cogs.presentation.labels import Labels

MOST_CHOICES = 25


LONGEST_VALUE = 100  # characters of a choice's value


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
