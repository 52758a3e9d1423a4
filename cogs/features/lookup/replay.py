"""``/replay``: a stretch of a match once more, as a moving picture or step by step, as everybody may see it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import discord
from discord.app_commands import Range
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.match import history
from cogs.match.history import PastMove
from cogs.match.refusals import Refusal
from cogs.match.tables import Table, Tables
from cogs.presentation.history import lines_of
from cogs.presentation.labels import Labels
from cogs.presentation.scenes import scene_of
from cogs.services import Services
from games.records.record import replay
from render.film import MOST_FRAMES
from render.scene import Scene


class ReplayCog(commands.Cog):
    """Shows nothing that a spectator could not have seen at the time: neither the person's own hand nor anybody else's."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._pictures = services.pictures
        self._store = services.store
        self._tables = services.tables
        self._watching: set[int] = set()
        services.controls.on_press("film", self.film_pressed)
        services.controls.on_press("step", self.step_pressed)

    @command("replay")
    async def replay(
        self, interaction: discord.Interaction, turns: Range[int, 1] | None = None, since: Range[int, 0] | None = None
    ) -> None:
        """The last ``turns``, or so many from the turn ``since`` on, or all from there; the newest turn if nothing is said."""
        await messages.acknowledge(interaction)
        match = await find_match(self._store, interaction)
        table = await self._tables.load(match.id)
        told = await history.past_moves(self._tables, table)
        if not told:
            raise Refusal("replay-nothing")
        newest = told[-1].turn
        if since is None:
            since = max(0, newest + 1 - (turns or 1))
            turns = None
        last = newest if turns is None else min(newest, since + turns - 1)
        await self._film(interaction, table, told, range(since, last + 1))

    async def film_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button in the steps: the turn that is being looked at, as a moving picture."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        told = await history.past_moves(self._tables, table)
        turn, _, back = pressed.arg.partition("-")
        await self._film(interaction, table, told, range(int(turn), int(turn) + 1), back)

    async def _film(
        self, interaction: discord.Interaction, table: Table, told: list[PastMove], turns: range, back: str = ""
    ) -> None:
        """Answer with the moves of these turns as a moving picture; ``back`` is where a control leads back to, beside the steps."""
        stretch = [part for part in history.of_turns(told, turns) if part.row.ply > table.oldest_ply]
        if not stretch and history.of_turns(told, turns):
            raise Refusal("before-conversion", match=table.row.id, ply=table.oldest_ply)
        if not stretch:
            raise Refusal("replay-no-turn", newest=told[-1].turn if told else 0)
        labels = await self._languages.labels(interaction, table)
        first, last = stretch[0].row.ply, stretch[-1].row.ply
        plies = plies_shown(first - 1, last)
        key = f"{table.row.id}:{table.row.revision}:{first}:{last}:{labels.words.lang}"
        with self._one_at_a_time(interaction.user.id):
            shot = await self._pictures.film(key, scenes(self._tables, table, told, plies, labels.words.lang))
        w = labels.words
        text = w(
            "replay-film",
            match=table.row.id,
            first=stretch[0].turn,
            last=stretch[-1].turn,
            moves=len(stretch),
            several="yes" if stretch[0].turn < stretch[-1].turn else "no",
            left="yes" if len(plies) <= last - first + 1 else "no",
        )
        view = layout.picture_view(shot.picture, text, w("replay-missing", count=shot.missing) if shot.missing else "")
        # It starts before the first of these moves.
        by_steps = step_button(table.row.id, first - 1, "s", w("replay-steps"), back)
        for row in layout.rows([by_steps, *_back(table, back, labels)]):
            view.add_item(row)
        await messages.answer(interaction, view, [shot.picture])

    async def step_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The board after so many moves, with the last of them in words."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        told = await history.past_moves(self._tables, table)
        # Moves may have been taken back since the button was made.
        target, _, rest = pressed.arg.partition("-")
        ply, back = min(int(target), len(told)), rest.partition("-")[2]
        labels = await self._languages.labels(interaction, table)
        w = labels.words
        scene = await self._pictures.run(next, scenes(self._tables, table, told, [ply], w.lang))
        picture = await self._pictures.draw(scene)
        turn = table.game.turn(scene.state)
        title = w("replay-step", match=table.row.id, turn=turn, ply=ply, plies=len(told))
        here = told[ply - 1 : ply] if ply else []
        lines = "\n".join(f"- {line}" for line in lines_of(labels, here, None))
        view = layout.picture_view(picture, title, lines or w("replay-unsaid" if ply else "replay-start"))
        for row in layout.rows([*steps(table.row.id, told, ply, labels, back), *_back(table, back, labels)]):
            view.add_item(row)
        await messages.answer(interaction, view, [picture])

    @contextmanager
    def _one_at_a_time(self, user: int) -> Iterator[None]:
        """Raises Refusal while another film is being made for the person: films are dear."""
        if user in self._watching:
            raise Refusal("replay-busy")
        self._watching.add(user)
        try:
            yield
        finally:
            self._watching.discard(user)


