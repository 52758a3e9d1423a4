"""What is said of a fee before it is paid, and which disc is taken back "again" (async notes)."""

from __future__ import annotations

from typing import Any

import pytest

from games.base import Remark
from games.rise_of_empires.moves import Pay, Remove, Skip, TakeTerritory
from games.rise_of_empires.state import Choice, RiseState
from tests.games.rise_of_empires.case_builder import GAME, build_state, play
from tests.games.rise_of_empires.positions import told

POOR = {"gold": 2, "food": 16, "cube": 3}


def turn_b(rows: dict[str, list[int]], **seat: Any) -> RiseState:
    """Seat 0 takes discs back from these rows; there are Plains to be taken, and nothing else costs less than 1 gold."""
    return build_state({**POOR, **seat}, {}, side="B", rows=rows, territory=["plains"])


def facts(state: RiseState, **chosen: Any) -> dict[str, Any]:
    """What is said of these fields of a removal, which is of no use where no action comes of it."""
    remark = GAME.remark(state, 0, {"kind": "remove", **chosen})
    assert remark is not None
    assert remark.code == ("removal-vain" if remark.facts["possible"] == "no" else "removal")
    return dict(remark.facts)


def test_a_row_says_from_which_fee_to_which_its_discs_can_be_taken():
    """R6.5.2"""
    state = turn_b({"territory": [1, 0, 1, 0], "trade": [0]})
    said = facts(state, row="territory")
    assert (said["fee"], said["most"], said["paid"]) == (1, 3, 0)
    assert (facts(state, row="trade")["fee"], facts(state, row="trade")["most"]) == (0, 0)


def test_a_disc_says_where_it_lies_among_all_of_the_row():
    """R6.5.1: the second of the own discs is the third of all."""
    state = turn_b({"territory": [0, 1, 0, 1]})
    said = facts(state, row="territory", which=2)
    assert (said["place"], said["discs"], said["fee"]) == (3, 4, 2)
    assert facts(state, row="territory")["place"] == 0


def price(**amounts: int) -> list[dict[str, int]]:
    """A payment as a remark tells it."""
    return [{"gold": 0, "cube": 0, "food": 0, "vp": 0, what: count} for what, count in amounts.items()]


@pytest.mark.parametrize(("pay", "mix"), [("gold", price(gold=2, food=1)), ("food", price(food=3)), ("choose", [])])
def test_a_way_of_paying_says_what_it_takes(pay: str, mix: list[dict[str, int]]):
    """D2b"""
    said = facts(turn_b({"territory": [1, 1, 1, 0]}), row="territory", which=1, pay=pay)
    assert (said["fee"], said["price"]) == (3, mix)


def test_what_is_said_is_what_is_paid():
    """R6.5.2"""
    state = turn_b({"territory": [1, 1, 0, 0], "city": [1, 0], "trade": [1, 1, 0]}, vp=4)
    for move in GAME.legal_moves(state, 0):
        if not isinstance(move, Remove) or move.pay == "choose":
            continue
        said = facts(state, row=move.row, which=move.which, pay=move.pay)["price"]
        events = play(GAME.copy(state), 0, move)
        paid = told(events, "removed")[0].get("paid", {})
        assert said == price(
            **{
                what: paid[of]
                for what, of in (("gold", "gold"), ("cube", "cubes"), ("food", "food"), ("vp", "vp"))
                if paid.get(of)
            }
        )


@pytest.mark.parametrize(("pay", "possible"), [("gold", "no"), ("food", "yes"), ("choose", "yes")])
def test_it_is_said_if_nothing_can_be_done_after_paying(pay: str, possible: str):
    """R6.5.4: the cubes that would have to be placed, or the gold for a city, go into the fee."""
    state = turn_b({"city": [1, 1, 0]})
    state.cities = [min(state.cities, key=lambda tile: GAME.catalogue.cities[tile].cost)]
    assert GAME.catalogue.cities[state.cities[0]].cost in (1, 2)
    assert facts(state, row="city", which=1, pay=pay)["possible"] == possible
    assert facts(state, row="city")["possible"] == "yes"


