"""From one command to a running match: Join, Leave, Start."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import discord
import msgspec

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Pressed
from cogs.discord_io.permissions import place_of
from cogs.features.lobby.post import LobbyPosts
from cogs.features.lobby.setup_choices import SetupChoices
from cogs.match.names import clean
from cogs.match.refusals import IllegalHere, Refusal
from cogs.presentation.labels import Labels
from cogs.services import Services
from cogs.standings.ratings import check_rated
from db.rows import MatchRow, OutboxEntry
from games import GAMES
from games.core.errors import IllegalMove
from games.core.rng import seed_hash
from locales import words


class Lobby:
    """Gathers people for matches."""

    def __init__(self, services: Services, posts: LobbyPosts) -> None:
        self._store, self._tables, self._playing = services.store, services.tables, services.playing
        self._outbox, self._languages, self._posts = services.outbox, services.languages, posts
        services.controls.on_press("lobby", self.pressed)

    def ask_for(self, slug: str, choices: SetupChoices) -> None:
        """Let people in the lobbies of a game bring something."""
        self._posts.setup_choices[slug] = choices

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
        channel = await place_of(interaction, self._languages)
        game = GAMES[slug]
        if computers and seats is not None and computers >= seats:
            raise Refusal("too-many-computers")
        if rated:
            check_rated(seats or game.seats[-1], computers)
        lang = await self._languages.of_server(interaction)
        now = utc_now()
        row = await self._store.lobby.create(
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
            await self._store.lobby.join_computer(row.id, name, "sensible", now)
        await self._store.outbox.add([OutboxEntry(f"lobby:{row.id}", row.id, "lobby", "{}")], now)
        await self._outbox.deliver(row.id)
        w = words(await self._languages.of(interaction))
        await messages.answer(interaction, layout.text_view(w("lobby-opened", match=row.id)))

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Join, Leave or Start on the lobby's post."""
        await messages.acknowledge(interaction, in_place=True)
        acts = {"join": self._join, "leave": self._leave, "start": self._start, "bring": self._bring}
        try:
            async with self._tables.locks.of(pressed.match):
                row = await self._lobby(pressed.match)
                try:
                    await acts[pressed.arg](interaction, row, *pressed.values)
                except IllegalMove as error:
                    labels = Labels(GAMES[row.slug], words(await self._languages.of(interaction)), ())
                    raise IllegalHere(labels.illegal(error), error) from error
        finally:
            # Also where the press is refused: an earlier one that took effect may have died on its way to the post.
            await self._refresh(interaction, pressed.match)
        if pressed.arg == "start" and (
            why := await self._outbox.trouble(pressed.match, await self._languages.of(interaction))
        ):
            await messages.whisper(interaction, why)

    async def _refresh(self, interaction: discord.Interaction, match: int) -> None:
        """Bring the pressed lobby up to date, then post what the press has brought about."""
        try:
            # One after another, so that of several people who press at once the last edit shows them all.
            async with self._posts.edits.of(match):
                await messages.answer(interaction, await self._posts.view(match))
        finally:
            await self._outbox.deliver(match, hurry=True)

    async def _lobby(self, match: int) -> MatchRow:
        row = await self._posts.row(match)
        if row.status != "lobby":
            raise Refusal("lobby-over")
        return row

    async def _join(self, interaction: discord.Interaction, row: MatchRow) -> None:
        user = interaction.user
        await self._store.lobby.join(row.id, user.id, clean(user.display_name), utc_now())

    async def _leave(self, interaction: discord.Interaction, row: MatchRow) -> None:
        await self._store.lobby.leave(row.id, interaction.user.id)
        await self._store.decks.bring(row.id, interaction.user.id, "")
        left = [seat for seat in await self._store.seats.of(row.id) if seat.kind == "person"]
        if not left:
            await self._store.matches.close(row.id, "expired", "empty", outbox=[], now=utc_now())
        elif row.host == interaction.user.id:
            await self._store.matches.set_host(row.id, left[0].user)

    async def _bring(self, interaction: discord.Interaction, row: MatchRow, deck: str) -> None:
        await self._posts.setup_choices[row.slug].bring(row, interaction.user.id, deck)

    async def _start(self, interaction: discord.Interaction, row: MatchRow) -> None:
        seats = await self._store.seats.of(row.id)
        if interaction.user.id not in [seat.user for seat in seats]:
            raise Refusal("start-by-players")
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


def order_key(match: int) -> str:
    """The server-wide value that holds the order of play of a rematch."""
    return f"order:{match}"
