"""What is said of a hex before it is chosen: its region and what lies there."""

from __future__ import annotations

import pytest

from cogs.presentation.labels import Labels
from games.base import Remark
from games.mosaic.catalogue import BLANK
from games.mosaic.empire_scoring import region_points, scoring_influence
from games.mosaic.holdings import take_token
from games.mosaic.moves import Build, BuildWonder, End, March, Pay, Research, Site, TaxTariff, TurnUp, Work
from games.mosaic.payment import OWN
from games.mosaic.state import NO_CARD, UNITS, Choice, MosaicState
from locales import words
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, options, play, position

STATE = GAME.setup(2, GAME.options(), "remarks")
CATALOGUE = GAME.catalogues[STATE.edition]
HEXES = CATALOGUE.hexes


def said(place: str) -> Remark | None:
    return GAME.remark(STATE, 0, {"kind": "site", "hex": place})


def test_a_hex_is_named_with_its_region_and_the_token_that_gives_something():
    """R1.5, R1.7"""
    place, token = next((place, token) for place, token in STATE.tokens.items() if token != BLANK)
    assert said(place) == Remark("hex-token", {"region": HEXES[place].region, "token": token})


def test_where_nothing_can_be_taken_that_is_said():
    """R1.7: a blank token gives nothing."""
    blank = next((place for place, token in STATE.tokens.items() if token == BLANK), None)
    empty = next(place for place in HEXES if place not in STATE.tokens)
    for place in filter(None, (blank, empty)):
        assert said(place) == Remark("hex-bare", {"region": HEXES[place].region})


def test_a_city_that_can_be_taken_over_is_named_with_its_region():
    """R11: the token is gone."""
    place = next(iter(HEXES))
    found = GAME.remark(STATE, 0, {"kind": "take_over", "hex": place})
    assert found == Remark("hex", {"region": HEXES[place].region})


def test_nothing_is_said_before_a_hex_is_chosen():
    assert GAME.remark(STATE, 0, {"kind": "site"}) is None


def test_a_technology_says_whether_it_is_turned_up_at_once_and_else_what_it_lacks():
    """R4.3, R4.4, R5.5"""
    state = position(A={"resources": PLENTY, "population": 5}, technology_offer=["tech_iron", "tech_alphabet"])
    needed = GAME.catalogues[state.edition].technologies["tech_iron"].requirement
    chosen = {"kind": "technology", "card": "tech_iron"}
    assert GAME.remark(state, 0, chosen) == Remark("face-down", {"pillar": sorted({*needed})})
    assert GAME.remark(state, 0, {**chosen, "face_up": False}) is None
    assert GAME.remark(state, 0, {**chosen, "card": "tech_alphabet"}) == Remark("face-up", {})
    assert GAME.remark(state, 0, {**chosen, "card": "tech_alphabet", "face_up": False}) == Remark("face-later", {})
    assert GAME.remark(state, 0, {**chosen, "card": "tech_migration"}) == Remark("face-later", {})


def test_a_government_says_what_a_scoring_would_bring():
    """R8.4: 1 VP for every 2 Population."""
    state = position(A={"resources": PLENTY, "population": 9})
    assert GAME.remark(state, 0, {"kind": "government", "government": "gov_republic"}) == Remark(
        "government", {"count": 4}
    )


def share(seat: int, influence: int, count: int) -> dict[str, int]:
    return {"seat": seat, "influence": influence, "count": count}


def after(state: MosaicState, region: str) -> list[dict[str, int]]:
    """Who has what in a region, and what a scoring would bring, as the rules of the scoring have it."""
    values = scoring_influence(CATALOGUE, state)[region]
    points = region_points(CATALOGUE, state, region, values)
    return sorted((share(seat, *both) for seat, both in enumerate(zip(values, points, strict=True))), key=str)


