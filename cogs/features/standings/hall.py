"""``/hall``: the best and the longest of what was played on a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.commands import command, game_choices
from cogs.discord_io.controls import Press, Pressed
from cogs.match.names import written
from cogs.match.refusals import Refusal
from cogs.presentation.alike import told_apart
from cogs.presentation.ratings import explained, rating_shown
from cogs.services import Services
from cogs.standings.ladder import START, Ladder
from cogs.standings.results import Result
from games import GAMES
from games.base import ranks_of
from locales import PREFIXES, Words, words
from render.shared.ratings import MOST_PEOPLE, Climb, Climber

PLACES, PLACES_OF_ONE = 1, 5  # shown of each list: of every game, of the one that was asked for
RANKED, RANKED_OF_ONE = 1, 15  # the same of the people by rating, and of those who are not ranked yet
COMPUTERS = 0  # in the place of a user: all computers together; no person has this number
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class HallCog(commands.Cog):
    """A match that was broken off counts as won, but makes no record: it is short, and its points are few, for no merit."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._results = services.results
        self._pictures = services.pictures
        self._ratings = services.ratings
        services.controls.on_press("ratings", self.ratings_pressed)

    @command("hall")
    @app_commands.choices(game=game_choices())
    async def hall(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Best ratings and scores, most wins, longest and shortest match, per game."""
        await messages.acknowledge(interaction)
        server = interaction.guild_id or 0
        results = await self._results.of_server(server, game)
        w = words(await self._languages.of(interaction))
        places, ranked = (PLACES, RANKED) if game is None else (PLACES_OF_ONE, RANKED_OF_ONE)
        parts: list[str] = []
        controls: list[Press] = []
        for slug in PREFIXES:
            if found := [result for result in results if result.row.slug == slug]:
                ladder = await self._ratings.after(server, slug, found)
                ratings = rating_lines(w, ladder, _names(w, found), ranked)
                heading, *lines = hall_lines(w, found, places)
                parts += [heading, *ratings, *lines]
                if slug == game and ratings:
                    controls.append(Press(Pressed("ratings", 0, 0, slug), w("hall-course")))
        if any(result.row.rated for result in results):
            parts.append(explained(w))
        text = "\n".join([w("hall-title"), *parts]) if parts else w("hall-none")
        await messages.answer(interaction, layout.text_view(text, controls=controls))

    async def ratings_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for the course of the ratings of a game."""
        await messages.acknowledge(interaction)
        server, slug = interaction.guild_id or 0, pressed.arg
        results = await self._results.of_server(server, slug, rated=True)
        ladder = await self._ratings.after(server, slug, results)
        known = {seat.user: seat.name for result in results for seat in result.starters}
        if not ladder.ranking:
            raise Refusal("stale")
        best = ladder.ranking[:MOST_PEOPLE]
        names = told_apart([known[user] for user in best], [*range(1, len(best) + 1)])
        people = tuple(Climber(name, ladder.course(user)) for user, name in zip(best, names, strict=True))
        climb = Climb(slug, await self._languages.of(interaction), START, people)
        picture = await self._pictures.ratings(climb)
        await messages.answer(interaction, layout.picture_view(picture), [picture])


def hall_lines(w: Words, results: Sequence[Result], places: int) -> list[str]:
    """The hall of one game, at least one result of which is given; ``places`` of each list."""
    slug = results[0].row.slug
    lines = [w("hall-game", game=w(f"{PREFIXES[slug]}-name"), matches=len(results))]
    whole = [result for result in results if result.whole]
    if whole and GAMES[slug].scored:
        lines += [w("hall-best"), *_best(w, whole, places)]
    if wins := _wins(w, results, places):
        lines += [w("hall-wins"), *wins]
    if whole:
        ordered = sorted(whole, key=lambda result: (result.seconds, result.row.ply))
        lines.append(_length(w, "hall-longest", ordered[-1]))
        if len(ordered) > 1:
            lines.append(_length(w, "hall-shortest", ordered[0]))
    return lines


def rating_lines(w: Words, ladder: Ladder, names: Mapping[int, str], most: int) -> list[str]:
    """The people of a game by rating, ``most`` of them; apart from them as many whose ratings are still provisional."""
    settled = [user for user in ladder.ranking if not ladder.ratings[user].provisional]
    new = ladder.ranking[len(settled) :]
    ranks = ranks_of([ladder.ratings[user].shown for user in settled])
    lines = [
        w(
            "hall-ratings-line",
            rank=rank,
            who=names[user],
            rating=rating_shown(w, ladder.ratings[user]),
            matches=ladder.ratings[user].matches,
        )
        for rank, user in list(zip(ranks, settled, strict=True))[:most]
    ]
    if new:
        people = [f"{names[user]} {rating_shown(w, ladder.ratings[user])}" for user in new[:most]]
        lines.append(w("hall-ratings-new", people=", ".join(people), more=len(new) - len(people)))
    return [w("hall-ratings"), *lines] if lines else []


def _best(w: Words, results: Sequence[Result], places: int) -> list[str]:
    # Who had so many points first stands first: sorting keeps the order of time.
    names = _names(w, results)
    scores = [(result.outcome.scores[seat.seat], seat, result) for result in results for seat in result.seats]
    scores.sort(key=lambda entry: -entry[0])
    ranks = ranks_of([points for points, _, _ in scores])
    return [
        w(
            "hall-best-line",
            rank=rank,
            who=names[seat.user] if seat.kind == "person" else w("hall-computer"),
            points=points,
            seats=len(result.seats),
            match=_match(w, result),
        )
        for rank, (points, seat, result) in list(zip(ranks, scores, strict=True))[:places]
    ]


def _wins(w: Words, results: Sequence[Result], places: int) -> list[str]:
    names = {COMPUTERS: w("hall-computers"), **_names(w, results)}
    wins, matches = Counter[int](), Counter[int]()
    for result in results:
        for seat in result.seats:
            who = seat.user if seat.kind == "person" else COMPUTERS
            wins[who] += result.outcome.ranks[seat.seat] == 1
        matches.update({seat.user if seat.kind == "person" else COMPUTERS for seat in result.seats})
    # Of equal numbers of wins, those in fewer matches are worth more.
    winners = sorted((who for who in wins if wins[who]), key=lambda who: (-wins[who], matches[who]))
    ranks = ranks_of([(wins[who], -matches[who]) for who in winners])
    return [
        w("hall-wins-line", rank=rank, who=names[who], wins=wins[who], matches=matches[who])
        for rank, who in list(zip(ranks, winners, strict=True))[:places]
    ]


def _names(w: Words, results: Sequence[Result]) -> dict[int, str]:
    """The newest name of everybody who began or ended one of these matches, the newest of which is the last."""
    seats = [seat for result in results for seat in (*result.starters, *result.seats) if seat.kind == "person"]
    names = {seat.user: seat.name for seat in seats}
    shown = told_apart([*names.values()], [*range(1, len(names) + 1)])
    # There are no seats here: of people whose names are alike, Discord's own link tells who it is.
    return {
        user: w("hall-person", name=written(name)) + ("" if one == name else f" (<@{user}>)")
        for (user, name), one in zip(names.items(), shown, strict=True)
    }


def _length(w: Words, message: str, result: Result) -> str:
    days, rest = divmod(result.seconds, DAY)
    lasting = w("hall-lasting", days=days, hours=rest // HOUR, minutes=rest % HOUR // MINUTE, moves=result.row.ply)
    return w(message, lasting=lasting, match=_match(w, result))


def _match(w: Words, result: Result) -> str:
    row, ended = result.row, f"<t:{result.row.ended_at}:d>"
    if row.thread is None:
        return w("hall-match", match=row.id, ended=ended)
    return w("hall-match-in", match=row.id, ended=ended, place=f"<#{row.thread}>")
