"""R1, R2: components, the table at the start, Leaders, draft, starting Cities, benefits."""

from __future__ import annotations

from collections import Counter

import pytest

from games.mosaic.moves import Benefits, ChooseLeader, Claim, Deploy, End, Pick, Raise, Site, StartingCity, TurnUp
from games.mosaic.state import DECKS, SETTLEMENTS, UNITS
from tests.games.mosaic.case_builder import GAME, catalogue_of
from tests.games.mosaic.positions import kinds_of, options, play, position, refused, start, until

CATALOGUE = GAME.catalogues["pl"]
ALL = pytest.mark.parametrize("seats", GAME.seats)


# ------------------------------------------------------------------ R1
def test_the_box_holds_as_many_components_as_the_rules_say():
    """R1.1, R1.2: counts of cards, tiles, tokens and pieces."""
    assert len(CATALOGUE.cards_of("technologies")) == 105
    assert sum(card.starting for card in CATALOGUE.technologies.values()) == 39
    assert len(CATALOGUE.cards_of("build_cards")) == 38
    assert len(CATALOGUE.cards_of("population_cards")) == 20
    assert len(CATALOGUE.cards_of("tax_tariff_cards")) == 20
    assert (len(CATALOGUE.leaders), len(CATALOGUE.wonders), len(CATALOGUE.golden_ages)) == (9, 9, 9)
    assert (len(CATALOGUE.achievements), len(CATALOGUE.governments), len(CATALOGUE.scoring_cards)) == (15, 6, 4)
    assert sum(good.count for name, good in CATALOGUE.goods.items() if name != "fish") == 68
    assert sum(cache.count for cache in CATALOGUE.caches.values()) == 18
    assert [CATALOGUE.stock[kind] for kind in (*SETTLEMENTS, *UNITS)] == [12, 3, 6, 6, 10, 10, 2]


def test_pillars_resources_and_productions():
    """R1.3, R1.4: nine pillars, four resources, five productions."""
    assert len(CATALOGUE.pillars) == 9
    assert sorted(CATALOGUE.resources) == ["food", "ideas", "money", "stone"]
    assert sorted(CATALOGUE.starts) == ["food", "ideas", "stone", "tariff", "tax"]


def test_the_map_has_seven_regions_and_its_hexes_get_one_token_each():
    """R1.5: every number comes from the map file."""
    kinds = Counter(place.token for place in CATALOGUE.hexes.values())
    assert len(CATALOGUE.regions) == 7
    assert kinds["fish"] == len(CATALOGUE.ports)
    assert kinds["cache"] == sum(cache.count for cache in CATALOGUE.caches.values())
    assert kinds.total() == len(CATALOGUE.hexes)


def test_regions_are_adjacent_by_land_and_sea():
    """R1.6: Greece and Egypt are not adjacent."""
    assert CATALOGUE.links["numidia"] == ["egypt", "hispania", "italia"]
    assert CATALOGUE.links["greece"] == ["assyria", "italia"]


def test_neighbours_share_a_side_and_are_mutual():
    """R1.7: also across a region border."""
    for name, place in CATALOGUE.hexes.items():
        for other in CATALOGUE.neighbours[name]:
            q, r = place.q - CATALOGUE.hexes[other].q, place.r - CATALOGUE.hexes[other].r
            assert max(abs(q), abs(r), abs(q + r)) == 1
            assert name in CATALOGUE.neighbours[other]
    assert CATALOGUE.neighbours["AS01"] == ["AS02", "AS03", "AS04", "GR16", "GR20"]


# ------------------------------------------------------------------ R2.1 to R2.10
@ALL
def test_everybody_starts_with_population_and_nothing_else(seats: int):
    """R2.2, R2.3, R2.10: the Reserve is never counted; seat 0 is the starting player."""
    state = start(seats)
    for player in state.players:
        assert player.population == 5
        assert set(player.productions.values()) == set(player.resources.values()) == {0}
    assert GAME.to_move(state) == (seats - 1,)


