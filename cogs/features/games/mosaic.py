"""Mosaic in Discord: its slash commands, in the words of its rules."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from cogs.discord_io.commands import command, said
from cogs.features.games.base import GameCog
from cogs.features.games.typed import plays
from games.mosaic import moves
from games.mosaic.state import EDITIONS

_plays = partial(plays, "mosaic")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class MosaicCog(GameCog, group_name=said("command-mosaic"), group_description=said("command-mosaic.about")):
    """``/mosaic …``"""

    slug = "mosaic"

    @command("mosaic-new")
    @app_commands.choices(edition=[Choice(name=said(f"mosaic-option-edition-{name}"), value=name) for name in EDITIONS])
    async def new(
        self,
        interaction: discord.Interaction,
        seats: Range[int, 2, 6] | None = None,
        computers: Range[int, 0, 5] = 0,
        rated: bool = False,
        edition: str = EDITIONS[0],
    ) -> None:
        """Open a lobby."""
        await self.open_lobby(interaction, seats, computers, rated, edition=edition)

    # R2
    leader = _plays(moves.ChooseLeader)
    pick = _plays(moves.Pick)
    start = _plays(moves.StartingCity)
    benefits = _plays(moves.Benefits)
    # R5
    work = _plays(moves.Work)
    population = _plays(moves.Populate, optional=("pay",))
    build = _plays(moves.Build, optional=("piece", "pay"))
    wonder = _plays(moves.BuildWonder, optional=("pay",))
    technology = _plays(moves.Research, optional=("face_up", "pay"))
    tax_tariff = _plays(moves.TaxTariff)
    recruit = _plays(moves.Recruit)
    march = _plays(moves.March)
    halt = _plays(moves.Halt)
    government = _plays(moves.Govern, optional=("pay",))
    # R6
    turn_up = _plays(moves.TurnUp)
    claim = _plays(moves.Claim)
    clear = _plays(moves.Clear)
    take_over = _plays(moves.TakeOver)
    exchange = _plays(moves.Exchange)
    peek = _plays(moves.Peek)
    end = _plays(moves.End)

    # What an Action or a card asks for
    choose = app_commands.Group(name=said("command-mosaic-choose"), description=said("command-mosaic-choose.about"))
    for _move in (
        moves.Pay,
        moves.Site,
        moves.Lay,
        moves.Skip,
        moves.Deploy,
        moves.Strike,
        moves.Raise,
        moves.Transfer,
        moves.Take,
        moves.Receive,
        moves.Plunder,
        moves.Guard,
        moves.Symbols,
        moves.Divert,
    ):
        _plays(_move, parent=choose)

    # R8.2
    order = app_commands.Group(name=said("command-mosaic-order"), description=said("command-mosaic-order.about"))
    for _move in (moves.OrderRule, moves.OrderStrike, moves.OrderDivert):
        _plays(_move, parent=order)
