"""The cogs that nobody but Discord calls: commands, with the buttons below their answers."""

from __future__ import annotations

from cogs.away import Away
from cogs.bug import Bug
from cogs.founders import Founders
from cogs.hall import Hall
from cogs.host import Host
from cogs.learning import Learning
from cogs.lobby_panel import LobbyPanel
from cogs.mare import MareCog
from cogs.me import Me
from cogs.mosaic import MosaicCog
from cogs.note import Note
from cogs.reference import Reference
from cogs.replay import Replay
from cogs.rise import Rise
from cogs.settlers import Settlers
from cogs.stats import Stats
from cogs.table import TableCog
from cogs.takeover import TakeOver
from cogs.view import ViewCog

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
