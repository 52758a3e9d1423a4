"""R8.4, R9, R11.2: what is said of places that legions leave, lose or take, and of a win by conquest that turns on them."""

from __future__ import annotations

from typing import Any

import pytest

from games.base import Remark
from games.mare_nostrum.state import Battle, Choice, MareState
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.positions import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, position

AFRICA = {
    "control": "carthage",
    "buildings": ["africa.capital", "africa.market", "africa.caravan.sheep"],
    "occupied": {"africa.capital": "rome", "africa.market": "rome"},
}
FREE = {"whose": "free", "legions": 0, "fortresses": 0, "triremes": 0}


def remark(state: MareState, **chosen: Any) -> Remark | None:
    """By what the seat to move knows."""
    return GAME.remark(GAME.redact(state, ROME), ROME, chosen)


def in_africa(step: str, legions: int, **others: Any) -> MareState:
    """Legions of Rome hold the capital and the market of Africa, but not the sheep."""
    africa = {**AFRICA, "units": {"rome": {"legion": legions}}}
    return position("rome", step, provinces={"africa": africa, **others})


def holding(empire: str, *names: str) -> dict[str, Any]:
    """Provinces that an empire controls, each with a capital or legendary city."""
    spots = {"achaea": "capital", "latium": "capital", "aegyptus": "capital"}
    return {name: {"control": empire, "buildings": [f"{name}.{spots.get(name, 'legendary_city')}"]} for name in names}


# ------------------------------------------------------------------ what a legion leaves
@pytest.mark.parametrize(
    ("legions", "chosen", "told"),
    [
        (3, {}, None),
        (2, {}, {"how": "one", "spots": ["capital", "market"]}),
        (2, {"spot": "market"}, None),
    ],
    ids=["a legion without a place leaves", "each of them holds one", "which one is chosen says it by its own words"],
)
def test_a_march_says_what_is_given_up_by_it(legions: int, chosen: dict[str, Any], told: Any):
    """R9.6"""
    found = remark(in_africa("march", legions), kind="march", source="africa", target="phasania", **chosen)
    assert found is not None and (found.code, found.facts.get("gives")) == ("province", told)


def test_where_a_battle_waits_it_is_said_before_what_is_given_up():
    """R8.5, R9.6: a row may be cut at its end."""
    state = in_africa("march", 2, phasania={"units": {"greece": {"legion": 1}}})
    found = remark(state, kind="march", source="africa", target="phasania")
    assert found is not None and found.code == "march-ahead"
    assert found.facts["leaves"]["how"] == "one" and "gives" not in found.facts


def test_the_province_from_which_legions_leave_says_how_many_can_and_what_they_hold():
    """R8.4: the one that came in this turn does not."""
    state = in_africa("march", 3)
    state.moved = {"africa": 1}
    found = remark(state, kind="march", source="africa")
    assert found is not None
    assert {name: found.facts[name] for name in ("count", "spots")} == {"count": 2, "spots": ["capital", "market"]}


def test_a_province_in_which_own_legions_stand_says_so_and_what_they_do_not_occupy():
    """R9.1, R9.3"""
    state = in_africa("march", 2, libya={"units": {"rome": {"legion": 1}}})
    there = {"whose": "other", "owner": CARTHAGE, "legions": 2, "fortresses": 0, "triremes": 0}
    left = {"buildings": 3, "left": 1, "spots": ["sheep"]}
    found = remark(state, kind="march", source="libya", target="africa")
    assert found == Remark("province", {**there, **left, "behind": {"left": 0, "home": "no", "source": "libya"}})


# ------------------------------------------------------------------ what is occupied
def test_an_occupation_says_how_many_legions_it_binds_what_is_given_up_and_whether_anything_new_comes():
    """R9.3"""
    state = in_africa("conquest", 2)
    for spots, told in (
        (("market",), {"left": ["capital"], "news": "no"}),
        (("market", "sheep"), {"left": ["capital"], "news": "yes"}),
    ):
        assert remark(state, kind="occupy", province="africa", spots=spots) == Remark(
            "occupying", {"count": len(spots), "dropped": told}
        )