def test_a_march_says_who_is_ahead_in_both_regions_afterwards():
    """R5.7, R7.1, R8.3: a City gives 2 Influence, a foot soldier 1; only the first and the second get points."""
    state = position(2, A={"resources": PLENTY, "units": {"greece": {"infantry": 2}}}, B={"cities": ["IT04"]})
    chosen = {"kind": "march", "unit": "infantry", "source": "greece", "target": "italia"}
    found = GAME.remark(state, 0, chosen)
    assert found is not None and found.code == "moved"
    play(state, March("infantry", "greece", "italia"))
    assert sorted(found.facts["ahead"], key=str) == after(state, "italia")
    assert [*found.facts["behind"], share(1, 0, 0)] == after(state, "greece")
    assert GAME.remark(state, 0, {"kind": "march", "unit": "infantry", "source": "greece"}) is None


def test_whoever_would_get_nothing_is_not_named_the_seat_itself_apart():
    """R8.3: with 3, 2 and 1 Influence of others only two of them get points."""
    units = [{"units": {"italia": {"infantry": number}}} for number in (3, 2, 1)]
    state = position(
        4, A={"resources": PLENTY, "units": {"greece": {"infantry": 1}}}, **dict(zip("BCD", units, strict=True))
    )
    found = GAME.remark(state, 0, {"kind": "march", "unit": "infantry", "source": "greece", "target": "italia"})
    assert found is not None
    assert found.facts["ahead"] == [share(1, 3, 3), share(2, 2, 2), share(0, 1, 0)]


def test_a_unit_that_is_removed_changes_the_majority():
    """R4.15: two against two becomes two against one."""
    units = {"greece": {"infantry": 2}}
    state = position(2, A={"units": units, "resources": PLENTY}, B={"units": units})
    chosen = {"kind": "strike", "opponent": 1, "region": "greece"}
    before, then = (GAME.remark(state, 0, {**chosen, **more}) for more in ({}, {"unit": "infantry"}))
    assert before is not None and then is not None
    # Only one kind is there to be removed: what is told is what the removal makes of the region, and the kind.
    assert (before.code, before.facts["unit"]) == ("influence-of", "infantry")
    assert before.facts["ahead"] == then.facts["ahead"]
    assert (then.code, [entry["influence"] for entry in then.facts["ahead"]]) == ("influence", [2, 1])
    assert state.players[1].units["greece"][UNITS.index("infantry")] == 2


def test_of_several_kinds_of_units_that_differ_the_influence_is_told_as_it_is_now():
    """R4.15, R8.3: a siege engine takes a City its worth, a foot soldier does not."""
    mine = {"cities": ["IT04"], "units": {"italia": {"infantry": 1}}}
    engineer = {"technologies": ["tech_siege_engine"], "units": {"italia": {"siege_engine": 1, "infantry": 1}}}
    state = position(2, A=mine, B=engineer)
    found = GAME.remark(state, 0, {"kind": "strike", "opponent": 1, "region": "italia"})
    assert found == Remark("influence-now", {"ahead": [share(1, 2, 4), share(0, 1, 2)]})


def test_whose_units_an_order_or_the_diplomats_may_move_is_said_where_they_stand():
    """R8.2, R11"""
    state = position(2, A={"resources": PLENTY}, B={"units": {"greece": {"infantry": 2, "cavalry": 1}}})
    for kind in ("divert", "order_divert"):
        there = GAME.remark(state, 0, {"kind": kind, "opponent": 1, "source": "greece"})
        units = [{"unit": "cavalry", "count": 1}, {"unit": "infantry", "count": 2}]
        assert there == Remark("units-there", {"there": units})
    nobody = GAME.remark(state, 0, {"kind": "order_strike", "opponent": 1, "region": "italia"})
    assert nobody == Remark("no-units-there", {})


def test_a_government_says_which_one_goes_back_and_when_no_scoring_follows():
    """R5.8, R8.1"""
    state = position(A={"resources": PLENTY, "population": 9, "government": "gov_theocracy"})
    chosen, leaving = {"kind": "government", "government": "gov_republic"}, {"leaving": {"government": "gov_theocracy"}}
    assert GAME.remark(state, 0, chosen) == Remark("government", {"count": 4, **leaving})
    assert "scoring" in GAME.holdings(state, 0)
    # How much more or less it brings is told by numbers, and that it is the same is not.
    own = [
        GAME.remark(state, 0, {**chosen, "government": name, "pay": "own"})
        for name in ("gov_republic", "gov_theocracy")
    ]
    assert [told.code for told in own if told is not None] == ["government-left", "government"]
    state.scorings = CATALOGUE.numbers.empire.limit
    assert GAME.remark(state, 0, chosen) == Remark("government-unscored", leaving)
    # The only one that can be taken is named with its payment.
    assert GAME.remark(state, 0, {**chosen, "pay": "own"}) == Remark("government-unscored", leaving)
    assert "scoring" not in GAME.holdings(state, 0)