@pytest.mark.parametrize(("gold", "possible"), [(2, "flip"), (1, "no")])
def test_it_is_said_if_something_can_be_done_only_after_a_flip(gold: int, possible: str):
    """R6.0.6, R6.7: the Harbor makes of 1 gold the disc to be traded, and the fee is 1 gold."""
    state = turn_b({"trade": [1, 0]}, gold=gold, food=0, cube=0, disc=0, progress=["harbor"])
    assert facts(state, row="trade", which=1, pay="gold")["possible"] == possible
    assert state.players[0].flipped == []


def test_a_disc_that_costs_everything_leads_to_no_action():
    """R6.5.5"""
    state = turn_b({"territory": [1, 1, 0]}, gold=0, food=0, cube=1, vp=0)
    assert facts(state, row="territory", which=1, pay="all") == {
        "place": 3,
        "discs": 3,
        "fee": 2,
        "most": 0,
        "paid": 1,
        "price": price(cube=1),
        "possible": "no",
    }


def test_an_own_mix_says_what_is_still_to_be_paid():
    """R6.5.2"""
    state = turn_b({"territory": [1, 1, 1, 0]})
    play(state, 0, Remove("territory", 1, "choose"))
    nothing = {"fee": 3, "paid": 0, "left": 3, "possible": "yes", "settled": 0, "price": []}
    assert GAME.remark(state, 0, {"kind": "pay"}) == Remark("payment", nothing)
    some = {**nothing, "paid": 1, "left": 2}
    assert GAME.remark(state, 0, {"kind": "pay", "gold": 1}) == Remark("payment", some)
    # Without cubes and VP the rest is food.
    settled = {**nothing, "paid": 2, "left": 0, "settled": 1, "price": price(gold=2, food=1)}
    assert GAME.remark(state, 0, {"kind": "pay", "gold": 2, "cubes": 0}) == Remark("payment", settled)


def test_an_own_mix_that_leaves_nothing_of_the_action_says_so_and_is_grave():
    """R6.0.6, R6.5.2: the one cube is needed on the map."""
    state = build_state({"gold": 0, "food": 3, "cube": 1, "vp": 0}, {}, side="B", rows={"empire": [1, 1, 0]})
    play(state, 0, Remove("empire", 1, "choose"))
    said = {cubes: GAME.remark(state, 0, {"kind": "pay", "gold": 0, "cubes": cubes}) for cubes in (0, 1)}
    assert [remark and remark.facts["possible"] for remark in said.values()] == ["yes", "no"]
    assert [GAME.is_grave(state, 0, Pay(0, cubes, 2 - cubes, 0)) for cubes in (0, 1)] == [False, True]


@pytest.mark.parametrize(("others", "grave"), [([1, 0], True), ([1, 1, 1, 1, 1, 0], False)], ids=["another", "none"])
def test_a_disc_whose_action_its_fee_takes_is_grave_where_another_is_not(others: list[int], grave: bool):
    """R6.0.6, R6.5.2: without a cube nothing can be done in one row, in the other there are Plains to be taken."""
    state = turn_b({"empire": [0], "territory": others}, gold=0, food=1, cube=0)
    assert GAME.is_grave(state, 0, Remove("empire", 1, "")) is grave


def test_again_is_the_cheapest_disc_of_the_same_row_paid_for_in_the_same_way():
    """R6.5.1"""
    moves = GAME.legal_moves(turn_b({"territory": [1, 0, 0], "trade": [0]}), 0)
    assert GAME.again(moves, Remove("territory", 2, "gold")) == Remove("territory", 1, "gold")
    assert GAME.again(moves, Remove("territory", 1, "")) == Remove("territory", 1, "food")
    assert GAME.again(moves, Remove("trade", 1, "gold")) == Remove("trade", 1, "")
    assert GAME.again(moves, Remove("city", 1, "gold")) is None


def test_again_is_the_same_move_elsewhere():
    """R6.2.2"""
    moves = GAME.legal_moves(build_state(territory=["plains"]), 0)
    assert GAME.again(moves, TakeTerritory("plains")) == TakeTerritory("plains")
    assert GAME.again(moves, TakeTerritory("woods")) is None


@pytest.mark.parametrize(("discs", "cities", "lacking"), [(0, [], 1), (1, [], None), (1, ["bruges"], 1)])
def test_a_city_whose_upkeep_cannot_be_paid_says_so_before_it_is_taken(
    discs: int, cities: list[str], lacking: int | None
):
    """R9.1"""
    state = build_state({"gold": 20, "disc": discs, "cities": cities})
    remark = GAME.remark(state, 0, {"kind": "city", "tile": "athens"})
    assert (remark and (remark.code, remark.facts["count"])) == (lacking and ("upkeep-lacking", lacking))


