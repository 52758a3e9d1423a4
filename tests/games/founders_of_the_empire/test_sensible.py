"""The computer seat: what it does not do any more, each fault by a position in which it was made."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.founders_of_the_empire.moves import Add, Cart, Coin, Draft, Stop, War
from games.founders_of_the_empire.state import TAKEN, FoundersState
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, play, position, start

TEMPLE = "great_temple_jupiter"  # 3 VP
BESIDE_IT = ("barracks_iron 0,0", "workshop_iron 1,0")  # what it requires, side by side


def chosen(state: FoundersState) -> Move:
    """What the seat to move plays, in this one position."""
    seat = GAME.to_move(state)[0]
    return GAME.sensible_move(GAME.redact(state, seat), seat, Rng("sensible"))


# ---------------------------------------------------------------------- the end of the match
def before_the_last_victory_tile(**theirs: str) -> FoundersState:
    """A could take the only victory tile left; B has this in hand and on its land."""
    land_of_b = land("grove 0,0", theirs.get("tile", "lake") + " 1,0", hand=theirs.get("hand", "").split())
    return position(land(*BESIDE_IT), land_of_b, rows={"nature": ["lake"]}, display=[TEMPLE])


def added(state: FoundersState) -> str:
    """The tile that the seat to move adds."""
    move = chosen(state)
    assert isinstance(move, Add)
    return move.tile


def test_takes_the_last_victory_tile_as_the_winner():
    assert added(before_the_last_victory_tile()) == TEMPLE


def test_does_not_end_the_match_while_behind():
    assert added(before_the_last_victory_tile(hand="cart cart coin coin war")) == "lake"


def test_ends_the_match_at_equal_points_if_it_has_more_victory_tiles():
    assert added(before_the_last_victory_tile(hand="cart coin war")) == TEMPLE


def test_does_not_end_the_match_at_equal_points_and_equal_victory_tiles():
    assert added(before_the_last_victory_tile(tile="great_temple_mars")) == "lake"


# ---------------------------------------------------------------------- agreeing to stop (R11.3b)
def asked(own: tuple[str, ...], *others: tuple[str, ...], tiles: int = 10) -> FoundersState:
    """A is to move and holds these tokens, 1 VP each; of the others with theirs B has asked to stop."""
    lands = [home(hand=own), *(home(hand=hand, stop=seat == 0) for seat, hand in enumerate(others))]
    stacks = dict.fromkeys(("nature", "village", "city"), tiles)
    return position(*lands, step="reveal", stacks=stacks)


def test_does_not_agree_to_stop_before_anybody_has_a_point():
    assert not isinstance(chosen(asked((), ())), Stop)


def test_agrees_to_stop_if_it_wins_by_that():
    assert chosen(asked(("cart",), ())) == Stop(True)


def test_does_not_agree_to_stop_where_the_tie_break_loses():
    state = position(
        home(hand=("cart", "coin")),
        land("grove 0,0", "altar_lares 1,0", hand=("cart",), stop=True),
        step="reveal",
    )
    assert not isinstance(chosen(state), Stop)


def test_does_not_agree_to_stop_while_it_is_behind_and_can_catch_up():
    assert not isinstance(chosen(asked((), ("cart", "coin"))), Stop)


def test_agrees_to_stop_where_its_place_cannot_be_bettered():
    assert chosen(asked((), ("cart", "cart", "coin", "coin"), tiles=2)) == Stop(True)


def test_of_two_computers_each_agrees_for_itself():
    far_ahead, nothing = ("cart", "cart", "coin", "coin", "war"), ()
    leading = asked(far_ahead, nothing, nothing, tiles=1)
    assert chosen(leading) == Stop(True)
    beaten = asked(nothing, far_ahead, ("war",), tiles=1)
    assert chosen(beaten) == Stop(True)


def test_a_narrow_lead_is_no_reason_to_agree_before_all_others_have():
    assert not isinstance(chosen(asked(("cart",), (), ())), Stop)


def test_takes_its_agreement_back_when_it_would_be_beaten():
    state = asked((), ("cart", "coin"))
    state.territories[0].stop = True
    assert chosen(state) == Stop(False)


# ---------------------------------------------------------------------- tokens
def test_with_four_seats_war_goes_to_the_strongest_opponent():
    strong = land("cliff 0,0", "forest 1,0", "great_temple_mars 1,1", hand=("cart",))
    state = position(home(hand=("war",)), home(), strong, home(), rows={"nature": ["cliff"]})
    assert chosen(state) == War(2, "N11")


def test_with_four_seats_war_is_kept_while_no_tile_is_worth_it():
    state = position(home(hand=("war",)), home(), home(), home(), rows={"nature": ["cliff"]})
    assert not isinstance(chosen(state), War)


def test_buys_the_resource_that_brings_a_temple_at_once():
    """3 VP for a coin, which is worth 1 and a point to its new owner."""
    theirs = land("grove 0,0", "lake 1,0", "workshop_iron 1,1")
    state = position(
        land("barracks_iron 0,0", "lake 1,0", hand=("coin",)),
        theirs,
        rows={"nature": ["lake"]},
        display=["great_temple_jupiter", "altar_lares"],
    )
    assert chosen(state) == Coin(1, "N11", "crafts")


def test_plays_a_cart_that_brings_a_temple_at_once():
    """Army and crafts are made three cells apart; linked, both reach the cells around the square."""
    own = land(
        "barracks_iron 0,0", "lake 1,0", "grove 0,1", "cliff 1,1", "forest 2,0", "workshop_iron 3,0", hand=("cart",)
    )
    state = position(own, home(), rows={"nature": ["lake"]}, display=["great_temple_jupiter", "altar_lares"])
    assert chosen(state) == Cart("M10")


# ---------------------------------------------------------------------- the draft
def test_drafts_what_can_build_the_villages_that_the_victory_tiles_ask_for():
    """Cliff and riverbank make all four basic resources, and horses can be bred beside them; grove and forest cannot do that."""
    state = start(2)
    state.rows["nature"] = ["grove", "forest", "cliff", "lake", "riverbank"]
    state.display = ["temple_hercules", "altar_neptune", *[TAKEN] * 6]
    assert chosen(state) == Draft("cliff", "")
    play(state, Draft("cliff", ""), Draft("grove", ""), Draft("forest", "above"))
    assert chosen(state) == Draft("riverbank", "above")
