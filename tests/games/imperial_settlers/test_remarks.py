"""What is said of a card before it is chosen: its colour and cost, what is given up for it, what it is as a Deal."""

from __future__ import annotations

import pytest

from cogs.presentation.labels import Labels
from games.base import Remark
from games.imperial_settlers.moves import Activate, Build
from games.imperial_settlers.state import SettlersState, Task
from locales import words
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import alone, play, position


def said(state: SettlersState, lang: str, **chosen: object) -> str:
    found = GAME.remark(state, 0, chosen)
    return Labels(GAME, words(lang), ["Anna", "Ben"]).remark(found) if found is not None else ""


def empire(*locations: str) -> SettlersState:
    """Barbarians who may build the Open Hearth, for which a Location is given up."""
    return position(
        {"faction": "barbarians", "hand": ["bar_open_hearth"], "empire": [*locations], "supply": {"wood": 3}}
    )


@pytest.mark.parametrize(
    ("card", "en", "pl"),
    [
        ("com_mill", "red · 3 Wood", "czerwona · 3 drewna"),
        ("com_meeting_place", "pink · 2 Wood, 1 Stone", "różowa · 2 drewna, 1 kamień"),
        ("com_ruins", "no colour · nothing to pay", "bez koloru · za darmo"),
    ],
)
def test_a_card_to_take_says_its_colour_and_what_it_costs(card: str, en: str, pl: str):
    """R2.3, R2.4"""
    state = position({"faction": "barbarians"})
    assert said(state, "en", kind="draft", card=card) == en
    assert said(state, "pl", kind="keep", card=card) == pl


def test_the_one_location_that_must_be_given_up_is_named():
    """R9.3, R19.2"""
    state = empire("com_supplier")
    assert said(state, "en", kind="build", card="bar_open_hearth") == "giving up Supplier"
    assert said(state, "pl", kind="build", card="bar_open_hearth") == "w zamian oddajesz: Dostawca"


def test_where_there_is_a_choice_a_row_says_what_is_given_up_unless_it_is_changed_and_the_whole_action_what_is():
    """R9.3"""
    state = empire("com_supplier", "com_mill")
    hearth = {"kind": "build", "card": "bar_open_hearth"}
    assert said(state, "en", **hearth) == "giving up Mill or another"
    assert said(state, "pl", **hearth) == "w zamian oddajesz: Młyn (do zmiany)"
    assert said(state, "en", **hearth, give=("com_supplier",), gold=()) == "giving up Supplier"
    assert GAME.remark(state, 0, {"kind": "build", "card": "com_mill", "give": (), "gold": ()}) is None


def test_a_foundation_that_is_given_up_is_named_as_one():
    """R9.3, R15.1"""
    state, hearth = empire("com_mill"), {"kind": "build", "card": "bar_open_hearth"}
    state.players[0].foundations.append("com_supplier")
    assert said(state, "en", **hearth) == "giving up Supplier (a Foundation) or another"
    assert said(state, "pl", **hearth) == "w zamian oddajesz: Dostawca (Fundament, do zmiany)"
    assert said(state, "pl", **hearth, give=("com_supplier",), gold=()) == "w zamian oddajesz: Dostawca (Fundament)"
    rows = [said(state, "en", **hearth, give=(card,)) for card in ("com_supplier", "com_mill")]
    assert rows == ["Foundation", ""]


def test_a_deal_says_its_good_and_not_what_the_card_would_do():
    """R10.1"""
    state = position({"faction": "barbarians"})
    assert GAME.remark(state, 0, {"kind": "deal", "card": "bar_open_hearth"}) == Remark(
        "deal", {"good": "wood", "last": 0}
    )
    labels = Labels(GAME, words("en"), ["Anna", "Ben"])
    assert labels.about("bar_open_hearth", "deal") == "" != labels.about("bar_open_hearth", "build")


def test_gold_for_a_resource_is_told_as_gold():
    """R3.4: what is paid is Gold, and not the Resource."""
    labels = Labels(GAME, words("pl"), ["Anna", "Ben"])
    assert labels.value("gold", ("food",), "deal") == "Złoto za jadło"


