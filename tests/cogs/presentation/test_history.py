"""What whoever moved is told above the next question: all that concerns him, of the rest what a phone has room for."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from cogs.match.history import PastMove
from cogs.match.tables import Played, Table
from cogs.presentation.clauses import labels_then, sentence
from cogs.presentation.history import MOST_ANSWERED, lines_of, played_lines, said_of, sentences
from cogs.presentation.labels import labels_for
from cogs.presentation.taken_back import in_short
from cogs.presentation.telling import told_above
from db.rows import MoveRow, SeatKind
from games import GAMES
from games.core.events import Event
from games.imperial_settlers.moves import Faction
from tests.cogs.tables import table

SETTLERS, MOSAIC = GAMES["imperial_settlers"], GAMES["mosaic"]
TAX = [Event("worked", seat, {"resource": "food", "count": 5}) for seat in (1, 2, 0)] * 4


def test_the_answer_to_the_last_faction_has_room_for_the_next_question_and_counts_what_others_draw():
    state = SETTLERS.setup(3, SETTLERS.options(), "factions")
    last, events = 0, list[Event]()
    for faction in ("egyptians", "romans", "japanese"):
        last = SETTLERS.to_move(state)[0]
        events = SETTLERS.play(state, last, Faction(faction))
    match = table(SETTLERS, state)
    labels = labels_for(match, "en")
    lines = played_lines(labels, Played(match, last, events, [])).splitlines()
    every = sentences(labels, events, last)
    left = labels.words("turn-lines-left", count=len(every) - MOST_ANSWERED)
    assert (len(every) > MOST_ANSWERED, len(lines), lines[-1]) == (True, MOST_ANSWERED + 1, left)
    assert [line for line in every if line.startswith(labels.names[last]) and f"- {line}" not in lines] == []


def test_what_was_done_already_and_told_nothing_has_no_colon_behind_it():
    match = table(MOSAIC, MOSAIC.setup(3, MOSAIC.options(), "tax"))
    labels = labels_for(match, "en")
    assert played_lines(labels, Played(match, 0, [], [], again=True)) == "- You have done this already."
    assert played_lines(labels, Played(match, 0, TAX[:1], [], again=True)).startswith("- You have done this already:\n")


@pytest.mark.parametrize("seat", range(3))
def test_of_many_lines_all_about_the_mover_are_kept_and_of_the_others_the_newest(seat: int):
    match = table(MOSAIC, MOSAIC.setup(3, MOSAIC.options(), "tax"))
    labels = labels_for(match, "en")
    lines = played_lines(labels, Played(match, seat, TAX, [])).splitlines()
    about = [labels.names.index(line.removeprefix("- ").split()[0]) for line in lines[:-1]]
    newest = [event.seat for event in TAX if event.seat != seat][-(MOST_ANSWERED - about.count(seat)) :]
    assert about.count(seat) == 4 and [other for other in about if other != seat] == newest
    assert lines[-1] == labels.words("turn-lines-left", count=len(TAX) - MOST_ANSWERED)


@pytest.mark.parametrize(
    ("viewer", "line"), [(0, "Anna gives Ben: Sheep."), (2, "Anna gives Ben one resource in return.")]
)
def test_whoever_may_read_all_of_it_is_told_once(viewer: int, line: str):
    mare = GAMES["mare_nostrum"]
    told = [
        Event("compensated", 0, {"opponent": 1}),
        Event("gave", 0, {"opponent": 1, "resource": "sheep"}, audience=(0, 1)),
    ]
    labels = labels_for(table(mare, mare.setup(3, mare.options(), "told")), "en")
    assert sentences(labels, told, viewer) == [line]


def test_what_others_read_in_part_is_not_called_what_only_oneself_can_see():
    mare = GAMES["mare_nostrum"]
    match = table(mare, mare.setup(3, mare.options(), "told"))
    told = [
        Event("compensated", 0, {"opponent": 1}),
        Event("gave", 0, {"opponent": 1, "resource": "sheep"}, audience=(0, 1)),
    ]
    assert said_of(labels_for(match, "en"), Played(match, 0, told, [])) == "panel-done"


def test_only_what_nobody_else_reads_is_noted_and_the_end_of_a_turn_which_tells_nothing_is_just_done():
    match = table(MOSAIC, MOSAIC.setup(2, MOSAIC.options(), "said"))
    secret, public = Event("order-given", 0, {"card": "leader_general"}, audience=(0,)), TAX[2]
    said = [said_of(labels_for(match, "en"), Played(match, 0, [*events], [])) for events in ((), (secret,), (public,))]
    assert said == ["panel-made", "panel-noted", "panel-done"]


def test_whoever_chooses_in_secret_reads_once_what_he_has_chosen():
    state = MOSAIC.setup(2, MOSAIC.options(), "secret")
    while MOSAIC.phase(state) != "draft":
        MOSAIC.play(state, MOSAIC.to_move(state)[0], MOSAIC.legal_moves(state, MOSAIC.to_move(state)[0])[0])
    match, move = table(MOSAIC, state), MOSAIC.legal_moves(state, 0)[0]
    played = Played(match, 0, MOSAIC.play(state, 0, move), [])
    labels = labels_for(match, "en")
    assert played_lines(labels, played) == f"- Anna keeps {labels.component(move.card)}."
    assert said_of(labels, played) == "panel-noted"


def test_whoever_fights_reads_what_both_sides_rolled_and_lost_however_much_else_there_is():
    mare = GAMES["mare_nostrum"]
    match = table(mare, mare.setup(3, mare.options(), "told"))
    labels = labels_for(match, "en")
    one, two, _ = labels.names
    fought = [
        Event("battle", 0, {"area": "italia", "opponent": 1, "own": 3, "against": 2}),
        Event("rolled", 0, {"dice": [4, 5, 6], "count": 15}),
        Event("strengthened", 0, {"source": "caesar", "count": 3}),
        Event("total", 0, {"total": 18, "count": 3}),
        Event("rolled", 1, {"dice": [6, 4], "count": 10}),
        Event("total", 1, {"total": 10, "count": 2}),
        *(Event("legions-lost", seat, {"area": "italia", "count": 2, "before": 3, "after": 1}) for seat in (0, 1)),
    ]
    ended, others = Event("turn-ended", 0), [Event("title-kept", seat, {"title": "trade"}) for seat in (0, 1, 2)]
    went_on = [[ended, *others, *(Event("collected", 2, {"resources": ["wine"], "count": 1}) for _ in range(4))]]
    lines = played_lines(labels, Played(match, 0, fought, went_on)).splitlines()
    assert lines[:5] == [
        f"- **Battle: Italia.** {one} against {two}, 3 dice against 2.",
        f"- {one} rolls 4, 5, 6; +3 (Caesar); total 18, 3 hits.",
        f"- {two} rolls 6, 4; total 10, 2 hits.",
        f"- {one} loses in Italia: 2 legions (3 → 1).",
        f"- {two} loses in Italia: 2 legions (3 → 1).",
    ]
    assert f"- {one} ends the turn." not in lines


def test_what_was_forced_upon_him_after_others_had_moved_is_left_to_what_tells_their_moves():
    match = table(MOSAIC, MOSAIC.setup(2, MOSAIC.options(), "forced"))
    labels, (other, own) = labels_for(match, "en"), (TAX[0], TAX[2])
    played = Played(match, 0, [own], [[other], [own, other]], later=1)
    assert (
        len(played_lines(labels, played, at_once=True).splitlines()),
        len(played_lines(labels, played).splitlines()),
    ) == (2, 4)


def test_of_a_move_made_already_that_tells_nothing_it_is_only_said_that_it_is_made():
    match = table(MOSAIC, MOSAIC.setup(2, MOSAIC.options(), "again"))
    labels = labels_for(match, "en")
    said = [played_lines(labels, Played(match, 2, events, [], again=True)) for events in ([], TAX[:1])]
    assert said[0] == "- You have done this already." and said[1].startswith("- You have done this already:\n- ")


def test_what_was_paid_stands_in_the_line_of_what_it_was_paid_for():
    match = table(MOSAIC, MOSAIC.setup(2, MOSAIC.options(), "paid"))
    paid = [Event("paid", 0, {"resource": name, "count": 5, "before": 9, "after": 4}) for name in ("food", "stone")]
    built = Event("built", 0, {"piece": "farm", "hex": "EG14"})
    labels = labels_for(match, "en")
    assert played_lines(labels, Played(match, 0, [*paid, built], [])) == (
        "- Anna builds at EG14: Farm (paid: 5 Food, 5 Stone)."
    )
    assert played_lines(labels, Played(match, 0, paid, [])).startswith("- Anna pays: 5 Food (9 → 4); pays: 5 Stone")
    more = Event("paid", 0, {"resource": "food", "count": 1, "before": 4, "after": 3})
    moved = Event("marched", 0, {"unit": "infantry", "source": "egypt", "target": "greece"})
    assert played_lines(labels, Played(match, 0, [*paid, built, more, moved], [])).splitlines() == [
        "- Anna builds at EG14: Farm (paid: 5 Food, 5 Stone).",
        "- Anna moves a unit: Infantry (Egypt → Greece) (paid: 1 Food).",
    ]


def test_what_was_paid_before_all_that_was_done_stands_behind_the_first_of_it():
    match = table(MOSAIC, MOSAIC.setup(2, MOSAIC.options(), "paid"))
    paid = Event("paid", 0, {"resource": "ideas", "count": 5, "before": 9, "after": 4})
    found = [
        paid,
        Event("technology-up", 0, {"card": "tech_art"}),
        Event("action-follows", 0, {"card": "leader_scribe", "action": ""}),
    ]
    line, _ = sentence(labels_for(match, "en"), found)
    assert "(paid: 5 Ideas)" in line and not line.endswith("(paid: 5 Ideas)")


# ------------------------------------------------------------------ who held the seat then
def handed_over(*, name: str = "Darek", kind: SeatKind = "person") -> tuple[Table, list[PastMove]]:
    """A match in which Anna's seat has another holder from its third ply on, and a move of the seat before and after."""
    match = table(MOSAIC, MOSAIC.setup(3, MOSAIC.options(), "handed"))
    first = match.seats[0]
    left, now = (msgspec.structs.replace(first, **facts) for facts in ({"until_ply": 2}, {"user": 99, "name": name}))
    seats = [msgspec.structs.replace(now, since_ply=2, kind=kind), *match.seats[1:]]
    moves = [
        PastMove(MoveRow(1, ply, 0, user, "{}", "", False, 0), 1, [TAX[2]], asked="turn")
        for ply, user in ((2, 11), (3, 99))
    ]
    return replace(match, seats=seats, left=[left]), moves


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_happened_before_a_seat_changed_hands_keeps_the_name_of_whoever_made_it(lang):
    match, moves = handed_over()
    labels = labels_for(match, lang)
    for lines in (told_above(labels, moves).replace("- ", "").splitlines(), lines_of(labels, moves, None)):
        assert [line.split()[0] for line in lines] == ["Anna", "Darek"]
    assert in_short(labels, moves[:1]) == in_short(labels, moves[1:])


