"""Choices as Discord's autocomplete takes them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from discord import app_commands

from locales.spelling import bare, holds, key

MOST_CHOICES = 25
LONGEST_VALUE = 100  # characters of a choice's value


class Offer(NamedTuple):
    """What may be chosen: as it is shown, as it is sent, and other names by which it is found."""

    label: str
    value: str
    names: tuple[str, ...] = ()


def choices(offers: Iterable[Offer], current: str) -> list[app_commands.Choice[str]]:
    """At most 25 choices that fit what was typed in any language, without case and marks; those that begin with it first.

    Every line can be chosen: whoever types on sees the others. A set of things too long for Discord is left out: cut off it would
    not be understood, and the panel has no such limit.
    """
    typed = " ".join(key(current))
    fitting: list[tuple[bool, Offer]] = []
    for offer in offers:
        known = [offer.label, *offer.names]
        if len(offer.value) > LONGEST_VALUE:
            continue
        if not typed or bare(current.strip()) in bare(offer.value) or any(holds(name, current) for name in known):
            fitting.append((any(" ".join(key(name)).startswith(typed) for name in known), offer))
    fitting.sort(key=lambda found: not found[0])
    return [app_commands.Choice(name=offer.label or "–", value=offer.value) for _, offer in fitting[:MOST_CHOICES]]