def test_a_share_of_money_says_what_is_paid():
    """D26, R4.1"""
    state = position(A={"resources": {"ideas": 60, "money": 60}}, technology_offer=["tech_alphabet"])
    play(state, Research("tech_alphabet", True, "choose"))
    nothing = {"population": 0, "food": 0, "ideas": 0, "money": 0, "stone": 0}
    found = GAME.remark(state, 0, {"kind": "pay", "resource": "ideas", "money": 2})
    assert found == Remark("price", {"price": [{**nothing, "ideas": 3}, {**nothing, "money": 4}]})


def test_a_share_of_money_says_the_whole_price_with_what_was_chosen_for_other_resources():
    """D26, R4.1: and what is still to be paid for those that are chosen later."""
    resources = {"stone": 5, "ideas": 3, "money": 10}
    state = position(A={"resources": resources}, build_offer=["build_project_forum"])
    play(state, Build("build_project_forum", "project", "choose"))
    nothing = {"population": 0, "food": 0, "ideas": 0, "money": 0, "stone": 0}
    first = GAME.remark(state, 0, {"kind": "pay", "resource": "ideas", "money": 3})
    unpaid = {"price": [{**nothing, "stone": 5}]}
    assert first == Remark("price", {"price": [{**nothing, "ideas": 2}, {**nothing, "money": 6}], "unpaid": unpaid})
    play(state, Pay("ideas", 3))
    last = GAME.remark(state, 0, {"kind": "pay", "resource": "stone", "money": 1})
    whole = [{**nothing, "ideas": 2}, {**nothing, "money": 8}, {**nothing, "stone": 4}]
    assert last == Remark("price", {"price": whole})


def test_a_siege_engine_that_comes_makes_cities_there_worth_nothing():
    """R8.3: the City of the other gives no Influence any more, yet makes the region worth a point more."""
    engineer = {"technologies": ["tech_siege_engine"], "units": {"greece": {"siege_engine": 1}}}
    state = position(2, A={"resources": PLENTY, **engineer}, B={"cities": ["IT04"]})
    found = GAME.remark(state, 0, {"kind": "march", "unit": "siege_engine", "source": "greece", "target": "italia"})
    assert found is not None and found.facts["ahead"] == [share(0, 1, 4)]


def test_diplomats_say_what_all_units_together_make_of_both_regions():
    """R11"""
    state = position(2, A={"resources": PLENTY}, B={"units": {"greece": {"infantry": 2}}})
    found = GAME.remark(state, 0, {"kind": "divert", "opponent": 1, "source": "greece", "target": "italia"})
    assert found is not None
    there, behind = ({entry["seat"]: entry["influence"] for entry in found.facts[name]} for name in ("ahead", "behind"))
    assert (there, behind) == ({1: 2, 0: 0}, {0: 0})


def test_after_the_action_the_turn_goes_on_with_what_is_free():
    """R3.2"""
    state = position(A={"resources": PLENTY, "cities": ["GR08"]})
    assert GAME.step(state) == "turn"
    play(state, Work("food"))
    assert GAME.step(state) == "spent"


def test_what_needs_a_hex_says_its_price_before_the_hex_is_chosen():
    """R5.3, R5.4"""
    state = position(A={"resources": PLENTY, "population": 9})
    city = GAME.remark(state, 0, {"kind": "build", "card": "none", "piece": "city"})
    nothing = {"population": 0, "food": 0, "ideas": 0, "money": 0, "stone": 0}
    assert city == Remark("price", {"price": [{**nothing, "stone": 4}, {**nothing, "population": 2}]})
    assert GAME.remark(state, 0, {"kind": "build", "card": "none", "piece": "farm"}) == Remark("free", {})


