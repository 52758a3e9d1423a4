"""Texts of Mosaic's pictures where they have least room, or must be read on a phone."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from games.mosaic.vocabulary import COUNTERS
from render.mosaic.brief import brief_of
from render.mosaic.inline import fit_mixed
from render.mosaic.painter import PAINTER
from render.mosaic.view import view_of
from render.scene import Scene
from render.shared.closeup import CLOSE, FLOOR
from render.shared.wording import text_of
from tests.render.measure import outside, sizes
from tests.render.mosaic_scenes import GAME, at, in_phase, scene
from tests.render.tables import people


@pytest.mark.parametrize("phase", ["leaders", "draft", "cities", "benefits"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_text_leaves_its_box_during_the_setup(phase: str, lang: str):
    state = in_phase(5, phase)
    wrong = [
        problem
        for view in PAINTER.views
        for problem in outside(PAINTER.draw(scene(state, view=view, viewer=0, focus=0, lang=lang)))
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_word_on_the_board_is_under_20_px(lang: str):
    """Names of players apart, which may be as long as people like."""
    states = [*(at(seats, played) for seats in (2, 6) for played in (0.15, 0.5, 1.0)), in_phase(6, "leaders")]
    made = [scene(state, lang=lang, seats=people(state.seats, name="Ola")) for state in states]
    assert [text for one in made for text in PAINTER.draw(one).texts if text.size < 20] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_technology_of_the_offer_says_all_it_does_in_words_of_20_px(lang: str):
    """Its text is made of what the rules carry out; a text of the data, made for reading at leisure, is not needed."""
    view = view_of(scene(at(6, 0.5), lang=lang))
    cards = view.catalogue.technologies
    texts = {name: brief_of(view, name) for name in cards}
    # At the last size there are as many lines as the text needs; four of them are as tall as the card has room.
    lines = {name: fit_mixed(text, (24, 22, 20), (225, 80), 4, 0.96)[1] for name, text in texts.items()}
    assert [name for name in cards if texts[name] == view.text_of(name)] == []
    assert [name for name, needed in lines.items() if len(needed) > 4] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_whatever_a_card_may_count_has_a_short_name(lang: str):
    """Corrected data may count anything on a Technology."""
    view = view_of(scene(at(2, 0.5), lang=lang))
    assert all(view.term("brief-of", counter.replace(":", "-")) for counter in COUNTERS)


@pytest.mark.parametrize("seats", [2, 6])
def test_whose_turn_it_is_the_round_and_the_scores_survive_a_phone(seats: int):
    """400 of 1600 pixels: 28 px are 7 there."""
    state = at(seats, 0.6)
    made = scene(state, seats=people(seats, name="Ola"))
    drawn = sizes(PAINTER.draw(made))
    scores = [str(sum(parts.values())).replace("-", "−") for parts in made.game.standing(state)]
    when = next(text for text in drawn if text.startswith(f"Runda {state.round} · Punktowania"))
    assert min(drawn[text] for text in ("Ruch: Ola", when, *scores)) >= 28


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_numbers_of_three_digits_stay_in_their_boxes_and_are_never_cut(seats: int):
    """Long matches pile things up; the panels of six players are the narrowest."""
    state = at(seats, 0.9)
    for player in state.players:
        player.resources = dict.fromkeys(player.resources, 188)
        player.productions = dict.fromkeys(player.productions, 39)
        player.symbols = dict.fromkeys(player.symbols, 18)
        player.points["regions"] = 300
        player.resources["unrest"] = 11
        player.goods = dict.fromkeys(GAME.catalogues["pl"].goods, 11)
    drawn = {
        view: PAINTER.draw(scene(state, view=view, viewer=0, seats=people(seats, name="Ola"))) for view in PAINTER.views
    }
    assert [problem for sheet in drawn.values() for problem in outside(sheet)] == []
    cut = re.compile(r"[-+−]?\d*…")
    assert [text.text for text in drawn["board"].texts if cut.fullmatch(text.text)] == []


def choosing(lang: str) -> Scene:
    """The hand while one of the five Technologies with the longest texts is to be chosen."""
    state = at(5, 0.5)
    cards = GAME.catalogues["pl"].technologies
    longest = sorted(cards, key=lambda name: -len(text_of(GAME, cards[name], lang)))[:5]
    state.offers["technologies"] = longest
    places = tuple(f"card:{name}" for name in longest)
    return scene(state, view="hand", viewer=0, lang=lang, candidates=places)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_longest_texts_of_cards_to_choose_from_can_be_read_on_a_phone(lang: str):
    """A third of the size: 40 px are 13 there. The text is wrapped, never cut."""
    made = choosing(lang)
    sheet = PAINTER.draw(made)
    view = view_of(made)
    texts = " ".join(view.text_of(name) for name in made.state.offers["technologies"])
    body = [text for text in sheet.texts if len(text.text) > 20 and text.text.replace("\u00a0", " ") in texts]
    assert (sheet.image.width, outside(sheet), min(text.size for text in body), len(body) >= 10) == (
        CLOSE,
        [],
        40,
        True,
    )
    assert [text.text for text in sheet.texts if text.size < FLOOR or "…" in text.text] == []


def test_a_card_to_choose_that_cannot_be_turned_up_shows_what_is_lacking():
    """Its seal is wider by the symbols and goods."""
    state = at(5, 0.5)
    player = state.players[0]
    cards = GAME.catalogues["pl"].technologies
    state.offers["technologies"] = [next(name for name, card in cards.items() if len(card.requirement) == 2)]
    (name,) = state.offers["technologies"]
    made = scene(state, view="hand", viewer=0, candidates=(f"card:{name}",))
    player.resources = dict.fromkeys(player.resources, 50)
    player.symbols = dict.fromkeys(player.symbols, 9)
    has = PAINTER.paint(replace(made, state=GAME.redact(state, 0)))
    player.symbols = dict.fromkeys(player.symbols, 0)
    lacks = PAINTER.paint(replace(made, state=GAME.redact(state, 0)))
    bar = (600, 400, 1120, 470)
    assert has.size == lacks.size and has.crop(bar).tobytes() != lacks.crop(bar).tobytes()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_leaders_to_choose_from_tell_all_they_do(lang: str):
    state = in_phase(5, "leaders")
    leaders = [*GAME.catalogues["pl"].leaders]
    made = scene(state, view="part", viewer=0, lang=lang, candidates=tuple(f"card:{name}" for name in leaders))
    sheet = PAINTER.draw(made)
    told = " ".join(text.text for text in sheet.texts).replace("\u00a0", " ")
    assert [name for name in leaders if text_of(GAME, GAME.components[name], lang) not in told] == []
    assert [text.text for text in sheet.texts if text.size < FLOOR or "…" in text.text] == []


def test_cards_to_choose_from_stand_in_the_order_of_their_numbers():
    made = choosing("pl")
    made = replace(made, candidates=made.candidates[::-1])
    names = [view_of(made).name_of(place.partition(":")[2]) for place in made.candidates]
    drawn = [text.text for text in PAINTER.draw(made).texts]
    assert sorted(names, key=drawn.index) == names
