"""The strong computer: what it finds, what it spends, and that it knows no more than its seat; for every game, and by one as small as
can be (the highest card of a round scores the number of the round; the sensible computer always lays its highest).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from games import GAMES, offered
from games.base import Concede, Effort, Game, Move
from games.core.rng import Rng
from games.thinking.candidates import candidates
from games.thinking.leads import lead
from games.thinking.search import Candidate, Thought, think
from games.thinking.worth import ahead, share, worth
from tests.games.small_game import SMALL, Lay, Table
from tests.games.walking import at_each_table, walk

THOROUGH = Effort(candidates=6, rollouts=64, plies=None, spread=3.0)
BRIEF = Effort(candidates=2, rollouts=2, plies=2)


def second_round(hand: list[str]) -> Table:
    """The first of two seats has these two cards left, one round is over, and nobody has points."""
    state = SMALL.setup(2, SMALL.options(), "thinking")
    cards = [*state.hands[0], *state.hands[1], *state.deck]
    others = [card for card in sorted(cards) if card not in hand]
    state.number, state.hands[0] = 2, [*hand]
    state.played, state.hands[1], state.deck = others[:2], others[2:4], others[4:]
    return state


def thought(hand: list[str], effort: Effort = THOROUGH, seed: str = "seed") -> Thought:
    return think(SMALL, SMALL.redact(second_round(hand), 0), 0, seed, effort)


# ---------------------------------------------------------------------- what it finds
def test_it_keeps_its_best_card_for_the_round_that_counts_more():
    """14 now and 1 later wins 2 and loses 3, the other way round loses 2 and wins 3."""
    state = second_round(["card_01", "card_14"])
    assert SMALL.sensible_move(state, 0, Rng("any")) == Lay("card_14")
    assert thought(["card_01", "card_14"]).move == Lay("card_01")


def test_where_nothing_is_gained_it_does_what_the_sensible_computer_does():
    found = thought(["card_14", "card_15"])
    assert found.move == Lay("card_15")
    assert len({tuple(one.worth) for one in found.candidates}) == 1, "both cards win in every deal"


def test_a_gain_within_the_doubt_is_left_alone():
    doubtful = THOROUGH._replace(doubt=1000.0)
    assert thought(["card_01", "card_14"], doubtful).move == Lay("card_14")


def test_the_points_told_are_those_to_be_expected():
    found = thought(["card_01", "card_14"])
    kept = found.of(Lay("card_01"))
    assert kept is not None
    assert set(kept.points) <= {0.0, 3.0}, "the third round is won, but against the 15"
    assert found.best()[0] is kept


# ---------------------------------------------------------------------- what it spends
def test_a_single_move_is_made_without_thinking():
    found = thought(["card_07"])
    assert found == Thought(Lay("card_07"), [Candidate(Lay("card_07"))])


def test_no_more_is_played_on_than_was_allowed():
    tried = thought(["card_01", "card_14"], THOROUGH._replace(rollouts=20)).candidates
    assert sum(len(one.worth) for one in tried) == 20


def test_the_worse_half_of_the_candidates_is_dropped_and_the_sensible_move_never():
    hand = ["card_02", "card_05", "card_14"]
    state = SMALL.setup(2, SMALL.options(), "thinking")
    rest = [card for card in sorted({*state.hands[0], *state.hands[1], *state.deck}) if card not in hand]
    state.hands, state.deck = [hand, rest[:3]], rest[3:]
    tried = think(SMALL, SMALL.redact(state, 0), 0, "seed", THOROUGH).candidates
    assert tried[0].move == Lay("card_14")
    assert len(tried[0].worth) == max(len(one.worth) for one in tried)
    assert min(len(one.worth) for one in tried) < len(tried[0].worth)


def test_candidates_without_an_opinion_of_the_game_are_the_sensible_move_and_others_by_chance():
    state = SMALL.setup(2, SMALL.options(), "thinking")
    found = candidates(SMALL, state, 0, 2, Rng("seed"))
    assert found[0] == SMALL.sensible_move(state, 0, Rng("any"))
    assert len(found) == 2
    assert found[1] in SMALL.legal_moves(state, 0)


@pytest.mark.parametrize("slug", offered())
def test_what_leads_back_to_where_it_was_before_its_action_began_is_no_candidate(slug: str):
    game = GAMES[slug]
    said = {(kind, decision) for kind, decisions in game.dropping_kinds.items() for decision in decisions}
    met, thought_of = set[tuple[str, str]](), set[tuple[str, str]]()
    looked = 0
    for began, seat, then in begun(game):
        looked += 1
        for way in dict.fromkeys(move.kind for move in game.legal_moves(then, seat)):
            back = game.copy(then)
            if game.is_way_out(then, seat, way):
                game.play(back, seat, next(move for move in game.legal_moves(back, seat) if move.kind == way))
                if alike(game, back, began, seat):
                    met.add((way, game.asked(then, seat)))
                    found = candidates(game, game.redact(then, seat), seat, 99, Rng("seed"))
                    thought_of |= {(move.kind, game.asked(then, seat)) for move in found}
    assert looked >= 10
    assert met <= said
    assert met.isdisjoint(thought_of)


def begun(game: Game[Any]) -> Iterator[tuple[Any, int, Any]]:
    """Positions of random matches, whose turn it is, and the positions after some of its moves in which it is asked on."""
    for seats in game.seats[:2]:
        for state, _, _ in walk(game, seats, 2, looks=12):
            for seat in game.to_move(state)[:1]:
                for move in Random(f"{seats}").sample(moves := game.legal_moves(state, seat), min(12, len(moves))):
                    then = game.copy(state)
                    game.play(then, seat, move)
                    if seat in game.to_move(then):
                        yield state, seat, then


def alike(game: Game[Any], one: Any, other: Any, seat: int) -> bool:
    """Whether a seat is asked the same in both, and everybody has the same."""
    return (
        game.asked(one, seat) == game.asked(other, seat)
        and game.legal_moves(one, seat) == game.legal_moves(other, seat)
        and all(game.holdings(one, each) == game.holdings(other, each) for each in range(other.seats))
    )


# ---------------------------------------------------------------------- how it reckons
@pytest.mark.parametrize(("points", "expected"), [(0.0, 0.5), (1.0, 0.75), (-1.0, 0.25), (3.0, 0.875)])
def test_a_lead_counts_less_the_larger_it_is_and_more_is_always_better(points: float, expected: float):
    assert share(points) == expected


def test_the_lead_is_over_the_best_of_those_who_are_still_there():
    assert ahead([4.0, 9.0, 1.0], 0, left=[1]) == 3.0


def test_a_finished_match_counts_half_by_its_result():
    state = SMALL.setup(2, SMALL.options(), "thinking")
    SMALL.play(state, 1, Concede())
    points = SMALL.prospects(state)
    assert [worth(SMALL, state, points, seat) for seat in (0, 1)] == [0.75, 0.25]


def test_differences_are_taken_deal_by_deal():
    found = lead([1.0, 0.5, 0.9], [0.5, 0.0])
    assert (found.mean, found.error) == (0.5, 0.0)
    assert found.exceeds(10.0)
    assert not lead([1.0], [0.0]).exceeds(0.0), "what was seen once proves nothing"


# ---------------------------------------------------------------------- every game
def looked_at(game: Game[Any], seats: int) -> list[tuple[Any, int]]:
    """A few positions of a random match, with a seat that must decide."""
    return [(state, game.to_move(state)[0]) for state, _, _ in walk(game, seats, 1, looks=2) if game.to_move(state)]


@at_each_table
def test_a_thought_is_legal_the_same_again_and_blind_to_what_is_hidden(game: Game[Any], seats: int):
    for state, seat in looked_at(game, seats):
        view = game.redact(state, seat)
        text = game.encode(view)
        found = think(game, view, seat, "thought", BRIEF)
        assert game.encode(view) == text, "thinking changed the view"
        assert found.move in game.legal_moves(state, seat)
        other = game.redact(game.determinize(state, seat, Rng("elsewhere")), seat)
        assert msgspec.to_builtins(think(game, other, seat, "thought", BRIEF)) == msgspec.to_builtins(found)


@at_each_table
def test_rated_moves_are_legal_and_prospects_are_one_number_a_seat(game: Game[Any], seats: int):
    for state, seat in looked_at(game, seats):
        rated: list[Move] = [move for _, move in game.rated_moves(game.redact(state, seat), seat)]
        assert set(rated) <= {*game.legal_moves(state, seat)}
        assert len(game.prospects(state)) == seats
