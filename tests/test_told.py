"""The numbers that people read are those of the rules: in the page of a game, its rules in short and its lesson."""

from __future__ import annotations

import pytest

from games import GAMES
from locales import words
from tests.told import DOUBTS, PAGE, TOLD_TURN, copied, left_over, numbers, of_game, page_of, plain, sentences, text_at

PLACES = [(slug, place) for slug in GAMES for place in of_game(slug).phrases()]
TOLD_TURNS = [slug for slug in GAMES if page_of(slug, TOLD_TURN)]


@pytest.mark.parametrize(("slug", "place"), PLACES, ids=[" ".join(pair) for pair in PLACES])
def test_numbers_that_are_told_are_those_of_the_rules(slug, place):
    text = text_at(slug, place)
    assert [plain(phrase) for phrase in of_game(slug).phrases()[place] if plain(phrase) not in text] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_of_a_phrase_is_asked_of_the_rules(slug):
    found = {phrase: copied(phrase) for phrases in of_game(slug).phrases().values() for phrase in phrases}
    assert {plain(phrase): numbers for phrase, numbers in found.items() if numbers} == {}


@pytest.mark.parametrize("slug", TOLD_TURNS)
def test_every_number_of_a_told_turn_is_compared(slug):
    module = of_game(slug)
    assert left_over(page_of(slug, TOLD_TURN), module.phrases()[PAGE], module.UNCOUNTED) == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_of_a_page_from_two_on_is_compared(slug):
    module, text = of_game(slug), page_of(slug).partition(DOUBTS)[0]
    assert left_over(text, module.phrases()[PAGE], module.UNCOUNTED, least=2) == []


@pytest.mark.parametrize("slug", GAMES)
def test_both_languages_tell_the_same_numbers(slug):
    told = {place: [numbers(words(lang)(place), lang) for lang in ("en", "pl")] for place in sentences(slug)}
    assert {place: pair for place, pair in told.items() if pair[0] != pair[1]} == {}
