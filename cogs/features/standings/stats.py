"""``/stats``: how a person has done in the matches that ended on a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.commands import command, game_choices
from cogs.match.names import clean, seen, written
from cogs.presentation.ratings import explained, rating_shown
from cogs.services import Services
from cogs.standings.ladder import Rating
from cogs.standings.results import Result
from games import GAMES
from locales import PREFIXES, Words, words


@dataclass(frozen=True)
class PlayedMatch:
    """One match of a person: which seat he held at its end, of how many, and how that seat did."""

    seat: int
    seats: int
    rank: int
    points: int


class StatsCog(commands.Cog):
    """A match counts for whoever held the seat at its end; who gave a seat up before has not finished it."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._results = services.results
        self._ratings = services.ratings

    @command("stats")
    @app_commands.choices(game=game_choices())
    async def stats(
        self, interaction: discord.Interaction, player: discord.Member | None = None, game: str | None = None
    ) -> None:
        """Matches, wins, places and points of a person, in all by seats and by starting seat."""
        await messages.acknowledge(interaction)
        person = player or interaction.user
        results = await self._results.of_server(interaction.guild_id or 0, game)
        ratings = await self._ratings.of_person(interaction.guild_id or 0, results, person.id)
        w = words(await self._languages.of(interaction))
        lines = stats_lines(w, results, person.id, ratings)
        # Of a name that shows nothing Discord's own link tells whose it is.
        name = written(person.display_name) if seen(clean(person.display_name)) else person.mention
        text = "\n".join([w("stats-title", player=name), *lines]) if lines else w("stats-none", player=name)
        await messages.answer(interaction, layout.text_view(text))


def stats_lines(w: Words, results: Sequence[Result], user: int, ratings: Mapping[str, Rating]) -> list[str]:
    """The numbers of a person, game by game, with his ratings; [] where he has neither finished a match nor a rating."""
    lines: list[str] = []
    every: list[PlayedMatch] = []
    for slug, prefix in PREFIXES.items():
        played = played_by([result for result in results if result.row.slug == slug], user)
        rating = ratings.get(slug)
        if not played and rating is None:
            continue
        lines.append(w("stats-game", game=w(f"{prefix}-name")))
        if rating is not None:
            lines.append(w("stats-rating", rating=rating_shown(w, rating), matches=rating.matches))
        if not played:
            continue  # a seat given up counts for the rating, but was not played to the end
        every += played
        with_points = GAMES[slug].scored
        lines.append(w("stats-places", **_numbers(played)))
        if with_points:
            best = max(one.points for one in played)
            lines.append(w("stats-points", points=fmean(one.points for one in played), best=best))
        for seats, part in _parted(played, lambda one: one.seats):
            lines.append(w("stats-seats", seats=seats, points=_points(w, part, with_points), **_numbers(part)))
        for seat, part in _parted(played, lambda one: one.seat) if any(one.seats > 1 for one in played) else []:
            lines.append(w("stats-start", seat=seat + 1, points=_points(w, part, with_points), **_numbers(part)))
    if not lines:
        return []
    return [w("stats-total", matches=len(every), wins=_wins(every)), *lines, *([explained(w)] if ratings else [])]


def played_by(results: Sequence[Result], user: int) -> list[PlayedMatch]:
    """The matches of a person among these results."""
    return [
        PlayedMatch(seat.seat, len(result.seats), result.outcome.ranks[seat.seat], result.outcome.scores[seat.seat])
        for result in results
        for seat in result.seats
        if seat.user == user and seat.kind == "person"
    ]


def _parted(played: Sequence[PlayedMatch], key: Callable[[PlayedMatch], int]) -> list[tuple[int, list[PlayedMatch]]]:
    keys = sorted({key(one) for one in played})
    return [(value, [one for one in played if key(one) == value]) for value in keys]


def _wins(played: Sequence[PlayedMatch]) -> int:
    return sum(one.rank == 1 for one in played)


def _numbers(played: Sequence[PlayedMatch]) -> dict[str, int | float]:
    return {"matches": len(played), "wins": _wins(played), "place": fmean(one.rank for one in played)}


def _points(w: Words, played: Sequence[PlayedMatch], with_points: bool) -> str:
    return w("stats-with-points", points=fmean(one.points for one in played)) if with_points else ""
