"""Founders of the Empire in words: the description and the text board."""

from __future__ import annotations

from games.founders_of_the_empire.state import UNKNOWN, Placed, Territory
from render.founders.painter import PAINTER
from tests.render.founders_scenes import GAME, late, match, scene


def table(lang: str = "en", **changes):
    """A small position with one of everything, and its scene."""
    state = match(2, "telling")[-2]
    state = GAME.copy(state)
    state.turn, state.step, state.active, state.bought, state.newest = 12, "token", 1, "", "village"
    state.rows = {"nature": ["forest"], "village": ["winery", "iron_mine"], "city": []}
    state.display = ["altar_juno", "", "temple_liber", "", "", "", "", ""]
    state.territories = [
        Territory(
            tiles={
                "M10": Placed("lake"),
                "N10": Placed("iron_mine", craftsman="craftsman_iron"),
                "M11": Placed("cliff", coin=True),
                "N11": Placed("altar_lares", war=True),
            },
            carts=["M10"],
            supply=["coin", "coin", "craftsman_wine"],
            replaced=["grove"],
        ),
        Territory(tiles={"M10": Placed("grove"), "M9": Placed("temple_victoria")}, stop=True),
    ]
    return scene(state, lang=lang, news="Kasia builds", **changes)


def test_the_description_says_who_moves_what_happened_and_who_leads():
    text = PAINTER.alt(table())
    assert text == (
        "Founders of the Empire. Grażyna Brzęczyszczykiewicz to move. Turn 12, add a tile. Last: Kasia builds."
        " Wojtek: 5 points, 4 tiles. Grażyna Brzęczyszczykiewicz: 2 points, 2 tiles. Victory tiles left: 2 of 8."
        " Nature: Forest. Village: Winery, Iron Mine. City: nothing face up."
    )


def test_the_description_speaks_polish():
    assert PAINTER.alt(table("pl")).startswith(
        "Założyciele Imperium. Ruch: Grażyna Brzęczyszczykiewicz. Tura 12, dodanie kafla. Ostatnio: Kasia builds."
    )


def test_a_description_with_endless_news_ends_with_a_whole_word():
    text = PAINTER.alt(scene(late(4), news="nowina " * 400))
    assert len(text) <= 1024
    assert text.endswith(("tiles.", "żetony.", ".", "nowina…"))
    assert "nowin " not in text


def test_a_close_up_is_described_by_its_cells():
    text = PAINTER.alt(table(view="area", focus=0, candidates=("0:O10", "0:M12")))
    assert "Numbered places: 1 O10, 2 M12." in text
    assert "Row 10: M10 Lake, N10 Iron Mine (craftsman, 2 points)" in text


def test_a_close_up_of_what_is_chosen_has_no_numbers():
    text = PAINTER.alt(table(view="area", focus=0, candidates=("0:O10",), chosen=True))
    assert "Chosen: O10." in text and "Numbered" not in text


def test_the_text_board_has_every_tile_with_its_coordinates_and_tokens():
    lines = PAINTER.text(table()).splitlines()
    assert "Row 11: M11 Cliff (sold, top of its column), N11 Altar of the Lares (attacked)" in lines
    assert "Row 10: M10 Lake, N10 Iron Mine (craftsman, 2 points)" in lines
    assert "Linked by carts: M11, N11, M10, N10" in lines


def test_the_text_board_has_points_tokens_and_flags_of_each_seat():
    lines = PAINTER.text(table()).splitlines()
    # The coin on the cliff comes home before scoring (R7.3i).
    assert "Wojtek (red): 5 points = victory 0, craftsmen 2, tokens 4, replaced −1" in lines
    assert "Holds: coin × 2, craftsman of wine × 1" in lines
    assert "Notes: to move, computer, agrees to stop the game" in lines


def test_the_text_board_says_what_face_up_tiles_need_and_give():
    text = PAINTER.text(table())
    assert "Forest [gives wood or stone]" in text
    assert "Winery [needs wood + plants; gives wine], Iron Mine [needs wood + stone; gives iron]" in text
    assert (
        "Victory tiles, 2 of 8 left: Altar of Juno [needs gold + cloth; 1 point], Temple of Liber [needs money + wine; 2 points]"
        in text
    )


def test_the_text_board_speaks_polish():
    text = PAINTER.text(table("pl"))
    assert "Winiarnia [wymaga: drewno + rośliny; daje: wino]" in text
    assert "Świątynia Libera [wymaga: pieniądze + wino; 2 punkty]" in text
    assert "Uwagi: ma ruch, komputer, zgoda na zakończenie gry" in text


def test_a_full_row_is_announced():
    made = table()
    made.state.stacks["city"] = [UNKNOWN]
    made.state.rows["city"] = ["inn_iron", "inn_gold", "inn_cloth", "inn_wine"]
    assert "the row is full" not in PAINTER.text(made)
    made.state.rows["city"].append("inn_fish")
    assert "the row is full" in PAINTER.text(made)


def test_the_winner_is_named_at_the_end():
    final = match(3, "winner")[-1]
    outcome = GAME.outcome(final)
    assert outcome is not None
    winners = [person.name for person, rank in zip(scene(final).seats, outcome.ranks, strict=True) if rank == 1]
    assert all(name in PAINTER.alt(scene(final, lang="en")).split(".")[1] for name in winners)
    assert PAINTER.text(scene(final)).count("miejsce 1") == len(winners)
