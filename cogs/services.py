"""What features are given."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.computer.analyses import Analyses
from cogs.computer.thinker import Thinker
from cogs.discord_io.controls import Controls
from cogs.discord_io.languages import Languages
from cogs.discord_io.members import Members
from cogs.discord_io.threads import Threads
from cogs.match.playing import Playing
from cogs.match.seating import Seating
from cogs.match.tables import Tables
from cogs.match.voting import Voting
from cogs.monitoring.metrics import Metrics
from cogs.monitoring.recent_errors import RecentErrors
from cogs.posting.outbox import Outbox
from cogs.posting.pings import Pings
from cogs.posting.reminders import Reminders
from cogs.presentation.autocomplete_cache import AutocompleteCache
from cogs.presentation.icons import Icons
from cogs.presentation.pictures import Pictures
from cogs.settings import Settings
from cogs.standings.ratings import Ratings
from cogs.standings.results import Results
from db.store import Store


@dataclass(frozen=True)
class Services:
    """What a feature may use; made once, in ``cogs.assembly``. ``thinker`` None: this bot may not think."""

    settings: Settings
    store: Store
    tables: Tables
    playing: Playing
    seating: Seating
    voting: Voting
    thinker: Thinker | None
    analyses: Analyses
    results: Results
    ratings: Ratings
    pictures: Pictures
    cache: AutocompleteCache
    icons: Icons
    languages: Languages
    controls: Controls
    threads: Threads
    members: Members
    outbox: Outbox
    pings: Pings
    reminders: Reminders
    metrics: Metrics
    errors: RecentErrors
