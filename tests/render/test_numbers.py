"""Numbers by which things are chosen on a picture: all there, and large enough for a phone that shows the picture 400 pixels wide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.choosing.picker import Picker
from cogs.presentation.labels import Labels
from games.base import State
from locales import LANGUAGES, words
from render.scene import Closeup
from tests.render.scenes import EACH_GAME
from tests.render.tables import Table

LEAST = 12.0  # pixels of 400
NOWHERE = frozenset({"none"})  # what lies on no picture, such as to build without a card


def choices(table: Table[Any], state: State, seat: int, lang: str) -> Iterator[tuple[str, Closeup]]:
    """The numbered pictures of all fields that are asked of the seat, of each kind of move and field the first, by its name."""
    game, met = table.game, set[str]()
    labels = Labels(game, words(lang), [str(number) for number in range(state.seats)])
    picker = Picker(game.legal_moves(state, seat))
    paths: list[tuple[int, ...]] = [()]
    while paths:
        step = picker.step(paths.pop())
        if step is None or step.move is not None:
            continue
        paths += [(*step.path, place) for place in range(len(step.values))][: 40 if step.field == "kind" else 1]
        name = f"{step.chosen.get('kind')}.{step.field}"
        found = table.painter.closeup(seat, step.field, step.chosen, labels.ordered(step.values))
        if step.field != "kind" and name not in met and found is not None and found.numbered:
            met.add(name)
            yield name, found


@EACH_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_to_choose_by_is_drawn_and_has_12_of_400_pixels(table: Table[Any], lang: str):
    seats, game, met = table.game.seats[-1], table.game, set[str]()
    wrong: list[str] = []
    moments = table.states(seats)
    for place in range(0, len(moments), max(1, len(moments) // 30)):
        state = game.decode(moments[place])
        for seat in game.to_move(state)[:1]:
            for name, found in choices(table, state, seat, lang):
                if name in met:
                    continue
                met.add(name)
                made = table.scene(
                    state, viewer=seat, view=found.view, focus=found.focus, candidates=found.places, lang=lang
                )
                sheet = table.painter.draw(made)
                numbers = [text for text in sheet.texts if text.text.isdigit() and text.within in sheet.marked]
                small = [text.text for text in numbers if text.size * 400 / sheet.image.width < LEAST]
                there = [one for one in found.places if one.rpartition(":")[2] not in NOWHERE]
                if small or len(numbers) != len(there):
                    wrong.append(f"{name}: {len(numbers)} of {len(there)} places, too small {small}")
    assert met
    assert wrong == []
