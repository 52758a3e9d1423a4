"""Marks by which controls of one database are told from those of another: of a bot that was begun anew, of one that was started on
another file for a while, of a second one that answers for the same application.

A control bears it in the number by which Discord tells the components of a message apart; its own id has no room to spare.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol, cast

import discord

from cogs.match.refusals import Refusal
from db.store import Store

MOST = 64  # controls in a message; Discord takes 40 components
_LARGEST = 1 << 24  # with a number below MOST, a mark fits the 32 bits that Discord has for it


@dataclass(frozen=True)
class Mark:
    """What tells a database from all others, and since when (seconds) its controls bear it."""

    number: int
    since: int


class Marked(Protocol):
    """The bot, as far as those need it who send and receive controls."""

    mark: Mark


async def mark_of(store: Store, now: int) -> Mark:
    """The mark of a database, which is made when it is asked for first."""
    number, since = (await store.servers.keep_value("mark", f"{1 + secrets.randbelow(_LARGEST - 1)} {now}")).split()
    return Mark(int(number), int(since))


def put(client: object, view: discord.ui.LayoutView) -> None:
    """Mark the controls of a view that is about to be sent as those of the client's database."""
    controls = [item for item in view.walk_children() if getattr(item, "custom_id", None)]
    for place, item in enumerate(controls):
        # What can be pressed after a restart is wrapped, and is sent as what is in it.
        control = item.item if isinstance(item, discord.ui.DynamicItem) else item
        control.id = cast(Marked, client).mark.number * MOST + place


def check(interaction: discord.Interaction) -> None:
    """Raises Refusal if the control that was pressed is of another database. Those from before there were marks have none."""
    message, mark = interaction.message, cast(Marked, interaction.client).mark
    if message is None:
        return
    pressed = _number_of(message.components, str((interaction.data or {}).get("custom_id"))) // MOST
    if pressed != mark.number and (pressed or message.created_at.timestamp() > mark.since):
        raise Refusal("other-data")


def _number_of(components: Iterable[Any], custom_id: str) -> int:
    """The number of the control of this id among components and what is in them; 0 where there is none."""
    for item in components:
        if getattr(item, "custom_id", None) == custom_id:
            return item.id or 0
        within = [*getattr(item, "children", ()), *filter(None, [getattr(item, "accessory", None)])]
        if found := _number_of(within, custom_id):
            return found
    return 0