def test_own_resources_first_says_its_price_as_every_other_way_of_paying_does():
    """R4.1, R5.3 to R5.5: what needs a hex is paid when that is chosen."""
    state = position(A={"resources": PLENTY, "population": 9})
    nothing = dict.fromkeys(("population", "food", "ideas", "money", "stone"), 0)
    city = {"kind": "build", "card": "none", "piece": "city"}
    price = Remark("price", {"price": [{**nothing, "stone": 4}, {**nothing, "population": 2}]})
    assert [GAME.remark(state, 0, {**city, "pay": pay}) for pay in ("own", "choose")] == [price, None]
    wonder = {"kind": "wonder", "wonder": sorted(state.wonders)[0]}
    found = [GAME.remark(state, 0, {**wonder, **paid}) for paid in ({"pay": "own"}, {"pay": "choose"}, {})]
    assert [remark.code if remark is not None else "" for remark in found] == ["price", "", ""]


def test_a_price_says_what_of_it_money_has_to_pay_for():
    """R4.1"""
    state = position(A={"cities": ["GR08"], "population": 6, "resources": {"stone": 1, "money": 9}})
    found = GAME.remark(state, 0, {"kind": "build", "card": NO_CARD, "piece": "city"})
    nothing = dict.fromkeys(("population", "food", "ideas", "money", "stone"), 0)
    paid = ({"money": 6}, {"stone": 1}, {"population": 2})
    assert found == Remark("price", {"price": [{**nothing, **what} for what in paid]})


def test_a_region_says_who_is_ahead_there_once_the_piece_is_built():
    """R5.3, R8.3"""
    state = position(2, A={"cities": ["GR08"], "population": 6, "resources": {"stone": 9}}, B={"cities": ["GR04"]})
    play(state, Build(NO_CARD, "city", "own"))
    site = next(site for site in options(state, Site) if HEXES[site.hex].region == "greece")
    chosen = {"kind": "site", "piece": "city", "region": "greece"}
    found = GAME.remark(state, 0, chosen)
    before = GAME.copy(state)
    play(state, site)
    assert found == Remark("influence", {"ahead": after(state, "greece")})
    assert found.facts["ahead"] != after(before, "greece")


def test_what_a_city_puts_into_the_holding_area_is_told_before_it_is_confirmed_and_after():
    """R4.11"""
    state = position(A={"cities": ["GR08"], "population": 6, "resources": {"stone": 9}})
    before = GAME.holdings(state, 0)["holding-area"]
    play(state, Build(NO_CARD, "city", "own"))
    site = options(state, Site)[0]
    built = next(event for event in play(state, site) if event.kind == "built")
    assert built.data == {"piece": "city", "hex": site.hex, "holding": {"count": 5}}
    assert (state.holding - before, GAME.holdings(state, state.active)["holding-area"]) == (5, state.holding)


def test_a_government_that_is_held_counts_what_it_brings_at_each_scoring():
    """R8.4: 1 VP for every 2 Population."""
    state = position(A={"resources": PLENTY, "population": 9})
    assert GAME.holdings(state, 0)["scoring"] == 0
    state.players[0].government = "gov_republic"
    assert GAME.holdings(state, 0)["scoring"] == 4


def test_tax_and_tariff_say_in_words_what_the_card_counts():
    """R5.6: 2 × Population, Government symbols, Tax production; R4.11 the Holding Area is told as what comes from there."""
    state = position(A={"resources": PLENTY, "population": 4}, tax_tariff_offer=["tax_1"])
    state.holding = 5
    found = GAME.remark(state, 0, {"kind": "tax_tariff", "card": "tax_1"})
    assert found is not None and found.code == "income"
    symbols, population, production = found.facts["counted"]
    assert (population["population"], population["held"]) == (2, 4)
    assert (symbols["government_symbols"], production["tax_production"]) == (1, 1)
    money = state.players[0].resources["money"]
    play(state, TaxTariff("tax_1"))
    income = 2 * 4 + symbols["held"] + production["held"]
    assert state.players[0].resources["money"] - money == income + 5


