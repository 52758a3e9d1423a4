"""The post of a lobby: the game in short, who is here, what is chosen, the buttons."""

from __future__ import annotations

import contextlib
import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import discord

from cogs.discord_io import failures, messages
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.discord_io.layout import card, rows
from cogs.features.lobby.match_options import option_lines
from cogs.features.lobby.setup_choices import NoChoices, SetupChoices
from cogs.match.locks import Locks
from cogs.match.names import written
from cogs.match.refusals import Refusal
from cogs.posting.outbox import Outbox
from cogs.presentation import clocks
from cogs.presentation.about import about, cover
from cogs.presentation.boxes import lobby_box_line
from cogs.presentation.people import names_of
from db.rows import ComputerKind, MatchRow, OutboxRow, SeatRow
from db.store import Store
from games.records.lesson import lesson_of
from locales import PREFIXES, Words, words
from render.scene import Picture

log = logging.getLogger("tablebot.lobby")

# By kind of seat what adds one.
COMPUTERS: dict[ComputerKind, str] = {
    "sensible": "lobby-computer-add",
    "random": "lobby-computer-easy",
    "strong": "lobby-computer-think",
}


class LobbyPosts:
    """Delivers the outbox entries ``lobby``. ``strong``: there are strong computers, too."""

    def __init__(self, client: discord.Client, store: Store, outbox: Outbox, *, strong: bool) -> None:
        self._client, self._store = client, store
        self.computers: list[ComputerKind] = [kind for kind in COMPUTERS if strong or kind != "strong"]
        self.setup_choices: defaultdict[str, SetupChoices] = defaultdict(NoChoices)  # by slug
        self.edits = Locks()  # by match; of several edits at once the last shows everything
        outbox.register("lobby", self.send)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Bring the lobby's post up to date; posted anew where it cannot be edited and people may still join."""
        match = entry.match or 0
        async with self.edits.of(match):
            row, view = await self.row(match), await self.view(match)
            pictures = covers(row)
            try:
                if row.lobby_message is not None and await messages.edit(
                    self._client, row.channel, row.lobby_message, view, pictures=pictures
                ):
                    return row.lobby_message
            except failures.PostFailed as failed:
                if row.status == "lobby" or failed.failure == "later":
                    raise
                log.info("the lobby of match %s keeps its buttons: %s", match, failed)
            if row.status != "lobby":
                return None
            message = await messages.post(self._client, row.channel, view, pictures=pictures, once=f"{entry.key}/lobby")
            await self._store.matches.set_lobby_message(match, message)
            return message

    async def show(self, match: int) -> None:
        """Bring the post up to date where it stands; what Discord does not take is left for the next time."""
        async with self.edits.of(match):
            row = await self.row(match)
            if row.lobby_message is not None:
                with contextlib.suppress(failures.PostFailed):
                    await messages.edit(
                        self._client, row.channel, row.lobby_message, await self.view(match), pictures=covers(row)
                    )

    async def tell_delay(self, match: int) -> None:
        """Bring the post of a match up to date that has started but has no thread yet: it will say so itself when it comes."""
        row = await self.row(match)
        if row.status == "running" and row.thread is None:
            await self.show(match)

    async def opened(self, match: int, lang: str, message: str = "lobby-opened") -> str:
        """Where the lobby is and how it goes on, for a person of this language; buttons are named as the post names them."""
        row = await self.row(match)
        w, there, place = words(lang), words(row.lang), f"<#{row.channel}>"
        if row.lobby_message is not None:
            channel = self._client.get_partial_messageable(row.channel, guild_id=row.server)
            place = f"[{w('lobby-place')}]({channel.get_partial_message(row.lobby_message).jump_url})"
        named = {name: there(f"lobby-{name}") for name in ("join", "leave", "start")}
        return w(message, match=match, place=place, **named)

    async def view(self, match: int) -> discord.ui.LayoutView:
        """The post as it should be now."""
        row, seats = await self.row(match), await self._store.seats.of(match)
        chosen = (await self._store.servers.get(row.server)).lang != ""
        more, controls = await self.setup_choices[row.slug].shown(row, seats)
        return lobby_view(row, seats, more, controls, by_opener=not chosen, computers=self.computers)

    async def row(self, match: int) -> MatchRow:
        """The match. Raises Refusal if there is none."""
        row = await self._store.matches.load(match)
        if row is None:
            raise Refusal("no-match", match=match)
        return row

    async def lobby(self, match: int) -> MatchRow:
        """The same while it is gathered. Raises Refusal otherwise."""
        row = await self.row(match)
        if row.status != "lobby":
            raise Refusal("lobby-over")
        return row


