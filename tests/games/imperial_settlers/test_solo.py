"""R23 The game against the virtual player, R25.7 its cards."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.presentation.labels import Labels
from games.base import Concede
from games.core.errors import IllegalMove
from games.core.rng import Rng
from games.imperial_settlers.moves import Activate, Draft, Lose, Pass, RazeLocation, Send
from games.imperial_settlers.solo import attack, begin_attacks, next_attack
from games.imperial_settlers.state import Deal, SettlersState
from games.imperial_settlers.table import Table
from games.imperial_settlers.turns import go_on
from locales import words
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import alone, options, phase, play, position, refused, start


def line(state: SettlersState) -> list[str]:
    return [GAME.catalogue.attacks[card].target for card in state.virtual.line]


def attacked(state: SettlersState) -> SettlersState:
    """The state after one attack with the line as it lies."""
    state.pending = []
    table = Table(GAME.catalogue, state)
    attack(table, state.virtual)
    if state.pending:
        go_on(table)
    return state


def test_set_up_with_one_attack_card_revealed():
    """R23.2, R4.1"""
    state = start(1, "romans")
    assert len(state.virtual.line) == 1
    assert len(state.virtual.deck) == 15
    assert state.virtual.card == ""
    assert set(GAME.redact(state, 0).virtual.deck) == {"?attack"}


def test_two_of_four_cards_are_yours_the_others_the_virtual_players():
    """R23.3, D20"""
    state = start(1, "romans")
    assert len(options(state, 0, Draft)) == 4
    assert GAME.default_move(state, 0) == Draft(state.display[0])
    play(state, 0, options(state, 0, Draft)[0])
    assert len(options(state, 0, Draft)) == 2
    assert len(state.virtual.locations) == 1
    play(state, 0, options(state, 0, Draft)[0])
    assert len(state.virtual.locations) == 2
    assert state.phase == "action"


def test_an_instant_goes_to_the_collection_at_once():
    """R23.3, R25.4: it is never a Location."""
    state = start(1, "romans", format="introductory")
    pile = next(pile for pile in (state.display, state.deck, state.players[0].hand) if "com_volcano" in pile)
    pile[pile.index("com_volcano")], state.display[0] = state.display[0], "com_volcano"
    for _ in range(2):
        play(state, 0, next(move for move in options(state, 0, Draft) if move.card != "com_volcano"))
    assert state.virtual.collection == ["com_volcano"]
    assert len(state.virtual.locations) == 1
    assert state.phase == "action"


def test_cards_of_the_virtual_player_are_opponents_locations_and_attack_cards_its_deals():
    """R23.4, R23.5"""
    state = alone(
        faction="barbarians",
        empire=["bar_robbers", "bar_pack", "bar_saboteurs"],
        virtual_locations=["com_town"],
        line=["gold"],
        supply={"raze": 2, "worker": 3},
    )
    assert refused(state, 0, Activate("bar_saboteurs")).code == "no-effect"
    assert Activate("bar_pack", targets=("com_town",), good="worker") in options(state, 0)
    play(state, 0, Activate("bar_robbers", targets=(state.virtual.line[0],)))
    assert state.virtual.line == []
    assert len(state.virtual.boxed) == 1
    while state.step == "draw":
        play(state, 0, GAME.default_move(state, 0))
    play(state, 0, RazeLocation("com_town"))
    assert state.discard == ["com_town"]


def test_spies_take_a_revealed_attack_card_as_a_deal():
    """R23.5"""
    state = alone(faction="romans", empire=["rom_spies"], line=["gold"], supply={"worker": 1})
    card = state.virtual.line[0]
    play(state, 0, Activate("rom_spies", targets=(card,)))
    assert state.players[0].deals == [Deal(card)]
    assert GAME.catalogue.deal_good(card) == "gold"


@pytest.mark.parametrize(
    ("faction", "card"),
    [("japanese", "jap_ninjas"), ("egyptians", "egy_scorpion_breeder"), ("japanese", "jap_trade_route")],
)
def test_what_has_no_use_alone(faction: str, card: str):
    """R23.5, R12.4"""
    state = alone(faction=faction, empire=[card], virtual_locations=["com_castle"], supply={"worker": 2, "food": 2})
    assert refused(state, 0, Activate(card)).code == "no-effect"


def test_the_desert_is_legal_alone():
    """R23.5"""
    state = alone(faction="egyptians", empire=["egy_desert"], hand=["com_town"])
    play(state, 0, Activate("egy_desert", cards=("com_town",)))
    assert state.players[0].vp == 1


def test_a_taken_over_location_of_the_virtual_player_can_be_attacked():
    """R23.10, R23.5"""
    state = alone(
        faction="egyptians", empire=["egy_temple_of_ra"], virtual_locations=["com_joiner"], line=["wood", "vp"]
    )
    play(state, 0, Activate("egy_temple_of_ra", targets=("com_joiner",)))
    attacked(state)
    assert state.virtual.collection == ["com_joiner"]
    assert state.players[0].tokens == 4


def test_the_attack_phase_collects_and_attacks_twice():
    """R23.6"""
    state = alone(
        faction="romans", virtual_locations=["com_town", "com_mill"], line=["gold"], attack_deck_top=["wood", "worker"]
    )
    events = phase(state, lambda table: begin_attacks(table, state.virtual))
    assert state.virtual.collection == ["com_town", "com_mill"]
    assert [event.kind for event in events].count("attack-card") == 2
    assert line(state) == ["worker", "wood", "gold"]


def test_defense_tokens_do_not_help():
    """R23.7"""
    state = attacked(alone(faction="romans", line=["wood", "vp"], empire=[{"id": "com_joiner", "defense": 1}]))
    assert state.virtual.collection == ["com_joiner"]
    assert state.players[0].foundations == []


def test_among_equal_locations_the_player_chooses():
    """R23.7, D20"""
    state = attacked(alone(faction="romans", line=["wood", "vp"], empire=["com_joiner", "com_joiner"]))
    assert options(state, 0, Lose) == [Lose("com_joiner"), Lose("com_joiner#2")]
    assert GAME.default_move(state, 0) == Lose("com_joiner")
    play(state, 0, Lose("com_joiner#2"))
    assert [loc.card for loc in state.players[0].empire] == ["com_joiner"]


def test_twice_the_same_good_needs_two_attack_cards():
    """R23.8"""
    state = attacked(alone(faction="romans", line=["wood", "stone"], empire=["com_old_forest"]))
    assert state.virtual.collection == []


def test_japanese_faction_locations_are_attacked_by_two_points():
    """R23.9"""
    state = attacked(
        alone(
            faction="japanese",
            line=["vp", "wood", "vp"],
            empire=["com_joiner", "jap_gate", "jap_stalls", {"id": "jap_farm", "samurai": 1}, "jap_garrison"],
        )
    )
    assert state.virtual.collection == ["jap_garrison"]  # its Deal field shows a Raze token
    assert line(state) == ["wood", "vp", "vp"]
    without = attacked(alone(faction="japanese", line=["vp", "wood", "vp"], empire=["com_joiner", "jap_gate"]))
    assert without.virtual.collection == ["com_joiner"]


@pytest.mark.parametrize(("locations", "collection", "rank"), [(3, 2, 1), (2, 2, 2)])
def test_more_faction_locations_than_the_collection_win(locations: int, collection: int, rank: int):
    """R23.1, R23.11"""
    state = alone(faction="romans", faction_locations=locations, collection=collection, round=5)
    state.virtual.boxed += state.virtual.deck
    state.virtual.deck = []
    events = play(state, 0, Pass())
    outcome = GAME.outcome(state)
    assert outcome.ranks == [rank]
    assert outcome.scores == [2 * locations]
    assert state.finished == outcome.reason == "R23.11"
    assert [event.kind for event in events][-2] == ("solo-won" if rank == 1 else "solo-lost")


def test_leaving_loses_the_match():
    state = start(1, "romans")
    play(state, 0, Concede())
    assert GAME.outcome(state).ranks == [2]
    assert state.finished == "concession"


def test_without_an_attack_card_to_reveal_there_is_no_attack():
    """R23.7"""
    state = alone(faction="romans", line=["wood", "vp"], empire=["com_joiner"])
    state.virtual.boxed += state.virtual.deck
    state.virtual.deck, state.virtual.attacks = [], 1
    table = Table(GAME.catalogue, state)
    assert next_attack(table, state.virtual)
    assert [event.kind for event in table.events] == ["attack-none"]
    assert not next_attack(table, state.virtual)


# ------------------------------------------------------------------ R25.7
def with_rule(card: str, **given: object) -> SettlersState:
    state = alone(stage=2, **given)
    state.virtual.card = card
    return state


def test_with_the_expansion_one_card_changes_the_virtual_player():
    """R25.7"""
    drawn = {start(1, "romans", seed=f"v{number}", format="introductory").virtual.card for number in range(12)}
    assert drawn == {"virtual_warlord", "virtual_merchant"}


@pytest.mark.parametrize(("number", "attacks"), [(3, 2), (4, 3), (5, 3)])
def test_the_warlord_attacks_three_times_late(number: int, attacks: int):
    """R25.7"""
    state = with_rule("virtual_warlord", faction="romans", round=number)
    begin_attacks(Table(GAME.catalogue, state), state.virtual)
    assert state.virtual.attacks == attacks


def test_the_merchant_lets_workers_visit():
    """R25.7, R25.2"""
    state = with_rule("virtual_merchant", faction="romans", virtual_locations=["com_quarry"], supply={"worker": 1})
    play(state, 0, Send("com_quarry"))
    assert state.players[0].supply["stone"] == 1
    assert (
        refused(
            with_rule("virtual_warlord", faction="romans", virtual_locations=["com_quarry"], supply={"worker": 1}),
            0,
            Send("com_quarry"),
        ).code
        == "not-open"
    )


@pytest.mark.parametrize("variant", [{"lookout": "alternate"}, {"lookout": "advanced"}, {"peaceful": True}])
def test_the_solo_game_takes_no_other_lookout_and_no_peaceful_variant(variant: dict[str, object]):
    """R23.3"""
    with pytest.raises(IllegalMove) as refusal:
        start(1, "romans", **variant)
    assert (refusal.value.code, refusal.value.rule) == ("solo-variant", "R23.3")


# ------------------------------------------------------------------ what is told of the end
def last_round(**entry: Any) -> SettlersState:
    """A state of the last round, in which nothing but the Attack cards is hidden."""
    return alone(faction="romans", round=5, **entry)


def ends(state: SettlersState, code: str, lang: str = "en") -> str:
    found = GAME.remark(state, 0, {"kind": "pass"}) if code == "pass" else next(iter(GAME.ending(state)))
    return Labels(GAME, words(lang), ["Anna"]).remark(found) if found is not None else ""


def test_the_cards_before_the_virtual_player_count_in_the_lead_until_they_are_razed():
    """R23.6, R23.11"""
    state = alone(
        faction="romans", faction_locations=4, collection=2, virtual_locations=["com_town"], supply={"raze": 2}
    )
    assert GAME.holdings(state, 0)["margin"] == 1
    play(state, 0, RazeLocation("com_town"))
    assert GAME.holdings(state, 0)["margin"] == 2


def test_a_pass_in_the_last_round_says_that_the_match_is_lost_by_the_cards_before_the_virtual_player():
    """R23.6, R23.11"""
    state = last_round(faction_locations=2, collection=1, virtual_locations=["com_town"], vp=20)
    points = sum(GAME.standing(state)[0].values())
    said = f"the match is lost: lead over the virtual player ±0 (above 0 wins), {points} VP"
    assert ends(state, "pass") == f"the match ends – {said}"
    assert ends(state, "before") == f"As things stand {said}"
    assert GAME.ending(alone(faction="romans", round=4)) == []


def test_what_the_attack_cards_decide_is_told_from_the_least_to_the_most():
    """R23.7, R23.11: a Location can go to the Collection, with its VP."""
    state = last_round(faction_locations=3, collection=2, empire=["com_joiner"], line=["vp"])
    points = sum(GAME.standing(state)[0].values())
    told = f"o wygranej rozstrzygną karty Ataku: przewaga nad wirtualnym graczem od ±0 do +1 (wygrywa większa od 0), od {points - 1}"
    assert ends(state, "pass", "pl") == f"koniec rozgrywki – {told} do {points} PZ"


def test_no_attack_card_leads_to_another_end_than_those_told():
    """R23.6 to R23.11"""
    state = last_round(
        faction_locations=4, collection=2, empire=["com_joiner", "com_mill", "com_town"], line=["wood", "vp", "stone"]
    )
    told = GAME.ending(GAME.redact(state, 0))[0].facts["final"]
    found = set[tuple[int, int]]()
    for number in range(60):
        world = GAME.determinize(GAME.redact(state, 0), 0, Rng(f"world {number}"))
        play(world, 0, Pass())
        while not world.finished:
            play(world, 0, GAME.default_move(world, 0))
        outcome = GAME.outcome(world)
        found.add((outcome.tie_break[0], outcome.scores[0]))
    assert {min(lead for lead, _ in found), max(lead for lead, _ in found)} == {told["least"], told["most"]}
    assert {min(score for _, score in found), max(score for _, score in found)} == {told["points"], told["highest"]}


def test_a_pass_before_the_last_round_says_how_often_the_virtual_player_attacks_and_what_one_more_card_would_take():
    """R23.6, R23.7: the Mason falls to wood and stone, the Joiner to wood and VP; nothing lies open for the Mill."""
    assert ends(alone(faction="romans", line=[]), "pass") == "then the virtual player attacks twice, and the round ends"
    state = alone(faction="romans", empire=["com_mason", "com_joiner", "com_mill"], line=["wood", "gold"])
    told = "then the virtual player attacks twice, and the round ends · open Attack cards: Wood, Gold · lost if one more comes up: "
    assert ends(state, "pass") == f"{told}Mason (Stone), Joiner (VP)"
    told = "potem wirtualny gracz atakuje dwa razy, a runda się kończy · odkryte karty Ataku: drewno, Złoto · do straty brakuje jednej karty: "
    assert ends(state, "pass", "pl") == f"{told}Murarz (kamień), Cieśla (PZ)"


@pytest.mark.parametrize(
    ("passed", "alone_then"),
    [(False, "Anna passes and is safe from other players for the rest of this round."), (True, "Anna passes.")],
)
def test_whoever_passes_last_is_not_said_to_be_safe_from_anybody(passed: bool, alone_then: str):
    """R8.4"""
    state = position()
    state.players[1].passed = passed
    event = next(event for event in play(state, 0, Pass()) if event.kind == "passed")
    assert Labels(GAME, words("en"), ["Anna", "Ben"]).event(event) == alone_then
