"""Things that are ticked in one menu are one line, one confirmation and one way back, though each is a move."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing.several import gathered
from cogs.discord_io.controls import Choose
from cogs.features.panel.before import remarks_on_each
from cogs.features.panel.screens import Screens
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from cogs.presentation.remarks import Remarks
from tests.cogs.choosing.test_several import ROME, offering, opened
from tests.cogs.features.panel.test_view import said


async def shown(lang: str, *ticked: int) -> tuple[str, dict[str, str]]:
    """The text of the panel after these things of an offer of three were ticked, and its buttons by name with what they carry."""
    chain, path = gathered(*opened(offering(3), ROME, "offer"), [*ticked])
    pictures = Pictures("png")
    try:
        view, _ = await Screens(pictures).make(chain, labels_for(chain.position.table, lang), path)
    finally:
        pictures.close()
    buttons: list[Any] = [child for child in view.walk_children() if hasattr(getattr(child, "item", None), "style")]
    return said(view), {button.item.label: button.pressed.arg for button in buttons}


@pytest.mark.parametrize(
    ("lang", "offer", "confirm"), [("en", "**Oil, 2 × Wine**", "Confirm"), ("pl", "**Olej, 2 × Wino**", "Zatwierdź")]
)
async def test_what_was_ticked_at_once_stands_in_one_line_and_is_confirmed_as_one(lang: str, offer: str, confirm: str):
    text, buttons = await shown(lang, 1, 2, 3)
    assert offer in text and confirm in buttons


async def test_back_leads_to_the_menu_in_which_all_of_it_was_ticked():
    _, buttons = await shown("en", 1, 2, 3)
    assert buttons["Back"] == ""


async def test_of_several_alike_each_row_says_which_it_is():
    chain, step = opened(offering(3), ROME, "offer")
    pictures = Pictures("png")
    try:
        view, _ = await Screens(pictures).make(chain, labels_for(chain.position.table, "en"), step.path)
    finally:
        pictures.close()
    (menu,) = [child.item for child in view.walk_children() if isinstance(child, Choose)]
    assert [option.label for option in menu.options] == ["Coin", "Oil", "Wine (1)", "Wine (2)"]
    assert [option.description for option in menu.options][2:] == ["you hold 2 → 1", "you hold 2 → 0"]


def test_of_several_things_of_an_offer_it_is_said_once_how_many_are_left_and_at_the_next_question_what_is_offered_already():
    """Mare Nostrum, R6.3"""
    chain, path = gathered(*opened(offering(3), ROME, "offer"), [1, 2, 3])
    labels, step = labels_for(chain.position.table, "en"), chain.picker.step(path)
    assert step is not None
    assert remarks_on_each(chain, step, labels) == ["Oil 1 → 0", "Wine 2 → 0"]
    assert Remarks(chain.position, labels).about({"kind": "offer"}) == "in your offer so far: Oil, Wine"
