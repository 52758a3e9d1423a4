"""From a lobby to a running match: Start, what it asks of somebody who is too few, and the first panel as its answer."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord
import msgspec

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Handler, Press, Pressed
from cogs.discord_io.errors import level_of
from cogs.discord_io.languages import Languages
from cogs.features.lobby.post import LobbyPosts
from cogs.match.names import written
from cogs.match.refusals import IllegalHere, Refusal
from cogs.presentation.labels import Labels
from cogs.presentation.people import computer_name, names_of
from cogs.services import Services
from cogs.standings.ratings import check_rated
from db.rows import MatchRow, SeatRow
from games import GAMES
from games.core.errors import IllegalMove
from games.core.rng import seed_hash
from locales import PREFIXES, Words, words

log = logging.getLogger("tablebot.lobby")

WAYS = frozenset({"start", "fill", "solo", "wait"})  # what its buttons say


class Starting:
    """Starts matches; ``open_panel`` shows somebody who is on turn what he can do."""

    def __init__(self, services: Services, posts: LobbyPosts, open_panel: Handler) -> None:
        self._store, self._tables, self._playing = services.store, services.tables, services.playing
        self._outbox, self._languages, self._posts = services.outbox, services.languages, posts
        self._open_panel, self._members = open_panel, services.members

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Start, or an answer to what it has asked; once the lobby is over, the way on from there."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        if (await self._posts.row(pressed.match)).status == "lobby":
            if pressed.arg == "wait":
                await messages.answer(interaction, layout.text_view(w("lobby-waiting")))
                return
            try:
                await self._start(interaction, pressed, w)
                return
            except Refusal as refusal:
                # Somebody else was faster.
                if refusal.code != "lobby-over":
                    raise
        await self._lead_on(interaction, await self._posts.row(pressed.match), w)

    async def _start(self, interaction: discord.Interaction, pressed: Pressed, w: Words) -> None:
        asked = started = others = False
        # Discord is asked before the lock is taken.
        people = [seat.user for seat in await self._store.seats.of(pressed.match) if seat.kind == "person"]
        row = await self._posts.row(pressed.match)
        gone = await self._members.gone(row.server, people, now=True)
        try:
            async with self._tables.locks.of(pressed.match):
                row = await self._posts.lobby(pressed.match)
                seats = await self._store.seats.of(row.id)
                if interaction.user.id not in [seat.user for seat in seats]:
                    raise Refusal("start-by-players")
                if absent := [seat for seat in seats if seat.user in gone]:
                    await self._let_go(row, seats, absent)
                others = pressed.arg != "start" and pressed.revision != len(seats)
                asked = (others or pressed.arg == "start") and asks(row, seats)
                if not (asked or others):
                    async with in_words(interaction, self._languages, row.slug):
                        await self._begin(row, seats, fill=pressed.arg == "fill")
                    started = True
        finally:
            if not started:
                # An earlier press that took effect may have died on its way to the post.
                await self._posts.show(pressed.match)
            await self._outbox.deliver(pressed.match, hurry=True)
            await self._posts.tell_delay(pressed.match)
        if asked or others:
            await messages.answer(interaction, _question(row, seats, w.lang, others=others))
        elif why := await self._outbox.troubles.text(row.id, w.lang):
            await messages.whisper(interaction, why)
        else:
            await self._answer(interaction, row.id)

    async def _lead_on(self, interaction: discord.Interaction, row: MatchRow, w: Words) -> None:
        """What somebody finds who answers when the lobby is over: the match, or how to begin another one."""
        seats = await self._store.seats.of(row.id)
        if row.status == "running" and interaction.user.id in [seat.user for seat in seats]:
            await self._answer(interaction, row.id)
            return
        if row.status == "running":
            place = f"<#{row.thread}>" if row.thread is not None else ""
            await messages.answer(interaction, layout.text_view(w("error-lobby-over"), place))
            return
        again = Press(Pressed("newmatch", 0, 0, PREFIXES[row.slug]), w("games-new"), discord.ButtonStyle.primary)
        every = Press(Pressed("games", 0, 0), w("games-all"))
        await messages.answer(interaction, layout.text_view(w(f"lobby-{row.status}"), controls=[again, every]))

    async def _let_go(self, row: MatchRow, seats: Sequence[SeatRow], absent: Sequence[SeatRow]) -> None:
        """Free the seats of those who have left the server. Raises Refusal, so that whoever starts sees who is still here."""
        names = dict(zip([seat.user for seat in seats], names_of(seats, words(row.lang)), strict=True))
        for seat in absent:
            await self._store.lobby.leave(row.id, seat.user)
            await self._store.decks.bring(row.id, seat.user, "")
        people = [seat.user for seat in await self._store.seats.of(row.id) if seat.kind == "person"]
        if row.host not in people:
            await self._store.matches.set_host(row.id, people[0])
        raise Refusal("start-some-gone", who=", ".join(written(names[seat.user]) for seat in absent), count=len(absent))

    async def _begin(self, row: MatchRow, seats: Sequence[SeatRow], *, fill: bool) -> None:
        if fill:
            for _ in range(lacking(row, seats)):
                number = 1 + sum(seat.kind != "person" for seat in seats)
                name = computer_name(words(row.lang), "sensible", number)
                await self._store.lobby.join_computer(row.id, name, "sensible", utc_now())
                seats = await self._store.seats.of(row.id)
        if len(seats) < row.seats_min:
            raise Refusal("too-few", seats=len(seats), least=row.seats_min)
        if row.rated:
            check_rated(len(seats), sum(seat.kind != "person" for seat in seats))
        seed = secrets.token_hex(16)
        order = await self._order(row.id, [seat.user for seat in seats], seed)
        row = msgspec.structs.replace(row, options=await self._posts.setup_choices[row.slug].options(row, order))
        await self._playing.begin(row, order, seed=seed, seed_hash=seed_hash(seed), now=utc_now())

    async def _order(self, match: int, users: list[int], seed: str) -> list[int]:
        """The order of play: that of a rematch if the same people are here, else drawn."""
        kept = [int(user) for user in (await self._store.servers.get_value(order_key(match)) or "").split()]
        if sorted(kept) == sorted(users):
            return kept
        # Sorting by a keyed hash is a fair shuffle that the published seed lets everybody check.
        return sorted(users, key=lambda user: hashlib.sha256(f"{seed}:order:{user}".encode()).digest())

    async def _answer(self, interaction: discord.Interaction, match: int) -> None:
        """The panel of whoever has started the match and is on turn; else where it is played and who is."""
        table = await self._tables.load(match)
        seat, waiting = table.seat_of(interaction.user.id), table.game.to_move(table.state)
        if seat in waiting:
            try:
                await self._open_panel(interaction, Pressed("panel", match, table.row.revision))
                return
            except Exception as error:
                # The match runs, so this must not reach the person as a failed start.
                log.log(level_of(error), "the first panel of match %s cannot be shown", match, exc_info=True)
        labels = await self._languages.labels(interaction, table)
        who = ", ".join(labels.names[number] for number in waiting)
        thread = table.row.thread
        place = f"<#{thread}>" if thread is not None else labels.words("lobby-running-soon")
        text = labels.words("lobby-begun", place=place, who=who, step=labels.step(table.state))
        await messages.answer(interaction, layout.text_view(text))


def asks(row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    """Whether Start asks before it starts: too few are here, or one is alone where more could come. Only people play rated."""
    return not row.rated and (len(seats) < row.seats_min or (len(seats) == 1 and row.seats_max > 1))


def lacking(row: MatchRow, seats: Sequence[SeatRow]) -> int:
    """How many computers make the table large enough for more than one."""
    return max(row.seats_min, min(2, row.seats_max)) - len(seats)


def _question(row: MatchRow, seats: Sequence[SeatRow], lang: str, *, others: bool) -> discord.ui.LayoutView:
    """Against computers, alone where the game can be played so, or wait; who is here where they are ``others`` than when that was
    asked, and that Start begins with them where nothing is to be asked any more. Its buttons are good for so many people.
    """
    w, count, here = words(lang), lacking(row, seats), len(seats)
    note = w("lobby-others", who=", ".join(names_of(seats, w))) if others else ""
    if not asks(row, seats):
        start = Press(Pressed("lobby", row.id, 0, "start"), w("lobby-start"), discord.ButtonStyle.primary)
        return layout.text_view(note, controls=[start])
    fill = Press(Pressed("lobby", row.id, here, "fill"), w("lobby-fill", count=count), discord.ButtonStyle.primary)
    solo = [Press(Pressed("lobby", row.id, here, "solo"), w("lobby-solo"))] if here == 1 and row.seats_min == 1 else []
    wait = Press(Pressed("lobby", row.id, 0, "wait"), w("lobby-wait"))
    text = w("lobby-ask", count=count, alone="yes" if here == 1 else "no")
    return layout.text_view(note, text, controls=[fill, *solo, wait])


@asynccontextmanager
async def in_words(interaction: discord.Interaction, languages: Languages, slug: str) -> AsyncIterator[None]:
    """What the rules refuse in it is raised as IllegalHere, in the words of the person."""
    try:
        yield
    except IllegalMove as error:
        labels = Labels(GAMES[slug], words(await languages.of(interaction)), ())
        raise IllegalHere(labels.illegal(error), error) from error


def order_key(match: int) -> str:
    """The server-wide value that holds the order of play of a rematch."""
    return f"order:{match}"