def test_a_tax_card_names_what_the_merchant_adds_to_its_income_and_a_tariff_card_does_not():
    """R5.6, R11 Merchant: 2 Money for each unique trade good."""
    entry = {"resources": PLENTY, "leader": "leader_merchant", "goods": {"wine": 1, "dye": 2}}
    state = position(A=entry, tax_tariff_offer=["tax_1", "tariff_1"])
    tax, tariff = (GAME.remark(state, 0, {"kind": "tax_tariff", "card": card}) for card in ("tax_1", "tariff_1"))
    assert tax is not None and tax.facts["earned"] == {"earners": [{"source": "leader_merchant", "money": 4}]}
    assert tariff is not None and "earned" not in tariff.facts
    labels = Labels(GAME, words("en"), ["Anna", "Ben"])
    assert labels.remark(tax).endswith(" · Merchant +4")
    state.holding = 15
    assert labels.remark(GAME.remark(state, 0, {"kind": "tax_tariff", "card": "tariff_1"})).endswith(
        ", Holding Area +15"
    )


@pytest.mark.parametrize(
    ("food", "en", "pl"), [(4, "Money instead of 6 Food", "Pieniądze zamiast Żywności: 6"), (10, "", "")]
)
def test_population_says_for_how_much_food_money_stands_in(food: int, en: str, pl: str):
    """R4.1, R5.2: the card costs 10 Food."""
    state = position(A={"resources": {"food": food, "money": 20}}, population_offer=["pop_10_2"])
    found = GAME.remark(state, 0, {"kind": "population", "card": "pop_10_2"})
    said = [Labels(GAME, words(lang), ["Anna", "Ben"]).remark(found) if found else "" for lang in ("en", "pl")]
    assert said == [en, pl]


def test_once_the_end_has_been_set_off_it_is_said_what_unrest_will_cost():
    """R10.8, R9.1"""
    state = position(A={"unrest": 3})
    assert GAME.looming(state, 0) == []
    state.triggered, state.last_round = "R9.1a", state.round + 1
    assert GAME.looming(state, 0) == [Remark("unrest", {"unrest": 3, "count": 3})]
    assert GAME.looming(state, 1) == []


def test_a_card_of_the_draft_is_named_with_its_symbols_and_those_that_it_needs():
    """R2.12, R4.4: cards that do the same differ by them."""
    found = GAME.remark(STATE, 0, {"kind": "pick", "card": "tech_architecture"})
    needed = GAME.catalogues["pl"].technologies["tech_architecture"].requirement
    needs = {"needs": {"pillar": needed}} if needed else {}
    assert found == Remark("symbols", {"count": 2, "symbols": ["construction", "culture"], **needs})
    bronze = GAME.remark(STATE, 0, {"kind": "pick", "card": "tech_bronze"})
    labels = Labels(GAME, words("en"), ("Anna", "Ben"))
    assert bronze is not None and labels.remark(bronze).endswith(" · to turn it up: Science, Economy")


def test_the_end_of_the_last_turn_says_that_the_match_ends_and_the_points():
    """R9.3, R10.1: of two seats the second ends the last round."""
    for last in (True, False):
        state = position(2, player="B", A={"vp": 3}, B={"cities": ["GR08"]})
        state.triggered, state.actions, state.last_round = "R9.1a", 0, state.round + (not last)
        ends = Remark("ends", {"final": [{"seat": 0, "count": 3}, {"seat": 1, "count": 2}]})
        assert (GAME.remark(state, 1, {"kind": "end"}) == ends) is last


def test_what_a_leader_gives_that_is_chosen_then_is_said_with_the_button():
    """R2.14"""
    state = position(A={"leader": "leader_scribe"})
    chosen = {"benefit": "raise", "count": 5, "piece": ""}
    assert GAME.remark(state, 0, {"kind": "benefits"}) == Remark("benefits", {"also": [chosen]})
    engineer = position(A={"leader": "leader_engineer"})
    assert GAME.remark(engineer, 0, {"kind": "benefits"}) is None