@pytest.mark.parametrize(
    ("chosen", "code", "left"),
    [
        ({"kind": "pillage", "spot": "sheep", "reward": "income"}, "rearranged", ["capital", "market"]),
        ({"kind": "pillage", "spot": "market", "reward": "income"}, "worthless", ["capital"]),
    ],
)
def test_pillage_says_which_other_places_the_legions_give_up(chosen, code, left):
    """R9.2"""
    found = remark(in_africa("conquest", 2), province="africa", **chosen)
    assert found is not None and found.code == code
    assert found.facts.get("dropped", found.facts)["left"] == left


@pytest.mark.parametrize(
    ("legions", "code", "is_out"), [(2, "all-used", False), (3, "not-occupied", True)], ids=["none", "one is left"]
)
def test_where_every_legion_occupies_something_the_turn_ends_without_giving_anything_up(legions, code, is_out):
    """R9.1"""
    state = in_africa("conquest", legions)
    found = remark(state, kind="done")
    assert found is not None and found.code == code
    assert GAME.is_way_out(state, ROME, "done") is is_out
    assert GAME.is_ending(state, ROME, "done") is not is_out


# ------------------------------------------------------------------ a win by conquest
def test_an_occupation_that_completes_the_conquest_says_so():
    """R11.2"""
    asia = {"asia": {**holding("greece", "asia")["asia"], "units": {"rome": {"legion": 1}}}}
    wins = {"how": "own_wins", "opponent": ROME, "count": 4, "need": 4}
    state = position("rome", "conquest", provinces={**holding("rome", "latium", "aegyptus", "sicilia"), **asia})
    found = remark(state, kind="occupy", province="asia")
    assert found == Remark(
        "to-occupy", {"spots": ["legendary_city"], "bound": {"count": 1}, "turned": wins}, chosen=True
    )
    occupying = {"kind": "occupy", "province": "asia", "spots": ("legendary_city",)}
    assert remark(state, **occupying) == Remark("occupying", {"count": 1, "turned": wins})
    state.acted = [GREECE, BABYLON, EGYPT, CARTHAGE]  # so that nobody can take one of them any more
    assert remark(state, **occupying) == Remark("occupying", {"count": 1, "turned": {**wins, "how": "own_ends"}})


def test_what_takes_a_city_from_whoever_wins_by_it_says_so():
    """R11.2: to go there, and to destroy it."""
    four = holding("greece", "achaea", "aegyptus", "sicilia", "asia")
    four["sicilia"]["units"] = {"rome": {"legion": 1}}
    state = position("rome", "march", provinces={**four, "italia": {"units": {"rome": {"legion": 1}}}})
    found = remark(state, kind="march", source="italia", target="sicilia")
    assert found is not None and found.facts["needed"] == {"opponent": GREECE}
    state = position("rome", "conquest", provinces=four)
    told = remark(state, kind="pillage", province="sicilia", spot="legendary_city", reward="coin")
    assert told == Remark("turning", {"how": "other_fails", "opponent": GREECE, "count": 3, "need": 4})


def test_a_march_that_gives_up_a_city_of_four_says_so():
    """R9.6, R11.2"""
    state = in_africa("march", 2, **holding("rome", "latium", "aegyptus", "sicilia"))
    found = remark(state, kind="march", source="africa", target="phasania", spot="capital", count=1)
    assert found is not None
    assert found.facts["turned"] == {"how": "own_fails", "opponent": ROME, "count": 3, "need": 4}


# ------------------------------------------------------------------ losses
def test_losses_are_asked_with_the_battle_and_what_both_sides_lose():
    """R8.12: two of Greece are hit and have been chosen, nobody else knows which."""
    state = in_africa("losses", 3)
    state.battle = Battle("africa", GREECE, ROME, {GREECE: ["idle", "idle"]})
    state.pending = [Choice(ROME, "losses", about="africa", count=1)]
    lost = [{"seat": GREECE, "count": 2}, {"seat": ROME, "count": 1}]
    told = {"by": {"province": "africa", "seat": GREECE, "opponent": ROME, "lost": lost}}
    assert [GAME.about_step(GAME.redact(state, viewer)) for viewer in (ROME, GREECE, None)] == [told] * 3