@pytest.mark.parametrize(
    ("lang", "produced"),
    [
        ("en", "2 Workers, 1 Raze token, 1 Defense token, 1 Wood, 1 Stone · may keep Raze tokens"),
        (
            "pl",
            "2 Robotników, 1 żeton Plądrowania, 1 żeton Obrony, 1 drewno, 1 kamień · zachowuje żetony Plądrowania",
        ),
    ],
    ids=["English", "Polish"],
)
def test_a_faction_says_what_it_produces_every_round_and_may_keep(lang: str, produced: str):
    """R4.6, R18.1"""
    assert said(GAME.setup(2, GAME.options(), "factions"), lang, kind="faction", faction="romans") == produced


def test_only_the_japanese_are_said_to_have_samurai():
    """R16.1"""
    state = GAME.setup(2, GAME.options(), "factions")
    named = [name for name in GAME.catalogue.boards if "Samurai" in said(state, "en", kind="faction", faction=name)]
    assert named == ["japanese"]


def test_a_location_with_a_defense_token_is_given_up_by_a_choice_only_and_says_that_the_token_goes_with_it():
    """R9.4, R14.1"""
    state, hearth = empire("com_supplier", "com_mill"), {"kind": "build", "card": "bar_open_hearth"}
    state.players[0].empire[0].defense = True
    assert said(state, "en", **hearth) == "giving up Mill or another"
    assert said(state, "en", **hearth, give=("com_supplier",)) == "gone with its Defense token"
    assert said(state, "pl", **hearth, give=("com_supplier",)) == "znika z żetonem Obrony"
    ways = [("com_mill",), ("com_supplier",)]
    assert GAME.natural(state, 0, hearth, "give", ways) == ("com_mill",)
    state.players[0].empire[1].defense = True
    assert GAME.natural(state, 0, hearth, "give", ways) is None
    assert said(state, "en", **hearth) == ""


def test_the_only_location_that_can_be_given_up_is_told_with_its_defense_token():
    """R9.4, R14.1"""
    state = empire("com_supplier")
    state.players[0].empire[0].defense = True
    hearth = {"kind": "build", "card": "bar_open_hearth"}
    assert said(state, "en", **hearth) == "giving up Supplier with its Defense token"
    assert said(state, "pl", **hearth) == "w zamian oddajesz: Dostawca z żetonem Obrony"


@pytest.mark.parametrize(
    ("lang", "swapped", "kept"),
    [("en", "2 × Worker → VP", "no Good for VP"), ("pl", "2 × Robotnik → PZ", "żadne Dobro za PZ")],
    ids=["English", "Polish"],
)
def test_goods_that_become_points_say_so(lang: str, swapped: str, kept: str):
    """R11.6"""
    labels = Labels(GAME, words(lang), ["Anna", "Ben"])
    assert labels.choice("swap", ("worker", "worker"), "activate") == swapped
    assert labels.choice("swap", (), "activate") == kept


# ------------------------------------------------------------------ what is done to whom
def test_whoever_must_discard_reads_whose_card_asks_it():
    """R21 Desert"""
    state = position({"faction": "egyptians", "empire": ["egy_desert"], "hand": ["com_town"]}, {"hand": ["com_mill"]})
    play(state, 0, Activate("egy_desert", opponent=(1,), cards=("com_town",)))
    assert Labels(GAME, words("en"), ["Anna", "Ben"]).step(state) == "Discard a card from hand (by Desert of Anna)."


def test_the_opponent_is_told_once_beside_the_own_card_that_is_paid():
    """R12.1, R21"""
    state = position({"faction": "egyptians", "empire": ["egy_desert"], "hand": ["com_town"]}, {"hand": ["com_mill"]})
    chosen = {"kind": "activate", "location": "egy_desert", "opponent": (1,)}
    assert GAME.remark(state, 0, chosen).code == GAME.remark(state, 0, {**chosen, "cards": ("com_town",)}).code
    assert said(state, "en", **chosen, cards=("com_town",)) == "Ben discards 1 card"
    assert said(state, "pl", **chosen) == "odrzuca 1 kartę"


