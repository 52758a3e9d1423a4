"""What stands against taking a move back freely, in the words that the person reads."""

from __future__ import annotations

import pytest

from cogs.features.table.undo import undoable
from cogs.match.history import PastMove
from cogs.presentation.labels import Labels
from db.rows import MoveRow
from games import GAMES
from games.core.events import Event
from locales import words
from tests.cogs.tables import ANNA, BEN

W = words("en")
LABELS = Labels(GAMES["imperial_settlers"], W, ["Anna", "Ben"])
CARD = next(iter(GAMES["imperial_settlers"].components))
SHOWN = Event("drawn", 1, {"cards": [CARD]}, audience=(1,), reveals="hidden")
OWN = Event("drawn", 0, {"cards": [CARD]}, audience=(0,), reveals="hidden")
SHUFFLED = Event("reshuffled", None, {"count": 7}, reveals="chance")
QUIET = Event("passed", 0)


def move(
    ply: int, *events: Event, seat: int = 0, user: int | None = ANNA, asked: str = "", joined: bool = False
) -> PastMove:
    row = MoveRow(1, ply, seat, user, "{}", "", user is None, 0)
    return PastMove(row, 1, list(events), asked=asked, joined=joined)


def blocked(*told: PastMove) -> str:
    found = undoable(LABELS, list(told), ANNA, 0)
    assert found is not None
    return found.blocked_by


def test_what_showed_nothing_is_free():
    assert blocked(move(1, SHUFFLED), move(2, QUIET)) == ""


def test_a_move_that_plays_itself_for_the_same_seat_is_taken_back_with_it():
    found = undoable(LABELS, [move(1, QUIET), move(2, QUIET, user=None)], ANNA, 0)
    assert (found.blocked_by, found.to_ply, len(found.told)) == ("", 0, 2)


@pytest.mark.parametrize("event", [OWN, SHUFFLED], ids=["hidden", "chance"])
def test_the_event_that_forbids_it_is_named(event):
    assert blocked(move(1, event), move(2, OWN, user=None)) == LABELS.event(event) != ""


def test_what_the_move_itself_has_shown_is_told_apart_from_what_happened_after_it():
    own, after = (
        undoable(LABELS, told, ANNA, 0) for told in ([move(1, OWN)], [move(1, QUIET), move(2, OWN, user=None)])
    )
    assert own is not None and after is not None and (own.shows, after.shows) == (True, False)


def test_what_another_seat_has_seen_is_not_told():
    assert CARD and blocked(move(1, SHOWN)) == W("undo-hidden")


def test_of_several_the_one_that_the_person_knows_is_named():
    assert blocked(move(1, SHOWN, OWN)) == LABELS.event(OWN)


@pytest.mark.parametrize("user", [BEN, None], ids=["the person", "the bot"])
def test_a_move_of_another_persons_seat_forbids_it_whoever_made_it(user):
    assert blocked(move(1, QUIET), move(2, QUIET, seat=1, user=user)) == W("undo-somebody-moved", player="Ben")


def test_open_moves_of_a_computer_go_back_with_it_and_what_it_showed_does_not():
    labels = Labels(GAMES["imperial_settlers"], W, ["Anna", "Computer"], computers=frozenset({1}))
    found = undoable(labels, [move(1, QUIET), move(2, QUIET, seat=1, user=None)], ANNA, 0)
    assert found is not None and (found.to_ply, len(found.told), found.blocked_by) == (0, 2, "")
    found = undoable(labels, [move(1, QUIET), move(2, SHUFFLED, seat=1, user=None)], ANNA, 0)
    assert found is not None and found.blocked_by == labels.event(SHUFFLED)


def test_the_earliest_obstacle_is_named():
    assert blocked(move(1, SHUFFLED), move(2, QUIET, seat=1, user=BEN)) == LABELS.event(SHUFFLED)


def test_who_has_not_moved_has_nothing_to_take_back():
    assert undoable(LABELS, [move(1, QUIET, seat=1, user=BEN)], ANNA, 0) is None


def test_a_move_goes_back_together_with_that_from_which_it_follows():
    told = [move(1, QUIET, asked="turn"), move(2, QUIET, asked="turn"), move(3, QUIET, asked="draw")]
    found = undoable(LABELS, told, ANNA, 0)
    assert found is not None and (found.to_ply, len(found.told), found.blocked_by) == (1, 2, "")


def test_a_move_from_which_another_follows_stays_if_it_showed_something():
    told = [move(1, SHUFFLED, asked="turn"), move(2, QUIET, asked="draw")]
    found = undoable(LABELS, told, ANNA, 0)
    assert found is not None and (found.to_ply, len(found.told), found.blocked_by) == (1, 1, "")


def test_moves_confirmed_together_go_back_together_and_no_move_before():
    told = [move(1, QUIET, asked="turn"), move(2, QUIET, asked="turn"), move(3, QUIET, asked="turn", joined=True)]
    found = undoable(LABELS, told, ANNA, 0)
    assert found is not None and (found.to_ply, len(found.told)) == (1, 2)


def test_an_action_goes_back_whole_though_somebody_has_moved_since():
    follow_up = next(iter(LABELS.game.follow_ups))
    told = [move(1, QUIET), move(2, QUIET, asked=follow_up), move(3, QUIET, seat=1, user=BEN)]
    found = undoable(LABELS, told, ANNA, 0)
    assert (found.to_ply, len(found.told), found.blocked_by) == (0, 3, W("undo-somebody-moved", player="Ben"))
