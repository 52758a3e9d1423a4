"""The cogs that nobody but Discord calls: commands, with the buttons below their answers."""

from __future__ import annotations

from cogs.features.games.founders import Founders
from cogs.features.games.mare import MareCog
from cogs.features.games.mosaic import MosaicCog
from cogs.features.games.rise import Rise
from cogs.features.games.settlers import Settlers
from cogs.features.hosting.bug import Bug
from cogs.features.hosting.host import Host
from cogs.features.lessons.learn import Learning
from cogs.features.lobby.settings_panel import LobbyPanel
from cogs.features.lookup.reference import Reference
from cogs.features.lookup.replay import Replay
from cogs.features.lookup.view import ViewCog
from cogs.features.people.away import Away
from cogs.features.people.me import Me
from cogs.features.people.note import Note
from cogs.features.standings.hall import Hall
from cogs.features.standings.stats import Stats
from cogs.features.table.commands import TableCog
from cogs.features.table.takeover import TakeOver

COGS = (
    TableCog,
    ViewCog,
    Replay,
    Reference,
    Learning,
    Me,
    Away,
    TakeOver,
    Note,
    Stats,
    Hall,
    LobbyPanel,
    Bug,
    Host,
    Founders,
    MosaicCog,
    Settlers,
    Rise,
    MareCog,
)
"""Added to each bot in this order."""