@ALL
def test_regions_out_of_play_hold_nothing(seats: int):
    """R2.1, R2.4: Hispania and Gaul are out with two players, Hispania with three."""
    state = start(seats)
    out = {2: {"hispania", "gaul"}, 3: {"hispania"}}.get(seats, set())
    assert set(CATALOGUE.regions) - set(state.regions) == out
    assert not {CATALOGUE.region_of[place] for place in state.tokens} & out
    assert not set(state.players[0].units) & out


@ALL
def test_decks_have_their_size_and_the_scoring_card_its_part(seats: int):
    """R2.5, R2.6, R2.7, R2.8"""
    state = start(seats)
    assert len(state.decks["technologies"]) + 5 == 105 - 5 * seats + 1
    assert [len(state.offers[deck]) for deck in DECKS] == [5, 2, 2, 5]
    for deck in DECKS:
        place = state.decks[deck].index(CATALOGUE.scoring_card_of[deck])
        assert state.spans[deck][0] <= place <= state.spans[deck][1]
    # Never in the upper half.
    for deck, number in (("build_cards", 38), ("population_cards", len(state.decks["population_cards"]) + 1)):
        assert state.spans[deck][0] + len(state.offers[deck]) >= number // 2


@ALL
def test_nine_achievements_are_drawn_and_all_other_tiles_lie_open(seats: int):
    """R2.9"""
    state = start(seats)
    assert (len(state.achievements), len(state.achievements_out)) == (9, 6)
    assert (len(state.wonders), len(state.golden_ages), len(state.governments)) == (9, 9, 6)


def test_no_blank_is_left_on_the_map():
    """R2.4: all 68 goods lie on the map of four players."""
    state = start(4)
    goods = [token for token in state.tokens.values() if token in CATALOGUE.goods and token != "fish"]
    assert len(goods) == 68


# ------------------------------------------------------------------ R2.11, R2.12
def test_leaders_are_chosen_from_the_last_seat_to_the_first():
    """R2.11"""
    state = start(3)
    order = []
    while state.phase == "leaders":
        order.append(GAME.to_move(state)[0])
        play(state, options(state)[0])
    assert order == [2, 1, 0]
    assert all(player.symbols[CATALOGUE.symbols[player.leader][0]] == 1 for player in state.players)


def test_a_leader_that_is_taken_cannot_be_chosen():
    state = start(2)
    play(state, ChooseLeader("leader_scribe"))
    assert refused(state, ChooseLeader("leader_scribe")).code == "leader-taken"


def test_the_draft_is_simultaneous_and_the_packs_go_to_the_left():
    """R2.12: whoever has chosen waits; the fifth card comes by itself."""
    state = until(start(3), "draft")
    packs = [list(player.pack) for player in state.players]
    GAME.play(state, 1, Pick(packs[1][0]))
    assert GAME.to_move(state) == (0, 2)
    assert refused(state, Pick(packs[1][1]), seat=1).code == "not-your-turn"
    GAME.play(state, 2, Pick(packs[2][0]))
    events = GAME.play(state, 0, Pick(packs[0][0]))
    assert "packs-passed" in kinds_of(events)
    assert [player.pack for player in state.players] == [packs[2][1:], packs[0][1:], packs[1][1:]]
    until(state, "cities")
    assert [len(player.drafted) for player in state.players] == [5, 5, 5]
    assert all(CATALOGUE.technologies[card].starting for player in state.players for card in player.drafted)


def test_a_card_outside_the_pack_cannot_be_kept():
    state = until(start(2), "draft")
    other = next(card for card in CATALOGUE.technologies if card not in state.players[0].pack)
    assert refused(state, Pick(other)).code == "card-not-in-pack"


