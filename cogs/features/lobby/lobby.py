"""From one command or press to a lobby, and who comes and goes: New match, Join, Leave, computers."""

from __future__ import annotations

from typing import Any, cast

import discord
import msgspec

from cogs.discord_io import messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Handler, Pressed
from cogs.discord_io.permissions import place_of
from cogs.features.lobby.match_options import check_options
from cogs.features.lobby.post import LobbyPosts, covers
from cogs.features.lobby.setup_choices import SetupChoices
from cogs.features.lobby.starting import WAYS, Starting, in_words
from cogs.match.locks import Locks
from cogs.match.names import clean
from cogs.match.refusals import Refusal
from cogs.presentation.people import computer_name
from cogs.services import Services
from cogs.standings.ratings import check_rated
from db.rows import ComputerKind, MatchRow, OutboxEntry
from games import GAMES, offered
from locales import PREFIXES, words


class Lobby:
    """Gathers people for matches; ``open_panel`` is the first answer to whoever starts one and is on turn."""

    def __init__(self, services: Services, posts: LobbyPosts, open_panel: Handler) -> None:
        self._store, self._tables = services.store, services.tables
        self._outbox, self._languages, self._posts = services.outbox, services.languages, posts
        self._members, self._pictures = services.members, services.pictures
        self._starting = Starting(services, posts, open_panel)
        self._openers = Locks()  # by user
        services.controls.on_press("lobby", self.pressed)
        services.controls.on_press("newmatch", self.new_pressed)

    def ask_for(self, slug: str, choices: SetupChoices) -> None:
        """Let people in the lobbies of a game bring something."""
        self._posts.setup_choices[slug] = choices

    async def new_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A lobby as the game has it by itself; whoever has one of it open here already is shown that."""
        await messages.acknowledge(interaction)
        slug = next((slug for slug in offered() if PREFIXES[slug] == pressed.arg), None)
        if slug is None:
            raise Refusal("stale")
        async with self._openers.of(interaction.user.id):
            mine = await self._store.matches.of_user(interaction.user.id)
            here = (interaction.user.id, interaction.channel_id, slug, "lobby")
            row = next((row for row in mine if (row.host, row.channel, row.slug, row.status) == here), None)
            if row is None:
                await self.new(interaction, slug, None, 0, {}, rated=False)
            else:
                # It may have been deleted meanwhile.
                await self._post(row, f"lobby:{row.id}:{interaction.id}")
                await self._tell(interaction, row.id)

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
        chosen = msgspec.json.encode(msgspec.convert(options, game.options)).decode()
        async with in_words(interaction, self._languages, slug):
            check_options(slug, seats or game.seats[-1], chosen)
        lang = await self._languages.of_match(interaction)
        now = utc_now()
        row = await self._store.lobby.create(
            now,
            slug=slug,
            server=interaction.guild_id or 0,
            channel=channel,
            host=interaction.user.id,
            host_name=clean(interaction.user.display_name),
            options=chosen,
            lang=lang,
            seats_min=seats or game.seats[0],
            seats_max=seats or game.seats[-1],
            rated=rated,
        )
        for number in range(computers):
            await self._store.lobby.join_computer(
                row.id, computer_name(words(lang), "sensible", number + 1), "sensible", now
            )
        await self._post(row, f"lobby:{row.id}")
        await self._tell(interaction, row.id)
        self._pictures.expect(slug, row.seats_max, row.lang)

    async def _post(self, row: MatchRow, key: str) -> None:
        await self._store.outbox.add([OutboxEntry(key, row.id, "lobby", "{}")], utc_now())
        await self._outbox.deliver(row.id)

    async def _tell(self, interaction: discord.Interaction, match: int) -> None:
        """Beside the list of games, if it was opened from there: the list stays."""
        text = await self._posts.opened(match, await self._languages.of(interaction))
        await messages.whisper(interaction, text)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A control of the lobby's post."""
        if pressed.arg in WAYS:
            await self._starting.pressed(interaction, pressed)
            return
        await messages.acknowledge(interaction, in_place=True)
        acts = {"join": self._join, "leave": self._leave, "bring": self._bring, "computer": self._computer}
        if pressed.arg == "computer":
            # Where the host has left the server, the next is it from now on; Discord is asked before the lock is taken.
            await self._members.hosts(await self._posts.row(pressed.match), interaction.user.id)
        try:
            async with self._tables.locks.of(pressed.match):
                row = await self._posts.lobby(pressed.match)
                async with in_words(interaction, self._languages, row.slug):
                    await acts[pressed.arg](interaction, row, pressed)
        finally:
            # Also where the press is refused: an earlier one that took effect may have died on its way to the post.
            await self._refresh(interaction, pressed.match)

    async def _refresh(self, interaction: discord.Interaction, match: int) -> None:
        """Bring the pressed lobby up to date, then post what the press has brought about."""
        try:
            # One after another, so that of several people who press at once the last edit shows them all.
            async with self._posts.edits.of(match):
                row, view = await self._posts.row(match), await self._posts.view(match)
                await messages.answer(interaction, view, covers(row))
        finally:
            await self._outbox.deliver(match, hurry=True)

    async def _join(self, interaction: discord.Interaction, row: MatchRow, pressed: Pressed) -> None:
        user = interaction.user
        await self._store.lobby.join(row.id, user.id, clean(user.display_name), utc_now())

    async def _leave(self, interaction: discord.Interaction, row: MatchRow, pressed: Pressed) -> None:
        await self._store.lobby.leave(row.id, interaction.user.id)
        await self._store.decks.bring(row.id, interaction.user.id, "")
        left = [seat for seat in await self._store.seats.of(row.id) if seat.kind == "person"]
        if not left:
            await self._store.matches.close(row.id, "expired", "empty", outbox=[], now=utc_now())
        elif row.host == interaction.user.id:
            await self._store.matches.set_host(row.id, left[0].user)

    async def _bring(self, interaction: discord.Interaction, row: MatchRow, pressed: Pressed) -> None:
        await self._posts.setup_choices[row.slug].bring(row, interaction.user.id, *pressed.values)

    async def _computer(self, interaction: discord.Interaction, row: MatchRow, pressed: Pressed) -> None:
        """A computer comes, or the last one goes; nothing where others have come or gone since the menu was made."""
        if interaction.user.id != row.host and not interaction.permissions.manage_guild:
            raise Refusal("lobby-host-only")
        seats = await self._store.seats.of(row.id)
        computers = [seat for seat in seats if seat.kind != "person"]
        if pressed.revision != len(seats):
            return
        (choice,) = pressed.values
        if choice in self._posts.computers:
            kind = cast("ComputerKind", choice)
            if row.rated:
                check_rated(row.seats_max, computers=len(computers) + 1)
            name = computer_name(words(row.lang), kind, len(computers) + 1)
            await self._store.lobby.join_computer(row.id, name, kind, utc_now())
        elif choice == "remove" and computers:
            await self._store.lobby.leave(row.id, computers[-1].user)
