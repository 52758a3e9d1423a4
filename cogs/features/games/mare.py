"""Mare Nostrum in Discord: its slash commands, in the words of its rules."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from cogs.discord_io.commands import command, said
from cogs.features.games.base import GameCog
from cogs.features.games.typed import plays
from games.mare_nostrum import moves
from games.mare_nostrum.state import EDITIONS

DISPLAYS = ("beginner", "expert")

_plays = partial(plays, "mare")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class MareCog(GameCog, group_name=said("command-mare"), group_description=said("command-mare.about")):
    """``/mare …``"""

    slug = "mare_nostrum"

    @command("mare-new")
    @app_commands.choices(
        display=[Choice(name=said(f"mare-option-display-{name}"), value=name) for name in DISPLAYS],
        edition=[Choice(name=said(f"mare-option-edition-{name}"), value=name) for name in EDITIONS],
    )
    async def new(
        self,
        interaction: discord.Interaction,
        seats: Range[int, 3, 5] | None = None,
        computers: Range[int, 0, 4] = 0,
        rated: bool = False,
        display: str = DISPLAYS[0],
        edition: str = EDITIONS[0],
    ) -> None:
        """Open a lobby."""
        await self.open_lobby(interaction, seats, computers, rated, display=display, edition=edition)

    empire = _plays(moves.ChooseEmpire)
    appoint = _plays(moves.Appoint)
    # R7
    build = _plays(moves.Build, optional=("spot", "pay"))
    recruit = _plays(moves.Recruit, optional=("pay",))
    control = _plays(moves.PlaceControl, optional=("pay",))
    legion = _plays(moves.RaiseLegion, optional=("pay",))
    trireme = _plays(moves.BuildTrireme, optional=("pay",))
    fortress = _plays(moves.BuildFortress, optional=("pay",))
    pyramids = _plays(moves.BuildPyramids, optional=("pay",))
    # R8
    sail = _plays(moves.Sail, optional=("count",))
    attack = _plays(moves.Attack, optional=("opponent",))
    march = _plays(moves.March, optional=("spot", "count"))
    fight = _plays(moves.Fight, optional=("opponent",))
    lose = _plays(moves.Lose)
    # R9
    occupy = _plays(moves.Occupy, optional=("spots",))
    seize = _plays(moves.Seize)
    pillage = _plays(moves.Pillage, optional=("spot", "reward"))
    convert = _plays(moves.Convert)
    done = _plays(moves.Done)

    # R6
    trade = app_commands.Group(name=said("command-mare-trade"), description=said("command-mare-trade.about"))
    for _move in (
        moves.Value,
        moves.Number,
        moves.Offer,
        moves.Withdraw,
        moves.Starter,
        moves.Take,
        moves.Compensate,
        moves.Wish,
        moves.Unwish,
        moves.Spare,
    ):
        _plays(_move, parent=trade)

    # What a card, a purchase or a tie asks for
    choose = app_commands.Group(name=said("command-mare-choose"), description=said("command-mare-choose.about"))
    for _move in (
        moves.Reward,
        moves.AnyGood,
        moves.Muster,
        moves.Pay,
        moves.Cancel,
        moves.Copy,
        moves.Keep,
        moves.DeclarePeace,
        moves.Station,
        moves.Swap,
        moves.Crown,
        moves.Decline,
    ):
        _plays(_move, parent=choose)

    # R7.1, R8.1, R12.14
    order = app_commands.Group(name=said("command-mare-order"), description=said("command-mare-order.about"))
    for _move in (moves.OrderNext, moves.OrderRule, moves.OrderClear, moves.BuildFirst):
        _plays(_move, parent=order)
