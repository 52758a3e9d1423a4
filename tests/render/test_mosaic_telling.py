"""Mosaic's pictures in words: for screen readers, and as lines of text; and what the hand shows of what can be had now."""

from __future__ import annotations

import pytest

from games.mosaic.state import UNKNOWN
from render.mosaic import means
from render.mosaic.painter import PAINTER
from render.mosaic.view import view_of
from tests.render.mosaic_scenes import GAME, at, in_phase, match, scene


def test_a_description_begins_with_whose_turn_it_is_and_when():
    state = at(2, 0.5)
    start = f"Mosaic. Ruch: {('Wojtek', 'Grażyna Brzęczyszczykiewicz')[state.active]}. Runda {state.round}."
    assert PAINTER.alt(scene(state)).startswith(start)


def test_the_text_has_every_region_piece_and_token():
    state = at(4, 0.5)
    text = PAINTER.text(scene(state, lang="en"))
    names = GAME.components
    for place, token in state.tokens.items():
        assert f"{place} {names[token].name['en']}" in text
    assert [place for place in state.pieces if f"{place} " not in text] == []
    assert "Numidia (NU): " in text


def test_the_text_says_which_regions_are_closed():
    assert "Iberia (HI): poza grą" in PAINTER.text(scene(at(3, 0.5)))


def test_the_text_has_stocks_productions_and_points_of_each_seat():
    state = at(2, 0.6)
    player = state.players[0]
    text = PAINTER.text(scene(state, lang="en"))
    stock = ", ".join(
        f"{name} {count}"
        for name, count in (
            ("Population", player.population),
            ("Food", player.resources["food"]),
            ("Ideas", player.resources["ideas"]),
            ("Money", player.resources["money"]),
            ("Stone", player.resources["stone"]),
        )
    )
    assert f"In stock: {stock}" in text
    assert f"Wojtek (red): {sum(GAME.standing(state)[0].values())} points" in text


@pytest.mark.parametrize(("seats", "tyranny"), [(2, "At Scorings 2"), (4, "At Scorings 3")])
def test_the_close_up_of_wonders_and_governments_says_what_each_does_in_this_match(seats: int, tyranny: str):
    """R7.3, R11: of Stonehenge for every 2 Population, of Tyranny for the number of players; no text of the cards is needed."""
    shown = [text.text for text in PAINTER.draw(scene(at(seats, 0.1), view="part", place="wonders", lang="en")).texts]
    told = " ".join(text.replace("\u00a0", " ") for text in shown)
    assert ("per 2" in told, "Look at a deck each turn" in told, tyranny in told) == (True, True, True)
    assert "players" not in told and "Final scoring" not in told


# ---------------------------------------------------------------------- the hand
def test_the_hand_shows_the_pack_to_its_owner_alone():
    state = in_phase(4, "draft")
    names = {GAME.components[card].name["pl"] for card in state.players[1].pack}
    own = {text.text for text in PAINTER.draw(scene(state, view="hand", viewer=1)).texts}
    public = {text.text for text in PAINTER.draw(scene(state, view="hand", viewer=None, focus=1)).texts}
    assert (names <= own, names & public) == (True, set())


def test_the_hand_says_which_face_down_cards_can_be_turned_up():
    state = at(5, 0.15)
    seat = next(seat for seat, player in enumerate(state.players) if player.face_down)
    view = view_of(scene(state, view="hand", viewer=seat))
    shown = [text.text for text in PAINTER.draw(scene(state, view="hand", viewer=seat)).texts]
    now = [thing.now for thing in means.face_down(view, seat)]
    assert (shown.count("można odkryć"), shown.count("brakuje symboli")) == (now.count(True), now.count(False))


@pytest.mark.parametrize(
    ("money", "said"),
    [
        (0, {"niczego nie brakuje": 0, "dopłata": 0, "zakryta, brakuje:": 0, "brakuje:": 2}),
        (4, {"niczego nie brakuje": 0, "dopłata": 2, "zakryta, brakuje:": 1, "brakuje:": 0}),
    ],
)
def test_the_hand_says_of_technologies_on_offer_what_money_pays_for_and_what_is_lacking(
    money: int, said: dict[str, int]
):
    """R4.1, R4.3: 3 Ideas of 5, and no symbols; Alphabet asks for none, Iron for some."""
    state = at(3, 0.3)
    player = state.players[0]
    player.resources, player.symbols = (
        {"ideas": 3, "food": 0, "stone": 0, "money": money},
        dict.fromkeys(player.symbols, 0),
    )
    state.offers["technologies"], player.drafted, player.drawn, player.bought = (
        ["tech_alphabet", "tech_iron"],
        [],
        [],
        [],
    )
    shown = [text.text for text in PAINTER.draw(scene(state, view="hand", viewer=0)).texts]
    assert {words: shown.count(words) for words in said} == said
    assert ("4" in shown) == (money == 4)


@pytest.mark.parametrize("seats", [2, 5])
def test_what_the_hand_calls_possible_is_what_the_rules_allow(seats: int):
    """At every Action of the mover: the cards and tiles among the legal moves, no more and no fewer."""
    wrong: list[str] = []
    listers = {
        "technology": means.technologies, "build": means.build_cards, "population": means.population_cards,
        "tax_tariff": means.tax_tariff_cards, "wonder": means.wonders, "government": means.governments, "claim": means.claimable,
    }  # fmt: skip
    looked_at = 0
    for state in map(GAME.decode, match(seats)[::3]):
        if state.phase != "rounds" or state.step != "turn" or state.acted or state.finished:
            continue
        looked_at += 1
        moves = GAME.legal_moves(state, state.active)
        view = view_of(scene(state, view="hand", viewer=state.active))
        for kind, lister in listers.items():
            allowed = {value for move in moves if move.kind == kind for value in [_thing(move)]} - {"none", "seen"}
            shown = {thing.id for thing in lister(view, state.active) if thing.now}
            if shown != allowed:
                wrong.append(f"{kind}: {sorted(shown ^ allowed)}")
    assert (wrong, looked_at > 20) == ([], True)


def _thing(move: object) -> str:
    return next(str(getattr(move, name)) for name in ("card", "wonder", "government", "tile") if hasattr(move, name))


def test_a_card_seen_on_a_deck_is_shown_to_who_has_seen_it():
    state = at(3, 0.5)
    state.peeked, state.decks["technologies"][0] = "technologies", "tech_music"
    seen = means.seen(view_of(scene(state, view="hand", viewer=state.active)), state.active)
    other = (state.active + 1) % 3
    assert seen == "tech_music"
    assert means.seen(view_of(scene(state, view="hand", viewer=other)), state.active) == ""
    assert UNKNOWN not in {text.text for text in PAINTER.draw(scene(state, view="hand", viewer=other)).texts}
