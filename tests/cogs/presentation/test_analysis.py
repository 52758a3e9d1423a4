"""An analysis in words: its unit, who is named, and numbers as each language writes them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cogs.discord_io.layout import MOST_TEXT
from cogs.match.history import StoredEvents
from cogs.match.tables import Table
from cogs.presentation.analysis import AnalysisWords, expected_of, told_of
from cogs.presentation.labels import labels_for
from db.rows import ConversionRow, MoveRow, SeatRow
from games import GAMES
from games.core.rng import Rng
from games.thinking.review import Findings, Look, Part
from locales import words
from tests.cogs.tables import ANNA, BEN, CELINA, table

FOUNDERS, MARE, SETTLERS = (GAMES[slug] for slug in ("founders_of_the_empire", "mare_nostrum", "imperial_settlers"))


def played(game: Any, seats: int, count: int = 6) -> tuple[Table, list[MoveRow]]:
    """A match after some moves by people."""
    state, rng, rows = game.setup(seats, game.options(), "seed"), Rng("told"), list[MoveRow]()
    match = table(game, state)
    for ply in range(1, count + 1):
        seat = game.to_move(state)[0]
        move = game.sensible_move(game.redact(state, seat), seat, rng)
        told = msgspec.json.encode(StoredEvents(game.turn(state), game.play(state, seat, move))).decode()
        rows.append(MoveRow(1, ply, seat, match.seats[seat].user, game.encode_move(move).decode(), told, False, 1))
    return match, rows


def findings(rows: list[MoveRow], gap: float, course: dict[int, list[float]]) -> Findings:
    """The first choice cost this much in every deal; lines as given, without noise."""
    found = Findings()
    for row in rows:
        found.looks[row.ply - 1] = Look()
    found.looks[0] = Look(rows[0].move, [gap] * 3)
    found.checks[0] = [gap] * 12
    found.course = {ply: [values, values] for ply, values in course.items()}
    return found


def lines(
    match: Table,
    rows: list[MoveRow],
    found: Findings,
    lang: str,
    holders: list[SeatRow] | None = None,
    room: int = MOST_TEXT,
) -> list[str]:
    told = told_of(match, rows, found)
    shown = AnalysisWords(match, labels_for(match, lang), rows, match.seats if holders is None else holders, told)
    return shown.lines(room)


@pytest.mark.parametrize(("lang", "cost", "before"), [("en", "−1.5", "+2.5"), ("pl", "−1,5", "+2,5")])
def test_points_are_told_with_their_sign_and_the_decimal_mark_of_the_language(lang, cost, before):
    match, rows = played(FOUNDERS, 2)
    w, found = words(lang), findings(rows, 1.5, {0: [10.0, 7.5], 6: [30.0, 12.0]})
    shown = lines(match, rows, found, lang)
    who = labels_for(match, lang).names[rows[0].seat]
    assert shown[0] == w("analysis-unit", unit="points", count=2)
    assert shown[1] == w("analysis-turns", unit="points")
    assert shown[2] == w(
        "analysis-turn", number=1, at=w("analysis-at", ply=6), player="Anna", before=before, after="+18"
    )
    assert w("analysis-person", player=who, unit="points") in shown
    assert any(f"**{cost}**" in line for line in shown)
    assert shown[-1] == w("analysis-basis")


def test_a_game_without_points_tells_wins_of_a_hundred():
    match, rows = played(MARE, 3)
    found = findings(rows, 0.25, {0: [0.5, 0.25, 0.25], 6: [0.0, 0.0, 1.0]})
    shown, w = lines(match, rows, found, "en"), words("en")
    assert shown[0] == w("analysis-unit", unit="wins", count=2)
    assert any("**−25**" in line for line in shown)
    expected = expected_of(match, told_of(match, rows, found), "en", ((0, "1"),))
    assert expected is not None
    assert (expected.percent, expected.course[0]) == (True, (0, (50.0, 25.0, 25.0)))
    assert expected.periods == ((0, "1"),)


def test_who_plays_alone_reads_of_results_and_not_of_leads():
    match, rows = played(SETTLERS, 1)
    shown, w = lines(match, rows, findings(rows, 3.0, {0: [-4.0], 6: [2.0]}), "en"), words("en")
    assert w("analysis-turns", unit="alone") in shown
    assert w("analysis-turn", number=1, at=w("analysis-at", ply=6), player="Anna", before="−4", after="+2") in shown


def test_who_has_nothing_to_regret_and_who_has_given_up_his_seat_are_named_as_well():
    match, rows = played(FOUNDERS, 2)
    left = match.seats[1]
    match = replace(match, seats=[match.seats[0], msgspec.structs.replace(left, user=CELINA, name="Celina")])
    shown = lines(match, rows, findings(rows, 0.5, {0: [9.0, 9.0]}), "en", [*match.seats, left])
    w = words("en")
    assert {w("analysis-no-cost", player=name) for name in ("Anna", "Ben")} <= {*shown}
    assert w("analysis-no-turns") in shown
    assert {row.user for row in rows} == {ANNA, BEN}


def test_who_has_given_up_a_seat_to_somebody_of_his_name_is_told_apart_from_him():
    match, rows = played(FOUNDERS, 2)
    left = msgspec.structs.replace(match.seats[1], name="Ben", until_ply=3)
    match = replace(match, seats=[match.seats[0], msgspec.structs.replace(match.seats[1], user=CELINA, name="Ben")])
    rows[-1] = msgspec.structs.replace(rows[-1], user=CELINA)
    shown = lines(match, rows, findings(rows, 0.5, {0: [9.0, 9.0]}), "en", [match.seats[0], left, match.seats[1]])
    nothing = {words("en")("analysis-no-cost", player=name) for name in ("Anna", "Ben \\(2, earlier\\)", "Ben \\(2\\)")}
    assert nothing <= {*shown}


def test_what_could_not_be_worked_out_is_counted():
    match, rows = played(FOUNDERS, 2)
    found = findings(rows, 0.5, {})
    found.parts = {Part("look", ply, 0) for ply in range(12)}
    found.left_out = 3
    shown, w = lines(match, rows, found, "en"), words("en")
    assert w("analysis-left-out", count=3) in shown
    assert w("analysis-no-turns") in shown


def test_where_much_could_not_be_worked_out_nobody_is_told_that_there_was_nothing():
    match, rows = played(FOUNDERS, 2)
    found = findings(rows, 0.5, {0: [9.0, 9.0]})
    found.parts = {Part("look", ply, 0) for ply in range(12)}
    found.left_out = 4
    shown, w = lines(match, rows, found, "pl"), words("pl")
    assert shown == [w("analysis-too-little", left=4, count=12), w("analysis-basis")]
    assert expected_of(match, told_of(match, rows, found), "pl", ()) is None


def test_where_room_is_short_everybody_keeps_his_dearest_move_and_what_it_rests_on_is_said():
    match, rows = played(MARE, 5, 40)
    found, w = Findings(), words("en")
    for row in rows:
        found.looks[row.ply - 1] = Look(row.move, [0.5] * 3)
        found.checks[row.ply - 1] = [0.5 + row.ply / 100] * 12
    whole, short = (lines(match, rows, found, "en", room=room) for room in (10**4, 1200))
    people = len({row.user for row in rows})
    assert [sum(line.startswith("- ") for line in shown) for shown in (whole, short)] == [3 * people, people]
    assert short[-2:] == [w("list-more", count=2 * people), w("analysis-basis")]
    assert len("\n".join(short)) <= 1200


def test_where_older_rules_began_the_match_it_is_said_from_where_it_is_looked_back_at():
    match, rows = played(FOUNDERS, 2)
    match = replace(match, conversion=ConversionRow(1, 4, 1, b"{}"))
    assert words("en")("analysis-since", ply=5) in lines(match, rows, findings(rows, 0.5, {}), "en")


def test_nothing_is_drawn_where_nothing_could_be_found():
    match, rows = played(FOUNDERS, 2)
    assert expected_of(match, told_of(match, rows, findings(rows, 0.5, {})), "en", ()) is None
