"""All features: commands, with the buttons below their answers."""

from __future__ import annotations

from importlib import import_module

from discord.ext import commands

from cogs.features.games.base import GameCog
from cogs.features.hosting.arrival import ArrivalCog
from cogs.features.hosting.bug import BugCog
from cogs.features.hosting.host import HostCog
from cogs.features.lessons.learn import LearnCog
from cogs.features.lessons.puzzles import PuzzlePages
from cogs.features.lobby.lobby import Lobby
from cogs.features.lobby.post import LobbyPosts
from cogs.features.lobby.rematch import Rematch
from cogs.features.lobby.settings_panel import SettingsPanel
from cogs.features.lookup.analysis import AnalysisCog
from cogs.features.lookup.board import BoardCog
from cogs.features.lookup.box import BoxButton
from cogs.features.lookup.cards import CardCog
from cogs.features.lookup.help import HelpCog
from cogs.features.lookup.reference import ReferenceCog
from cogs.features.lookup.replay import ReplayCog
from cogs.features.lookup.rules import RulesCog
from cogs.features.lookup.view import ViewCog
from cogs.features.panel.hints import HintButton
from cogs.features.panel.panel import Panels
from cogs.features.panel.plans import Plans
from cogs.features.panel.side_doors import SideDoors
from cogs.features.people.away import AwayCog
from cogs.features.people.hush import HushButton
from cogs.features.people.me import MeCog
from cogs.features.people.note import NoteCog
from cogs.features.standings.hall import HallCog
from cogs.features.standings.stats import StatsCog
from cogs.features.table.commands import TableCog
from cogs.features.table.takeover import TakeOverCog
from cogs.features.table.undo import Undo
from cogs.features.table.votes import VoteButtons
from cogs.posting.votes import VotePosts
from cogs.services import Services
from games import offered
from locales import PREFIXES


def features(services: Services, lobby_posts: LobbyPosts, vote_posts: VotePosts) -> list[commands.Cog]:
    """Every feature, made once; gives the cogs in the order in which they are added to the bot."""
    look, panels = BoardCog(services), Panels(services)
    lobby = Lobby(services, lobby_posts, panels.open)
    undo = Undo(services)
    votes = VoteButtons(services, vote_posts, undo)
    # These are buttons alone.
    Rematch(services, lobby_posts)
    Plans(services)
    SideDoors(services)
    HintButton(services)
    BoxButton(services)
    HushButton(services)
    return [
        look,
        TableCog(services, panels, undo, votes),
        ViewCog(services, look),
        ReplayCog(services),
        AnalysisCog(services),
        HelpCog(services),
        RulesCog(services),
        CardCog(services),
        ReferenceCog(services),
        LearnCog(services, PuzzlePages(services)),
        MeCog(services),
        AwayCog(services),
        TakeOverCog(services, votes),
        NoteCog(services),
        StatsCog(services),
        HallCog(services),
        SettingsPanel(services, lobby_posts),
        BugCog(services),
        HostCog(services),
        ArrivalCog(services),
        *(cog_of(slug)(services, lobby, panels) for slug in offered()),
    ]


def cog_of(slug: str) -> type[GameCog]:
    """The cog of a game: the one in the module that bears the name by which its sentences begin.

    Raises ModuleNotFoundError where there is none, ValueError where it is not the only one.
    """
    module = import_module(f"cogs.features.games.{PREFIXES[slug]}")
    (found,) = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, GameCog) and kind is not GameCog
    ]
    return found
