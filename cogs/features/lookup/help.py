"""``/games`` and ``/help``: the games to choose from, the commands in groups, and in a match what can be done now."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.errors import sentence_for
from cogs.discord_io.find_match import find_match
from cogs.match.away import away_until
from cogs.match.refusals import Refusal
from cogs.match.tables import Position, Table, awaited_users, thinking_seats
from cogs.presentation.about import about, cover
from cogs.presentation.labels import Labels
from cogs.presentation.people import named_away
from cogs.presentation.place import elsewhere
from cogs.presentation.strong import thinks
from cogs.services import Services
from db.rows import MatchRow
from games import offered
from games.records.lesson import lesson_of
from locales import PREFIXES, Words, words
from render.scene import Picture

MOST_CARDS = 5  # of a message: seven components each, of the forty that Discord takes
MOST_KINDS = 2200  # characters about the kinds of moves, which leave room for the commands


class HelpCog(commands.Cog):
    """Where somebody turns who does not know what to do."""

    def __init__(self, services: Services) -> None:
        self._languages, self._threads, self._members = services.languages, services.threads, services.members
        self._store, self._tables, self._troubles = services.store, services.tables, services.outbox.troubles
        services.controls.on_press("games", self.games_pressed)

    @command("games")
    async def games(self, interaction: discord.Interaction) -> None:
        """The games to choose from."""
        await messages.acknowledge(interaction)
        await self._catalogue(interaction)

    async def games_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The same behind a button; its revision is the number of the page."""
        await messages.acknowledge(interaction)
        await self._catalogue(interaction, page=pressed.revision)

    @command("help")
    async def help(self, interaction: discord.Interaction) -> None:
        """What this person can do now, here; where he plays nothing, the games."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        try:
            row = await find_match(self._store, interaction)
        except Refusal as refusal:
            # Whoever plays nothing is not to blame for it.
            note = "" if refusal.code == "no-match-of-yours" else sentence_for(refusal, w)
            await self._catalogue(interaction, note)
            return
        try:
            table = await self._tables.load(row.id)
            seat = table.seat_of(interaction.user.id)
            if table.row.status != "running":
                raise Refusal("match-over", match=row.id)
        except Refusal as refusal:
            await self._catalogue(interaction, sentence_for(refusal, w))
            return
        labels = await self._languages.labels(interaction, table)
        here = [await self._awaited(table, seat, labels), await self._place(interaction, row, w)]
        position = self._tables.position_of(table, seat) if seat is not None else None
        kinds = layout.first_lines(_kinds(position, labels), w, MOST_KINDS) if position is not None else ""
        await messages.answer(
            interaction,
            layout.text_view(*here, kinds, w("help-commands"), controls=_now(table, position, w)),
        )

    async def _awaited(self, table: Table, seat: int | None, labels: Labels) -> str:
        """What is to be decided, and by whom if it is not the reader: until when he is away, and what can be done if he is gone."""
        w, waiting = labels.words, table.game.to_move(table.state)
        step = labels.step(table.state)
        if seat in waiting:
            return w("help-your-turn", step=step)
        users, thinking = awaited_users(table), thinks(table, labels)
        head = w("help-now", step=w("panel-not-your-turn")) if seat is not None else w("help-watching")
        if thinking and not users:
            return "\n".join([head, thinking])
        away = await away_until(self._store, users, table.row.server, utc_now())
        missing = await self._members.missing(table.row, users, now=True)
        computers = thinking_seats(table)
        holders = {number: table.seats[number].user for number in waiting if number not in computers}
        who = ", ".join(
            named_away(w, labels.names[number], away.get(user), missing.get(user)) for number, user in holders.items()
        )
        return "\n".join(filter(None, [head, w("help-awaited", who=who, step=step), thinking]))

    async def _place(self, interaction: discord.Interaction, row: MatchRow, w: Words) -> str:
        """What keeps it from being posted; else where the match is played, if it is not here."""
        if why := await self._troubles.text(row.id, w.lang):
            return why
        place = elsewhere(row, interaction.channel_id, w)
        if place and row.thread is not None and await self._threads.is_gone(row.thread):
            return w("help-thread-gone", match=row.id)
        return place

    async def _catalogue(self, interaction: discord.Interaction, note: str = "", *, page: int = 0) -> None:
        w = words(await self._languages.of(interaction))
        view, pictures = discord.ui.LayoutView(timeout=None), list[Picture]()
        view.add_item(discord.ui.TextDisplay("\n".join(filter(None, [note, w("games-title")]))))
        slugs = [*offered()]
        pages = -(-len(slugs) // MOST_CARDS)
        first = page % pages * MOST_CARDS
        for slug in slugs[first : first + MOST_CARDS]:
            picture = cover(slug, w)
            pictures += [picture] if picture is not None else []
            name = w(f"{PREFIXES[slug]}-name")
            view.add_item(layout.card(f"### {name}\n{about(slug, w)}", picture))
            for line in layout.rows(_ways_in(slug, w)):
                view.add_item(line)
        view.add_item(discord.ui.TextDisplay(w("help-commands")))
        if pages > 1:
            for line in layout.rows([Press(Pressed("games", 0, (page + 1) % pages), w("games-more"))]):
                view.add_item(line)
        await messages.answer(interaction, view, pictures)


def _ways_in(slug: str, w: Words) -> list[Press]:
    """What can be done with a game: begin a match, learn it, read its rules."""
    prefix = PREFIXES[slug]
    learn = [Press(Pressed("learn", 0, 0, prefix), w("game-learn"))] if lesson_of(slug) else []
    new = Press(Pressed("newmatch", 0, 0, prefix), w("games-new"), discord.ButtonStyle.primary)
    return [new, *learn, Press(Pressed("rules", 0, 0, prefix), w("game-rules"))]


def _now(table: Table, position: Position | None, w: Words) -> list[discord.ui.Item[Any]]:
    """The ways on from a match: to play, the board, the lesson, the rules, the other games."""
    row, prefix = table.row, PREFIXES[table.row.slug]
    play = Press(Pressed("panel", row.id, row.revision), w("turn-play"), discord.ButtonStyle.primary)
    learn = Press(Pressed("learn", 0, 0, prefix), w("game-learn"))
    return [
        *([play] if position is not None else []),
        *([learn] if lesson_of(row.slug) else []),
        Press(Pressed("rules", 0, 0, prefix), w("game-rules")),
        Press(Pressed("games", 0, 0), w("games-all")),
    ]


def _kinds(position: Position, labels: Labels) -> list[str]:
    """The kinds of moves that are possible, explained in a line each."""
    kinds = dict.fromkeys(move.kind for move in position.moves)
    return [labels.words("help-kind", kind=labels.kind(kind), hint=labels.hint(kind)) for kind in kinds]
