"""Values in words: a number says what it counts, equal things are counted, nothing is left that stands for no words."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from cogs.features.lookup.rulebook import reference
from cogs.presentation.labels import Labels
from games import GAMES
from games.core.errors import IllegalMove
from games.core.events import SEAT_FIELDS, Event
from locales import LANGUAGES, words

NUMBERS = [
    pytest.param(game, str(kind.__struct_config__.tag), field.name, lang, id=f"{game.slug} {lang} {field.name}")
    for game in GAMES.values()
    for kind in game.move_types
    for field in msgspec.structs.fields(kind)
    for lang in LANGUAGES
    if field.type is int and field.name not in SEAT_FIELDS
]


def labels(slug: str, lang: str) -> Labels:
    return Labels(GAMES[slug], words(lang), ["Anna", "Ben"])


@pytest.mark.parametrize(("game", "kind", "field", "lang"), NUMBERS)
def test_every_number_of_a_move_says_what_it_counts(game: Any, kind: str, field: str, lang: str):
    said = labels(game.slug, lang)
    told = [said.value(field, count, kind) for count in (1, 2, 5, 12)]
    assert [
        label for label, count in zip(told, ["1", "2", "5", "12"], strict=True) if label == count or not label
    ] == []
    assert len(set(told)) == 4
    assert said.choice(field, 0, kind) not in ("", "0")


@pytest.mark.parametrize(
    ("slug", "lang", "move", "label"),
    [
        ("mosaic", "en", {"kind": "pay", "resource": "food", "money": 3}, "Split the payment · Food · 3 with Money"),
        ("mosaic", "pl", {"kind": "pay", "resource": "food", "money": 0}, "Podziel płatność · Żywność · niczego nie zastępuj Pieniędzmi"),
        (
            "mosaic", "pl", {"kind": "plunder", "stone": 0, "food": 2, "ideas": 1, "money": 0},
            "Najeźdźcy · 2 Jednostki: Żywność · 1 Jednostka: Idee",
        ),
        (
            "mosaic", "pl", {"kind": "build", "card": "none", "piece": "farm", "pay": "own"},
            "Budowa · bez karty · Farma",
        ),
        ("imperial_settlers", "en", {"kind": "draw", "deck": "common", "count": 2}, "Draw · Common · 2 cards"),
        ("imperial_settlers", "pl", {"kind": "drop", "good": "worker", "count": 5}, "Odrzuć Dobra · Robotnik · 5 sztuk"),
        (
            "mare_nostrum", "en", {"kind": "sail", "source": "mare_africum", "target": "mare_ionium", "count": 2},
            "Move triremes · Mare Africum → Mare Ionium · 2 triremes",
        ),
        (
            "rise_of_empires", "en", {"kind": "pay", "gold": 0, "cubes": 2, "food": 0, "vp": 1},
            "Pay the fee · 2 cubes · 1 VP",
        ),
    ],
)  # fmt: skip
def test_a_move_in_words_tells_its_numbers_apart(slug: str, lang: str, move: dict[str, Any], label: str):
    assert labels(slug, lang).move(GAMES[slug].decode_move(msgspec.json.encode(move))) == label


@pytest.mark.parametrize(("lang", "label"), [("en", "2 × Food, Stone"), ("pl", "2 × jadło, kamień")])
def test_equal_things_of_a_list_are_counted(lang: str, label: str):
    assert labels("imperial_settlers", lang).value("goods", ("food", "stone", "food")) == label


def test_equal_dice_are_told_one_by_one():
    rolled = Event("rolled", 0, {"dice": [3, 6, 6, 2], "count": 17})
    assert labels("mare_nostrum", "en").event(rolled) == "Anna rolls 3, 6, 6, 2."


def test_a_card_and_its_piece_of_one_name_are_named_once():
    said = labels("mosaic", "pl")
    card = next(card for card in GAMES["mosaic"].components if said.component(card) == "Farma")
    move = GAMES["mosaic"].decode_move(
        msgspec.json.encode({"kind": "build", "card": card, "piece": "farm", "pay": "own"})
    )
    assert said.move(move) == "Budowa · Farma"


def test_a_number_of_nothing_is_a_word_on_a_button():
    assert labels("mosaic", "pl").choice("food", 0, "plunder") == "nic"


@pytest.mark.parametrize(("lang", "own"), [("en", "own resources first"), ("pl", "najpierw własne Zasoby")])
def test_what_goes_without_saying_in_a_move_is_named_where_it_is_a_choice(lang: str, own: str):
    said = labels("mosaic", lang)
    assert (said.value("pay", "own"), said.choice("pay", "own", "build")) == ("", own)


@pytest.mark.parametrize(("lang", "ranks"), [
    ("en", "Servant, from 25 Knight, from 70 Emperor."),
    ("pl", "Służący, od 25 Rycerz, od 70 Cesarz."),
])  # fmt: skip
def test_the_rules_of_imperial_settlers_alone_tell_the_numbers_of_the_owners_data(
    lang: str, ranks: str, monkeypatch: pytest.MonkeyPatch
):
    slug = "imperial_settlers"
    data = json.loads(GAMES[slug].data_text)
    titles = [(0, "servant"), (25, "knight"), (70, "emperor")]
    own = {"titles": [{"from": least, "title": name} for least, name in titles], "revealed": 6, "attacks": 5}
    data["components"]["game"]["solo"].update(own)
    monkeypatch.setitem(GAMES, slug, GAMES[slug].with_data(json.dumps(data).encode()))
    told = next(text for title, text in reference(slug, lang) if title.startswith("R23 "))
    in_short = "\n".join(line for line in told.splitlines() if not line.startswith("-# "))  # rulings stand below
    assert (in_short.endswith(ranks), re.findall(r"\d+", in_short)) == (True, ["6", "5", "25", "70"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You do not hold this: war token. You hold: coin token, cart token."),
        ("pl", "W twoim zapasie nie ma tego żetonu: żeton wojny. Twój zapas: żeton monet, żeton wozów."),
    ],
)
def test_a_refused_token_and_those_that_are_held_are_written_alike(lang: str, said: str):
    refused = IllegalMove("token-not-held", "R7.1", token="war", held=["coin", "cart"], count=2)
    assert labels("founders_of_the_empire", lang).why(refused) == said
