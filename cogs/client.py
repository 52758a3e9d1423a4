"""The bot itself: opens the database, loads the features, keeps Discord's command tree in step, answers errors."""

from __future__ import annotations

import logging
from collections import Counter

import discord
from discord import app_commands
from discord.ext import commands

from cogs.assembly import assemble
from cogs.computer.thinker import Thinker
from cogs.discord_io import command_list, forms, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import FluentTranslator
from cogs.discord_io.controls import Choose, Controls, Press
from cogs.discord_io.errors import Passing, outcome_of
from cogs.discord_io.marks import Mark, mark_of
from cogs.match.upgrade import upgrade_running
from cogs.monitoring import logs
from cogs.presentation.pictures import Pictures
from cogs.services import Services
from cogs.settings import Settings
from db.store import Store
from games.thinking.review import Depth

log = logging.getLogger("tablebot")

# Nobody speaks here; a host should not wonder about missing voice libraries.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
# What fails while somebody types is logged there and nowhere else.
logging.getLogger("discord.app_commands.tree").addFilter(Passing())


def _name(interaction: discord.Interaction) -> str:
    """The command, without what was typed."""
    return interaction.command.qualified_name if interaction.command is not None else "?"


class Tree(app_commands.CommandTree["TableBot"]):
    """The command tree, with the one handler of errors."""

    async def interaction_check(self, interaction: discord.Interaction[TableBot], /) -> bool:
        """Everybody may; what is logged from here on belongs to this command."""
        if interaction.type is not discord.InteractionType.autocomplete:
            logs.begin(interaction, _name(interaction))
        return True

    async def on_error(
        self, interaction: discord.Interaction[TableBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person; see ``cogs.discord_io.errors``."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await messages.apologise(interaction, error, interaction.client.services.languages)
            interaction.client.note_end(interaction, outcome_of(error))
        else:
            log.warning("autocomplete failed", exc_info=error)


LOOKED_AT, WARMED = 200, 8  # running matches, the newest ones, and kinds of tables that are drawn ahead


class TableBot(commands.Bot):
    """The connection to Discord; what it is made of is put together in ``cogs.assembly``."""

    store: Store
    services: Services
    controls: Controls
    mark: Mark

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60.0,
            shard_count=settings.shards,
        )
        self.settings = settings
        self.pictures = Pictures(settings.picture_format)
        self.thinker = Thinker()
        self.depth = Depth()  # of analyses

    async def setup_hook(self) -> None:
        """Open what is needed and register everything, before Discord sends anything."""
        await self.open_store()
        self.mark = await mark_of(self.store, utc_now())
        self.services, cogs = assemble(self, self.settings, self.store, self.pictures, self.thinker, self.depth)
        self.controls = self.services.controls
        log.addHandler(self.services.errors)
        self.add_dynamic_items(Press, Choose)
        await self.tree.set_translator(FluentTranslator())
        for cog in cogs:
            await self.add_cog(cog)
        # After the clocks were given the time back in which the bot was down.
        await upgrade_running(self.services.playing, utc_now())
        await self.services.results.settle()
        await command_list.send(self.tree, self.store, self.application_id or 0)

    async def open_store(self) -> None:
        """Open the database, once. Raises DatabaseError; a host learns of it before Discord is bothered."""
        if not hasattr(self, "store"):
            self.store = await Store.open(self.settings.database)

    async def warm_up(self) -> None:
        """Draw boards as they are being played, so that nobody waits for the first one. Never raises."""
        try:
            running = await self.store.conversions.running()
            tables = Counter([(row.slug, len(await self.store.seats.of(row.id))) for row in running[-LOOKED_AT:]])
            await self.pictures.warm_up([table for table, _ in tables.most_common(WARMED)])
        except Exception:
            log.exception("boards could not be drawn ahead")

    async def close(self) -> None:
        """Leave Discord, then let go of the database (its thread would keep the process alive)."""
        try:
            await super().close()
        finally:
            if hasattr(self, "services"):
                log.removeHandler(self.services.errors)
            self.pictures.close()
            if hasattr(self, "store"):
                await self.store.close()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A form that was sent goes to its kind; all else finds its way by discord.py."""
        if sent := forms.sent(interaction):
            await self.controls.handle(interaction, sent)

    async def on_app_command_completion(self, interaction: discord.Interaction, command: object) -> None:
        """A command has come to its end."""
        self.note_end(interaction, "done")

    def note_end(self, interaction: discord.Interaction, outcome: str) -> None:
        """One line in the log and one in the numbers."""
        self.services.metrics.count(_name(interaction), outcome, logs.end(interaction, outcome), utc_now())


class ShardedBot(TableBot, commands.AutoShardedBot):
    """The same bot over several connections to Discord, which bots on more than 2,500 servers must have.

    It is still one process with one database, one outbox and one of each loop; nothing runs once per connection.
    """
