"""The scripts of lessons are legal in the rules and data as they are, and teach what they name."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games import GAMES
from games.records.lesson import at_step, lesson_of, wanted
from locales import LANGUAGES, PREFIXES, words

TAUGHT = [slug for slug in GAMES if lesson_of(slug) is not None]


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_script_is_legal_in_the_rules_of_today(slug):
    """Where the learner is asked it is his turn, and the move is offered to him with at least one other to choose from."""
    game, lesson = GAMES[slug], lesson_of(slug)
    for number, step in enumerate(lesson.steps):
        state, _ = at_step(game, lesson, number)
        move = wanted(game, step)
        if move is not None:
            offered = game.legal_moves(game.redact(state, lesson.learner), lesson.learner)
            assert lesson.learner in game.to_move(state), step.name
            assert move in offered, step.name
            assert len(offered) > 1, step.name


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_lesson_is_short_and_ends_with_a_page_to_read(slug):
    steps = lesson_of(slug).steps
    assert 6 <= len(steps) <= 12
    assert steps[-1].move is None
    assert [name for name, count in Counter(step.name for step in steps).items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", TAUGHT)
def test_every_step_is_explained_with_the_number_of_a_rule_and_says_what_to_press(slug, lang):
    w, known = words(lang), words(lang)(f"{PREFIXES[slug]}-rules").split()
    for step in lesson_of(slug).steps:
        message = f"{PREFIXES[slug]}-lesson-{step.name}"
        named = re.findall(r"\bR\d+(?:\.\d+)?", w(message))
        assert named, message
        assert [rule for rule in named if rule.partition(".")[0] not in known] == [], message
        assert (w(f"{message}.do") != f"{message}.do") == (step.move is not None), message