# ------------------------------------------------------------------ R2.13, R2.14, R2.15
def test_a_starting_city_needs_a_free_land_hex_in_play():
    """R2.13"""
    state = until(start(3), "cities")
    assert refused(state, StartingCity("IT13")).code == "port-hex"
    assert refused(state, StartingCity("HI01")).rule == "R2.1"
    assert refused(state, StartingCity("XX99")).code == "unknown-hex"
    play(state, StartingCity("GR08"))
    assert refused(state, StartingCity("GR08")).code == "hex-taken"
    assert GAME.to_move(state) == (1,)


def test_benefits_and_cards_come_in_any_order_but_the_leader_is_not_forgotten():
    """R2.14"""
    state = until(start(2), "benefits")
    assert refused(state, End()).code == "benefits-first"
    cards = [move for move in options(state) if isinstance(move, TurnUp)]
    assert Benefits() in options(state)
    if cards:
        play(state, cards[0])
        assert cards[0].card in state.players[0].technologies


@pytest.mark.parametrize(
    ("leader", "by_itself"),
    [
        ("leader_philosopher", Benefits()),
        ("leader_artist", Benefits()),
        ("leader_scribe", None),
        ("leader_farmer", None),
    ],
    ids=["a card is drawn", "goods alone", "a Production is chosen", "a piece is placed"],
)
def test_benefits_that_leave_nothing_to_choose_are_taken_by_themselves(leader: str, by_itself: Benefits | None):
    """R2.14"""
    hidden = ["tech_wheel", "tech_quarry"]
    state = position(A={"leader": leader, "cities": ["GR08"], "face_down": hidden}, action="leader_setup")
    assert GAME.forced_move(state, 0) == by_itself
    play(state, Benefits())
    assert GAME.forced_move(state, 0) is None


@pytest.mark.parametrize(("leader", "piece"), [("leader_farmer", "farm"), ("leader_merchant", "manufactory")])
def test_a_piece_of_a_leader_stands_next_to_the_starting_city(leader: str, piece: str):
    """R2.14: it comes without a card, so without symbols and bonus, but takes the token."""
    state = position(A={"leader": leader, "cities": ["GR08"]}, action="leader_setup", map_tokens={"GR09": "wine"})
    play(state, Benefits())
    sites = options(state, Site)
    assert {move.hex for move in sites} == set(CATALOGUE.neighbours["GR08"]) - CATALOGUE.ports
    play(state, Site(piece, "GR09"))
    player = state.players[0]
    assert state.pieces["GR09"].kind == piece
    assert player.goods == {"wine": 1}
    assert player.build_cards == []


def test_the_philosopher_draws_the_top_technology_in_secret():
    """R2.14, R11: it may be turned up if its symbols are there."""
    state = position(A={"leader": "leader_philosopher", "cities": ["GR08"]}, action="leader_setup")
    top = state.decks["technologies"][0]
    play(state, Benefits())
    assert state.players[0].drawn == [top]
    assert GAME.redact(state, 1).players[0].drawn == ["?"]
    assert GAME.redact(state, 0).players[0].drawn == [top]


def test_the_general_and_the_scribe_choose():
    """R2.14, R4.14"""
    state = position(A={"leader": "leader_general", "cities": ["GR08"]}, action="leader_setup")
    play(state, Benefits())
    assert options(state, Deploy) == [Deploy("infantry", "greece")]
    state = position(A={"leader": "leader_scribe", "cities": ["GR08"]}, action="leader_setup")
    play(state, Benefits())
    assert len(options(state, Raise)) == 5


def test_no_tile_is_claimed_during_setup():
    """R2.15"""
    state = position(A={"pillars": {"science": 6}, "cities": ["GR08"]}, action="leader_setup")
    assert refused(state, Claim("golden_science")).code == "not-now"


def test_setup_passes_through_all_seats_and_then_the_first_turn_begins():
    """R2.14, R3.1"""
    state = until(start(4), "rounds")
    assert (state.round, state.turn, state.active) == (1, 1, 0)
    assert all(player.benefited for player in state.players)
    assert catalogue_of(state) is CATALOGUE
