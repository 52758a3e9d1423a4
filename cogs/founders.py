"""Founders of the Empire in Discord: its slash commands, in the words of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Range

from cogs.game import GameCog, completes
from cogs.wording import command, said

if TYPE_CHECKING:
    from cogs.client import TableBot


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Founders(GameCog, group_name=said("command-founders"), group_description=said("command-founders.about")):
    """``/founders …``"""

    slug = "founders_of_the_empire"

    @command("founders-new")
    async def new(
        self,
        interaction: discord.Interaction,
        seats: Range[int, 2, 4] | None = None,
        computers: Range[int, 0, 3] = 0,
    ) -> None:
        """Open a lobby."""
        await self.open_lobby(interaction, seats, computers)

    @command("founders-draft")
    @app_commands.autocomplete(tile=completes("tile"), side=completes("side"))
    async def draft(self, interaction: discord.Interaction, tile: str, side: str = "") -> None:
        """R3.5, R3.6."""
        await self.make(interaction, "draft", tile=tile, side=side)

    @command("founders-reveal")
    @app_commands.autocomplete(stack=completes("stack"))
    async def reveal(self, interaction: discord.Interaction, stack: str) -> None:
        """R6."""
        await self.make(interaction, "reveal", stack=stack)

    @command("founders-war")
    @app_commands.autocomplete(opponent=completes("opponent"), cell=completes("cell"))
    async def war(self, interaction: discord.Interaction, opponent: str, cell: str) -> None:
        """R7.2."""
        await self.make(interaction, "war", opponent=opponent, cell=cell.upper())

    @command("founders-coin")
    @app_commands.autocomplete(opponent=completes("opponent"), cell=completes("cell"), resource=completes("resource"))
    async def coin(self, interaction: discord.Interaction, opponent: str, cell: str, resource: str) -> None:
        """R7.3."""
        await self.make(interaction, "coin", opponent=opponent, cell=cell.upper(), resource=resource)

    @command("founders-cart")
    @app_commands.autocomplete(cell=completes("cell"))
    async def cart(self, interaction: discord.Interaction, cell: str) -> None:
        """R7.4."""
        await self.make(interaction, "cart", cell=cell.upper())

    @command("founders-craftsman")
    @app_commands.autocomplete(token=completes("token"), cell=completes("cell"))
    async def craftsman(self, interaction: discord.Interaction, token: str, cell: str) -> None:
        """R7.5."""
        await self.make(interaction, "craftsman", token=token, cell=cell.upper())

    @command("founders-add")
    @app_commands.autocomplete(tile=completes("tile"), cell=completes("cell"))
    async def add(self, interaction: discord.Interaction, tile: str, cell: str) -> None:
        """R8."""
        await self.make(interaction, "add", tile=tile, cell=cell.upper())

    @command("founders-replace")
    @app_commands.autocomplete(tile=completes("tile"), cell=completes("cell"))
    async def replace(self, interaction: discord.Interaction, tile: str, cell: str) -> None:
        """R9."""
        await self.make(interaction, "replace", tile=tile, cell=cell.upper())

    @command("founders-pass")
    async def pass_turn(self, interaction: discord.Interaction) -> None:
        """R8.8."""
        await self.make(interaction, "pass")

    @command("founders-stop")
    async def stop(self, interaction: discord.Interaction, flag: bool) -> None:
        """R11.3b."""
        await self.make(interaction, "stop", flag=flag)


async def setup(bot: TableBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Founders(bot))