def test_the_next_holder_of_a_seat_who_bears_the_name_of_the_one_before_is_told_apart_from_him():
    match, moves = handed_over(name="Anną")
    before, after = lines_of(labels_for(match, "en"), moves, None)
    assert before.startswith(r"Anna \(1, earlier\) works") and after.startswith("Anną works")


def test_a_seat_that_a_computer_has_taken_keeps_its_name_and_was_no_computers_before():
    match, moves = handed_over(name="Anna", kind="random")
    labels = labels_for(match, "en")
    assert {line.split()[0] for line in lines_of(labels, moves, None)} == {"Anna"}
    assert (0 in labels.computers, 0 in labels_then(labels, 2).computers) == (True, False)


def test_a_secret_offer_is_not_said_to_stand_on_the_board_before_all_have_offered():
    """Mare Nostrum, R6.3."""
    game = GAMES["mare_nostrum"]
    match = table(game, game.setup(3, game.options(), "secret"))
    chosen = Event("offer-chosen", 0, {"resource": "wine"}, audience=(0,))
    offered, revealed = Event("offered", 0), Event("revealed", 0, {"resources": ["wine"]})
    said = [
        said_of(labels_for(match, "en"), Played(match, 0, [chosen, *more], []))
        for more in ((offered,), (offered, revealed))
    ]
    assert said == ["panel-noted", "panel-done"]
