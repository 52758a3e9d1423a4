"""Puzzles beside the lessons: asked with their board, answered by presses, wrong answers with what they cost."""

from __future__ import annotations

import pytest

from cogs.features.lessons import puzzles as pages
from games import offered
from games.records.puzzles import puzzles_of
from locales import LANGUAGES, PREFIXES, Words, words
from tests.discord.chat import Person, Post, Table

WITH_PUZZLES = [slug for slug in offered() if puzzles_of(slug)]
W = words("en")


def answers(post: Post) -> list[str]:
    """The answers that can be pressed."""
    return [label for label in post.buttons if label[:1].isdigit()]


async def right_answer(person: Person, asked: Post, w: Words) -> str:
    """The label of the best move, found by trying."""
    post = asked
    while True:
        label = answers(post)[0]
        post = await person.press(label, post=post)
        if w("puzzle-right", move="") in post.text:
            return label


@pytest.mark.parametrize("slug", WITH_PUZZLES)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_wrong_answer_says_what_it_costs_and_the_right_one_leads_on(simcord_env, slug, lang):
    table, w = await Table.open(simcord_env, "Anna", "Ben", locale=lang), words(lang).of(PREFIXES[slug])
    anna, ben = table.people
    puzzles, name = puzzles_of(slug), w(f"{PREFIXES[slug]}-name")
    asked = await anna.slash("/learn", game=slug, puzzles=True)
    first = puzzles[0]
    assert asked.private
    assert asked.text.startswith(w("puzzle-title", game=name, number=1, count=len(puzzles), level=first.level))
    assert len(await asked.pictures()) >= 1
    offered_ones = answers(asked)
    assert len(offered_ones) == len(first.others) + 1
    right = await right_answer(ben, await ben.slash("/learn", game=slug, puzzles=True), w)
    wrong, *others = [label for label in offered_ones if label != right]
    post = await anna.press(wrong, post=asked)
    assert w("puzzle-wrong", move="") in post.text
    # What was wrong stays so, also after the next answer and after a look at a part of the board.
    tried = [wrong, *others[:1]]
    post = await anna.press(tried[-1], post=post) if others else post
    post = await enlarged(anna, post)
    post = await anna.press(w("panel-back"), post=post)
    assert answers(post) == [label for label in offered_ones if label not in tried]
    solved = await anna.press(right, post=post)
    assert w("puzzle-right", move="") in solved.text and not answers(solved)
    if len(puzzles) > 1:
        following = await anna.press(w("puzzle-next"), post=solved)
        assert following.text.startswith(
            w("puzzle-title", game=name, number=2, count=len(puzzles), level=puzzles[1].level)
        )
    # What is solved is kept, each for himself.
    again = await anna.slash("/learn", game=slug, puzzles=True)
    number = 2 if len(puzzles) > 1 else 1
    assert again.text.startswith(
        w("puzzle-title", game=name, number=number, count=len(puzzles), level=puzzles[number - 1].level)
    )
    here = "no" if len(puzzles) > 1 else "yes"
    assert again.text.splitlines()[1] == w("puzzle-solved", count=1, all=len(puzzles), here=here)


async def enlarged(person: Person, post: Post) -> Post:
    """The first part of the board that the post offers to show large."""
    menu = next(item for item in post.components if "puzzlepart" in str(item.get("custom_id")))
    return await person.choose(menu["custom_id"], menu["options"][0]["label"], post=post)


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
