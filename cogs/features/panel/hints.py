"""**Hint** in the panel's More: what the strong computer would do in the place of whoever asks, from what he may know."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from cogs.choosing.picker import Picker
from cogs.computer.thinker import ThinkingFailed, Urgency
from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.features.panel.shortcuts import back_button
from cogs.features.panel.style import PLAIN
from cogs.features.panel.wording import worded
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.hints import best_moves, hint_lines, named_apart
from cogs.presentation.labels import Labels, short
from cogs.services import Services

log = logging.getLogger("tablebot.hints")


async def allowed(services: Services, table: Table) -> bool:
    """Whether people may ask in this match, of this bot."""
    if services.thinker is None or not table.row.hints or table.row.rated:
        return False
    return (await services.store.servers.get(table.row.server)).hints


def hint_button(labels: Labels, pressed: Pressed) -> Press:
    """The way to the hint from More, as that was ``pressed``."""
    return Press(replace(pressed, kind="hint", values=()), labels.words("hint-ask"))


class HintButton:
    """Answers the button."""

    def __init__(self, services: Services) -> None:
        self._services, self._languages = services, services.languages
        services.controls.on_press("hint", self.pressed)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The best move and the two next best, each a way to its own confirmation. Nothing is played."""
        await messages.acknowledge(interaction)
        position = await self._services.tables.position(pressed.match, interaction.user.id)
        table, seat = position.table, position.seat
        labels = worded(await self._languages.labels(interaction, table), position)
        thinker = self._services.thinker
        if thinker is None or not await allowed(self._services, table):
            raise Refusal("no-hints")
        if seat not in table.game.to_move(table.state):
            raise Refusal("hint-not-awaited")
        row, view = table.row, table.game.redact(table.state, seat)
        try:
            # The seed has nothing to do with that of the match: what it tells must not depend on what is hidden.
            thought = await thinker.think(table.game, view, seat, f"hint:{row.id}:{row.ply}:{seat}", Urgency.HINT)
        except ThinkingFailed as failure:
            log.warning("no hint in match %s: %s", row.id, failure)
            raise Refusal("hint-failed") from failure
        if self._services.controls.is_overtaken(interaction):
            return  # whoever went back meanwhile is doing something else on that message, and has seen no hint
        await self._services.store.hints.take(row.id, interaction.user.id, row.ply, utc_now())
        picker = Picker(position.moves)
        moves = best_moves(thought)
        ways = [
            Press(
                PLAIN.step(row, picker.path_of(position.same(move) or move), "~0"),
                short(name),
                emoji=labels.icons.of_kind(move.kind),
            )
            for move, name in zip(moves, named_apart(labels, moves)[1], strict=True)
        ]
        text = "\n".join(hint_lines(labels, table.state.seats, thought))
        view_ = layout.text_view(text, controls=[*ways, back_button(labels, pressed)])
        await messages.answer(interaction, view_)
