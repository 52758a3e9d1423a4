"""Looking back: what the bot tells of the matches that ended on a server."""

from __future__ import annotations

import pytest

from cogs.match.history import encode_outcome
from locales import words
from tests.discord.chat import Person, Table
from tests.discord.founders import begun
from tests.discord.past import past

W, PL = words("en"), words("pl")
DAY = 24 * 3600


@pytest.fixture
async def table(simcord_env) -> Table:
    return await Table.open(simcord_env, "Anna", "Ben", "Celina")


def mean(*values: int) -> str:
    return f"{sum(values) / len(values):.1f}"


async def stats(person: Person, **options) -> list[str]:
    answer = await person.slash("/stats", **options)
    assert answer is not None and answer.private
    return answer.text.splitlines()


async def hall(person: Person, **options) -> list[str]:
    answer = await person.slash("/hall", **options)
    assert answer is not None and answer.private
    return answer.text.splitlines()


# ------------------------------------------------------------------ statistics
async def test_statistics_count_places_and_points_by_players_and_by_starting_seat(table):
    anna, ben, celina = table.people
    first = await past(table, "mosaic", [anna, ben])
    second = await past(table, "mosaic", [ben, anna], seed="2")
    third = await past(table, "mosaic", [celina, ben, anna], seed="3")
    ranks = [first.outcome.ranks[0], second.outcome.ranks[1], third.outcome.ranks[2]]
    points = [first.outcome.scores[0], second.outcome.scores[1], third.outcome.scores[2]]
    won = [int(rank == 1) for rank in ranks]
    assert await stats(anna) == [
        "## Statistics of Anna",
        f"3 matches finished on this server, {sum(won)} won",
        "### Mosaic",
        f"Won **{sum(won)}** of **3** · average place **{mean(*ranks)}**",
        f"Average points **{mean(*points)}**, best **{max(points)}**",
        f"-# 2 players: won {won[0] + won[1]} of 2, place {mean(*ranks[:2])}, points {mean(*points[:2])}",
        f"-# 3 players: won {won[2]} of 1, place {mean(ranks[2])}, points {mean(points[2])}",
        f"-# Seat 1: won {won[0]} of 1, place {mean(ranks[0])}, points {mean(points[0])}",
        f"-# Seat 2: won {won[1]} of 1, place {mean(ranks[1])}, points {mean(points[1])}",
        f"-# Seat 3: won {won[2]} of 1, place {mean(ranks[2])}, points {mean(points[2])}",
    ]
    assert await stats(ben, player=anna) == await stats(anna)


async def test_statistics_of_one_game_leave_the_others_out(table):
    anna, ben, _ = table.people
    await past(table, "mosaic", [anna, ben])
    await past(table, "rise_of_empires", [anna, ben])
    every = await stats(anna)
    assert [line for line in every if line.startswith("### ")] == ["### Mosaic", "### Rise of Empires"]
    assert every[1].startswith("2 matches finished")
    only = await stats(anna, game="rise_of_empires")
    assert only[1].startswith("1 match finished") and only[2] == "### Rise of Empires"
    assert only[2:] == every[every.index("### Rise of Empires") :]


async def test_a_game_that_is_won_without_points_has_places_only(table):
    anna, ben, celina = table.people
    ended = await past(table, "mare_nostrum", [anna, ben, celina])
    assert set(ended.outcome.scores) == {0, 1}
    lines = await stats(anna)
    assert lines[2] == "### Mare Nostrum: Empires" and not any("oints" in line for line in lines)
    lines = await hall(anna)
    assert W("hall-best") not in lines and W("hall-wins") in lines
    await table.env.bot.store.matches.set_thread(ended.match, table.channel.id)
    assert (await anna.slash("/scores", course=True)).text == W("error-no-course")
    assert (await anna.slash("/scores")).buttons == []


async def test_a_match_counts_for_who_held_the_seat_at_its_end(table):
    anna, ben, celina = table.people
    await past(table, "mosaic", [anna, ben], taken_over=(1, celina))
    assert await stats(ben) == [W("stats-none", player="Ben")]
    assert (await stats(celina))[1].startswith("1 match finished")


async def test_both_are_of_this_server_and_in_the_readers_language(table, simcord_env):
    anna, ben, _ = table.people
    await past(table, "mosaic", [anna, ben], lasted=DAY)
    anna.locale = "pl"
    lines = await stats(anna)
    assert lines[0] == "## Statystyki: Anna" and lines[1].startswith("1 rozgrywka zakończona na tym serwerze")
    assert "," in lines[3].rpartition("miejsce")[2]
    lines = await hall(anna)
    assert lines[:3] == ["## Księga chwały", f"### {PL('mosaic-name')} · 1 rozgrywka", "**Najwyższe wyniki**"]
    assert lines[-1].startswith("**Najdłuższa rozgrywka** – 1 dzień 0 godz., ")
    elsewhere = await Table.open(simcord_env, "Dora")
    (dora,) = elsewhere.people
    await past(elsewhere, "mosaic", [dora, None])
    assert (await stats(dora))[1].startswith("1 match finished")
    assert (await hall(dora))[1] == "### Mosaic · 1 match"


# ------------------------------------------------------------------ hall of fame
def linked(ended, began: int = 1_000_000, lasted: int = 3600, place: str = "") -> str:
    return f"match {ended.match}{place} (<t:{began + lasted}:d>)"