def test_several_actions_and_the_turns_that_are_left_are_said_at_the_turn():
    """R3.5, R9.3"""
    state = position(2, end_triggered=True)
    state.actions = 2
    state.last_round = state.round
    assert GAME.step(state) == "actions"
    assert GAME.about_step(state) == {"count": 2, "closing": {"turns": 1}}


def test_a_token_is_named_once_and_a_tax_says_its_unrest():
    """R4.6, R5.6"""
    state = position(A={"population": 5}, tax_tariff_offer=["tax_5"])
    labels = Labels(GAME, words("en"), ["Anna", "Ben"])
    (taxed,) = [event for event in play(state, TaxTariff("tax_5")) if event.kind == "tax-taken"]
    assert labels.event(taxed).endswith(", Unrest +5.")
    token, place = next((token, place) for place, token in STATE.tokens.items() if token in CATALOGUE.caches)
    taken = " ".join(map(labels.event, take_token(CATALOGUE, GAME.copy(STATE), 0, place)))
    assert taken.count(labels.component(token)) == 1


def test_of_a_pillar_that_is_there_too_seldom_the_symbols_still_lacking_are_counted():
    """R4.4"""
    technologies = CATALOGUE.technologies
    card, twice = next(
        (name, pillar)
        for name, entry in technologies.items()
        for pillar in entry.requirement
        if entry.requirement.count(pillar) > 1
    )
    state = position(A={"resources": PLENTY, "pillars": {twice: 1}}, technology_offer=[card])
    found = GAME.remark(state, 0, {"kind": "technology", "card": card})
    assert found is not None and found.facts["pillar"].count(twice) == technologies[card].requirement.count(twice) - 1


def test_a_leader_says_what_it_brings_at_the_start_and_what_of_it_is_chosen_then():
    """R2.14"""
    state = GAME.setup(2, GAME.options(), "leaders")

    def said(leader: str) -> str:
        remark = GAME.remark(state, 1, {"kind": "leader", "leader": leader})
        assert remark is not None
        return Labels(GAME, words("en"), ("Anna", "Ben")).remark(remark)

    assert said("leader_scribe") == "start: Food 10, Ideas 5; a production of your choice +5"
    assert said("leader_general") == "start: Money 20, Population 1; production: Tax 5; Infantry"


def test_the_question_of_a_card_names_the_card():
    """R4.13"""
    state = position(A={"face_down": ["tech_cartography"]}, map_tokens={"GR08": "fish"})
    play(state, TurnUp("tech_cartography"))
    assert GAME.asked(state, 0) == "take"
    labels = Labels(GAME, words("pl"), ("Anna", "Ben"))
    assert labels.step(state) == "Zabierz żeton z mapy (Kartografia)."
    remark = GAME.remark(state, 0, {"kind": "take"})
    assert remark is not None and labels.remark(remark) == "karta: Kartografia"
    assert GAME.remark(state, 0, {"kind": "take", "token": "fish"}) == remark
    state.tokens["GR09"] = "wine"
    assert GAME.remark(state, 0, {"kind": "take", "token": "fish"}) is None


def test_the_question_for_a_hex_names_what_is_built():
    """R5.3"""
    state = position(A={"resources": PLENTY, "population": 5}, build_offer=["build_merchant_city"])
    play(state, Build("build_merchant_city", "city", OWN))
    assert Labels(GAME, words("en"), ("Anna", "Ben")).step(state) == "Choose the hex (Merchant City)."


def test_an_end_says_which_actions_are_lost_by_it_also_where_it_ends_the_match_and_is_named_in_red():
    """R3.2, R3.5"""
    state = position(2, player="B")
    assert GAME.remark(state, 1, {"kind": "end"}) == Remark("unused", {"actions": 1})
    assert GAME.is_grave(state, 1, End())
    state.triggered, state.last_round = "R9.1a", state.round
    ends = GAME.remark(state, 1, {"kind": "end"})
    assert ends is not None and (ends.code, ends.facts["lost"]) == ("ends", {"actions": 1})
    state.triggered, state.actions = "", 0
    assert GAME.remark(state, 1, {"kind": "end"}) is None
    assert not GAME.is_grave(state, 1, End())