def covers(row: MatchRow) -> list[Picture]:
    """The pictures that are sent with the post."""
    return list(filter(None, [cover(row.slug, words(row.lang))]))


def lobby_view(
    row: MatchRow,
    seats: Sequence[SeatRow],
    more: str,
    controls: Sequence[discord.ui.Item[Any]],
    *,
    by_opener: bool,
    computers: Sequence[ComputerKind],
) -> discord.ui.LayoutView:
    """The post of a match that is being gathered; without controls once it is over.

    ``more`` and ``controls``: what the game asks of people before the start. ``by_opener``: the server has set no
    language. ``computers`` are the kinds that may join.
    """
    w = words(row.lang)
    prefix = PREFIXES[row.slug]
    gathering = row.status == "lobby"
    title = w("lobby-title", game=w(f"{prefix}-name"), match=row.id)
    # What the game is like is for whoever may still join.
    head = f"{title}\n{about(row.slug, w)}" if gathering else title
    box = discord.ui.Container(card(head, cover(row.slug, w)))
    people = "\n".join(f"{number}. {name}" for number, name in enumerate(_people(row, seats, w), 1))
    least = row.seats_min if row.seats_min < row.seats_max else 0
    taken = w("lobby-text", seats=len(seats), most=row.seats_max, least=least, people=people or "–")
    text = taken if gathering else people or "–"
    box.add_item(discord.ui.TextDisplay(text))
    chosen = [*option_lines(w, prefix, row.options), *filter(None, [lobby_box_line(row, w)]), clocks.clock_line(w, row)]
    if row.rated:
        chosen.append(w("lobby-rated"))
    if by_opener and gathering:
        chosen.append(w("lobby-language-line"))
    box.add_item(discord.ui.TextDisplay("\n".join(chosen)))
    if more:
        box.add_item(discord.ui.TextDisplay(more))
    if not gathering:
        without = row.status == "running" and row.thread is None
        box.add_item(discord.ui.TextDisplay(w("lobby-running-soon" if without else f"lobby-{row.status}")))
    else:
        for line in rows([*controls, *_computers(row, seats, computers, w), *_buttons(row, seats, w)]):
            box.add_item(line)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def _people(row: MatchRow, seats: Sequence[SeatRow], w: Words) -> list[str]:
    """Who is here; of several people it is said who may choose what is played, as long as there is something to choose."""
    names = [written(name) for name in names_of(seats, w)]
    if row.status != "lobby" or sum(seat.kind == "person" for seat in seats) < 2:
        return names
    return [
        w("lobby-host", player=name) if seat.user == row.host else name for seat, name in zip(seats, names, strict=True)
    ]


def _buttons(row: MatchRow, seats: Sequence[SeatRow], w: Words) -> list[Press]:
    missing = max(row.seats_min - len(seats), 0)
    start = w("lobby-start")
    if missing:
        # Only people play rated; else Start is the way to a match against computers, too.
        start = w("lobby-start-missing" if row.rated else "lobby-start-filled", count=missing)
    learn = [Press(Pressed("learn", 0, 0, PREFIXES[row.slug]), w("game-learn"))] if lesson_of(row.slug) else []
    return [
        Press(Pressed("lobby", row.id, 0, "join"), w("lobby-join"), discord.ButtonStyle.success),
        Press(Pressed("lobby", row.id, 0, "leave"), w("lobby-leave")),
        Press(Pressed("lobby", row.id, 0, "start"), start, discord.ButtonStyle.primary),
        Press(Pressed("lobbyset", row.id, 0), w("lobby-settings")),
        *learn,
    ]


def _computers(row: MatchRow, seats: Sequence[SeatRow], computers: Sequence[ComputerKind], w: Words) -> list[Choose]:
    """The menu by which computers come and go. Its id names how many are here, so that a second press is known as one."""
    options: list[discord.SelectOption] = []
    if len(seats) < row.seats_max and not row.rated:
        options += [
            discord.SelectOption(label=w(COMPUTERS[kind]), value=kind, description=w(f"{COMPUTERS[kind]}.about"))
            for kind in computers
        ]
    if any(seat.kind != "person" for seat in seats):
        options.append(discord.SelectOption(label=w("lobby-computer-remove"), value="remove"))
    menu = Choose(Pressed("lobby", row.id, len(seats), "computer"), options, w("lobby-computers"))
    return [menu] if options else []
