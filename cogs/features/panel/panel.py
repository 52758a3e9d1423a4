"""The turn panel: a private, step-by-step way to any legal move, by pressing alone.

Each step shows the values of one field (from the picker), Back, and at the end a summary to confirm. Everything a control needs
stands in its id, so a panel left open overnight works or says that the position has moved on.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.choosing.carried import ends_alike
from cogs.choosing.chain import Chain
from cogs.choosing.follow_ups import action
from cogs.choosing.picker import Picker
from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.errors import level_of
from cogs.features.panel.answers import lost, over, waiting
from cogs.features.panel.aside import aside, take_back
from cogs.features.panel.asking import is_asked_when_typed, unasked
from cogs.features.panel.fewer import FewerPresses
from cogs.features.panel.screens import Screens
from cogs.features.panel.since import Since
from cogs.features.panel.ways import Way, led_on_way, left_way, moves_of, pressed_way, way_now
from cogs.match.playing import ChooseMoves
from cogs.match.refusals import IllegalHere, Refusal
from cogs.match.seen import Seen, has_chosen
from cogs.match.tables import Played, Position
from cogs.presentation.history import played_lines
from cogs.presentation.labels import Labels
from cogs.presentation.place import elsewhere
from cogs.presentation.plans import stopped_notes
from cogs.services import Services
from db.rows import MatchRow
from games.base import Move
from games.core.errors import IllegalMove

log = logging.getLogger("tablebot.panel")


class Panels:
    """Opens panels and follows their controls."""

    def __init__(self, services: Services) -> None:
        self._fewer = FewerPresses(services)
        self._languages, self._outbox = services.languages, services.outbox
        self._members, self._reminders = services.members, services.reminders
        self._pictures, self._playing = services.pictures, services.playing
        self._screens = Screens(services.pictures)
        self._since = Since(services)
        self._store, self._tables = services.store, services.tables
        services.controls.on_press("panel", self.open)
        services.controls.on_press("pick", self.pick)
        services.controls.on_press("do", self.confirm)

    async def open(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show the panel of the position as it is now, whatever the button was made for."""
        await messages.acknowledge(interaction)
        position = await self._tables.position(pressed.match, interaction.user.id)
        labels = await self._languages.labels(interaction, position.table)
        # Above a panel in the thread a post tells what the others did; what ended a plan is told with it.
        stopped = stopped_notes(labels, position.table, interaction.user.id)
        untold = stopped or elsewhere(position.table.row, interaction.channel_id, labels.words)
        others = [await self._since.meanwhile(labels, position.table, position.seat)] if untold else []
        await self._show(interaction, Way(Chain(position)), note="\n".join(filter(None, [stopped, *others])))
        self._members.is_here(interaction.user)
        if await self._reminders.is_back(position.table.row, interaction.user.id):
            await self._outbox.deliver(pressed.match)

    async def pick(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A step: the path so far in the id, the choice in the id or among the select's values."""
        await messages.acknowledge(interaction)
        try:
            seen, then = await pressed_way(self._tables, pressed, interaction.user.id)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise
            await self._anew(interaction, pressed)
            return
        way = way_now(self._tables, seen, then)
        person = await self._store.people.get(interaction.user.id)
        shown = await self._pictures.run(led_on_way, then)
        if way is None:
            moves = unasked(self._playing, person, shown)
            done = seen.done(moves) if moves else None
            if done is None:
                await self._anew(interaction, pressed)
            else:
                await self.after(interaction, Played(seen.now, seen.seat, done, [], again=True), pressed)
            return
        way = shown if seen.is_new else await self._pictures.run(led_on_way, way)
        note = ""
        if moves := unasked(self._playing, person, way):
            alike = seen.is_new or (
                action(shown.chain, shown.path, as_is=shown.as_is) == moves
                and ends_alike(shown.chain.start, way.chain.start, moves)
            )
            if alike:
                await self._play(interaction, pressed.match, seen.now.row.revision, lambda _seen: moves, pressed)
                return
            note = await self._since.told(interaction, seen.now, seen.seat, pressed, "error-other-end")
        await self._show(interaction, way, note=note)

    async def confirm(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Play the move whose summary was shown, after those chosen before it, if it still costs and brings what was shown."""
        await messages.acknowledge(interaction)

        def shown(seen: Seen) -> list[Move]:
            position, moves = moves_of(self._tables, seen, pressed.arg)
            if not seen.is_new and seen.is_asked_the_same({move.kind for move in moves}):
                now = self._tables.position_of(seen.now, seen.seat)
                if not ends_alike(position, now, moves):
                    raise Refusal("other-end")
            return moves

        try:
            await self._play(interaction, pressed.match, pressed.revision, shown, pressed)
        except Refusal as refusal:
            if refusal.code == "stale":
                await self._anew(interaction, pressed)
            elif refusal.code == "other-end":
                await self._otherwise(interaction, pressed)
            else:
                raise

    async def _otherwise(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The move that was to be confirmed, as it would cost and bring now."""
        seen, then = await pressed_way(self._tables, pressed, interaction.user.id)
        way = way_now(self._tables, seen, then)
        if way is None:
            await self._anew(interaction, pressed)
            return
        note = await self._since.told(interaction, seen.now, seen.seat, pressed, "error-other-end")
        await self._show(interaction, replace(way, page=0, as_is=True), note=note)

    async def _anew(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """What is possible now, in answer to a press that came too late: nothing was played by it."""
        position = await self._tables.position(pressed.match, interaction.user.id)
        note = await self._since.told(interaction, position.table, position.seat, pressed, "panel-moved-on")
        await self._show(interaction, Way(Chain(position)), note=note)

    async def _show(
        self, interaction: discord.Interaction, way: Way, *, note: str = "", beside: Sequence[Press] = ()
    ) -> None:
        """Complete the interaction with the panel at this point, and where the board is if not here; with no path it is the first
        screen. ``beside`` are controls that go with the move just made.
        """
        chain, path, position = way.chain, way.path, way.chain.position
        labels = await self._languages.labels(interaction, position.table)
        away = elsewhere(position.table.row, interaction.channel_id, labels.words)
        note = "\n".join(filter(None, [away, note, lost(labels, way.gone, back=bool(way.undone))]))
        view, aid = await self._screens.make(
            chain,
            labels,
            path,
            page=way.page,
            note=note,
            as_is=way.as_is,
            chosen=not path and await has_chosen(self._tables, position.table, position.seat),
            left=way.left,
            alone=way.alone,
            undone=way.undone,
        )
        for line in (await aside(self._tables, self._pictures, way, labels)).lines(beside):
            view.add_item(line)
        await messages.answer(interaction, view, [aid.picture] if aid else [])

    async def play(self, interaction: discord.Interaction, seen: MatchRow, move: Move) -> None:
        """Play a move for the person in the match as he saw it."""
        await self._play(interaction, seen.id, seen.revision, lambda _seen: [move])

    async def _play(
        self,
        interaction: discord.Interaction,
        match: int,
        revision: int,
        choose: ChooseMoves,
        pressed: Pressed | None = None,
    ) -> None:
        """Play what the person chose, by what he ``pressed``, and answer with what happened and the next step, or why not."""
        try:
            played = await self._playing.play(match, interaction.user.id, choose, revision=revision, now=utc_now())
        except IllegalMove as error:
            labels = await self._languages.labels(interaction, await self._tables.load(match))
            if interaction.message is None:
                raise IllegalHere(labels.illegal(error), error) from error
            position = await self._tables.position(match, interaction.user.id)
            await self._show(interaction, Way(Chain(position)), note=labels.illegal(error))
        else:
            await self.after(interaction, played, pressed)

    async def typed(self, interaction: discord.Interaction, position: Position, move: Move) -> None:
        """A move that was typed in full: played at once, unless it is asked about all the same."""
        person = await self._store.people.get(interaction.user.id)
        known = position.same(move)
        if known is not None and is_asked_when_typed(self._playing, person, position, known):
            await self._show(interaction, Way(Chain(position), Picker(position.moves).path_of(known)))
        else:
            await self.play(interaction, position.table.row, move)

    async def ask(self, interaction: discord.Interaction, position: Position, chosen: dict[str, Any]) -> None:
        """The panel at the first field that was left out of a typed move."""
        await self._show(interaction, Way(Chain(position), Picker(position.moves).path_with(chosen)))

    async def after(self, interaction: discord.Interaction, played: Played, pressed: Pressed | None = None) -> None:
        """The answer to a committed move; the public posts follow, so the person never waits for them."""
        try:
            await self._tell(interaction, played, await self._languages.labels(interaction, played.table), pressed)
        except Exception as error:
            # The move stands, so this must not reach the person as a failed move.
            log.log(level_of(error), "the answer to a move in match %s failed", played.table.row.id, exc_info=True)
            with contextlib.suppress(Exception):
                labels = await self._languages.labels(interaction, played.table)
                await messages.answer(interaction, layout.text_view(labels.words("panel-done")))
        if not played.again:
            await self._outbox.deliver(played.table.row.id, hurry=True)

    async def _tell(
        self, interaction: discord.Interaction, played: Played, labels: Labels, pressed: Pressed | None
    ) -> None:
        """What happened by the person's move and by itself for want of another, then by others, and the next step where he goes on:
        what he left aside for something that is free at any time, or all that can be done.
        """
        table = played.table
        # Whoever moves reads why the others do not see it: nothing else may reach him.
        why = await self._outbox.troubles.text(table.row.id, labels.words.lang)
        goes_on = table.row.status == "running" and played.seat in table.game.to_move(table.state)
        note = "\n".join(filter(None, [played_lines(labels, played, at_once=goes_on), why]))
        if table.row.status != "running":
            await messages.answer(interaction, over(played, labels, note))
            return
        offered = await self._fewer.offer(labels, played, interaction.user.id)
        position = self._tables.position_of(table, played.seat)
        if goes_on:
            beside = [*await take_back(self._tables, position, labels), *offered]
            left = await left_way(self._tables, pressed, interaction.user.id) if pressed is not None else None
            note = "\n".join(filter(None, [note, await self._since.meanwhile(labels, table, played.seat)]))
            await self._show(interaction, left or Way(Chain(position)), note=note, beside=beside)
        else:
            away = elsewhere(table.row, interaction.channel_id, labels.words)
            note = "\n".join(filter(None, [away, note]))
            await messages.answer(interaction, waiting(played, position, labels, note, offered))
