"""Rise of Empires in Discord: its slash commands, in the words of its rules."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Range

from cogs.discord_io.commands import command, said
from cogs.features.games.base import GameCog
from cogs.features.games.typed import plays
from games.rise_of_empires import moves

_plays = partial(plays, "rise")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class RiseCog(GameCog, group_name=said("command-rise"), group_description=said("command-rise.about")):
    """``/rise …``"""

    slug = "rise_of_empires"

    @command("rise-new")
    async def new(
        self,
        interaction: discord.Interaction,
        seats: Range[int, 2, 5] | None = None,
        computers: Range[int, 0, 4] = 0,
        rated: bool = False,
    ) -> None:
        """Open a lobby."""
        await self.open_lobby(interaction, seats, computers, rated)

    # R6.1 to R6.4, R6.6
    territory = _plays(moves.TakeTerritory)
    progress = _plays(moves.TakeProgress)
    city = _plays(moves.TakeCity)
    trade = _plays(moves.Trade)
    empire = _plays(moves.TakeEmpire)
    idle = _plays(moves.Idle)
    # R6.4.3 to R6.4.5
    place = _plays(moves.Place)
    levy = _plays(moves.Levy)
    war = _plays(moves.War)
    strike = _plays(moves.Strike, optional=("cubes",))
    stop = _plays(moves.Stop)
    # R6.5
    remove = _plays(moves.Remove, optional=("which", "pay"))
    pay = _plays(moves.Pay)
    skip = _plays(moves.Skip)
    # R6.7
    flip = _plays(moves.Flip)
    ally = _plays(moves.Ally)
    end = _plays(moves.End)
    # R7 to R10
    give_up = _plays(moves.GiveUp)
    keep = _plays(moves.Keep)
    pick = _plays(moves.Pick)
    upkeep = _plays(moves.Upkeep)
    position = _plays(moves.Position)
    review = _plays(moves.Review)
