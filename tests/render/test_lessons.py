"""The pictures of the lessons: each step's is drawn as it is shown, with nothing leaving its box."""

from __future__ import annotations

from typing import Any

from cogs.features.lessons.practice import practice
from cogs.presentation.scenes import scene_of
from games.records.lesson import lesson_of
from locales import words
from tests.render.measure import outside
from tests.render.scenes import EACH_GAME
from tests.render.tables import Table

LANG = "pl"  # which has the longer words


@EACH_GAME
def test_every_step_of_a_lesson_has_a_picture_whose_texts_stay_in_their_boxes(table: Table[Any]):
    lesson = lesson_of(table.game.slug)
    assert lesson is not None
    for number in range(len(lesson.steps)):
        step = practice(table.game.slug, number, "Łucja", words(LANG))
        seat = step.position.seat
        made = scene_of(step.position.table, viewer=seat, lang=LANG, view=step.view, focus=seat, changes=step.told)
        sheet = table.painter.draw(made)
        assert sheet.texts
        assert outside(sheet) == []