@pytest.mark.parametrize(
    ("food", "tile", "lacking"), [(2, "mountains", 1), (3, "mountains", None), (0, "plains", None)]
)
def test_a_territory_for_which_food_will_be_lacking_says_so_before_it_is_taken(
    food: int, tile: str, lacking: int | None
):
    """R7.3: mountains cost 3 food each turn."""
    remark = GAME.remark(build_state({"gold": 20, "food": food}), 0, {"kind": "territory", "tile": tile})
    assert (remark and (remark.code, remark.facts["count"])) == (lacking and ("food-lacking", lacking))


@pytest.mark.parametrize(("held", "cities", "lacking"), [(1, ["athens"], 1), (2, ["athens"], None), (1, [], None)])
def test_a_trade_that_costs_a_city_its_upkeep_says_so_before_it_is_made(
    held: int, cities: list[str], lacking: int | None
):
    """R9.1: Athens costs a disc each turn."""
    state = build_state({"disc": held, "cities": cities})
    remark = GAME.remark(state, 0, {"kind": "trade", "gain": "gold", "discs": 1})
    assert (remark and (remark.code, remark.facts["count"])) == (lacking and ("upkeep-short", lacking))


def test_a_trade_of_as_many_discs_as_can_only_be_says_so_too():
    """R9.1: for VP two discs are the fewest and here the most."""
    said = GAME.remark(build_state({"disc": 2, "cities": ["athens"]}), 0, {"kind": "trade", "gain": "vp"})
    assert said == Remark("upkeep-short", {"count": 1})


def test_a_city_says_that_it_is_paid_for_and_which_others_are_lost_then():
    """R9.1: Detroit and Tokyo cost two discs each, Manchester one."""
    state = build_state({"disc": 2, "cities": ["detroit", "manchester", "tokyo"]}, era=3)
    state.phase, state.step, state.pending = "upkeep", "upkeep", [Choice(0, "upkeep")]
    said = {tile: GAME.remark(state, 0, {"kind": "upkeep", "tile": tile}) for tile in state.players[0].cities}
    assert said == {
        "detroit": Remark("upkeep-paying", {"losing": {"tiles": ["manchester", "tokyo"]}}),
        "manchester": Remark("upkeep-paying", {"losing": {"tiles": ["detroit", "tokyo"]}}),
        "tokyo": Remark("upkeep-paying", {"losing": {"tiles": ["detroit", "manchester"]}}),
    }
    settled = GAME.remark(state, 0, {"kind": "upkeep", "tile": "detroit", "paid": True})
    assert settled == Remark("upkeep-losing", {"tiles": ["manchester", "tokyo"]})
    assert state.players[0].cities == ["detroit", "manchester", "tokyo"]


def test_of_a_disc_that_a_tile_makes_free_the_tile_is_named_but_for_the_leftmost():
    """R6.5.2: Printing makes all removals free."""
    state = turn_b({"territory": [0, 1, 0]}, progress=["printing_press"])
    assert facts(state, row="territory", which=2)["relieved"] == {"tiles": ["printing_press"]}
    assert "relieved" not in facts(state, row="territory", which=1)


def test_as_long_as_actions_can_change_it_it_is_said_what_will_be_lacking_at_the_end_of_the_turn():
    """R7.3, R9.1: mountains cost 3 food each turn, Athens a disc."""
    state = build_state({"food": 1, "territory": {"mountains": 1}, "disc": 0, "cities": ["athens"]})
    short = [Remark("food-lacking", {"count": 2}), Remark("upkeep-lacking", {"count": 1})]
    assert GAME.looming(state, 0) == short
    state.phase = "order"
    assert GAME.looming(state, 0) == []
    assert GAME.looming(build_state({"food": 3, "territory": {"mountains": 1}}), 0) == []


# ---------------------------------------------------------------------- R7 the meal
def test_whoever_is_fed_reads_what_the_meal_leaves():
    """R7.1"""
    state = hungry(food=5)
    assert GAME.looming(state, 0) == []
    assert GAME.remark(state, 0, {"kind": "keep"}) == Remark("fed", {"food": 5, "after": 1})
    assert GAME.remark(state, 0, {"kind": "give_up", "tile": "woods"}) is None


