"""Every page of every lesson fits the screen of a phone: picture, explanation, question, choices and the answer to a wrong one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from cogs.features.lessons.pages import page_picture, page_view
from cogs.features.lessons.practice import MOST_CHOICES, Practice, practice
from cogs.presentation.icons import NO_ICONS
from cogs.presentation.pictures import Aid, Pictures
from games import offered
from games.records.lesson import lesson_of
from locales import LANGUAGES, words
from tests.phone import ROOM, height
from tests.unpainted import unpainted

TAUGHT = [slug for slug in offered() if lesson_of(slug) is not None]
LONG_NAME = "Konstantynopolitańczyk"  # of whoever learns; it stands in what has just happened


@pytest.fixture
async def pictures() -> AsyncIterator[Pictures]:
    """Of which only the sizes are asked."""
    made = Pictures("jpeg")
    with unpainted():
        yield made
    made.close()


def steps_of(slug: str, lang: str) -> list[Practice]:
    lesson = lesson_of(slug)
    assert lesson is not None
    return [practice(slug, number, LONG_NAME, words(lang)) for number in range(len(lesson.steps))]


def paths(step: Practice) -> Iterator[tuple[int, ...]]:
    """Where the page of a step can stand: at its opening, and after each choice on the way to the move it asks for."""
    right = step.right or ()
    yield from (right[:length] for length in range(len(step.opening()), max(1, len(right))))


@pytest.mark.parametrize("slug", TAUGHT)
async def test_every_page_and_the_answer_to_every_wrong_choice_fit_the_screen_of_a_phone(
    pictures: Pictures, slug: str
) -> None:
    drawn: dict[tuple[int, tuple[int, ...]], Aid] = {}
    too_tall: list[tuple[str, int, tuple[int, ...], bool, int]] = []
    for lang in LANGUAGES:
        for step in steps_of(slug, lang):
            for path in paths(step):
                # A picture is as tall in every language.
                at = step.number, path
                aid = drawn[at] = drawn.get(at) or await page_picture(pictures, step, path)
                for astray in (False, True) if step.right is not None else (False,):
                    page = page_view(step, path, aid, NO_ICONS, astray=astray).to_components()
                    tall = height(page, {aid.picture.filename: aid.picture.size}, private=True)
                    if tall > ROOM:
                        too_tall.append((lang, step.number + 1, path, astray, tall))
    assert too_tall == []


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_step_offers_few_things_and_among_them_the_one_it_asks_for(slug: str) -> None:
    for step in steps_of(slug, "en"):
        for path in paths(step) if step.right is not None else ():
            asked = step.picker.step(path)
            assert asked is not None and step.right is not None
            assert step.right[len(path)] < len(asked.values)
            assert asked.several is not None or len(asked.values) <= MOST_CHOICES
