"""Founders of the Empire in Discord: its slash commands, in the words of its rules."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Range

from cogs.discord_io.commands import command, said
from cogs.features.games.base import GameCog
from cogs.features.games.typed import plays
from games.founders_of_the_empire import moves

_plays = partial(plays, "founders")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class FoundersCog(GameCog, group_name=said("command-founders"), group_description=said("command-founders.about")):
    """``/founders …``"""

    slug = "founders_of_the_empire"

    @command("founders-new")
    async def new(
        self,
        interaction: discord.Interaction,
        seats: Range[int, 2, 4] | None = None,
        computers: Range[int, 0, 3] = 0,
        rated: bool = False,
    ) -> None:
        """Open a lobby."""
        await self.open_lobby(interaction, seats, computers, rated)

    draft = _plays(moves.Draft, optional=("side",))
    reveal = _plays(moves.Reveal)
    war = _plays(moves.War)
    coin = _plays(moves.Coin)
    cart = _plays(moves.Cart)
    craftsman = _plays(moves.Craftsman)
    add = _plays(moves.Add)
    replace = _plays(moves.Replace)
    pass_turn = _plays(moves.Pass)
    stop = _plays(moves.Stop)
