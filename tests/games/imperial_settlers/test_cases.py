"""The test vectors of cases.json, one test each; the id of the test is the id of the case."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.errors import IllegalMove
from games.imperial_settlers.cleanup import begin_cleanup
from games.imperial_settlers.formats import deck_lists
from games.imperial_settlers.gains import gain
from games.imperial_settlers.lookout import begin_lookout
from games.imperial_settlers.moves import End, Pass
from games.imperial_settlers.production import begin_production
from games.imperial_settlers.solo import attack, begin_attacks, next_attack
from games.imperial_settlers.state import SettlersState
from games.imperial_settlers.table import Table
from games.imperial_settlers.turns import go_on, settle
from tests.games.imperial_settlers.case_builder import (
    CARDS,
    GAME,
    NAMES,
    SLUG,
    build_state,
    differences,
    kinds,
    move_of,
    seat_of,
    turn_of,
)
from tests.games.kept import each_case, read_cases

CASES = read_cases(SLUG)
PHASES = ("lookout", "attack", "attacks", "deck", "end")
ILLEGAL = {"illegal", "needed_raze"}
# Words of a case that explain a value or are shown by the moves themselves.
SAID = {"why", "players"}


def of(*names: str) -> list[dict[str, Any]]:
    return [case for case in CASES if case["do"][0] in names]


OWN = {
    "taken_over_location_cannot_pay", "robbers_not_on_trade_route_deal", "japanese_card_razed_from_hand",
    "temple_of_ra_takes_used_action", "two_players_pass", "acting_order_after_skip", "ruins_not_razeable",
    "solo_raze_of_virtual_location", "ex_production_japanese",
}  # fmt: skip
SPECIAL = of(*PHASES)
REFUSED = [case for case in CASES if case["then"].get("illegal") and case["id"] not in OWN]
PLAYED = [case for case in CASES if case not in SPECIAL and case not in REFUSED and case["id"] not in OWN]


def case_of(name: str) -> dict[str, Any]:
    return next(case for case in CASES if case["id"] == name)


def test_every_case_is_run():
    assert len(CASES) == 75
    assert {case["id"] for case in CASES} >= OWN
    assert len(SPECIAL) + len(REFUSED) + len(PLAYED) + len(OWN) == len(CASES)


@each_case(CASES)
def test_the_state_of_a_case_is_sound(case: dict[str, Any]):
    if case["do"] != ["deck"]:
        assert GAME.problems(build_state(case["given"])) == []


# ------------------------------------------------------------------ moves
def do(state: SettlersState, step: Any) -> None:
    """One step of ``do``: a move of a seat in its turn, a gain, or a phase."""
    table = Table(GAME.catalogue, state)
    match step:
        case ["gain", [name, goods]]:
            gain(table, seat_of(name), goods)
            settle(table)
        case [name, raw]:
            if seat_of(name) not in GAME.to_move(state):
                turn_of(state, seat_of(name))
            GAME.play(state, seat_of(name), move_of(raw))
        case "production":
            begin_production(table)
            settle(table)
        case "cleanup":
            state.pending = []
            begin_cleanup(table)
            while state.phase == "cleanup":
                # Ending the own Cleanup keeps everything that may be kept.
                GAME.play(state, GAME.to_move(state)[0], End())
        case "score":
            pass
        case _:
            raise ValueError(step)


@each_case(PLAYED)
def test_case(case: dict[str, Any]):
    state = build_state(case["given"])
    before = GAME.copy(state)
    cleaned = case["do"] == ["cleanup"]
    if cleaned:
        # Stop before the next round begins.
        state.round = GAME.catalogue.box.rounds
    for step in case["do"]:
        if step == "production":
            state.pending = []
            before = GAME.copy(state)
        do(state, step)
    then = {key: want for key, want in case["then"].items() if key not in SAID}
    if case["id"] == "trade_route_survives":
        # The VP came with the Raze, before the Production.
        assert state.players[1].vp == then.pop("B.vp_gained")
    assert list(differences(then, before, state)) == []


@each_case(REFUSED)
def test_refused_case(case: dict[str, Any]):
    state = build_state(case["given"])
    (step,) = case["do"]
    error = refused(state, step)
    assert error.rule.split(".")[0] in {rule.split(".")[0] for rule in case["rules"]} | {"R12"}
    if "needed_raze" in case["then"]:
        assert error.facts["count"] == case["then"]["needed_raze"]


def refused(state: SettlersState, step: Any) -> IllegalMove:
    name, raw = step
    if seat_of(name) not in GAME.to_move(state):
        turn_of(state, seat_of(name))
    untouched = GAME.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(state, seat_of(name), move_of(raw))
    assert GAME.encode(state) == untouched
    return refusal.value


# ------------------------------------------------------------------ cases with a course of their own
def test_ex_production_japanese():
    case = case_of("ex_production_japanese")
    state = build_state(case["given"])
    before, state.pending = GAME.copy(state), []
    do(state, "production")
    held = {good: state.players[0].supply[good] - before.players[0].supply[good] for good in case["then"]["gained"]}
    assert held == case["then"]["gained"]


def test_taken_over_location_cannot_pay():
    case = case_of("taken_over_location_cannot_pay")
    state = build_state(case["given"])
    assert [refused(state, step).code for step in case["do"]] == ["taken-over", "nothing-to-give"]
    assert case["then"] == {"A": "illegal", "B": "illegal"}


def test_ruins_not_razeable():
    case = case_of("ruins_not_razeable")
    state = build_state(case["given"])
    assert [refused(state, step).code for step in case["do"]] == ["no-raze-field", "no-raze-field"]


def test_robbers_not_on_trade_route_deal():
    case = case_of("robbers_not_on_trade_route_deal")
    state = build_state(case["given"])
    before = GAME.copy(state)
    first, *second = case["do"]
    assert refused(state, first).rule in case["rules"] + ["R12.1"]
    for step in second:
        do(state, step)
    assert list(differences(case["then"]["second_try"], before, state)) == []


def test_japanese_card_razed_from_hand():
    case = case_of("japanese_card_razed_from_hand")
    state = build_state(case["given"])
    before = GAME.copy(state)
    first, second = case["do"]
    do(state, first)
    assert refused(state, second).code == "no-raze-field"
    then = {key: want for key, want in case["then"].items() if key != "second"}
    assert list(differences(then, before, state)) == []


def test_temple_of_ra_takes_used_action():
    case = case_of("temple_of_ra_takes_used_action")
    state = build_state(case["given"])
    before = GAME.copy(state)
    first, second = case["do"]
    do(state, first)
    assert refused(state, second).code == "used-up"
    then = {key: want for key, want in case["then"].items() if key != "activation_illegal"}
    assert list(differences(then, before, state)) == []


def test_two_players_pass():
    case = case_of("two_players_pass")
    state = build_state(case["given"])
    turn_of(state, 1)
    movers = []
    for name, raw in case["do"]:
        movers += GAME.to_move(state)
        GAME.play(state, seat_of(name), move_of(raw))
        if raw["kind"] != "pass":
            supply = dict(state.players[1].supply)
    assert movers.count(0) == case["then"]["turns_of_A_between"]
    assert {good: supply[good] for good in case["then"]["B.supply"]} == case["then"]["B.supply"]
    assert (state.phase != "action") is case["then"]["phase_ends"]


def test_acting_order_after_skip():
    case = case_of("acting_order_after_skip")
    state = build_state(case["given"])
    state.players[1].hand += ["com_village", "com_village#2"]
    for player in state.players:
        player.supply["worker"] += 4
    do(state, case["do"][0])
    order = []
    for _ in case["then"]["next_turns"]:
        (seat,) = GAME.to_move(state)
        order.append(NAMES[seat])
        GAME.play(state, seat, next(m for m in GAME.legal_moves(state, seat) if m.kind == "exchange" and not m.more))
    assert order == case["then"]["next_turns"]


def test_solo_raze_of_virtual_location():
    case = case_of("solo_raze_of_virtual_location")
    state = build_state(case["given"])
    before = GAME.copy(state)
    do(state, case["do"][0])
    state.pending = []
    begin_attacks(Table(GAME.catalogue, state), state.virtual)
    assert list(differences(case["then"], before, state)) == []


# ------------------------------------------------------------------ phases
@each_case(of("lookout"))
def test_lookout_case(case: dict[str, Any]):
    state = build_state(case["given"])
    before = GAME.copy(state)
    state.pending = []
    table = Table(GAME.catalogue, state)
    begin_lookout(table)
    drawn = [len(player.hand) - len(old.hand) for player, old in zip(state.players, before.players, strict=True)]
    blind = [
        [CARDS[c].type.deck == "common" for c in player.hand if c not in old.hand]
        for player, old in zip(state.players, before.players, strict=True)
    ]
    go_on(table)
    picks, sizes, told = [], [], list(table.events)
    while state.phase == "lookout":
        (seat,) = GAME.to_move(state)
        picks.append(NAMES[seat])
        sizes.append(len(state.display))
        told += GAME.play(state, seat, GAME.legal_moves(state, seat)[0])
    cards = [
        [c for c in player.hand if c not in old.hand] for player, old in zip(state.players, before.players, strict=True)
    ]
    common = [sum(CARDS[c].type.deck == "common" for c in hand) for hand in cards]
    half = len(state.players)
    reveals = [len(event.data["cards"]) for event in told if event.kind == "revealed"]
    got: dict[str, Any] = {
        "revealed_first_draft": reveals[0],
        "pick_order_first_draft": picks[:half],
        "revealed_second_draft": reveals[-1],
        "pick_order_second_draft": picks[half:],
        "discarded_common": len(state.discard),
        "discarded": len(state.discard),
        "each_player_gains": {"faction": len(cards[0]) - common[0], "common": common[0]},
        "choices_before_each_pick": sizes,
        "picks": picks,
        "common_cards_revealed_in_all": len(state.discard) + sum(common),
        "blind_draws_each": {"faction": blind[0].count(False), "common": blind[0].count(True)},
        "revealed": reveals[0],
        "pick_order": picks,
        "A.cards_drawn": drawn[0],
        "reshuffled": len(state.players[0].discard) < len(before.players[0].discard),
    }
    assert {key: got[key] for key in case["then"]} == case["then"]
    assert len(set(map(len, cards))) == 1 or case["id"] == "faction_deck_empty"


@each_case(of("attack"))
def test_attack_case(case: dict[str, Any]):
    state = build_state(case["given"])
    state.pending = []
    table, virtual = Table(GAME.catalogue, state), state.virtual
    empire = [place.card for place in state.players[0].empire]
    attack(table, virtual)
    offered = state.pending[0].cards if state.pending else []
    settle(table)
    assert state.pending == [], offered
    lost = [card for card in empire if card in virtual.collection]
    printed = {"attacked": case["then"]["attacked"], "line_after": case["then"].get("line_after")}
    attacked = [
        card if "#" not in printed["attacked"] else f"{CARDS[card].type.id}#{CARDS[card].printing.no}" for card in lost
    ]
    assert attacked == [printed["attacked"]]
    line = [GAME.catalogue.attacks[card].target for card in virtual.line]
    assert line == (printed["line_after"] or line)
    assert len(virtual.collection) == case["then"].get("collection_gains", 1)


def test_solo_first_attack_misses():
    case = case_of("solo_first_attack_misses")
    state = build_state(case["given"])
    state.pending, state.virtual.attacks = [], 2
    table = Table(GAME.catalogue, state)
    next_attack(table, state.virtual)
    assert [event.kind for event in table.events] == ["attack-card", "attack-misses"]
    next_attack(table, state.virtual)
    line = [GAME.catalogue.attacks[card].target for card in state.virtual.line]
    assert line == case["then"]["line_before_second"]
    settle(table)
    assert [GAME.catalogue.attacks[card].target for card in state.virtual.line] == case["then"]["line_after"]
    assert kinds([place.card for place in state.players[0].empire]) == case["then"]["A.empire"]


def test_ex_standard_deck_swap():
    case = case_of("ex_standard_deck_swap")
    base = {
        card.id: card.count
        for card in GAME.catalogue.types.values()
        if card.deck == "barbarians" and card.set == "base"
    }
    assert sum(base.values()) == case["given"]["base_deck"]
    added = case["given"]["add"].split(" ")[0]
    swapped = {**{name: count for name, count in base.items() if name != "bar_raid"}, added: 3}
    assert len(deck_lists(GAME.catalogue, "standard", {"barbarians": swapped})["barbarians"]) == 30
    singles = [name for name, count in base.items() if count == 1][:3]
    wrong = {**{name: count for name, count in base.items() if name not in singles}, added: 3}
    with pytest.raises(IllegalMove) as refusal:
        deck_lists(GAME.catalogue, "standard", {"barbarians": wrong})
    assert (refusal.value.code, refusal.value.rule) == ("deck-structure", "R24.3")


def test_last_round_no_cleanup_tie():
    case = case_of("last_round_no_cleanup_tie")
    state = build_state(case["given"])
    for seat in (0, 1):
        GAME.play(state, seat, Pass())
    outcome = GAME.outcome(state)
    assert outcome.scores == [60, 60]
    assert outcome.tie_break == [case["then"]["A.tiebreak"], case["then"]["B.tiebreak"]]
    assert NAMES[outcome.ranks.index(1)] == case["then"]["winner"]
    assert outcome.reason == "R19.1"


def test_solo_end_lost_on_equal():
    case = case_of("solo_end_lost_on_equal")
    state = build_state(case["given"])
    state.round = GAME.catalogue.box.rounds
    state.virtual.line = []
    # Without Attack cards nothing changes after the last turn.
    state.virtual.boxed, state.virtual.deck = list(GAME.catalogue.attacks), []
    GAME.play(state, 0, Pass())
    outcome = GAME.outcome(state)
    assert outcome.ranks == [2]
    assert outcome.tie_break == [0]
    assert case["then"]["result"] == "lost"