@pytest.mark.parametrize(
    ("faction", "card", "en", "pl"),
    [
        ("romans", "rom_engineers", "removes Mill of Ben", "usuwa Lokację gracza Ben: Młyn"),
        ("japanese", "jap_ninjas", "Ben skips the next turn", "Ben traci następną turę"),
        ("egyptians", "egy_desert", "Ben discards 1 card", "Ben odrzuca 1 kartę"),
    ],
)
def test_a_card_that_can_attack_in_one_way_says_what_it_does_to_whom(faction: str, card: str, en: str, pl: str):
    """R12.1, R21"""
    state = position({"faction": faction, "empire": [card], "supply": {"worker": 2}}, {"empire": ["com_mill"]})
    assert said(state, "en", kind="activate", location=card) == en
    assert said(state, "pl", kind="activate", location=card) == pl


def test_each_of_several_targets_says_who_loses_it():
    """R11.2, R12.1"""
    state = position(
        {"faction": "romans", "empire": ["rom_engineers"], "supply": {"worker": 2, "raze": 1}},
        {"empire": ["com_mill", "com_town"]},
    )
    assert said(state, "en", kind="activate", location="rom_engineers") == ""
    assert said(state, "en", kind="activate", location="rom_engineers", targets=("com_town",)) == "Ben loses this card"
    assert said(state, "pl", kind="raze", target="com_mill") == "gracza Ben"


def test_a_defense_token_says_what_the_location_costs_whoever_razes_it():
    """R11.2, R14.1"""
    state = position({"empire": ["com_mill"], "supply": {"defense": 1}})
    price = GAME.catalogue.box.prices.raze_location + 1
    assert said(state, "en", kind="defend", location="com_mill") == f"Razing it costs {price} Raze tokens then"


def test_alone_a_defense_token_promises_no_help_against_the_virtual_player():
    """R23.7"""
    state = alone(empire=["com_mill"], supply={"defense": 1})
    assert said(state, "en", kind="defend", location="com_mill") == "no help against the Attacks of the virtual player"


def test_a_deal_of_the_last_round_says_that_no_production_follows():
    """R5.1, R10.1"""
    state = position({"faction": "barbarians"})
    state.round = GAME.catalogue.box.rounds
    assert said(state, "en", kind="deal", card="bar_open_hearth") == "Deal: Wood, and no Production follows any more"


def test_when_all_others_have_passed_a_defense_token_is_said_to_be_of_no_use_any_more():
    """R8.4, R14.1"""
    state = position({"empire": ["com_mill"], "supply": {"defense": 1}})
    state.players[1].passed = True
    assert said(state, "en", kind="defend", location="com_mill") == "nobody can attack any more in this round"
    assert said(state, "pl", kind="hold") == "w tej rundzie nikt już nie zaatakuje"


def test_a_samurai_still_helps_in_the_rounds_to_come_when_all_others_have_passed():
    """R8.4, R16.3"""
    state = position({"faction": "japanese", "empire": ["jap_daimyos_castle"], "supply": {"worker": 1}})
    state.players[1].passed = True
    price = GAME.catalogue.box.prices.raze_location + 1
    assert (
        said(state, "en", kind="samurai", location="jap_daimyos_castle") == f"Razing it costs {price} Raze tokens then"
    )
    state.round = GAME.catalogue.box.rounds
    assert (
        said(state, "en", kind="samurai", location="jap_daimyos_castle") == "nobody can attack any more in this round"
    )


def test_to_stay_for_a_defense_token_alone_promises_no_help_but_for_samurai():
    """R8.3, R23.7"""
    romans = alone(faction="romans", supply={"defense": 1})
    japanese = alone(faction="japanese", supply={"defense": 1}, empire=["jap_daimyos_castle"])
    assert said(romans, "en", kind="hold") == "no help against the Attacks of the virtual player"
    assert said(japanese, "en", kind="hold") == ""


