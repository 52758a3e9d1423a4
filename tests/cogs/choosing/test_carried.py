"""What was chosen in an earlier position is found again in the present one, whatever places its values have there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from cogs.choosing.carried import carried, ends_alike
from cogs.choosing.chain import Chain
from cogs.choosing.consequences import Outlook
from cogs.choosing.picker import Picker
from cogs.match.tables import Position
from games import GAMES, offered
from games.base import Game, Move, awaited
from games.core.rng import Rng
from games.founders_of_the_empire.moves import Stop
from games.imperial_settlers.setup import SettlersOptions
from games.mare_nostrum.game import MareOptions
from games.mare_nostrum.state import Battle, Choice
from games.mosaic.game import MosaicOptions
from games.rise_of_empires.game import RiseOptions
from tests.cogs.tables import table
from tests.games.mare_nostrum.case_builder import build_state, seat_of

# Options of a match, and what several are asked in it at the same time.
TOGETHER = {
    "imperial_settlers": (SettlersOptions(lookout="alternate"), {"faction", "draft", "cleanup"}),
    "mare_nostrum": (MareOptions(), {"offer"}),
    "mosaic": (MosaicOptions(), {"pick"}),
    "rise_of_empires": (RiseOptions(), {"food", "pick"}),
}


def seen(slug: str, count: int) -> tuple[Game[Any], list[Position]]:
    """Positions of the seat that moves first in a computer's match."""
    game = GAMES[slug]
    state, chance = game.setup(game.seats[0], game.options(), f"carried {slug}"), Rng(f"carried {slug}")
    first, found = game.to_move(state)[0], list[Position]()
    while not state.finished and len(found) < count:
        seat = game.to_move(state)[0]
        if seat == first:
            now = game.copy(state)
            found.append(Position(table(game, now), seat, game.legal_moves(game.redact(now, seat), seat)))
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, chance))
    return game, found


def shortened(position: Position) -> Position:
    """The same position with every other move, so that values stand at other places."""
    return Position(position.table, position.seat, position.moves[::2])


@pytest.mark.parametrize("slug", offered())
def test_the_choices_of_every_path_are_made_again_where_they_are_possible(slug):
    _, positions = seen(slug, 12)
    found = 0
    for then in positions:
        picker, now = Picker(then.moves), shortened(then)
        for move in then.moves[:40]:
            path = picker.path_of(move)
            there = carried(Chain(then), path, now)
            if move in now.moves:
                assert there is not None
                step = Picker(now.moves).step(there[1])
                assert step is not None and step.move == move
                found += 1
            elif there is not None:
                step = Picker(now.moves).step(there[1])
                assert step is not None and step.move is None
    assert found > 20


def asked_together(slug: str) -> Iterator[tuple[str, Any, int]]:
    """Decisions that several seats have at the same time, twice each of those of the game: its kind, the state and the seat that
    will be the last to choose.
    """
    game, (options, kinds) = GAMES[slug], TOGETHER[slug]
    left, number = Counter(dict.fromkeys(kinds, 2)), 0
    while +left:
        number += 1
        state, chance = game.setup(game.seats[-1], options, f"together {slug} {number}"), Rng(f"together {number}")
        while not state.finished and +left:
            waiting = game.to_move(state)
            last = waiting[-1]
            if len(waiting) > 1 and left[kind := game.asked(state, last)] > 0:
                left[kind] -= 1
                yield kind, game.copy(state), last
            game.play(state, waiting[0], game.sensible_move(game.redact(state, waiting[0]), waiting[0], chance))


def losses() -> tuple[str, Any, int]:
    """Mare Nostrum: Rome and Greece choose which of their legions they lose."""
    (rome, greece), legions = map(seat_of, ("rome", "greece")), {"legion": 2}
    entry = {
        "control": "carthage",
        "buildings": ["libya.caravan.oil", "libya.caravan.sheep"],
        "occupied": {"libya.caravan.oil": "greece", "libya.caravan.sheep": "rome"},
        "units": {"rome": legions, "greece": legions},
        "at_war": False,
    }
    state = build_state({"provinces": {"libya": entry}}, step="fight")
    state.battle = Battle("libya", rome, greece)
    state.pending = [Choice(seat, "losses", about="libya", count=1) for seat in sorted((rome, greece))]
    return "losses", state, state.pending[-1].seat


@pytest.mark.parametrize("slug", TOGETHER)
def test_a_move_does_the_same_whether_others_who_choose_too_have_chosen_or_not(slug):
    game, chance, compared = GAMES[slug], Rng(f"others {slug}"), Counter[str]()
    found = [*asked_together(slug), *([losses()] if slug == "mare_nostrum" else [])]
    for kind, then, last in found:
        now = game.copy(then)
        while others := [seat for seat in game.to_move(now) if seat != last]:
            game.play(now, others[0], game.sensible_move(game.redact(now, others[0]), others[0], chance))
        assert awaited(now.pending, last) == awaited(then.pending, last)
        before, after = (Position(table(game, state), last, game.legal_moves(state, last)) for state in (then, now))
        moves = [move for move in after.moves if move in before.moves and move.kind not in game.free_kinds]
        assert [move for move in moves[:: max(1, len(moves) // 4)] if not ends_alike(before, after, [move])] == [], kind
        compared[kind] += 1
    assert {*compared} >= TOGETHER[slug][1]


@pytest.mark.parametrize("slug", offered())
def test_what_a_move_brings_is_alike_where_its_numbers_and_the_remark_are_and_only_there(slug):
    game, positions = seen(slug, 30)
    other, same = 0, 0

    def told(position: Position, move: Move) -> Any:
        state, seat = position.table.state, position.seat
        known, chosen = game.redact(state, seat), {"kind": move.kind, **msgspec.structs.asdict(move)}
        remark = game.remark(known, seat, chosen) if game.is_remarked(state, seat, move.kind) else None
        return Outlook(game, known, seat).of(move).shown, remark

    for then, now in pairwise(positions):
        assert ends_alike(then, then, [then.moves[0]])
        for move in [move for move in then.moves if move in now.moves][:3]:
            alike = ends_alike(then, now, [move])
            if told(then, move) != told(now, move):
                assert not alike
                other += 1
            else:
                assert alike
                same += 1
    assert other + same > 0


def test_of_what_is_not_possible_any_more_the_rules_say_why():
    game, (then, *_) = seen("rise_of_empires", 1)
    assert ends_alike(then, Position(table(game, then.table.state), then.seat, then.moves[1:]), [then.moves[0]])


def test_agreeing_to_stop_is_not_alike_any_more_when_all_others_have_agreed_meanwhile():
    game = GAMES["founders_of_the_empire"]
    then = game.setup(2, game.options(), "stopping")
    seat = 1 - game.to_move(then)[0]
    now = game.copy(then)
    game.play(now, 1 - seat, Stop(True))
    before, after = (Position(table(game, state), seat, [Stop(True)]) for state in (then, now))
    assert ends_alike(before, before, [Stop(True)])
    assert not ends_alike(before, after, [Stop(True)])