def test_whoever_is_hungry_reads_what_is_lacking_and_what_a_tile_would_leave_lacking():
    """R7.3"""
    state = hungry(food=1)
    assert GAME.looming(state, 0) == [Remark("meal-lacking", {"food": 1, "need": 4, "count": 3})]
    found = GAME.remark(state, 0, {"kind": "give_up", "tile": "woods"})
    assert found == Remark("still-lacking", {"count": 1})


def hungry(food: int) -> RiseState:
    """Two Woods, each of which eats two food, in the Food phase."""
    state = build_state({"food": food, "territory": {"woods": 2}})
    state.phase, state.step, state.pending = "food", "food", [Choice(0, "food")]
    return state


def test_a_city_that_costs_less_than_is_printed_says_why():
    """R6.3.1"""
    state = build_state({"gold": 9, "progress": ["masonry"], "food": 9}, cities=["byblos"])
    found = GAME.remark(state, 0, {"kind": "city", "tile": "byblos"})
    cost = GAME.catalogue.cities["byblos"].cost
    assert found == Remark("discounted", {"gold": cost - 1, "cost": cost, "tiles": ["masonry"]})


# ---------------------------------------------------------------------- the action of the row
@pytest.mark.parametrize(
    ("seat", "possible"),
    [({"cube": 0}, "no"), ({"cube": 1}, "yes"), ({"cube": 0, "disc": 0, "progress": ["diplomacy", "harbor"]}, "no")],
)
def test_whoever_has_taken_a_disc_back_reads_whether_the_action_is_possible(seat: dict[str, Any], possible: str):
    """R6.0.6, R6.5.4: to go without an action that is not possible leaves no question unanswered, and is confirmed by its name."""
    state = turn_b({"empire": [0]}, **{"progress": ["diplomacy"], **seat})
    play(state, 0, Remove("empire", 1, ""))
    assert GAME.about_step(state) == {"row": "empire", "possible": possible}
    assert GAME.is_way_out(state, 0, "skip") == (possible == "yes")
    assert GAME.is_grave(state, 0, Skip())


def test_an_action_that_a_flip_makes_possible_is_said_to_be():
    """R6.7: the Harbor makes of 1 gold the disc to be traded."""
    state = turn_b({"trade": [0]}, disc=0, progress=["harbor"])
    play(state, 0, Remove("trade", 1, ""))
    assert GAME.about_step(state) == {"row": "trade", "possible": "flip"}
    assert GAME.is_way_out(state, 0, "skip")


# ---------------------------------------------------------------------- gold that a fee takes
def with_a_city_of_five_gold() -> RiseState:
    """Seat 0 takes a disc back from the third place of the row of cities, with gold for Antioch and not for Rome."""
    state = turn_b({"city": [1, 1, 0]}, gold=5)
    state.cities = ["antioch", "carthage", "rome"]
    assert [GAME.catalogue.cities[tile].cost for tile in state.cities] == [5, 2, 6]
    return state


@pytest.mark.parametrize(("pay", "dear"), [("gold", {"beyond": [{"tile": "antioch", "count": 2}]}), ("food", None)])
def test_a_fee_says_for_which_tiles_it_leaves_too_little_gold(pay: str, dear: dict[str, Any] | None):
    """R6.3.1: Antioch costs 5 gold, the fee is 2; for Rome there was too little before."""
    assert facts(with_a_city_of_five_gold(), row="city", which=1, pay=pay).get("dear") == dear


@pytest.mark.parametrize(("gold", "short"), [(1, 1), (2, 2)])
def test_so_does_an_own_mix_of_it(gold: int, short: int):
    """R6.5.2"""
    state = with_a_city_of_five_gold()
    play(state, 0, Remove("city", 1, "choose"))
    said = GAME.remark(state, 0, {"kind": "pay", "gold": gold})
    assert said is not None and said.facts["dear"] == {"beyond": [{"tile": "antioch", "count": short}]}


def test_whoever_carries_out_the_action_reads_for_which_tiles_gold_is_lacking():
    """R6.3.1"""
    state = with_a_city_of_five_gold()
    play(state, 0, Remove("city", 1, "gold"))
    lacking = [{"tile": "antioch", "count": 2}, {"tile": "rome", "count": 3}]
    assert GAME.about_step(state) == {"row": "city", "possible": "yes", "unpaid": {"beyond": lacking}}