async def test_the_hall_has_scores_wins_and_lengths_of_a_game(table):
    anna, ben, celina = table.people
    short = await past(table, "mosaic", [anna, ben])
    long = await past(table, "mosaic", [anna, ben, celina], seed="3", lasted=3 * DAY + 7200, thread=table.channel.id)
    scores = [
        *((points, name, 2, linked(short)) for points, name in zip(short.outcome.scores, ("Anna", "Ben"), strict=True)),
        *(
            (points, name, 3, linked(long, lasted=3 * DAY + 7200, place=f" <#{table.channel.id}>"))
            for points, name in zip(long.outcome.scores, ("Anna", "Ben", "Celina"), strict=True)
        ),
    ]
    scores.sort(key=lambda entry: -entry[0])
    lines = await hall(celina, game="mosaic")
    assert lines[:3] == ["## Hall of fame", "### Mosaic · 2 matches", "**Best scores**"]
    assert len({entry[0] for entry in scores}) == 5
    assert lines[3:8] == [
        f"**{rank}.** **{name}** – **{points}** · {seats} players · {match}"
        for rank, (points, name, seats, match) in enumerate(scores, 1)
    ]
    winners = [("Anna", "Ben")[short.outcome.ranks.index(1)], ("Anna", "Ben", "Celina")[long.outcome.ranks.index(1)]]
    at = lines.index("**Most wins**")
    assert all(any(f"**{name}** – " in line for line in lines[at + 1 : -2]) for name in winners)
    assert lines[-2:] == [
        f"**Longest match** – 3 days 2 h, {long.moves} moves · {scores_match(scores, 3)}",
        f"**Shortest match** – 1 h 0 min, {short.moves} moves · {scores_match(scores, 2)}",
    ]
    (brief,) = [line for line in await hall(celina) if line.startswith("**1.**") and "players" in line]
    assert brief == lines[3]


def scores_match(scores, seats: int) -> str:
    return next(match for _, _, known, match in scores if known == seats)


async def test_most_wins_rank_equal_numbers_by_the_fewer_matches_and_name_computers_as_such(table):
    anna, ben, _ = table.people
    first = await past(table, "mosaic", [anna, None])
    second = await past(table, "mosaic", [anna, ben, None], seed="3")
    wins = dict.fromkeys(("anna", "ben", "computers"), 0)
    for ended, holders in ((first, ("anna", "computers")), (second, ("anna", "ben", "computers"))):
        for who, rank in zip(holders, ended.outcome.ranks, strict=True):
            wins[who] += rank == 1
    matches = {"anna": 2, "ben": 1, "computers": 2}
    shown = {"anna": "**Anna**", "ben": "**Ben**", "computers": "*computers*"}
    lines = await hall(ben, game="mosaic")
    found = [line for line in lines if " of " in line and line[2].isdigit()]
    winners = sorted((who for who in wins if wins[who]), key=lambda who: (-wins[who], matches[who]))
    assert [line.partition(".** ")[2].partition(" – ")[0] for line in found] == [shown[who] for who in winners]
    assert sum("*a computer*" in line for line in lines) == 2


async def test_a_match_broken_off_is_a_win_but_no_record(table):
    anna, ben, _ = table.people
    ended = await past(table, "mosaic", [anna, ben], conceded_after=20)
    assert ended.outcome.reason == "concession"
    assert await hall(anna) == [
        "## Hall of fame",
        "### Mosaic · 1 match",
        "**Most wins**",
        "**1.** **Ben** – **1** of 1 match",
    ]


# ------------------------------------------------------------------ the course of points
@pytest.mark.real_pictures
async def test_the_course_of_a_running_match_leads_to_the_scores_and_back(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    await driver.through_a_turn()
    anna, ben = driver.table.people
    post = await anna.slash("/scores", course=True)
    # A match that runs counts nowhere else.
    assert await stats(anna, player=ben) == [W("stats-none", player="Ben")]
    assert await hall(anna) == [W("hall-none")]
    (picture,) = await post.pictures()
    assert post.private and picture.name == "founders_of_the_empire-course.jpg"
    assert picture.image.size == (1600, 1068)
    match = await driver.match()
    standing = [sum(part.values()) for part in match.game.standing(match.game.redact(match.state, None))]
    told = dict(line.split(": ") for line in picture.alt.splitlines()[2:])
    assert {name: int(points.rpartition(", ")[2]) for name, points in told.items()} == {
        seat.name: points for seat, points in zip(match.seats, standing, strict=True)
    }
    post = await anna.press(W("turn-scores"), post=post)
    assert [picture.name for picture in await post.pictures()] == ["founders_of_the_empire-scores.jpg"]
    ben.locale = "pl"
    scores = await ben.slash("/scores")
    post = await ben.press(PL("scores-course"), post=scores)
    (picture,) = await post.pictures()
    assert picture.alt.startswith(PL("course-title", game=PL("founders-name")))


async def test_the_closing_post_leads_to_the_course_of_the_whole_match(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    anna, ben = driver.table.people
    asked = await anna.slash("/concede")
    await anna.press(W("concede-confirm"), post=asked)
    closing = driver.thread.sees((await driver.match()).row.seed_hash)
    post = await ben.press(W("scores-course"), post=closing)
    (picture,) = await post.pictures()
    assert post.private and picture.alt.startswith(W("course-title", game=W("founders-name")))
    assert (await hall(ben))[-1] == "**1.** **Ben** – **1** of 1 match"


async def test_results_of_the_time_before_they_were_stored_are_stored_at_the_start(table, restart):
    anna, ben, _ = table.people
    ended = await past(table, "mosaic", [anna, ben])
    await table.env.bot.store.db.write(lambda connection: connection.execute("DELETE FROM results"))
    bot = await restart(table.env)
    (text,) = (await bot.store.finished.results([ended.match])).values()
    assert text == encode_outcome(ended.outcome)