def test_to_stay_in_the_turn_says_that_there_is_no_location_to_protect_yet():
    """R8.3, R14.1: the Mill can be built; the Ruins have their token already."""
    entry = {"empire": ["com_ruins"], "supply": {"defense": 1, "wood": 3}}
    state = position({**entry, "hand": ["com_mill"]})
    assert said(state, "en", kind="hold") == ""
    state.players[0].empire[0].defense = True
    assert said(state, "en", kind="hold") == "so far there is none: only one that the action brings"
    state.players[0].hand.clear()
    assert said(state, "pl", kind="hold") == "nie masz żadnej do ochrony i żadna akcja jej nie da"


def test_to_stay_in_the_turn_for_a_samurai_asks_for_a_faction_location():
    """R8.3, R16.2: no Defense token; the castle can hold a Samurai, the Ruins cannot."""
    castle, ruins = (
        position({"faction": "japanese", "empire": [card]}) for card in ("jap_daimyos_castle", "com_ruins")
    )
    ruins.players[0].hand.clear()
    assert said(castle, "en", kind="hold") == ""
    assert said(ruins, "en", kind="hold") == "you have none to protect, and no action brings one"


def test_what_a_location_does_is_no_part_of_protecting_it():
    """R14.1, R16.2"""
    labels, mill = Labels(GAME, words("en"), ["Anna", "Ben"]), "com_mill"
    assert labels.about(mill, "activate") != ""
    assert [labels.about(mill, kind) for kind in ("defend", "samurai")] == ["", ""]


def test_a_location_that_nobody_can_raze_promises_nothing_for_a_defense_token():
    """R2.3, R14.1"""
    state = position({"empire": ["com_ruins"], "supply": {"defense": 1}})
    assert said(state, "en", kind="defend", location="com_ruins") == "nobody can Raze it anyway"


def test_the_card_that_asks_is_named_with_every_answer_and_what_is_awaited():
    """R3.6, R21"""
    state = position(
        {"faction": "egyptians", "empire": ["egy_slaver"], "hand": ["com_mill"], "supply": {"wood": 3, "worker": 1}}
    )
    play(state, 0, Build("com_mill", (), ()))
    assert said(state, "en", kind="choose", option=("pay_worker", "vp")) == "Slaver"
    assert said(state, "en", kind="choose", option=("none",)) == "Slaver: no gain"
    labels = Labels(GAME, words("en"), ["Anna", "Ben"])
    assert labels.step(state) == "Choose one option (by Slaver)."


def test_a_card_that_razes_an_own_location_says_that_it_is_gone():
    """R11.3"""
    state = empire("bar_rabble", "com_mill")
    rabble = {"kind": "activate", "location": "bar_rabble", "targets": ("com_mill",)}
    assert said(state, "en", **rabble) == "your own, gone with all that it does"
    assert said(state, "pl", **rabble) == "twoja, znika ze wszystkim, co daje"


def test_the_question_of_a_card_names_the_card():
    """R3.6: a draw of the Lookout has none."""
    state = empire("com_mill")
    state.pending = [Task(0, "draw", "com_castle", count=1)]
    assert said(state, "en", kind="draw") == "card: Castle"
    state.pending = [Task(0, "draw", count=1)]
    assert GAME.remark(state, 0, {"kind": "draw"}) is None


def test_what_the_seat_itself_discards_is_told_apart_from_what_the_opponent_does():
    """R12.1, R21"""
    state = position({"faction": "egyptians", "hand": ["com_mill"], "empire": ["egy_desert"]}, {"hand": ["com_ruins"]})
    desert = {"kind": "activate", "location": "egy_desert", "times": 1}
    alone = GAME.remark(state, 0, desert)
    assert alone is not None and alone.code == "attack"  # said once where both are known
    assert said(state, "en", **desert, opponent=(1,), cards=("com_mill",)) == "Ben discards 1 card"
    move, names = Activate("egy_desert", opponent=(1,), cards=("com_mill",)), ["Anna", "Ben"]
    paid = {lang: Labels(GAME, words(lang), names).move(move) for lang in ("en", "pl")}
    assert paid["en"] == "Activate · Desert · once · Ben · paying with Mill"
    assert paid["pl"] == "Aktywuj · Pustynia · 1 raz · Ben · zapłata: Młyn"
