"""Puzzles beside the lessons: asked with their board, answered by presses, wrong answers with what they cost."""

from __future__ import annotations

import pytest

from cogs.features.lessons import puzzles as pages
from games import offered
from games.records.puzzles import puzzles_of
from locales import LANGUAGES, PREFIXES, words
from tests.discord.chat import Post, Table

WITH_PUZZLES = [slug for slug in offered() if puzzles_of(slug)]
W = words("en")


@pytest.mark.parametrize("slug", WITH_PUZZLES)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_wrong_answer_says_what_it_costs_and_the_right_one_leads_on(simcord_env, slug, lang):
    table, w = await Table.open(simcord_env, "Anna", locale=lang), words(lang).of(PREFIXES[slug])
    (anna,) = table.people
    puzzles = puzzles_of(slug)
    asked = await anna.slash("/learn", game=slug, puzzles=True)
    first = puzzles[0]
    assert asked.private
    assert asked.text.startswith(w("puzzle-title", number=1, count=len(puzzles), level=first.level))
    assert len(await asked.pictures()) >= 1
    answers = [label for label in asked.buttons if label[:1].isdigit()]
    assert len(answers) == len(first.others) + 1
    tried: dict[str, Post] = {}
    for label in answers:
        again = await anna.slash("/learn", game=slug, puzzles=True)
        tried[label] = await anna.press(label, post=again)
    right = [label for label, post in tried.items() if w("puzzle-right", move="") in post.text]
    assert len(right) == 1
    wrong = tried[next(label for label in answers if label not in right)]
    assert w("puzzle-wrong", move="") in wrong.text
    assert right[0] in wrong.buttons
    solved = await anna.press(right[0], post=wrong)
    assert not [label for label in solved.buttons if label[:1].isdigit()]
    if len(puzzles) > 1:
        following = await anna.press(w("puzzle-next"), post=solved)
        assert following.text.startswith(w("puzzle-title", number=2, count=len(puzzles), level=puzzles[1].level))


async def test_an_answer_to_a_puzzle_that_another_has_replaced_is_none_to_that_one(simcord_env, monkeypatch):
    table, (slug, *_) = (
        await Table.open(simcord_env, "Anna"),
        [slug for slug in WITH_PUZZLES if len(puzzles_of(slug)) > 1],
    )
    (anna,) = table.people
    asked = await anna.slash("/learn", game=slug, puzzles=True)
    monkeypatch.setattr(pages, "puzzles_of", lambda slug: puzzles_of(slug)[::-1])
    answer = next(label for label in asked.buttons if label[:1].isdigit())
    assert (await anna.press(answer, post=asked)).text == W("error-puzzle-changed")


async def test_a_game_without_puzzles_says_so(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    for slug in {*offered()} - {*WITH_PUZZLES}:
        assert (await anna.slash("/learn", game=slug, puzzles=True)).text == W("error-no-puzzles")
