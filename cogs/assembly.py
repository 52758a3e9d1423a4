"""Where the bot is put together, once: every part in order, each handed what it needs."""

from __future__ import annotations

from typing import NamedTuple

import discord
from discord.ext import commands

from cogs.background.backups import BackupLoop
from cogs.background.clocks import ClockLoop
from cogs.background.delivery import DeliveryLoop
from cogs.background.icons import IconLoop
from cogs.background.lobbies import LobbyLoop
from cogs.background.metrics import MetricsLoop
from cogs.background.reminders import ReminderLoop
from cogs.background.thinking import ThinkingLoop
from cogs.computer.analyses import Analyses
from cogs.computer.seats import StrongSeats
from cogs.computer.thinker import Thinker
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Controls
from cogs.discord_io.languages import Languages
from cogs.discord_io.members import Members
from cogs.discord_io.reach import Reach
from cogs.discord_io.threads import Threads
from cogs.features.all import features
from cogs.features.lobby.post import LobbyPosts
from cogs.match.playing import Playing
from cogs.match.seating import Seating
from cogs.match.tables import Tables
from cogs.match.voting import Voting
from cogs.monitoring.metrics import Metrics
from cogs.monitoring.recent_errors import RecentErrors
from cogs.posting.greeting import Greetings
from cogs.posting.notices import Notices
from cogs.posting.outbox import Outbox
from cogs.posting.pings import Pings
from cogs.posting.reminders import Reminders
from cogs.posting.retiring import Retiring
from cogs.posting.seats import SeatPosts
from cogs.posting.troubles import Troubles
from cogs.posting.turns import Turns
from cogs.posting.votes import VotePosts
from cogs.presentation.autocomplete_cache import AutocompleteCache
from cogs.presentation.icons import Icons
from cogs.presentation.pictures import Pictures
from cogs.services import Services
from cogs.settings import Settings
from cogs.standings.ratings import Ratings
from cogs.standings.results import Results
from db.store import Store
from games.thinking.review import Depth


class Assembly(NamedTuple):
    """The parts of a bot, and the cogs in the order in which they are added to it."""

    services: Services
    cogs: list[commands.Cog]


def assemble(
    client: discord.Client, settings: Settings, store: Store, pictures: Pictures, thinker: Thinker, depth: Depth
) -> Assembly:
    """Everything that a bot is made of, over an open store; nothing runs yet. ``depth`` is what analyses may spend."""
    tables = Tables(store)
    playing, seating = Playing(tables), Seating(tables)
    members = Members(client, tables)
    voting = Voting(tables, playing, seating, members)
    results = Results(tables)
    ratings = Ratings(results)
    cache = AutocompleteCache()
    tables.on_change(cache.forget_match)

    metrics, icons = Metrics(), Icons()
    languages = Languages(store, icons)
    controls = Controls(
        store, languages, lambda name, outcome, seconds: metrics.count(name, outcome, seconds, utc_now())
    )
    threads = Threads(client, store)
    outbox = Outbox(store, threads, Troubles(client, store))
    pings = Pings(client, store, outbox, members)
    reminders = Reminders(client, store, outbox, pings, members)
    Notices(client, store, outbox, pings)
    Greetings(client, outbox)
    SeatPosts(client, store, outbox, pings)
    lobby_posts = LobbyPosts(client, store, outbox, strong=settings.strong)
    vote_posts = VotePosts(client, tables, voting, outbox, pings)
    retiring = Retiring(client, tables, outbox, icons)
    thinks = thinker if settings.strong else None
    strong = StrongSeats(playing, thinks, outbox.deliver, metrics.thoughts_missing.inc, utc_now)
    analyses = Analyses(tables, thinks, outbox.deliver, utc_now, depth)
    renewals = lobby_posts.send, strong.wake, vote_posts.holders_moved
    Turns(client, tables, members, ratings, pictures, outbox, pings, retiring, icons, *renewals)

    services = Services(
        settings=settings,
        store=store,
        tables=tables,
        playing=playing,
        seating=seating,
        voting=voting,
        thinker=thinks,
        analyses=analyses,
        results=results,
        ratings=ratings,
        pictures=pictures,
        cache=cache,
        icons=icons,
        languages=languages,
        controls=controls,
        threads=threads,
        members=members,
        outbox=outbox,
        pings=pings,
        reminders=reminders,
        metrics=metrics,
        errors=RecentErrors(),
    )
    look, *others = features(services, lobby_posts, vote_posts)
    reach = Reach(client, store)
    loops: list[commands.Cog] = [
        reach,
        DeliveryLoop(client, outbox),
        LobbyLoop(client, store, reach, outbox, settings.lobby_hours),
        ReminderLoop(client, reminders, pings, outbox),
        ClockLoop(client, store, reach, threads, playing, voting, vote_posts, outbox),
        IconLoop(client, store, pictures, icons),
        BackupLoop(client, store, settings.backups, settings.backups_kept),
        MetricsLoop(client, store, metrics, settings.metrics_port),
        ThinkingLoop(client, strong, analyses),
    ]
    return Assembly(services, [look, *loops, *others])
