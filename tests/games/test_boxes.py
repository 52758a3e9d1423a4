"""An owner's editions: named sets of corrections beside his own box; what is wrong with one is told and stops nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES, boxes, by_box
from games.core.boxes import box_at, box_folder, box_name
from tests.own_boxes import UseBoxes
from tests.own_boxes import use_boxes as use_boxes

SLUG = "founders_of_the_empire"
OWN = f"{SLUG}/components"
LATER = f"editions/druga_łódź/{SLUG}/components"
TITLE = f"editions/druga_łódź/{SLUG}/confirmed"


def points(slug: str, box: str, tile: str) -> int:
    """The points of a tile by a box."""
    return by_box(slug, box).components[tile].vp  # type: ignore[attr-defined]


def test_without_editions_a_game_has_one_box_without_a_name(use_boxes: UseBoxes):
    assert use_boxes({OWN: {"tiles": [{"id": "altar_juno", "vp": 5}]}}) == []
    assert {name: box.title for name, box in boxes(SLUG).items()} == {"": ""}
    assert points(SLUG, "", "altar_juno") == 5


def test_an_edition_is_laid_over_our_data_and_not_over_the_own_box(use_boxes: UseBoxes):
    ours = {tile: points(SLUG, "", tile) for tile in ("altar_juno", "winery")}
    assert (
        use_boxes(
            {
                OWN: {"tiles": [{"id": "altar_juno", "vp": 5}]},
                LATER: {"tiles": [{"id": "winery", "vp": 7}]},
                TITLE: {"edition": "Polskie, 2019"},
            }
        )
        == []
    )
    assert [(box.name, box.title) for box in boxes(SLUG).values()] == [("", ""), ("druga_łódź", "Polskie, 2019")]
    assert [points(SLUG, "", tile) for tile in ours] == [5, ours["winery"]]
    assert [points(SLUG, "druga_łódź", tile) for tile in ours] == [ours["altar_juno"], 7]
    assert [*boxes("mosaic")] == [""]


def test_a_game_by_an_edition_that_is_no_more_is_the_usual_one(use_boxes: UseBoxes):
    assert by_box(SLUG, "gone") is GAMES[SLUG]


@pytest.mark.parametrize(
    ("file", "content", "told"),
    [
        (LATER, {"tiles": [{"id": "winery", "vp": "many"}]}, ("components.json", "winery", "vp")),
        (LATER, {"tiles": [{"id": "castle", "vp": 1}]}, ("components.json", "castle", "id")),
        (TITLE, {"edition": 7}, ("confirmed.json", "", "edition")),
        (f"editions/druga_łódź/{SLUG}/cards", {}, ("cards.json", "", "cards")),
        ("editions/druga_łódź/chess/components", {}, ("chess", "", "chess")),
        (f"editions/two words/{SLUG}/components", {}, ("two words", "", "name")),
        (f"editions/{'a' * 41}/{SLUG}/components", {}, ("a" * 41, "", "name")),
    ],
    ids=["field", "entry", "title", "file", "game", "name", "long name"],
)
def test_what_is_wrong_with_an_edition_is_told_and_all_others_are_there(
    use_boxes: UseBoxes, file: str, content: dict[str, object], told: tuple[str, str, str]
):
    good = {OWN: {"tiles": [{"id": "altar_juno", "vp": 5}]}, f"editions/good/{SLUG}/components": {}}
    (error,) = use_boxes({**good, file: content})
    assert told[0] in error.file and told[1] in error.entry and told[2] in str(error)
    assert [*boxes(SLUG)] == ["", "good"] and points(SLUG, "", "altar_juno") == 5


@pytest.mark.parametrize("name", ["polskie_pudełko", "2nd-printing", "Ж", "o\N{COMBINING ACUTE ACCENT}smy"])
def test_letters_of_any_language_name_an_edition_and_a_folder(name: str, tmp_path: Path):
    kept = box_name(name)
    assert kept is not None and box_at(box_folder(tmp_path, kept)) == kept


@pytest.mark.parametrize("name", ["../x", "a/b", "..", ".", "", " ", "-x", "a b", "a\n", "a\\b", "C:", "x" * 41])
def test_what_leads_to_another_folder_or_fits_in_no_menu_names_no_edition(name: str):
    assert box_name(name) is None
