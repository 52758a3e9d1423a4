"""What a move costs and brings: certain, true, the same whatever is hidden, and worded for all games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cogs.choosing.changes import Change, Consequence, Unknown
from cogs.choosing.consequences import EDGES, MANY, Outlook
from cogs.choosing.worlds import worlds
from cogs.presentation.consequences import SHORT_PURSE, at_hand, in_full, in_short
from cogs.presentation.labels import Labels
from games import GAMES, offered
from games.base import Game, Move
from games.core.rng import Against, Rng
from games.imperial_settlers.moves import Activate
from locales import LANGUAGES, words
from tests.campaigns.consequences import faults
from tests.games.imperial_settlers.positions import position
from tests.games.mare_nostrum.case_builder import build_state, seat_of
from tests.samples import samples

PLIES = samples(20)  # of a match of each game, spread over its length
MOST_MOVES = 6  # of each position


@cache
def positions(slug: str) -> tuple[tuple[Any, int, tuple[Move, ...]], ...]:
    """States of a computer's match, who is on turn, and some of his moves, the kinds in turn."""
    game, chance = GAMES[slug], random.Random(f"consequences {slug}")
    state = game.setup(game.seats[-1], game.options(), f"consequences {slug}")
    found = []
    while not state.finished and len(found) < 30 * PLIES:
        seat = game.to_move(state)[0]
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        kinds = dict.fromkeys(move.kind for move in moves)
        some = [chance.choice([move for move in moves if move.kind == kind]) for kind in kinds]
        found.append((game.encode(state), seat, tuple(some[:MOST_MOVES])))
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, Rng(f"{slug} {len(found)}")))
    chosen = found[:: max(1, len(found) // PLIES)]
    return tuple((game.decode(text), seat, some) for text, seat, some in chosen)


def told(game: Game[Any], state: Any, seat: int, moves: tuple[Move, ...]) -> Iterator[tuple[Move, Consequence]]:
    outlook = Outlook(game, game.redact(state, seat), seat)
    for move in moves:
        yield move, outlook.of(move)


@cache
def all_told(slug: str) -> tuple[tuple[Any, int, tuple[tuple[Move, Consequence], ...]], ...]:
    """The same of all these positions and their moves."""
    return tuple((state, seat, tuple(told(GAMES[slug], state, seat, moves))) for state, seat, moves in positions(slug))


@pytest.mark.parametrize("slug", offered())
def test_every_number_told_comes_true_and_all_that_is_certain_is_told(slug):
    game = GAMES[slug]
    compared = [found for _, _, found_of in all_told(slug) for _, found in found_of]
    assert any(found.changes for found in compared) or not game.holdings(positions(slug)[0][0], 0)
    assert [fault for state, seat, moves in positions(slug) for fault in faults(game, state, seat, moves)] == []


@pytest.mark.parametrize("slug", offered())
def test_two_deals_that_look_alike_are_told_alike(slug):
    game = GAMES[slug]
    for number, (state, seat, moves) in enumerate(positions(slug)[::4]):
        other = game.determinize(state, seat, Rng(f"other {number}"))
        common = tuple(move for move in moves if move in game.legal_moves(other, seat))
        assert [*told(game, state, seat, common)] == [*told(game, other, seat, common)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", offered())
def test_everything_that_somebody_has_is_worded(slug, lang):
    game, w = GAMES[slug], words(lang)
    labels = Labels(game, w, [f"P{number}" for number in range(game.seats[-1])])
    for state, seat, found_of in all_told(slug):
        named = {part for name in game.holdings(state, seat) for part in name.split("|")}
        assert [name for name in named if not w.has(f"{labels.prefix}-holding-{name}")] == []
        for _, found in found_of[:2]:
            assert bool(in_short(labels, found)) == bool(found.changes)
            # Of one thing some may be paid and some come: then the sum says which it is. A burden that grows is a cost.
            by = [
                -change.by if name in game.burdens else change.by
                for name, change in found.own.items()
                if name not in game.common
            ]
            cost, gain = any(one < 0 for one in by), any(one >= 0 for one in by)
            common, theirs = bool(found.own.keys() & game.common), any(True for _ in found.others)
            assert len(in_full(labels, found)) == cost + gain + common + theirs + (
                found.chance and found.unknown is not Unknown.NOTHING
            )


@pytest.mark.parametrize("slug", offered())
def test_what_is_paid_is_something_that_was_held(slug):
    game = GAMES[slug]
    for state, seat, moves in positions(slug):
        for move in moves:
            held, now = game.holdings(state, seat), game.copy(state)
            paid = [game.paid(event) for event in game.play(now, seat, move) if event.seat == seat]
            assert [one for one in paid if not held.keys() >= one.keys() or min(one.values(), default=1) < 1] == []


@pytest.mark.parametrize("slug", offered())
def test_what_is_paid_is_told_among_what_there_is_to_pay_with(slug):
    game, labels = (
        GAMES[slug],
        Labels(GAMES[slug], words("en"), [f"P{number}" for number in range(GAMES[slug].seats[-1])]),
    )
    every = [(state, seat, game.holdings(state, seat)) for state, seat, _ in positions(slug)]
    assert [name for name in game.purse if not words("pl").has(f"{labels.prefix}-holding-{name}")] == []
    for state, seat, held in every:
        free = Counter(held) - Counter(game.set_aside(state, seat))
        all_of_it = game.noughts and len(game.purse) <= SHORT_PURSE and any(free[name] for name in game.purse)
        lines = [f"{labels.holding(name)} {free[name]}" for name in game.purse if free[name] or all_of_it]
        assert at_hand(labels, game.redact(state, seat), seat) == " · ".join(lines)
    moves = ((state, seat, move) for state, seat, some in positions(slug) for move in some)
    events = (event for state, seat, move in moves for event in game.play(game.copy(state), seat, move))
    assert {name for event in events for name in game.priced(event)} <= {*game.purse}


def test_of_what_is_paid_and_comes_back_both_are_told():
    labels = Labels(GAMES["imperial_settlers"], words("en"), ["Anna", "Ben"])
    found = Consequence(0, {0: {"wood": Change(3, 4, paid=1), "stone": Change(2, 0), "vp": Change(1, 3)}}, chance=False)
    assert in_short(labels, found) == "Wood −1, Stone −2 → Wood +2, VP +2"
    assert in_full(labels, found) == [
        "costs Stone −2 (2 → 0)",
        "brings Wood +2 −1 = +1 (3 → 4), VP +2 (1 → 3)",
    ]
    found = Consequence(0, {0: {"wood": Change(6, 5, paid=2)}}, chance=False)
    assert in_full(labels, found) == ["costs Wood +1 −2 = −1 (6 → 5)"]
    # It is a cost that a burden grows, and a gain that it falls.
    labels = Labels(GAMES["mosaic"], words("en"), ["Anna", "Ben"])
    for change, line in ((Change(1, 3), "costs Unrest +2 (1 → 3)"), (Change(3, 1), "brings Unrest −2 (3 → 1)")):
        assert in_full(labels, Consequence(0, {0: {"unrest": change}}, chance=False)) == [line]


def test_a_building_that_brings_what_it_costs_says_what_it_costs():
    settlers = GAMES["imperial_settlers"]
    state = position({"faction": "barbarians", "hand": ["bar_primeval_forest"], "supply": {"wood": 3}})
    move = next(move for move in settlers.legal_moves(state, 0) if move.kind == "build")
    assert Outlook(settlers, settlers.redact(state, 0), 0).of(move).own["wood"] == Change(3, 4, paid=1)


def test_what_shows_nothing_and_leaves_nothing_to_chance_is_made_in_two_positions_an_attack_in_all():
    settlers, mare, rome = GAMES["imperial_settlers"], GAMES["mare_nostrum"], seat_of("rome")
    building = position({"faction": "barbarians", "hand": ["bar_primeval_forest"], "supply": {"wood": 4}})
    attacking = build_state({"seas": {"mare_ionium": {"rome": 1, "greece": 5}}}, step="attack")
    for game, state, seat, kind, made in (
        (settlers, building, 0, "build", 2),
        (mare, attacking, rome, "attack", MANY),
    ):
        known = game.redact(state, seat)
        Outlook(game, known, seat).of(next(move for move in game.legal_moves(state, seat) if move.kind == kind))
        assert len(worlds(game, known, seat)._made) == made


def last_before(slug: str, phase: str) -> tuple[Any, int, list[Move]]:
    """The first position of a match of computers in which every move ends this phase: what follows comes by itself."""
    game = GAMES[slug]
    state = game.setup(game.seats[0] if slug != "imperial_settlers" else 2, game.options(), f"last of {phase}")
    while True:
        seat = game.to_move(state)[0]
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        move = game.sensible_move(game.redact(state, seat), seat, Rng(f"last {slug}"))
        after = game.copy(state)
        game.play(after, seat, move)
        if game.phase(state) == phase and game.phase(after) != phase:
            return state, seat, moves
        state = after


@pytest.mark.parametrize(
    ("slug", "phase", "own"),
    [
        ("imperial_settlers", "factions", set()),  # the hands of both
        ("imperial_settlers", "lookout", {"hand"}),  # the Production of both
        ("mare_nostrum", "empires", None),  # the set-up of all
        ("rise_of_empires", "actions", None),  # food, income, upkeep and points of all
        ("mosaic", "draft", set()),
    ],
)
def test_what_the_rules_do_by_themselves_afterwards_is_no_consequence(slug, phase, own):
    state, seat, moves = last_before(slug, phase)
    for move in moves:
        (found,) = (found for _, found in told(GAMES[slug], state, seat, (move,)))
        assert [*found.others] == []
        assert own is None or set(found.own) == own
        assert not {"coin", "grain"} & {*found.own}


def test_a_loss_that_dice_can_hardly_spare_is_not_told_as_certain():
    mare, rome = GAMES["mare_nostrum"], seat_of("rome")
    # Four dice score no hit only if each of them falls on one.
    state = build_state({"seas": {"mare_ionium": {"rome": 1, "greece": 4}}}, step="attack")
    outlook = Outlook(mare, mare.redact(state, rome), rome)
    (attack,) = (move for move in mare.legal_moves(state, rome) if move.kind == "attack")
    assert outlook.of(attack) == Consequence(rome, {}, chance=True)


def test_in_the_positions_at_the_edge_the_dice_of_both_sides_fall_as_low_and_as_high_as_they_can_in_each_of_four_ways():
    mare, rome, greece = GAMES["mare_nostrum"], seat_of("rome"), seat_of("greece")
    fallen = set[tuple[int, int]]()
    for edge in EDGES:
        state = build_state({"seas": {"mare_ionium": {"rome": 2, "greece": 2}}}, step="attack")
        state.rng = edge("edge", 0, rome) if issubclass(edge, Against) else edge("edge")
        (attack,) = (move for move in mare.legal_moves(state, rome) if move.kind == "attack")
        faces = {
            event.seat: set(event.data["dice"]) for event in mare.make(state, rome, attack) if event.kind == "rolled"
        }
        ((own,), (other,)) = faces[rome], faces[greece]
        fallen.add((own, other))
    assert fallen == {(1, 1), (6, 6), (1, 6), (6, 1)}


@pytest.mark.parametrize("slug", offered())
def test_what_one_move_of_several_costs_and_brings_is_the_rest_of_what_they_do_together(slug):
    game, compared = GAMES[slug], 0
    for state, seat, moves in positions(slug)[::2]:
        known = game.redact(state, seat)
        for first in moves[:2]:
            after = game.copy(state)
            game.play(after, seat, first)
            if seat not in game.to_move(after):
                continue
            then = game.legal_moves(after, seat)[0]
            alone = Outlook(game, known, seat).of(first)
            both, last = (Outlook(game, known, seat, [first], uncounted=n).of(then) for n in (0, 1))
            if not (alone.chance or both.chance or last.chance):
                sums = Counter({name: c.by for name, c in alone.own.items()})
                sums.update({name: c.by for name, c in last.own.items()})
                assert {name: by for name, by in sums.items() if by} == {
                    name: c.by for name, c in both.own.items() if c.by
                }
                compared += 1
    assert compared > 0


def test_of_several_activations_that_are_planned_all_of_the_cost_is_told_and_all_that_comes_for_certain():
    """Imperial Settlers R12.2: the second draw of the Castle is asked for after the first."""
    settlers = GAMES["imperial_settlers"]
    state = position({"supply": {"worker": 5}, "empire": ["com_castle"]}, turn_of="B")
    known = settlers.redact(state, 0)
    ahead = settlers.planned(known, 0, [])
    assert ahead is not None
    told = Outlook(settlers, settlers.redact(ahead, 0), 0, further=True)
    once, twice = (told.of(Activate("com_castle", times)).own for times in (1, 2))
    assert (once["worker"], twice["worker"]) == (Change(5, 4, 1), Change(5, 3, 2))
    assert [(change.gain, change.least) for one in (once, twice) for change in one.values() if change.gain] == [
        (1, False),
        (2, False),
    ]


def test_what_only_turns_up_a_tile_leaves_no_number_to_chance():
    """Founders of the Empire: a tile of a stack is turned up before one chooses what to do with it."""
    founders = GAMES["founders_of_the_empire"]
    state, seat, move = next(
        (state, seat, move)
        for state, seat, moves in positions("founders_of_the_empire")
        for move in moves
        if move.kind == "reveal"
    )
    found = Outlook(founders, founders.redact(state, seat), seat).of(move)
    assert (found.chance, found.unknown) == (True, Unknown.FACES)
