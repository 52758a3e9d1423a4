"""The table of points: every seat and source, in every game, with texts that stay in their boxes."""

from __future__ import annotations

from functools import cache

import pytest

from games import GAMES
from games.core.rng import Rng
from locales import PREFIXES, words
from render import picture
from render.kit.palette import PLAYERS
from render.kit.sheet import HEADER
from render.scene import Scene, Seat
from render.shared.scores import columns_of, draw_scores, tell_scores
from tests.render.measure import outside

NAMES = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo", "Żółw Ćwirek", "Maksymilian z Gdyni", "Łucja")
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in (game.seats.start, game.seats.stop - 1)]
TABLE = pytest.mark.parametrize(("slug", "seats"), TABLES)


@cache
def scene(slug: str, seats: int, moves: int = 150) -> Scene:
    """The table of a match after so many moves."""
    game, rng = GAMES[slug], Rng("scores")
    state = game.setup(seats, game.options(), "scores")
    for _ in range(moves):
        if not state.finished:
            seat = game.to_move(state)[0]
            game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, rng))
    people = tuple(Seat(name=NAMES[seat], colour=list(PLAYERS)[seat]) for seat in range(seats))
    return Scene(game=game, state=state, viewer=None, lang="pl", seats=people, view="scores")


@TABLE
def test_every_text_stays_in_its_box(slug, seats):
    assert outside(draw_scores(scene(slug, seats))) == []


@TABLE
def test_points_are_those_of_the_rules_and_the_best_stand_first(slug, seats):
    table = scene(slug, seats)
    outcome = table.game.outcome(table.state)
    standing = outcome.breakdown if outcome and table.game.scored else table.game.standing(table.state)
    columns = columns_of(table)
    by_name = {column.name: column for column in columns}
    assert [by_name[NAMES[seat]].points for seat in range(seats)] == standing
    assert [column.rank for column in columns] == sorted(column.rank for column in columns)
    drawn = [text.text for text in draw_scores(table).texts]
    say = words("pl")
    for source in standing[0]:
        named = say(f"{PREFIXES[slug]}-source-{source}")
        assert any(named[1:].split()[0] in text for text in drawn), named


def test_whoever_has_lost_alone_reads_so():
    game = GAMES["imperial_settlers"]
    state = game.setup(1, game.options(), "scores")
    state.finished = "R23.11"
    alone = (Seat(name="Anna", colour=next(iter(PLAYERS))),)
    lost = Scene(game=game, state=state, viewer=None, lang="en", seats=alone, view="scores")
    assert "The match is lost" in [text.text for text in draw_scores(lost).texts]


def test_where_nobody_counts_points_there_is_no_sum_and_nobody_leads():
    table = scene("mare_nostrum", 3, 60)
    drawn, told = [text.text for text in draw_scores(table).texts], tell_scores(table)
    say = words("pl")
    assert not table.state.finished
    assert {column.rank for column in columns_of(table)} == {0}
    assert say("scores-open") in drawn and say("scores-sum") not in drawn
    assert told.startswith(f"{say('scores-progress')}\nWojtek: {say('mare-source-fame')} 2")


def test_as_long_as_all_have_the_same_nobody_leads():
    start, say = scene("founders_of_the_empire", 2, 0), words("pl")
    drawn = [text.text for text in draw_scores(start).texts]
    assert say("scores-level", points=0) in drawn and not any("Prowad" in text for text in drawn)
    assert tell_scores(start).splitlines()[1:] == ["1. Wojtek: 0", "1. Grażyna Brzęczyszczykiewicz: 0"]


def test_a_match_that_runs_names_who_leads_and_one_that_is_over_who_has_won():
    early, late = scene("founders_of_the_empire", 2, 20), scene("founders_of_the_empire", 2, 400)
    assert late.state.finished
    assert tell_scores(early).startswith(words("pl")("scores-now"))
    assert tell_scores(late).startswith(words("pl")("scores-final"))
    winner = columns_of(late)[0].name
    assert words("pl")("scores-won", players=winner, count=1) in [text.text for text in draw_scores(late).texts]


def test_the_picture_has_a_name_of_its_own_and_the_points_as_its_description():
    table = scene("founders_of_the_empire", 2)
    made = picture(table, "jpeg")
    assert made.filename == "founders_of_the_empire-scores.jpg"
    assert made.alt == tell_scores(table)


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if 1 in game.seats])
def test_a_single_column_is_so_large_that_a_phone_shows_its_letters(slug):
    """49 of 1600 pixels are 12 of 390."""
    sheet = draw_scores(scene(slug, 1))
    table = [text for text in sheet.texts if text.within[1] > HEADER]
    assert min(text.size for text in table) >= 49
    assert outside(sheet) == []