def plies_shown(first: int, last: int, most: int = MOST_FRAMES) -> list[int]:
    """The plies from first to last, both among them, evenly left out where there are more than ``most``."""
    if last - first < most:
        return list(range(first, last + 1))
    return [first + (last - first) * number // (most - 1) for number in range(most)]


def scenes(tables: Tables, table: Table, told: list[PastMove], plies: list[int], lang: str) -> Iterator[Scene]:
    """What a spectator saw after each of these plies (ascending), the last move in the header, all since the one before outlined.

    The match is played again from its seed on the way, so each step may take a while.
    """
    game, at = table.game, plies[0]
    state, fresh = tables.replayed(table, [part.row for part in told[:at]]), told[max(0, at - 1) : at]
    for ply in plies:
        replay(game, state, [(part.row.seat, game.decode_move(part.row.move)) for part in told[at:ply]])
        fresh = told[at:ply] or fresh
        news = fresh[-1].events if fresh else []
        changes = [event for part in fresh for event in part.events]
        yield scene_of(replace(table, state=state), viewer=None, lang=lang, news=news, changes=changes)
        at = ply


def step_button(match: int, ply: int, mark: str, label: str, back: str = "", *, off: bool = False) -> Press:
    """The way to the board after so many moves; ``mark`` tells it from others to the same board, ``back`` is the kind of the
    control that leads back from there, "" for none.
    """
    return Press(Pressed("step", match, 0, _arg(ply, mark, back)), label, disabled=off)


def _arg(*parts: object) -> str:
    return "-".join(str(part) for part in parts if part != "")


def _back(table: Table, back: str, labels: Labels) -> list[Press]:
    """The way back to where the steps were opened from, if that was elsewhere."""
    return [Press(Pressed(back, table.row.id, table.row.revision), labels.words("panel-back"))] if back else []


def steps(match: int, told: list[PastMove], ply: int, labels: Labels, back: str = "") -> list[Press]:
    """The buttons below a step: a turn or a move back, a move or a turn on, and the film of the turn; all keep the way ``back``."""
    turn = told[ply - 1].turn if ply else (told[0].turn if told else 0)
    # The end of the turn before, and of the present or next one; ids in one message must differ, hence the letter.
    before = max((part.row.ply for part in told if part.turn < turn), default=0)
    ends = {part.turn: part.row.ply for part in told}
    after = min((end for end in ends.values() if end > ply), default=len(told))
    ways = (
        ("a", "replay-turn-back", before, ply == 0),
        ("b", "replay-back", ply - 1, ply == 0),
        ("c", "replay-on", ply + 1, ply == len(told)),
        ("d", "replay-turn-on", after, ply == len(told)),
    )
    buttons = [
        step_button(match, max(0, target), letter, labels.words(label), back, off=off)
        for letter, label, target, off in ways
    ]
    film = Pressed("film", match, 0, _arg(turn, back))
    return [*buttons, Press(film, labels.words("replay-turn-film"), disabled=not told)]
