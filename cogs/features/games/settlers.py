"""Imperial Settlers in Discord: its slash commands, in the words of its rules."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from cogs.discord_io.commands import command, said
from cogs.features.games.base import GameCog
from cogs.features.games.settlers_decks import Editor
from cogs.features.games.settlers_lists import Lists
from cogs.features.games.settlers_setup import Decks
from cogs.features.games.typed import plays
from cogs.features.lobby.lobby import Lobby
from cogs.features.panel.panel import Panels
from cogs.services import Services
from games.imperial_settlers import moves

FACTIONS = ("barbarians", "japanese", "romans", "egyptians")
LOOKOUTS = ("normal", "alternate", "advanced")
FORMATS = ("base", "introductory", "open", "standard")

_plays = partial(plays, "settlers")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class SettlersCog(GameCog, group_name=said("command-settlers"), group_description=said("command-settlers.about")):
    """``/settlers …``"""

    slug = "imperial_settlers"

    def __init__(self, services: Services, lobby: Lobby, panels: Panels) -> None:
        super().__init__(services, lobby, panels)
        self.editor = Editor(services)
        Lists(services)
        lobby.ask_for(self.slug, Decks(services.store))

    @command("settlers-new")
    @app_commands.choices(
        lookout=[Choice(name=said(f"settlers-option-lookout-{name}"), value=name) for name in LOOKOUTS],
        format=[Choice(name=said(f"settlers-option-format-{name}"), value=name) for name in FORMATS],
    )
    async def new(
        self,
        interaction: discord.Interaction,
        seats: Range[int, 1, 4] | None = None,
        computers: Range[int, 0, 3] = 0,
        rated: bool = False,
        lookout: str = LOOKOUTS[0],
        peaceful: bool = False,
        format: str = FORMATS[0],
    ) -> None:
        """Open a lobby."""
        await self.open_lobby(interaction, seats, computers, rated, lookout=lookout, peaceful=peaceful, format=format)

    @command("settlers-deck")
    @app_commands.choices(
        faction=[Choice(name=said(f"settlers-value-deck-{name}"), value=name) for name in FACTIONS],
    )
    async def deck(
        self,
        interaction: discord.Interaction,
        faction: str = "",
        out: str = "",
        instead: str = "",
        base: bool = False,
    ) -> None:
        """Decks of one's own for the Standard and Open formats."""
        await self.editor.typed(interaction, faction, out, instead, plain=base)

    @deck.autocomplete("out")
    async def complete_out(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        """The cards of the deck."""
        return await self.editor.complete_out(interaction, current)

    @deck.autocomplete("instead")
    async def complete_instead(self, interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        """The cards that fit."""
        return await self.editor.complete_instead(interaction, current)

    faction = _plays(moves.Faction)
    draft = _plays(moves.Draft)
    discard = _plays(moves.Discard)
    # R9 to R13
    build = _plays(moves.Build, optional=("give", "gold"))
    deal = _plays(moves.MakeDeal, optional=("gold",))
    raze_hand = _plays(moves.RazeHand)
    raze = _plays(moves.RazeLocation)
    activate = _plays(moves.Activate)
    instant = _plays(moves.Instant)
    send = _plays(moves.Send)
    exchange = _plays(moves.Exchange, optional=("more",))
    # Free steps and the end of the turn
    defend = _plays(moves.Defend)
    samurai = _plays(moves.Samurai)
    hold = _plays(moves.Hold)
    end = _plays(moves.End)
    cancel = _plays(moves.Cancel)
    pass_turn = _plays(moves.Pass)
    watch = _plays(moves.Watch)

    # What a card or a phase asks for
    choose = app_commands.Group(
        name=said("command-settlers-question"), description=said("command-settlers-question.about")
    )
    for _move in (
        moves.Draw,
        moves.Keep,
        moves.Choose,
        moves.Copy,
        moves.UseDeals,
        moves.Place,
        moves.Take,
        moves.First,
        moves.Spend,
        moves.Store,
        moves.StoreCard,
        moves.Drop,
        moves.Lose,
    ):
        _plays(_move, parent=choose)
