"""The turn panel: a private, step-by-step way to any legal move, by pressing alone.

Each step shows the values of one field (from the picker), Back, and at the end a summary to confirm. Everything a control needs
stands in its id, so a panel left open overnight works or says that the position has moved on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from cogs import discord_io, posts
from cogs.controls import Choose, Press, Pressed
from cogs.errors import IllegalHere, Refusal
from cogs.labels import Labels, short
from cogs.names import written
from cogs.picker import Picker, Step, decode_path, encode_path
from cogs.pictures import scene_of
from cogs.tables import Played, Position, utc_now
from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import visible
from locales import words
from render.scene import Picture

if TYPE_CHECKING:
    from cogs.client import TableBot

MOST_BUTTONS = 10
PER_SELECT = 25
SELECTS = 4


class Panels:
    """Opens panels and follows their controls."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        bot.controls.on_press("panel", self.open)
        bot.controls.on_press("pick", self.pick)
        bot.controls.on_press("do", self.confirm)

    async def open(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show the panel of the position as it is now, whatever the button was made for."""
        await discord_io.acknowledge(interaction)
        await self.show(interaction, pressed.match, ())

    async def pick(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A step: the path so far in the id, the choice in the id or among the select's values."""
        await discord_io.acknowledge(interaction)
        await self._fresh(interaction, pressed)
        path, _, page = pressed.arg.partition("~")
        steps = (*decode_path(path), *(int(value) for value in pressed.values))
        await self.show(interaction, pressed.match, steps, page=0 if pressed.values else int(page or 0))

    async def confirm(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Play the move whose summary was shown."""
        await discord_io.acknowledge(interaction)
        position = await self._fresh(interaction, pressed)
        step = Picker(position.moves).step(decode_path(pressed.arg))
        if step is None or step.move is None:
            raise Refusal("stale")
        await self.play(interaction, position, step.move)

    async def show(
        self, interaction: discord.Interaction, match: int, path: Sequence[int], *, page: int = 0, note: str = ""
    ) -> None:
        """Complete the interaction with the panel at this path (an empty path opens the likeliest kind of move)."""
        position = await self.bot.tables.position(match, interaction.user.id)
        picker = Picker(position.moves)
        labels = await self._labels(interaction, position)
        if not path:
            path = self._opening(picker, position)
        step = picker.step(path)
        if step is None:
            raise Refusal("stale")
        if step.move is not None and not await self._must_confirm(interaction, position, step.move):
            await self.play(interaction, position, step.move)
            return
        picture = await self._picture(position, labels, step)
        view = _view(position, picker, labels, step, picture, page=page, note=note)
        await discord_io.answer(interaction, view, [picture] if picture else [])

    async def play(self, interaction: discord.Interaction, position: Position, move: Move) -> None:
        """Play a move for the person, answer with what happened and the next step of the panel, then let the posts follow."""
        table = position.table
        labels = await self._labels(interaction, position)
        try:
            played = await self.bot.playing.play(
                table.row.id, interaction.user.id, move, revision=table.row.revision, now=utc_now()
            )
        except IllegalMove as error:
            raise IllegalHere(labels.illegal(error), error) from error
        await self.after(interaction, played, labels)

    async def after(self, interaction: discord.Interaction, played: Played, labels: Labels) -> None:
        """The answer to a committed move; the public posts follow, so the person never waits for them."""
        table = played.table
        told = [line for event in visible(played.events, played.seat) if (line := labels.event(event))]
        note = "\n".join(f"- {line}" for line in told)
        if table.row.status == "running" and played.seat in table.game.to_move(table.state):
            await self.show(interaction, table.row.id, (), note=note)
        else:
            undo = Press(Pressed("undo", table.row.id, table.row.revision), labels.words("turn-undo"))
            done = labels.words("panel-done") if table.row.status == "running" else labels.words("table-finished")
            controls = [undo] if table.row.status == "running" else []
            await discord_io.answer(interaction, posts.text_view(note or done, done, controls=controls))
        await self.bot.outbox.deliver(table.row.id)

    # ------------------------------------------------------------------ pieces
    async def _fresh(self, interaction: discord.Interaction, pressed: Pressed) -> Position:
        position = await self.bot.tables.position(pressed.match, interaction.user.id)
        if position.table.row.revision != pressed.revision:
            raise Refusal("stale")
        return position

    async def _labels(self, interaction: discord.Interaction, position: Position) -> Labels:
        lang = await self.bot.language(interaction)
        return Labels(position.table.game, words(lang), [written(name) for name in position.table.names])

    def _opening(self, picker: Picker, position: Position) -> tuple[int, ...]:
        game = position.table.game
        for kind in game.kind_order:
            if kind not in game.free_kinds and (path := picker.path_to(kind)) is not None:
                return path
        return ()

    async def _must_confirm(self, interaction: discord.Interaction, position: Position, move: Move) -> bool:
        person = await self.bot.store.people.get(interaction.user.id)
        if person.confirm:
            return True
        events = self.bot.playing.rehearse(position.table, position.seat, move)
        return any(event.reveals for event in events)

    async def _picture(self, position: Position, labels: Labels, step: Step) -> Picture | None:
        """A close-up with the places to choose from, where places are chosen."""
        if step.field != "cell" and "cell" not in step.chosen:
            return None
        owner = step.chosen.get("opponent", position.seat)
        cells = step.values if step.field == "cell" else [step.chosen["cell"]]
        scene = scene_of(
            position.table,
            viewer=position.seat,
            lang=labels.words.lang,
            view="area",
            focus=owner,
            candidates=tuple(f"{owner}:{cell}" for cell in cells),
        )
        return await self.bot.pictures.draw(scene)


def _view(
    position: Position,
    picker: Picker,
    labels: Labels,
    step: Step,
    picture: Picture | None,
    *,
    page: int,
    note: str,
) -> discord.ui.LayoutView:
    w, row = labels.words, position.table.row
    awaited = position.seat in position.table.game.to_move(position.table.state)
    head = w("panel-title", turn=position.table.game.turn(position.table.state), match=row.id)
    texts = [head, note, labels.step(position.table.state) if awaited else w("panel-not-your-turn")]
    if step.chosen:
        texts.append(_breadcrumbs(labels, step))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(posts.fit("\n".join(text for text in texts if text))))
    if picture is not None:
        view.add_item(posts.gallery(picture))
    controls: list[discord.ui.Item[Any]] = []
    if step.move is not None:
        arg = encode_path(step.path)
        go = Press(Pressed("do", row.id, row.revision, arg), w("panel-confirm"), discord.ButtonStyle.success)
        controls.append(go)
    elif step.field == "kind":
        controls += _kind_buttons(position, picker, labels, but="")
    else:
        controls += _values(position, labels, step, page)
    if len(step.path) > 1 or (step.path and step.move is not None):
        back = Pressed("pick", row.id, row.revision, encode_path(step.path[:-1]))
        controls.append(Press(back, w("panel-back")))
    if step.path and len(step.path) == 1:
        controls += _kind_buttons(position, picker, labels, but=str(step.chosen.get("kind", "")))
    for line in posts.rows(controls):
        view.add_item(line)
    return view


def _breadcrumbs(labels: Labels, step: Step) -> str:
    kind = str(step.chosen["kind"])
    parts = [labels.value(name, value) for name, value in step.chosen.items() if name != "kind" and value != ""]
    question = labels.words("panel-summary") if step.move is not None else labels.field(step.field)
    chosen = " · ".join(f"**{part}**" for part in parts)
    return "\n".join(filter(None, [f"### {labels.kind(kind)}", labels.hint(kind), chosen, question]))


def _values(position: Position, labels: Labels, step: Step, page: int) -> list[discord.ui.Item[Any]]:
    row = position.table.row
    choices = [(str(place), short(labels.value(step.field, value))) for place, value in enumerate(step.values)]
    if len(choices) <= MOST_BUTTONS:
        return [
            Press(
                Pressed("pick", row.id, row.revision, encode_path((*step.path, int(place)))),
                label,
                discord.ButtonStyle.primary,
            )
            for place, label in choices
        ]
    room = PER_SELECT * SELECTS
    shown = choices[page * room : (page + 1) * room]
    out: list[discord.ui.Item[Any]] = []
    for start in range(0, len(shown), PER_SELECT):
        part = shown[start : start + PER_SELECT]
        options = [
            discord.SelectOption(label=label, value=place, description=_help(position, step, int(place), labels))
            for place, label in part
        ]
        # Ids must differ within a message: each select carries the number of its first value as a page mark.
        arg = f"{encode_path(step.path)}~{page}{'' if not start else start // PER_SELECT}"
        span = labels.words("panel-span", first=part[0][1], last=part[-1][1])
        question = labels.field(step.field)
        out.append(Choose(Pressed("pick", row.id, row.revision, arg), options, f"{question} {span}"))
    if len(choices) > room:
        following = (page + 1) % -(-len(choices) // room)
        arg = f"{encode_path(step.path)}~{following}"
        out.append(Press(Pressed("pick", row.id, row.revision, arg), labels.words("panel-more")))
    return out


def _help(position: Position, step: Step, place: int, labels: Labels) -> str | None:
    component = position.table.game.components.get(str(step.values[place]))
    text = component.text.get(labels.words.lang, "") if component else ""
    return (text if len(text) <= 100 else text[:99] + "…") or None


def _kind_buttons(position: Position, picker: Picker, labels: Labels, *, but: str) -> list[discord.ui.Item[Any]]:
    row = position.table.row
    kinds = sorted(picker.kinds(), key=position.table.game.kind_order.index)
    return [
        Press(Pressed("pick", row.id, row.revision, encode_path(picker.path_to(kind) or ())), labels.kind(kind))
        for kind in kinds
        if kind != but
    ]
