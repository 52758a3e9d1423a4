"""Every field, kind and decision is classified: a new one must be, and what the rules say is what is written down here."""

from __future__ import annotations

from importlib import import_module

import pytest

from games import GAMES
from tests.games import choosing
from tests.games.kept import FOLDER

SLUGS = [slug for slug in GAMES if (FOLDER / slug / "choices.py").is_file()]

of_each_game = pytest.mark.parametrize("slug", SLUGS)


def said(slug: str) -> choosing.Said:
    return import_module(f"tests.games.{slug}.choices").SAID


@of_each_game
def test_every_field_has_a_natural_value_or_only_the_player_knows_it(slug):
    found = said(slug)
    assert found.natural | found.asked == choosing.fields(GAMES[slug])
    assert found.natural.isdisjoint(found.asked)


@of_each_game
def test_every_kind_is_grave_or_plain(slug):
    found = said(slug)
    assert found.grave | found.plain == choosing.kinds(GAMES[slug])
    assert found.grave.isdisjoint(found.plain)
    assert GAMES[slug].grave_kinds == found.grave


@of_each_game
def test_the_ways_out_are_those_of_every_decision(slug):
    ways = {(kind, decision) for kind, decisions in GAMES[slug].ways_out.items() for decision in decisions}
    assert ways == {(kind, decision) for decision, (_, out) in said(slug).answers.items() for kind in out}


@of_each_game
def test_every_kind_that_a_decision_allows_answers_it_or_is_a_way_out(slug):
    game, answers = GAMES[slug], said(slug).answers
    met = {*choosing.decisions(game)}
    assert {decision: kind for decision, kind in met if kind not in set.union(*answers[decision])} == {}
    assert len(met) > len(answers)


@of_each_game
def test_a_natural_value_is_one_of_the_values_and_there_only_where_it_is_written_down(slug):
    asked = [*choosing.questions(GAMES[slug])]
    assert [found for found in asked if found.value is not None and found.value not in found.values] == []
    natural = {f"{found.kind}.{found.field}" for found in asked if found.value is not None}
    assert natural <= said(slug).natural
    assert natural


@of_each_game
def test_what_follows_from_a_move_are_decisions_of_the_game(slug):
    assert GAMES[slug].follow_ups <= said(slug).answers.keys()
