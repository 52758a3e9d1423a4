"""What is chosen at the start of a match is shown with what it begins with and can do, in letters that a phone shows."""

from __future__ import annotations

import pytest

from cogs.presentation.labels import Labels
from games import GAMES
from locales import LANGUAGES, words
from render import PAINTERS
from render.kit.canvas import Canvas
from render.scene import Scene, Seat
from render.shared.choices import number_of
from render.shared.closeup import CLOSE, FLOOR

ASKED = {  # game: field, values as they are offered, how the scene names one of them
    "mosaic": ("leader", ["leader_artist", "leader_engineer", "leader_scribe"], "card:leader_artist"),
    "mare_nostrum": ("empire", ["carthage", "egypt", "greece", "rome", "random"], "empire:carthage"),
    "imperial_settlers": ("faction", ["barbarians", "egyptians", "japanese", "romans", "random"], "faction:barbarians"),
}


def sheet(slug: str, lang: str, *, chosen: bool = False) -> Canvas:
    """The picture of the choice, or of the one thing that is chosen."""
    game, painter = GAMES[slug], PAINTERS[slug]
    field, values, _ = ASKED[slug]
    values = Labels(game, words(lang), ()).ordered(sorted(values))
    state = game.setup(game.seats[-1], game.options(), "choices")
    known = {"kind": field, field: values[0]} if chosen else {"kind": field}
    closeup = painter.closeup(0, "" if chosen else field, known, [] if chosen else values)
    assert closeup is not None and closeup.view == "part"
    colours = painter.colours(game, state)
    seats = tuple(Seat(name=f"P{seat}", colour=colours[seat]) for seat in range(state.seats))
    scene = Scene(
        game=game,
        state=game.redact(state, 0),
        viewer=0,
        lang=lang,
        seats=seats,
        view=closeup.view,
        focus=closeup.focus,
        candidates=closeup.places,
    )
    return painter.draw(scene, audit=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ASKED)
def test_every_letter_is_large_enough_for_a_phone_and_no_text_is_cut(slug, lang):
    drawn = sheet(slug, lang)
    assert drawn.image.width == CLOSE
    assert min(text.size for text in drawn.texts) >= FLOOR
    assert [text.text for text in drawn.texts if text.text.endswith("…")] == []


@pytest.mark.parametrize("slug", ASKED)
def test_all_that_can_be_chosen_stands_there_with_its_number_and_chance_does_not(slug):
    said = [text.text for text in sheet(slug, "en").texts]
    _, values, _ = ASKED[slug]
    named = [value for value in values if value != "random"]
    assert [number for number in map(str, range(1, 10)) if number in said] == [
        str(number) for number in range(1, len(named) + 1)
    ]


@pytest.mark.parametrize("slug", ASKED)
def test_numbers_stand_in_their_order_from_the_top(slug):
    texts = sheet(slug, "pl").texts
    numbers = [(text.ink[1], int(text.text)) for text in texts if text.text in ("1", "2", "3", "4", "5")]
    assert [number for _, number in sorted(numbers)] == sorted(number for _, number in numbers) != []


@pytest.mark.parametrize("slug", ASKED)
def test_what_is_chosen_is_shown_alone(slug):
    assert sheet(slug, "en", chosen=True).image.height < sheet(slug, "en").image.height / 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ASKED)
def test_no_line_ends_with_a_number_of_something(slug, lang):
    lines = [text.text for text in sheet(slug, lang).texts if len(text.text.split()) > 1]
    # At the end of the tracks stands the space reached, which counts nothing.
    assert [line for line in lines if line.split()[-1].isdigit() and "·" not in line] == []


def test_an_empire_tells_a_title_only_where_it_begins_with_it_at_a_table_of_that_size():
    """R3.8: Greece is culture leader with three players only."""
    said = " ".join(text.text for text in sheet("mare_nostrum", "en").texts).replace("\u00a0", " ")
    assert "with 3 players" not in said
    assert said.count("culture leader") == 1  # Egypt


def test_an_empire_tells_its_tracks_its_goods_and_the_power_of_its_hero():
    said = " ".join(text.text for text in sheet("mare_nostrum", "en", chosen=True).texts).replace("\u00a0", " ")
    for fact in ("Carthage", "Trade 7", "sheep × 3", "Hannibal", "1 kind of good may appear twice"):
        assert fact in said


def test_a_faction_tells_what_it_makes_and_keeps():
    said = " ".join(text.text for text in sheet("imperial_settlers", "en", chosen=True).texts).replace("\u00a0", " ")
    for fact in ("Barbarians", "5 Workers", "1 Raze token", "Kept from round to round: Workers"):
        assert fact in said


def test_a_single_thing_has_no_number():
    assert (number_of(["a"], "a"), number_of(["a", "b"], "b")) == (0, 2)
