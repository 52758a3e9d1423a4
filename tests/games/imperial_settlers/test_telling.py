"""The events tell all that happened: what was paid, gained and lost, by which card, and whose it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from cogs.presentation.labels import Labels
from games.core.errors import IllegalMove
from games.core.events import Event
from games.imperial_settlers.moves import Activate, Build, Discard, Faction, MakeDeal, RazeHand, RazeLocation
from games.imperial_settlers.state import Deal, SettlersState
from games.imperial_settlers.table import TOLD
from locales import words
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import play, position
from tests.games.recorded import each_match, moves_of, read

AIMED = {"removed", "taken-over", "taken-to-hand", "blocked", "deal-discarded", "deal-taken", "sent"}
BY_A_CARD = {*AIMED, "stolen", "skip-set", "discarded", "foundation", "kept"} - {"sent"}
NAMES = ("Anna", "Ben")


def steps(path) -> Iterator[tuple[SettlersState, SettlersState, list[Event]]]:
    """The state before and after each move of a recorded match, and what was told of it."""
    record = read(path)
    state = GAME.setup(record.seats, GAME.options(**record.options), record.seed)
    for seat, move in moves_of(GAME, record):
        before = GAME.copy(state)
        events = GAME.play(state, seat, move)
        yield before, state, events


def owned(state: SettlersState, seat: int) -> Counter[str]:
    """The goods and VP of a seat; before the factions are chosen there are none."""
    player = state.players[seat]
    return Counter({**player.supply, "vp": player.vp})


def added(events: list[Event], seat: int) -> Counter[str]:
    """What a seat gained and paid, as the events tell it."""
    found: Counter[str] = Counter()
    for event in events:
        data = event.data
        if event.seat == seat:
            if event.kind in ("produced", "gained"):
                found.update({good: data[good] for good in TOLD})
            found.update(data.get("got", {}))
            found.subtract(data.get("paid", {}))
            if event.kind in ("stored", "dropped"):
                found.subtract({data["good"]: data["count"]})
            if event.kind == "stolen":
                found.update({data["good"]: data["count"]})
            if event.kind == "defended":
                found.subtract({"defense": 1})
        if event.kind == "stolen" and data["opponent"] == seat:
            found.subtract({data["good"]: data["count"]})
    return found


def changed(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return {good: after[good] - before[good] for good in TOLD if after[good] != before[good]}


@each_match(GAME)
def test_every_good_and_point_that_comes_or_goes_is_told(path):
    for before, after, events in steps(path):
        for seat in range(after.seats):
            told = {good: count for good, count in added(events, seat).items() if count}
            assert told == changed(owned(before, seat), owned(after, seat)), (seat, events)


@each_match(GAME)
def test_what_is_aimed_at_somebody_names_whose_it_was_and_by_which_card(path):
    for before, _, events in steps(path):
        for event in events:
            if event.kind in AIMED:
                card, holder = event.data["card"], event.data["of"]["owner"]
                if event.data["of"]["side"] == "player":
                    player = before.players[holder]
                    assert card in [*(place.card for place in player.empire), *(deal.card for deal in player.deals)]
                    assert holder != event.seat
            if event.kind in BY_A_CARD:
                assert event.data["by"]["source"] in GAME.components


@each_match(GAME)
def test_whatever_a_card_gives_by_itself_names_the_card(path):
    for before, after, events in steps(path):
        for event in events:
            if event.kind == "gained":
                assert event.data["source"] in GAME.components
            if event.kind == "drew" and before.phase == after.phase == "action":
                assert event.data["by"]["source"] in GAME.components


@each_match(GAME)
def test_a_deal_that_ends_with_its_location_is_told(path):
    for before, after, events in steps(path):
        for seat in range(after.seats):
            own = [deal.card for deal in before.players[seat].deals if deal.route]
            left = [deal.card for deal in after.players[seat].deals if deal.route]
            ended = [event.data["card"] for event in events if event.kind == "route-ended" and event.seat == seat]
            assert [card for card in own if card not in left] == ended or set(left) - set(own)


def the(kind: str, events: list[Event]) -> Event:
    (found,) = [event for event in events if event.kind == kind]
    return found


def said(events: list[Event], lang: str = "en") -> list[str]:
    labels = Labels(GAME, words(lang), NAMES)
    return [labels.event(event) for event in events if event.visible_to(None)]


def robbed() -> list[Event]:
    state = position(
        {"faction": "barbarians", "empire": ["bar_robbers"], "supply": {"worker": 1}, "vp": 0},
        {"faction": "romans"},
    )
    state.players[1].deals.append(Deal("rom_bank"))
    return play(state, 0, Activate("bar_robbers", targets=("rom_bank",)))


def test_robbers_name_whose_deal_it_was_and_what_it_gave():
    assert said(robbed())[:2] == [
        "Anna activates Robbers, VP +1 (paid: 1 Worker).",
        "Anna has a Deal of Ben discarded: Roman Bank → Gold (by Robbers).",
    ]
    assert said(robbed(), "pl")[:2] == [
        "Anna aktywuje Lokację: Rabusie, PZ +1 (zapłata: 1 Robotnik).",
        "Anna odrzuca Umowę gracza Ben: Bank rzymski → Złoto (za sprawą: Rabusie).",
    ]


def test_a_location_removed_says_whose_it_was_by_which_card_and_how_many_points_go():
    state = position(
        {"faction": "japanese", "empire": ["jap_garrison"], "supply": {"raze": 2}},
        {"faction": "romans", "empire": ["rom_bank"]},
    )
    before = sum(GAME.standing(state)[1].values())
    events = play(state, 0, Activate("jap_garrison", targets=("rom_bank",)))
    facts = the("removed", events).data
    assert (facts["of"], facts["by"]) == ({"side": "player", "owner": 1}, {"source": "jap_garrison"})
    assert facts["lost"] == {"owner": 1, "vp": before - sum(GAME.standing(state)[1].values()), "stored": 0}
    assert "Anna removes Roman Bank of Ben (by Garrison), Ben: VP −2." in said(events)


def test_a_location_taken_over_says_the_points_of_both():
    state = position({"faction": "egyptians", "empire": ["egy_temple_of_ra"]}, {"empire": ["com_gold_mine"]})
    before = sum(GAME.standing(state)[0].values())
    events = play(state, 0, Activate("egy_temple_of_ra", targets=("com_gold_mine",)))
    gained = sum(GAME.standing(state)[0].values()) - before
    assert (gained, the("taken-over", events).data["worth"]) == (1, {"vp": 1})
    assert said(events)[-1] == "Anna takes over Gold Mine of Ben (by Temple of Ra), VP +1, Ben: VP −1."
    assert "(za sprawą: Świątynia Ra), PZ +1, Ben: PZ −1." in said(events, "pl")[-1]


def test_a_block_names_whose_location_it_is_and_by_which_card():
    state = position(
        {"faction": "egyptians", "empire": ["egy_scorpion_breeder"], "supply": {"worker": 1}},
        {"empire": ["com_castle"]},
    )
    events = play(state, 0, Activate("egy_scorpion_breeder", targets=("com_castle",)))
    assert the("blocked", events).data["of"] == {"side": "player", "owner": 1}
    assert said(events)[1].endswith("of Ben for this round (by Scorpion Breeder).")


@pytest.mark.parametrize(
    ("faction", "card", "pays", "says"),
    [
        ("romans", "com_tavern", {"cards": ("com_town",)}, "Anna activates Tavern, discarding Town, VP +2."),
        (
            "romans",
            "com_hanseatic_league",
            {"deals": ("rom_bank",)},
            "Anna activates Hanseatic League, giving up the Deal Roman Bank, VP +2 (paid: 1 Worker).",
        ),
        (
            "egyptians",
            "egy_desert",
            {"opponent": (1,), "cards": ("com_town",)},
            "Anna activates Desert, discarding Town, VP +1.",
        ),
    ],
)
def test_what_a_card_is_paid_with_and_what_it_gives_stand_in_one_sentence_that_names_it(faction, card, pays, says):
    state = position({"faction": faction, "empire": [card], "hand": ["com_town"], "supply": {"worker": 1}, "vp": 0})
    if "deals" in pays:
        state.players[0].deals.append(Deal("rom_bank"))
    assert says in said(play(state, 0, Activate(card, **pays)))


def test_a_card_given_up_names_the_desert_and_whose_it_is():
    state = position(
        {"faction": "egyptians", "empire": ["egy_desert"], "hand": ["com_town"]}, {"hand": ["com_mill", "com_castle"]}
    )
    play(state, 0, Activate("egy_desert", opponent=(1,), cards=("com_town",)))
    facts = the("discarded", play(state, 1, Discard("com_mill"))).data
    assert facts["by"] == {"source": "egy_desert", "of": {"side": "player", "owner": 0}}


def test_a_raze_tells_price_goods_points_and_the_foundation_that_stays():
    state = position({"supply": {"raze": 2}}, {"empire": ["com_town"]})
    events = play(state, 0, RazeLocation("com_town"))
    facts = the("razed-of", events).data
    assert (facts["paid"]["raze"], facts["foundation"]) == (2, {"owner": 1})
    assert facts["lost"] == {"owner": 1, "vp": GAME.catalogue.type("com_town").vp, "stored": 0}
    assert "it stays as a Foundation of Ben" in said(events)[0]


def test_a_faction_location_razed_leaves_no_foundation():
    state = position(
        {"faction": "romans", "supply": {"raze": 2}},
        {"faction": "japanese", "empire": ["jap_dojo"]},
    )
    assert "foundation" not in the("razed-of", play(state, 0, RazeLocation("jap_dojo"))).data


def test_what_is_razed_from_hand_and_built_stands_in_one_sentence():
    state = position({"hand": ["com_lumberjacks_route"], "supply": {"wood": 2, "raze": 1}})
    razed = position({"hand": ["com_lumberjacks_route"], "supply": {"raze": 1}})
    built = said(play(state, 0, Build("com_lumberjacks_route", (), ())))
    assert built[0] == "Anna builds Lumberjacks' Route, VP +1, wood +2 (paid: 2 wood)."
    told = said(play(razed, 0, RazeHand("com_lumberjacks_route")))
    assert told[0] == "Anna Razes Lumberjacks' Route from hand, wood +2 (paid: 1 Raze token)."


def test_alone_the_first_attack_card_is_told_and_the_card_of_the_virtual_player():
    state = GAME.setup(1, GAME.options(format="introductory"), "attack cards")
    told = the("virtual-began", GAME.play(state, 0, Faction("romans")))
    assert told.data == {"card": state.virtual.line[0], "rule": {"card": state.virtual.card}}
    assert state.virtual.card in GAME.components
    assert told.kind in GAME.opening_events


@pytest.mark.parametrize(("price", "said"), [(1, "1 Raze token,"), (2, "2 Raze tokens,")])
def test_a_price_in_raze_tokens_agrees_with_its_number(price: int, said: str):
    refused = IllegalMove("raze-tokens", "R11.1", count=price, held=0)
    assert said in Labels(GAME, words("en"), ["Anna"]).why(refused)


@each_match(GAME)
def test_every_attack_card_that_is_drawn_is_told(path):
    for before, after, events in steps(path):
        if before.virtual is not None and after.virtual is not None:
            drawn = [event.data["card"] for event in events if event.kind == "attack-card"]
            assert drawn == before.virtual.deck[: len(before.virtual.deck) - len(after.virtual.deck)]


@each_match(GAME)
def test_every_attack_alone_names_the_cards_by_which_it_hits(path):
    for _, _, events in steps(path):
        for event in events:
            if event.kind == "attacked":
                used = event.data["used"]["cards"]
                assert len(used) == 2 and set(used) <= set(GAME.catalogue.attacks)
                assert event.data["lost"]["owner"] == 0


def test_the_wood_of_a_razed_location_says_why_it_comes():
    """R11.3"""
    state = position({"faction": "romans", "supply": {"raze": 2}}, {"faction": "japanese", "empire": ["com_supplier"]})
    events = play(state, 0, RazeLocation("com_supplier"))
    assert "Ben: Supplier (was Razed), wood +1." in said(events)
    assert "Ben: Dostawca (za splądrowanie), drewno +1." in said(events, "pl")


def test_a_deal_tells_the_good_that_comes_at_once():
    """R10.1"""
    state = position({"faction": "romans", "hand": ["rom_bank"], "supply": {"food": 1}})
    assert said(play(state, 0, MakeDeal("rom_bank", ()))) == [
        "Anna makes a Deal: Roman Bank → Gold, Gold +1 (paid: 1 food)."
    ]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Anna builds Geisha House, VP +2 (by Negotiator), Workers +1; its Deal is over: Worker."),
        (
            "pl",
            "Anna buduje Lokację: Dom gejsz, PZ +2 (za sprawą: Negocjator), Robotnicy +1; jej Umowa się kończy: Robotnik.",
        ),
    ],
)
def test_a_deal_that_becomes_a_location_is_told_to_be_over(lang: str, told: str):
    """R10.1, R21: the Negotiator builds the card of a Deal, which brings its Good no more."""
    deals = ["jap_rice_fields:food", "jap_geisha_house:worker"]
    supply = {"worker": 1, "wood": 1}
    state = position({"faction": "japanese", "empire": ["jap_negotiator"], "deals": deals, "supply": supply})
    (event,) = (
        one for one in play(state, 0, Activate("jap_negotiator", targets=("jap_geisha_house",))) if one.kind == "built"
    )
    assert Labels(GAME, words(lang), ["Anna", "Ben"]).event(event) == told


def test_goods_that_are_kept_are_told_like_those_that_perish():
    """R18.1, R18.3"""
    labels = Labels(GAME, words("en"), ["Anna", "Ben"])
    kept = Event("kept-goods", 0, {"goods": ["worker", "worker", "wood"], "count": 3})
    assert labels.event(kept) == "Anna keeps what may stay: 2 Workers, 1 wood."
    assert GAME.paid(kept) == {}