def test_an_end_names_the_tiles_that_could_be_claimed_and_is_named_in_red():
    """R6.2: whoever comes next may take them."""
    state = position(A={"resources": {"money": 60}}, achievements_available=["achievement_wealthy"])
    state.actions, state.acted = 0, 1
    end = GAME.remark(state, 0, {"kind": "end"})
    said = [Labels(GAME, words(lang), ("Anna", "Ben")).remark(end) for lang in ("en", "pl") if end is not None]
    assert said == [
        "still possible before it, for free: Wealthy Civilization (6 VP)",
        "przedtem można jeszcze, za darmo: Bogata Cywilizacja (6 PZ)",
    ]
    assert GAME.is_grave(state, 0, End())
    state.players[0].resources["money"] = 0
    assert not GAME.is_grave(state, 0, End())


def test_to_work_instead_says_what_is_dropped():
    """R4.1"""
    for card, piece in (("build_merchant_city", "city"), (NO_CARD, "city")):
        state = position(A={"resources": PLENTY, "population": 5}, build_offer=["build_merchant_city"])
        assert GAME.remark(state, 0, {"kind": "work"}) is None
        play(state, Build(card, piece, OWN))
        named = {"drops-piece": {"piece": piece}} if card == NO_CARD else {"drops": {"card": card}}
        assert [GAME.remark(state, 0, {"kind": "work"})] == [Remark(*one) for one in named.items()]


def test_the_end_of_the_set_up_says_which_cards_stay_face_down():
    """R2.14, R6.1"""
    state = position(A={"face_down": ["tech_cartography", "tech_iron"]})
    state.pending = [Choice(0, "benefits")]
    assert GAME.remark(state, 0, {"kind": "end"}) == Remark(
        "face-down-left", {"count": 1, "cards": ["tech_cartography"]}
    )


def test_an_offer_to_be_cleared_says_what_lies_in_it_and_which_government_clears_it_only_once():
    """R6.3: a card that clears one does so by itself."""
    state = position(A={"government": "gov_theocracy"}, build_offer=["build_farming_city", "build_merchant_city"])
    chosen, cards = {"kind": "clear", "deck": "build_cards"}, ["build_farming_city", "build_merchant_city"]
    once = {"once": {"government": "gov_theocracy"}}
    assert GAME.remark(state, 0, chosen) == Remark("offer", {"cards": cards, **once})
    state.pending = [Choice(0, "clear", "golden_medicine")]
    assert GAME.remark(state, 0, chosen) == Remark("offer", {"cards": cards})


def test_after_the_last_scoring_a_row_says_where_control_passes():
    """R7.2, R10.4: final points count regions."""
    state = position(2, A={"cities": ["GR08"]}, B={"cities": ["EG06"]}, scorings_done=3)
    remark = GAME.remark(state, 0, {"kind": "site", "piece": "city", "region": "egypt"})
    assert remark == Remark("unscored", {"passing": {"passed": [{"place": "egypt", "seat": "", "held": 0}]}})
    assert Labels(GAME, words("en"), ("Anna", "Ben")).remark(remark).endswith("; control of Egypt then: nobody")
    assert GAME.remark(state, 0, {"kind": "site", "piece": "city", "region": "greece"}) == Remark("unscored", {})


def test_where_all_hexes_lie_in_one_region_its_influence_is_said_above_them():
    """R5.4"""
    for places, told in ((["GR08"], True), (["GR08", "EG06"], False)):
        state = position(2, A={"resources": PLENTY, "population": 9, "cities": places})
        play(state, BuildWonder("wonder_colosseum", OWN))
        remark = GAME.remark(state, 0, {"kind": "site", "piece": "wonder_colosseum"})
        assert (remark is not None and remark.code == "influence") is told


def test_a_gain_that_follows_a_question_stands_first_in_the_row_of_its_card_for_no_number_tells_it_yet():
    """R4.14: Cartography: the token is chosen before the Money comes; Fishing's production comes before its token."""
    labels = Labels(GAME, words("en"), ["Anna", "Ben"])
    assert labels.about("tech_cartography", "turn_up", row=True).startswith("Gain 5 Money. ")
    assert labels.about("tech_fishing", "turn_up", row=True).startswith("Take from the map: ")
