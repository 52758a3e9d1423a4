"""From one command to a running match: the lobby post with Join, Leave, Start; lobbies that nobody fills expire."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord.ext import commands, tasks

from cogs.discord_io import failures, layout, messages
from cogs.discord_io.controls import Pressed
from cogs.discord_io.errors import IllegalHere, Refusal
from cogs.discord_io.permissions import NEEDED
from cogs.features.lobby.setup_choices import Bringing, Nothing
from cogs.match.locks import Locks
from cogs.match.names import clean
from cogs.match.tables import utc_now
from cogs.presentation.labels import Labels
from cogs.standings.ratings import check_rated
from db.rows import MatchRow, OutboxEntry, OutboxRow
from games import GAMES
from games.core.errors import IllegalMove
from games.core.rng import seed_hash
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger("tablebot.lobby")


class Lobby(commands.Cog):
    """Gathers people for matches."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.store = bot.store
        self.bringing: defaultdict[str, Bringing] = defaultdict(Nothing)  # by slug
        self._posts = Locks()
        bot.outbox.register("lobby", self.send)
        bot.controls.on_press("lobby", self.pressed)

    async def cog_load(self) -> None:
        """Start looking for lobbies that stood too long."""
        self.expire.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.expire.cancel()

    async def new(
        self,
        interaction: discord.Interaction,
        slug: str,
        seats: int | None,
        computers: int,
        options: dict[str, Any],
        *,
        rated: bool,
    ) -> None:
        """Open a lobby where the command was used. ``seats`` None: as many as the game takes, start when enough are there."""
        await messages.acknowledge(interaction)
        channel = await self.place(interaction)
        game = GAMES[slug]
        if computers and seats is not None and computers >= seats:
            raise Refusal("too-many-computers")
        if rated:
            check_rated(seats or game.seats[-1], computers)
        lang = await self.bot.server_language(interaction)
        now = utc_now()
        row = await self.store.lobby.create(
            now,
            slug=slug,
            server=interaction.guild_id or 0,
            channel=channel,
            host=interaction.user.id,
            host_name=clean(interaction.user.display_name),
            options=msgspec.json.encode(msgspec.convert(options, game.options)).decode(),
            lang=lang,
            seats_min=seats or game.seats[0],
            seats_max=seats or game.seats[-1],
            rated=rated,
        )
        for number in range(computers):
            name = words(lang)("lobby-computer-sensible", number=number + 1)
            await self.store.lobby.join_computer(row.id, name, "sensible", now)
        await self.store.outbox.add([OutboxEntry(f"lobby:{row.id}", row.id, "lobby", "{}")], now)
        await self.bot.outbox.deliver(row.id)
        w = words(await self.bot.language(interaction))
        await messages.answer(interaction, layout.text_view(w("lobby-opened", match=row.id)))

    async def place(self, interaction: discord.Interaction) -> int:
        """The channel of the interaction. Raises Refusal where no match can be played and says what is missing."""
        if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
            raise Refusal("text-channel-only")
        missing = messages.missing_permissions(interaction, NEEDED)
        if missing:
            w = words(await self.bot.language(interaction))
            raise Refusal("bot-lacks", permissions=", ".join(w(f"permission-{name}") for name in missing))
        return interaction.channel.id

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Join, Leave or Start on the lobby's post."""
        await messages.acknowledge(interaction, in_place=True)
        acts = {"join": self._join, "leave": self._leave, "start": self._start, "bring": self._bring}
        try:
            async with self.bot.tables.locks.of(pressed.match):
                row = await self._lobby(pressed.match)
                try:
                    await acts[pressed.arg](interaction, row, *pressed.values)
                except IllegalMove as error:
                    labels = Labels(GAMES[row.slug], words(await self.bot.language(interaction)), ())
                    raise IllegalHere(labels.illegal(error), error) from error
        finally:
            # Also where the press is refused: an earlier one that took effect may have died on its way to the post.
            await self._refresh(interaction, pressed.match)
        if pressed.arg == "start" and (
            why := await self.bot.outbox.trouble(pressed.match, await self.bot.language(interaction))
        ):
            await messages.whisper(interaction, why)

    async def _refresh(self, interaction: discord.Interaction, match: int) -> None:
        """Bring the pressed lobby up to date, then post what the press has brought about."""
        try:
            # One after another, so that of several people who press at once the last edit shows them all.
            async with self._posts.of(match):
                await messages.answer(interaction, await self._view(match))
        finally:
            await self.bot.outbox.deliver(match, hurry=True)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Bring the lobby's post up to date; posted anew where it cannot be edited and people may still join."""
        match = entry.match or 0
        async with self._posts.of(match):
            row, view = await self._row(match), await self._view(match)
            try:
                if row.lobby_message is not None and await messages.edit(
                    self.bot, row.channel, row.lobby_message, view
                ):
                    return row.lobby_message
            except failures.PostFailed as failed:
                if row.status == "lobby" or failed.failure == "later":
                    raise
                log.info("the lobby of match %s keeps its buttons: %s", match, failed)
            if row.status != "lobby":
                return None
            message = await messages.post(self.bot, row.channel, view, once=f"{entry.key}/lobby")
            await self.store.matches.set_lobby_message(match, message)
            return message

    async def _view(self, match: int) -> discord.ui.LayoutView:
        row, seats = await self._row(match), await self.store.seats.of(match)
        return layout.lobby_view(row, seats, *await self.bringing[row.slug].shown(row, seats))

    async def _row(self, match: int) -> MatchRow:
        row = await self.store.matches.load(match)
        if row is None:
            raise Refusal("no-match", match=match)
        return row

    async def _lobby(self, match: int) -> MatchRow:
        row = await self._row(match)
        if row.status != "lobby":
            raise Refusal("lobby-over")
        return row

    async def _join(self, interaction: discord.Interaction, row: MatchRow) -> None:
        user = interaction.user
        await self.store.lobby.join(row.id, user.id, clean(user.display_name), utc_now())

    async def _leave(self, interaction: discord.Interaction, row: MatchRow) -> None:
        await self.store.lobby.leave(row.id, interaction.user.id)
        await self.store.decks.bring(row.id, interaction.user.id, "")
        left = [seat for seat in await self.store.seats.of(row.id) if seat.kind == "person"]
        if not left:
            await self.store.matches.close(row.id, "expired", "empty", outbox=[], now=utc_now())
        elif row.host == interaction.user.id:
            await self.store.matches.set_host(row.id, left[0].user)

    async def _bring(self, interaction: discord.Interaction, row: MatchRow, deck: str) -> None:
        await self.bringing[row.slug].bring(row, interaction.user.id, deck)

    async def _start(self, interaction: discord.Interaction, row: MatchRow) -> None:
        seats = await self.store.seats.of(row.id)
        if interaction.user.id not in [seat.user for seat in seats]:
            raise Refusal("start-by-players")
        if len(seats) < row.seats_min:
            raise Refusal("too-few", seats=len(seats), least=row.seats_min)
        if row.rated:
            check_rated(len(seats), sum(seat.kind != "person" for seat in seats))
        seed = secrets.token_hex(16)
        order = await self._order(row.id, [seat.user for seat in seats], seed)
        row = msgspec.structs.replace(row, options=await self.bringing[row.slug].options(row, order))
        await self.bot.playing.begin(row, order, seed=seed, seed_hash=seed_hash(seed), now=utc_now())

    async def _order(self, match: int, users: list[int], seed: str) -> list[int]:
        """The order of play: that of a rematch if the same people are here, else drawn."""
        kept = [int(user) for user in (await self.store.servers.get_value(order_key(match)) or "").split()]
        if sorted(kept) == sorted(users):
            return kept
        # Sorting by a keyed hash is a fair shuffle that the published seed lets everybody check.
        return sorted(users, key=lambda user: hashlib.sha256(f"{seed}:order:{user}".encode()).digest())

    @tasks.loop(minutes=30)
    async def expire(self) -> None:
        """Close lobbies that stood idle too long, with a notice on their post."""
        now = utc_now()
        for row in await self.store.matches.lobbies_older_than(now - self.bot.settings.lobby_hours * 3600):
            try:
                entry = OutboxEntry(f"lobby-expired:{row.id}", row.id, "lobby", "{}")
                if await self.store.matches.close(row.id, "expired", "idle", outbox=[entry], now=now):
                    await self.bot.outbox.deliver(row.id)
            except Exception:
                log.exception("lobby %s could not be closed", row.id)

    @expire.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()


def order_key(match: int) -> str:
    """The server-wide value that holds the order of play of a rematch."""
    return f"order:{match}"
