"""Setting lines of text: what can be drawn, clipping, wrapping."""

from __future__ import annotations

import pytest

from render.kit.fonts import FILES, has_glyph
from render.kit.text import NO_BREAK, balanced, bind, clip, fit, fit_lines, readable, text_mask, text_width, wrap

POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"


@pytest.mark.parametrize("face", sorted(FILES))
def test_every_face_has_the_polish_alphabet(face):
    assert [letter for letter in POLISH if not has_glyph(face, letter)] == []


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Żaneta Ć.", "Żaneta Ć."),
        ("Anna 🎲", "Anna"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("Z̷a̸l̵g̶o", "Zalgo"),
        ("\u202eabc\u202c", "abc"),
        ("a\u200bb\u00adc", "abc"),
        ("Привет", "Привет"),
        ("محمد ali", "· ali"),
        ("tab\tand\nline", "tab and line"),
        ("田中", "Gracz 2"),
        ("🎲🎲", "Gracz 2"),
        ("", "Gracz 2"),
    ],
    ids=ascii,
)
def test_names_become_what_the_face_can_draw(name: str, drawn: str):
    assert readable(name, "ui-semi", "Gracz 2") == drawn


def test_nothing_unknown_is_left_of_any_letter():
    """No boxes: whatever comes out has a glyph."""
    text = "".join(chr(code) for code in range(0x20, 0x3000, 7) if not 0xD800 <= code < 0xE000)
    assert [letter for letter in readable(text, "ui") if not has_glyph("ui", letter)] == []


def test_a_long_line_is_cut_with_an_ellipsis_within_its_width():
    cut = clip("W" * 100, "ui-bold", 30, 200)
    assert cut.endswith("W…")
    assert 160 < text_width("ui-bold", 30, cut) <= 200


def test_a_line_that_fits_is_left_alone():
    assert clip("Kasia", "ui-bold", 30, 200) == "Kasia"


def test_a_line_shrinks_before_it_is_cut():
    size, shown = fit("Maksymilian z Gdyni", "ui-bold", (44, 36, 28), 270)
    assert (size, shown) == (28, "Maksymilian z Gdyni")


def test_a_one_letter_word_stays_with_the_next():
    assert bind("las i woda w (o kamieniu)") == ["las", f"i{NO_BREAK}woda", f"w{NO_BREAK}(o{NO_BREAK}kamieniu)"]


def test_a_no_break_space_is_never_broken():
    lines = wrap(f"kafel 12{NO_BREAK}punktów", "text", 20, 110)
    assert lines == ("kafel", f"12{NO_BREAK}punktów")


def test_wrapped_lines_keep_their_width():
    text = "Każdy bierze jeden kafel natury, a potem w odwrotnej kolejności drugi."
    assert max(text_width("text", 20, line) for line in wrap(text, "text", 20, 220)) <= 220


def test_too_many_lines_end_in_an_ellipsis():
    lines = wrap("jeden dwa trzy cztery pięć sześć siedem", "text", 20, 90, most=2)
    assert (len(lines), lines[-1][-1]) == (2, "…")


def test_a_text_shrinks_until_its_lines_fit_the_height():
    size, lines = fit_lines("Świątynia Kastora i Polluksa", "text-semi", (30, 24, 18, 15), (150, 44), 2, 1.0)
    assert (size, len(lines)) == (18, 2)


def test_centred_lines_are_balanced():
    lines = wrap("Każdy bierze jeden kafel natury, a potem w odwrotnej kolejności drugi.", "text", 24, 640)
    even = balanced(lines, "text", 24)
    widths = [text_width("text", 24, line) for line in even]
    assert (len(even), " ".join(even)) == (len(lines), " ".join(lines))
    assert min(widths) > 0.6 * max(widths)


def test_spacing_is_even_at_small_sizes():
    """Four times a letter is four times as wide to a fraction of a pixel: advances are not whole pixels."""
    assert text_mask("text", 15, "nnnn").advance == pytest.approx(4 * text_mask("text", 15, "n").advance, abs=0.01)


def test_tracking_widens_a_line_between_its_letters_only():
    plain, wide = (text_width("title", 30, "ROMA", track) for track in (0.0, 2.0))
    assert wide - plain == pytest.approx(6, abs=1.5)  # kerning pairs are given up
