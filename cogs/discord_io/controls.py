"""Buttons and selects that survive a restart: all they know stands in their id, ``kind:match:revision:arg``.

Every control of the bot is a :class:`Press` or a :class:`Choose`; features register what a kind does with ``on_press``. Views
are built anew for every message and hold nothing else, because discord.py can unregister a DynamicItem class when a view that
mixes it with plain items ends.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, cast

import discord

from cogs.choosing.paths import ROOM
from cogs.discord_io import belonging, messages
from cogs.discord_io.errors import outcome_of
from cogs.discord_io.languages import Languages
from cogs.monitoring import logs
from db.store import Store

ID = rf"(?P<kind>[a-z]+):(?P<match>\d+):(?P<revision>\d+):(?P<arg>[^:]{{0,{ROOM}}})"


@dataclass(frozen=True)
class Pressed:
    """Which control was used: its kind, match, revision of the position it belongs to, argument, and the chosen values."""

    kind: str
    match: int
    revision: int
    arg: str = ""
    values: tuple[str, ...] = ()

    @property
    def custom_id(self) -> str:
        """The id of the control, at most 100 characters."""
        return f"{self.kind}:{self.match}:{self.revision}:{self.arg}"


NEWEST = 1000  # messages whose newest press is known, as long as a slow answer may take

Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]


class Controls:
    """What each kind of control does; one table per bot. ``ended`` is told of each interaction: its name, outcome, seconds."""

    def __init__(self, store: Store, languages: Languages, ended: Callable[[str, str, float], None]) -> None:
        self._store, self._languages, self._ended = store, languages, ended
        self._handlers: dict[str, Handler] = {}
        self._anywhere: set[str] = set()
        self._newest: OrderedDict[int, int] = OrderedDict()  # by message the last interaction with it

    def on_press(self, kind: str, handler: Handler, *, anywhere: bool = False) -> None:
        """Register the handler of a kind, which acknowledges first. Raises ValueError if the kind is taken.

        ``anywhere``: such a control may stand below what is posted for another match, and says itself what it belongs to.
        """
        if kind in self._handlers:
            raise ValueError(f"two handlers for controls of kind {kind!r}")
        self._handlers[kind] = handler
        if anywhere:
            self._anywhere.add(kind)

    def is_overtaken(self, interaction: discord.Interaction) -> bool:
        """Whether something else was pressed on the same message since: a slow answer must not take the place of that one's."""
        message = interaction.message
        return message is not None and self._newest.get(message.id, interaction.id) != interaction.id

    def _came(self, interaction: discord.Interaction) -> None:
        if interaction.message is not None:
            self._newest[interaction.message.id] = interaction.id
            self._newest.move_to_end(interaction.message.id)
        while len(self._newest) > NEWEST:
            self._newest.popitem(last=False)

    async def handle(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Call the handler; whatever it raises is told to the person (discord.py would only log it)."""
        self._came(interaction)
        logs.begin(interaction, f"press {pressed.kind}", pressed.match)
        outcome = "done"
        if pressed.match:
            where = {"of_lobby": pressed.kind.startswith("lobby"), "anywhere": pressed.kind in self._anywhere}
            check = partial(belonging.check, self._store, interaction, pressed.match, **where)
            messages.check_later(interaction, check)
        try:
            await self._handlers[pressed.kind](interaction, pressed)
        except Exception as error:
            outcome = outcome_of(error)
            await messages.apologise(interaction, error, self._languages)
        self._ended(f"press {pressed.kind}", outcome, logs.end(interaction, outcome))


def _pressed(match: re.Match[str], values: Sequence[str] = ()) -> Pressed:
    return Pressed(match["kind"], int(match["match"]), int(match["revision"]), match["arg"], tuple(values))


class HasControls(Protocol):
    """The bot, as far as a button of an old message needs it: such a one arrives as an interaction alone."""

    controls: Controls


def _controls(interaction: discord.Interaction) -> Controls:
    return cast(HasControls, interaction.client).controls


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ID):
    """A button."""

    def __init__(
        self,
        pressed: Pressed,
        label: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
        emoji: str | None = None,
    ) -> None:
        # Discord takes 80 characters; names of components never come near, names of people are cut before.
        super().__init__(
            discord.ui.Button(label=label, style=style, custom_id=pressed.custom_id, disabled=disabled, emoji=emoji)
        )
        self.pressed = pressed

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Press:
        """The button that was pressed, from its id alone."""
        return cls(_pressed(match), item.label or "?", item.style)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the press to its kind."""
        await _controls(interaction).handle(interaction, self.pressed)


class Choose(discord.ui.DynamicItem[discord.ui.Select[Any]], template=f"choose-{ID}"):
    """A select menu; its values are short tokens of the kind's own making."""

    def __init__(
        self,
        pressed: Pressed,
        options: Sequence[discord.SelectOption],
        placeholder: str,
        *,
        least: int = 1,
        most: int = 1,
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=f"choose-{pressed.custom_id}",
                placeholder=placeholder[:150],
                options=list(options),
                min_values=least,
                max_values=min(most, len(options)) if options else 1,
            )
        )
        self.pressed = pressed

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Choose:
        """The select that was used, with the values chosen in it."""
        values = (interaction.data or {}).get("values", [])
        return cls(_pressed(match, values), item.options, item.placeholder or "")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the choice to its kind."""
        await _controls(interaction).handle(interaction, self.pressed)
