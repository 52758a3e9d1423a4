"""R2.12, R6.6, D23: what others may not know, and that the rest of the state is sound."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import play, position, sensibly, start, until


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_others_do_not_see_packs_picks_and_face_down_cards(viewer: int | None):
    """R2.12"""
    state = until(start(3), "draft")
    GAME.play(state, 1, GAME.default_move(state, 1))
    seen = GAME.redact(state, viewer)
    for seat, player in enumerate(seen.players):
        assert (player.pack == state.players[seat].pack) == (seat == viewer)
        assert player.pick == (("?" if viewer != 1 else state.players[1].pick) if seat == 1 else "")
    later = GAME.redact(until(state, "benefits"), viewer)
    assert [set(player.drafted) == {"?"} for player in later.players] == [seat != viewer for seat in range(3)]


def test_cards_bought_from_the_offer_stay_known():
    """R5.5"""
    state = position(A={"face_down": ["tech_iron"]})
    assert GAME.redact(state, 1).players[0].bought == ["tech_iron"]


def test_decks_and_cards_that_left_unseen_are_hidden_from_all():
    state = sensibly(start(2), 60)
    for viewer in (None, 0, 1):
        seen = GAME.redact(state, viewer)
        assert {card for cards in (*seen.decks.values(), *seen.box.values()) for card in cards} == {"?"}


def test_whoever_looked_at_a_deck_still_sees_that_card_after_dealing_anew():
    """R6.6"""
    state = position(A={"government": "gov_republic"})
    play(state, next(move for move in GAME.legal_moves(state, 0) if getattr(move, "deck", "") == "technologies"))
    top = state.decks["technologies"][0]
    for number in range(5):
        assert GAME.determinize(state, 0, Rng(f"{number}")).decks["technologies"][0] == top


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda state: state.offers["build_cards"].append("build_farm"), "too many"),
        (lambda state: state.players[0].resources.update(food=-1), "resource food"),
        (lambda state: state.players[0].technologies.append("tech_iron"), "too many"),
        (lambda state: state.wonders.pop(), "missing"),
        (lambda state: state.players[0].units.update(gaul=[99, 0, 0]), "cavalry"),
        (lambda state: state.tokens.update(XX01="wine"), "outside"),
        (lambda state: state.pending.clear(), "finished or wait"),
        (lambda state: setattr(state, "scorings", 4), "too many Empire Scorings"),
        (lambda state: setattr(state, "last_round", 3), "last round"),
        (lambda state: state.players[0].symbols.update(culture=9), "symbols"),
        (lambda state: setattr(state, "holding", -1), "Holding Area"),
        (lambda state: setattr(state.players[0], "population", -1), "Population"),
        (lambda state: setattr(state, "step", "leader"), "step"),
        (lambda state: state.loyal.update(gaul=7), "loyal"),
    ],
)
def test_what_cannot_be_is_found(spoil, said: str):
    """R1.1, R1.2"""
    state = sensibly(start(4, "spoil"), 60)
    assert GAME.problems(state) == []
    spoil(state)
    assert any(said in problem for problem in GAME.problems(state))
