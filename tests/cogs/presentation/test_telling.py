"""What a post tells above the board: a line for each Action, in at most eight lines; the log has the rest."""

from __future__ import annotations

import random
import re
from collections.abc import Collection
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import msgspec
import pytest

from cogs.match.history import PastMove
from cogs.match.tables import Played
from cogs.presentation.blocks import MOST_LINES, ROW
from cogs.presentation.gathering import repeated
from cogs.presentation.history import lines_of, played_lines, sentences
from cogs.presentation.labels import Labels
from cogs.presentation.setup_lines import MOST_SMALL
from cogs.presentation.telling import actions, told_above
from db.rows import MoveRow
from games import GAMES
from games.core.events import Event
from locales import LANGUAGES, words

NAMES = ("Anna", "Computer 2", "Celina", "Darek", "Ela", "Filip")
GROWN = Event("population-gained", 0, {"count": 2, "source": "tech_wheel"})
PAID = Event("paid", 0, {"resource": "food", "count": 5})
GROWN_BY = Event("population-gained", 2, {"count": 1, "source": "tech_wheel"})
BUILT = Event("built", 0, {"piece": "farm", "hex": "EG14"})
GOODS = ("grain", "gold", "metal", "oil", "stone", "wine")
OFFERED = Event("offered", None, {"card": "tech_wheel", "deck": "technologies"}, reveals="hidden")


def labels(slug: str = "mosaic", lang: str = "en", computers: Collection[int] = (1,)) -> Labels:
    return Labels(GAMES[slug], words(lang), NAMES, computers=computers)


def move(
    *events: Event,
    seat: int = 0,
    user: int | None = 11,
    automatic: bool = False,
    forced: bool = False,
    asked: str = "turn",
    turn: int = 1,
    ply: int = 1,
) -> PastMove:
    return PastMove(MoveRow(1, ply, seat, user, "{}", "", automatic, 0), turn, list(events), forced, asked)


def worked(seat: int, count: int = 5) -> Event:
    return Event("worked", seat, {"resource": "food", "count": count})


def played(slug: str, seats: int, lang: str) -> tuple[Labels, list[PastMove]]:
    """A random match as it is stored, as long as a hundred moves; every other seat is a computer's."""
    game, chance = GAMES[slug], random.Random(slug)
    said = labels(slug, lang, computers=range(1, seats, 2))
    state, told = game.setup(seats, game.options(), "posts"), list[PastMove]()
    while (to_move := game.to_move(state)) and len(told) < 100:
        seat, turn = to_move[0], game.turn(state)
        asked, chosen = game.asked(state, seat), game.legal_moves(state, seat)
        events = game.play(state, seat, chance.choice([m for m in chosen if m.kind not in game.free_kinds]))
        computer = seat in said.computers
        user = None if computer else 11
        told.append(move(*events, seat=seat, user=user, automatic=computer, asked=asked, turn=turn, ply=len(told) + 1))
    return said, told


# ------------------------------------------------------------------ one line for each Action
def test_what_comes_up_besides_is_told_after_what_the_move_brought():
    taken = Event("technology-up", 0, {"card": "tech_music"})
    besides = msgspec.structs.replace(OFFERED, aside=True)
    lines = told_above(labels(), [move(taken, besides, GROWN)]).splitlines()
    assert lines == ["- Anna turns up Music.", "-# Anna: Population +2 – Wheel · New in the Technology offer: Wheel."]


def test_an_action_is_one_line_and_what_else_is_new_stands_in_small_print_in_which_the_name_is_said_once():
    told = [move(asked="turn"), move(PAID, BUILT, GROWN, GROWN, OFFERED, asked="site")]
    first, second = told_above(labels(), told).splitlines()
    assert first == "- Anna builds at EG14: Farm (paid: 5 Food)."
    assert second.startswith("-# Anna: Population +2 – Wheel; Population +2 – Wheel · ")
    assert second.endswith(labels().event(OFFERED))


@pytest.mark.parametrize(
    ("slug", "first", "then", "line"),
    [
        (
            "founders_of_the_empire",
            Event("revealed", 0, {"tile": "lake", "stack": "nature", "left": 4}),
            Event("added", 0, {"tile": "grove", "cell": "M10"}),
            "- Anna turns up Lake from the Nature stack (4 left); adds Grove at M10.",
        ),
        (
            "rise_of_empires",
            Event("removed", 0, {"row": "city", "fee": 0}),
            Event("city-taken", 0, {"tile": "rome", "cost": 0}),
            "- Anna takes back a disc, row city, no fee; takes the city tile Rome.",
        ),
    ],
)
def test_what_leads_to_a_deed_and_the_deed_are_one_line(slug, first, then, line):
    said = labels(slug)
    assert told_above(said, [move(first, asked="reveal"), move(then, asked="token")]) == line
    assert told_above(said, [move(first, asked="reveal")]) == f"{line.split(';' if slug[0] == 'f' else '; t')[0]}."


def test_of_several_deeds_in_an_action_each_stands_with_what_was_paid_for_it():
    told = [move(BUILT, asked="turn"), move(PAID, Event("built", 0, {"piece": "city", "hex": "EG15"}), asked="site")]
    assert told_above(labels(), told).splitlines() == [
        "- Anna builds at EG14: Farm.",
        "-# Anna builds at EG15: City (paid: 5 Food).",
    ]


def test_what_was_paid_before_anything_was_done_is_told_by_itself():
    assert told_above(labels(), [move(PAID, OFFERED)]).splitlines()[0] == "- Anna pays: 5 Food."


def test_a_name_is_said_again_in_small_print_where_somebody_else_was_named_before():
    told = [move(worked(0), GROWN, worked(1), worked(1, 7), OFFERED, worked(0, 9))]
    small = told_above(labels(), told).splitlines()[1].split(" · ")
    assert [part.split()[0] for part in small] == ["-#", "Computer", "New", "Anna"]
    assert "; works: " in small[1]


def test_the_same_question_again_begins_another_action():
    told = [move(worked(0)), move(worked(0)), move(BUILT, asked="site"), move(worked(1), seat=1)]
    assert [len(action) for action in actions(labels(), told)] == [1, 2, 1]


def test_moves_stored_before_the_question_was_are_told_one_by_one():
    told = [move(worked(0), asked=""), move(BUILT, asked="", ply=2)]
    assert told_above(labels(), told) == f"- {labels().event(worked(0))}\n- {labels().event(BUILT)}"


def test_what_comes_after_an_event_of_somebody_else_is_no_line_of_the_mover():
    told = [move(Event("round-began", None, {"number": 3}), worked(0))]
    round_began, work = (labels().event(event).removesuffix(".") for event in told[0].events)
    assert told_above(labels(), told) == f"- {round_began}\n-# {work}."


def test_what_came_by_an_earlier_move_of_an_action_stands_before_its_first_deed():
    told = [move(worked(1), asked="turn"), move(BUILT, worked(1, 7), asked="site")]
    lines = told_above(labels(), told).splitlines()
    assert [line.split()[1] for line in lines] == ["Computer", "Anna", "Computer"]
    assert ("Food +5" in lines[0], "Food +7" in lines[2]) == (True, True)


# ------------------------------------------------------------------ who made it
def test_a_computers_moves_in_a_row_are_one_line_that_says_its_name_once():
    computer = [move(worked(1, count), seat=1, user=None, automatic=True, turn=count) for count in (4, 6)]
    line = told_above(labels(), computer)
    assert line.startswith("- Computer 2 works") and line.count("Computer 2") == 1
    assert line.count("; ") == 1 and "automatically" not in line


@pytest.mark.parametrize(
    ("lang", "planned", "automatic", "forced"),
    [
        ("en", "5 – *as planned*", "5 – *automatically*", "5 – *automatically: there was no other choice*"),
        ("pl", "5 – *zgodnie z planem*", "5 – *automatycznie*", "5 – *automatycznie: nie było innego wyboru*"),
    ],
)
def test_the_first_sentence_says_if_the_bot_made_the_move(lang, planned, automatic, forced):
    said = labels(lang=lang)
    made = {
        planned: move(worked(0), GROWN, automatic=True),
        automatic: move(worked(0), GROWN, automatic=True, user=None),
        forced: move(worked(0), GROWN, automatic=True, user=None, forced=True),
    }
    for mark, part in made.items():
        for lines in (told_above(said, [part]).splitlines(), lines_of(said, [part], None)):
            assert lines[0].endswith(f"{mark}.")
            assert "*" not in lines[1]


def test_what_begins_between_a_computers_moves_parts_their_line_and_all_its_deeds_stand_in_order():
    said = labels("rise_of_empires")
    placed = Event(
        "placed",
        1,
        {"region": "balkans", "count": 2, "hands": {"now": "seat", "owner": 1, "parted": {"opponent": 2}}},
    )
    war = Event("war", 1, {"region": "balkans", "opponent": 2, "own": 1, "count": 1, "by": {"tile": "empire_7"}})
    ended = [
        Event("era-ended", None, {"era": 1}),
        Event("halved", 0, {"count": 6, "where": []}),
        Event("turn-began", None, {"era": 2, "side": "A"}),
    ]
    told = [
        move(Event("empire-taken", 1, {"tile": "empire_7"}), seat=1, user=None, automatic=True, asked="move"),
        move(placed, seat=1, user=None, automatic=True, asked="place"),
        move(war, seat=1, user=None, automatic=True, asked="war"),
        move(Event("position-taken", 1, {"number": 1}), *ended, seat=1, user=None, automatic=True, ply=2),
        move(
            Event("traded", 1, {"gain": "vp", "count": 2, "discs": 3}), seat=1, user=None, automatic=True, turn=2, ply=3
        ),
    ]
    done, placed, war, position, era, lost, turn, traded = told_above(said, told).splitlines()
    assert re.fullmatch("- Computer 2 takes .*", done) and "places" in placed and " war " in war
    assert all("**Celina**" in line for line in (placed, war))
    assert position.startswith("- Computer 2 chooses position 1")
    assert era.startswith("- Era I ends") and lost.startswith("-# Anna loses") and turn.startswith("- **Turn II-A")
    assert traded.startswith("- Computer 2 trades")


def test_whoever_loses_a_region_by_cubes_placed_there_is_named_in_bold_in_a_line_of_its_own():
    hands = {"now": "seat", "owner": 0, "parted": {"opponent": 2}}
    told = [move(Event("placed", 0, {"region": "balkans", "count": 2, "hands": hands}), ply=2)]
    assert told_above(labels("rise_of_empires"), [*told], called={2: 1}).endswith("(before: **Celina**).")


# ------------------------------------------------------------------ whoever is called
TOOK = Event("took", 0, {"opponent": 1, "resource": "wine"})
LOST = Event("legions-lost", 1, {"area": "italia", "count": 1, "before": 1, "after": 0})


def test_what_was_done_to_whoever_is_called_stands_where_it_happened_and_names_him_in_bold():
    ended = [move(Event("turn-ended", 0), ply=ply) for ply in (1, 3)]
    said, told = labels("mare_nostrum"), [ended[0], move(TOOK, ply=2), ended[1]]
    assert told_above(said, told, called={1: 0}).splitlines() == [
        "- Anna ends the turn.",
        "- Anna takes from **Computer 2**: Wine.",
        "- Anna ends the turn.",
    ]
    assert told_above(said, told, called={0: 0}) == told_above(said, told)


def test_what_a_computer_did_to_whoever_is_called_parts_what_else_it_did_in_a_row():
    done = [Event("turn-ended", 1), Event("took", 1, {"opponent": 2, "resource": "wine"}), Event("turn-ended", 1)]
    told = [move(event, seat=1, user=None, automatic=True, ply=ply) for ply, event in enumerate(done, 1)]
    said = labels("mare_nostrum")
    assert len(told_above(said, told).splitlines()) == 1
    first, second, third = told_above(said, told, called={2: 0}).splitlines()
    assert first == third and "Celina" not in first
    assert "**Celina**" in second


def test_what_was_done_to_whoever_is_called_is_the_last_to_be_left_out():
    told = [move(TOOK, ply=1), *[move(Event("turn-ended", 0), ply=ply) for ply in range(2, 20)]]
    lines = told_above(labels("mare_nostrum"), told, called={1: 0}).splitlines()
    assert lines[1] == "- Anna takes from **Computer 2**: Wine."
    assert len(lines) == 8


def test_what_was_done_to_him_before_his_last_move_stands_in_its_place():
    said, told = labels("mare_nostrum"), [move(Event("turn-ended", 0), ply=1), move(TOOK, ply=2)]
    assert "**" in told_above(said, told, called={1: 1})
    assert told_above(said, told, called={1: 2}) == told_above(said, told)


def test_of_what_a_post_has_told_before_only_what_was_done_to_whoever_is_called_stands_again():
    said = labels("mare_nostrum")
    told = [move(Event("turn-ended", 0), ply=1), move(TOOK, ply=2), move(Event("turn-ended", 0), ply=3)]
    news = told_above(said, told[2:])
    assert told_above(said, told, called={1: 0}, known=2).splitlines() == [
        "- Anna takes from **Computer 2**: Wine.",
        *news.splitlines(),
    ]
    assert told_above(said, told, known=2) == news


def test_what_befalls_somebody_else_by_a_move_is_a_line_and_the_mover_is_named_in_it():
    said, told = labels("mare_nostrum"), [move(Event("turn-ended", 0), TOOK, LOST)]
    assert told_above(said, told).splitlines() == [
        "- Anna ends the turn.",
        "- Anna takes from Computer 2: Wine.",
        "- Computer 2 loses in Italia: 1 legion (1 → 0).",
    ]


def test_of_much_that_was_done_to_him_the_newest_is_told_and_the_rest_counted():
    goods = [*GOODS, *GOODS]
    told = [move(Event("took", 0, {"opponent": 1, "resource": name}), ply=ply) for ply, name in enumerate(goods, 1)]
    lines = told_above(labels("mare_nostrum"), told, called={1: 0}).splitlines()
    assert [line.rpartition(": ")[2] for line in lines[1:]] == [f"{name.capitalize()}." for name in goods[-7:]]
    assert lines[0] == f"-# … {len(goods) - 7} earlier lines: `/log`"


def test_of_the_newest_move_alone_the_oldest_sentences_are_left_out():
    told = [move(*[Event("took", 1, {"opponent": 2, "resource": "wine"})] * 12, seat=1, user=None, automatic=True)]
    said = labels("mare_nostrum")
    lines = told_above(said, told, most=150).splitlines()
    assert lines[0] == "-# … 7 earlier lines: `/log`"
    assert lines[1].startswith("- Computer 2 takes from Celina: Wine") and sum(map(len, lines[1:])) <= 150


# ------------------------------------------------------------------ fights
FOUGHT = [
    Event("battle", 1, {"area": "italia", "opponent": 2, "own": 2, "against": 1}),
    Event("rolled", 1, {"dice": [6, 2], "count": 8}),
    Event("total", 1, {"total": 8, "count": 1}),
    Event("rolled", 2, {"dice": [2], "count": 2}),
    Event("total", 2, {"total": 2, "count": 0, "sum": "known"}),
]
CAME_TO = [
    Event("legions-lost", 2, {"area": "italia", "count": 1, "before": 1, "after": 0}),
    Event("settled", None, {"province": "italia"}),
]
OCCUPIED = Event("occupied", 1, {"held": "controller", "opponent": 2, "province": "italia", "spots": ["metal", "oil"]})
SAILED = Event("sailed", 1, {"source": "mare_ionium", "target": "mare_africum", "count": 1})


def warring() -> list[PastMove]:
    """A battle of a computer; whom it hits chooses what is lost."""
    return [
        move(SAILED, seat=1, user=None, automatic=True, asked="sail"),
        move(*FOUGHT, seat=1, user=None, automatic=True, asked="conquest", ply=2),
        move(*CAME_TO, seat=2, asked="losses", ply=3),
        move(OCCUPIED, seat=1, user=None, automatic=True, asked="conquest", ply=4),
        move(Event("turn-ended", 1), seat=1, user=None, automatic=True, asked="conquest", ply=5),
    ]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "- Computer 2 sails from Mare Ionium to Mare Africum: 1 trireme.",
                "- **Battle: Italia.** Computer 2 against **Celina**, 2 dice against 1.",
                "-# Computer 2 rolls 6, 2; total 8, 1 hit · Celina rolls 2; no hits.",
                "- **Celina** loses in Italia: 1 legion (1 → 0).",
                "-# Italia is not contested any more.",
                "- Computer 2 occupies in Italia, a province of **Celina**: Metal, Oil.",
                "- Computer 2 ends the turn.",
            ],
        ),
        (
            "pl",
            [
                "- Computer 2 płynie: Morze Jońskie → Morze Afrykańskie, 1 trirema.",
                "- **Bitwa: Italia.** Computer 2 przeciw graczowi **Celina**, kości: 2 na 1.",
                "-# Computer 2 rzuca 6, 2; suma 8, 1 trafienie · Celina rzuca 2; brak trafień.",
                "- **Celina** traci (Italia): 1 legion (1 → 0).",
                "-# Koniec stanu wojny w prowincji: Italia.",
                "- Computer 2 okupuje prowincję gracza **Celina** (Italia): Metal, Olej.",
                "- Computer 2 kończy turę.",
            ],
        ),
    ],
)
def test_a_fight_is_told_as_one_by_whose_moves_it_came_about_and_whoever_loses_by_it_has_a_line(lang, told):
    assert told_above(labels("mare_nostrum", lang), warring()).splitlines() == told


def test_of_much_that_happened_what_was_won_and_lost_is_kept_then_the_dice_and_what_only_goes_on_goes_first():
    said = labels("mare_nostrum")
    round_began = move(Event("round-began", None, {"number": 2}), ply=6)
    ended = [
        move(Event("turn-ended", 0), Event("title-kept", 0, {"title": "military"}), ply=ply) for ply in range(7, 30)
    ]
    every = told_above(said, warring()).splitlines()
    lines = told_above(said, [*warring(), round_began, *ended]).splitlines()
    assert lines[1:7] == every[:6] and lines[7] == "- **Round 2**"
    lost = told_above(said, [*warring(), *ended[:1]], most=200).splitlines()
    assert lost[1:] == [*every[3:6], "-# Anna remains military leader."]


def test_a_loss_of_whoever_is_called_that_a_post_has_told_stands_with_its_fight_and_apart_from_the_next_round():
    said = labels("mare_nostrum")
    began, ended = move(Event("round-began", None, {"number": 2}), ply=6), move(Event("turn-ended", 0), ply=7)
    lines = told_above(said, [*warring(), began, ended], called={2: 0}, known=6).splitlines()
    fight = told_above(said, warring(), called={2: 0}).splitlines()[1:4]
    assert lines[:3] == fight and fight[1].startswith("-# Computer 2 rolls 6, 2")
    assert lines[-2:] == ["- **Round 2**", "- Anna ends the turn."]


def test_a_round_that_a_post_has_told_of_is_no_heading_where_nothing_before_it_is_told_again():
    began, ended = move(Event("round-began", None, {"number": 2}), ply=6), move(Event("turn-ended", 0), ply=7)
    assert told_above(labels("mare_nostrum"), [*warring(), began, ended], known=6) == "- Anna ends the turn."


@pytest.mark.parametrize("most", range(120, 400, 20))
def test_a_fight_that_has_room_has_its_dice(most: int):
    told = told_above(labels("mare_nostrum"), warring(), most=most)
    assert ("**Battle: Italia.**" in told) == ("rolls 6, 2" in told)


# ------------------------------------------------------------------ the same several times
MARCHED = [Event("marched", 0, {"unit": "infantry", "source": one, "target": "greece"}) for one in ("assyria", "egypt")]
ONE = Event("paid", 0, {"resource": "money", "count": 1, "before": 9, "after": 8})
GOT = {good: int(good == "stone") for good in ("wood", "stone", "food", "gold", "worker", "raze", "defense", "vp")}
ACTIVATED = Event("activated", 0, {"card": "com_castle", "got": GOT, "paid": {"worker": 1}})


@pytest.mark.parametrize(
    ("lang", "slug", "told", "line"),
    [
        (
            "en",
            "mosaic",
            [move(ONE, event, asked="military") for event in (MARCHED[0], *MARCHED)],
            "- Anna moves units: 2 × Infantry (Assyria → Greece), Infantry (Egypt → Greece) (paid: 3 Money).",
        ),
        (
            "pl",
            "mosaic",
            [move(ONE, event, asked="military") for event in (MARCHED[0], *MARCHED)],
            "- Anna przesuwa Jednostki: 2 × Piechota (Asyria → Grecja), Piechota (Egipt → Grecja) (zapłata: 3 Pieniądze).",
        ),
        (
            "en",
            "imperial_settlers",
            [move(ACTIVATED, ACTIVATED)],
            "- Anna activates Castle twice, stone +2 (paid: 2 Workers).",
        ),
        (
            "pl",
            "imperial_settlers",
            [move(ACTIVATED), move(ACTIVATED), move(ACTIVATED)],
            "- Anna aktywuje 3 razy Lokację: Zamek, kamień +3 (zapłata: 3 Robotników).",
        ),
    ],
)
def test_what_one_action_does_several_times_is_one_sentence_with_the_sum_of_what_was_paid(lang, slug, told, line):
    assert told_above(labels(slug, lang), told) == line


def test_what_comes_each_time_of_the_same_done_again_by_moves_of_their_own_is_told_once_as_well():
    castle = msgspec.structs.replace(ACTIVATED, data={**ACTIVATED.data, "got": dict.fromkeys(GOT, 0)})
    drew = Event("drew", 0, {"deck": "common", "count": 1, "by": {"source": "com_castle"}})
    done = [(castle, "action"), (drew, "draw"), (castle, "action"), (drew, "draw")]
    told = [move(event, asked=asked, ply=ply) for ply, (event, asked) in enumerate(done, 1)]
    assert told_above(labels("imperial_settlers"), told).splitlines() == [
        "- Anna activates Castle twice (paid: 2 Workers).",
        "-# Anna draws 2 cards from the Common deck (by Castle).",
    ]


def test_cards_that_come_up_one_after_another_are_counted_in_one_sentence():
    offered = [
        Event("offered", None, {"card": f"tech_{name}", "deck": "technologies"})
        for name in ("wheel", "cement", "pottery")
    ]
    told = told_above(labels(), [move(worked(0), *offered)]).splitlines()
    assert told[1] == "-# 3 new cards in the Technology offer: Wheel, Cement, Pottery."


# ------------------------------------------------------------------ what was taken back
def test_what_was_taken_back_stands_where_it_happened_and_is_the_first_to_be_left_out():
    said, told = labels(), [move(worked(0, count), ply=count) for count in range(1, 9)]
    few = told_above(said, told[:3], back=[(2, "Anna takes a move back")]).splitlines()
    assert few[2] == "-# Anna takes a move back." and len(few) == 4
    assert told_above(said, told, back=[(2, "Anna takes a move back")]).splitlines()[1:] == [
        f"- {said.event(worked(0, count))}" for count in range(2, 9)
    ]
    assert told_above(said, [], back=[(0, "Anna takes a move back")]) == "-# Anna takes a move back."


@pytest.mark.parametrize(("ply", "place"), [(1, 0), (2, -1)], ids=["before the last move", "after it"])
def test_in_a_set_up_too_what_was_taken_back_stands_where_it_happened(ply, place):
    chosen = move(Event("leader-chosen", 0, {"leader": "leader_engineer"}), turn=0, ply=2)
    lines = told_above(labels(), [chosen], back=[(ply, "Anna takes a move back")]).splitlines()
    assert len(lines) == 2 and lines[place] == "-# Anna takes a move back."


# ------------------------------------------------------------------ how much
def test_of_very_much_that_a_computer_did_what_brings_points_stands_first_with_its_number():
    claimed = Event("claimed", 1, {"tile": "golden_age_science", "points": {"count": 6}})
    does = [worked(1, count) for count in range(1, 21)]
    told = [move(event, seat=1, user=None, automatic=True) for event in (*does[:6], claimed, *does[6:])]
    first, rest = told_above(labels(), told).splitlines()
    assert first == f"- {labels().event(claimed)}" and "(VP +6)" in first
    assert rest.startswith("-# Computer 2 works: ") and rest.count("; works") == 19


def test_what_a_computer_did_has_as_many_lines_as_it_needs_where_there_is_room():
    told = [move(worked(1, count), seat=1, user=None, automatic=True) for count in range(1, 31)]
    lines = told_above(labels(), told).splitlines()
    assert len(lines) > 1 and all(line.startswith("- Computer 2 works: ") and len(line) < 250 for line in lines)
    assert sum(len(line.split("; ")) for line in lines) == 30


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_behind_a_semicolon_a_sentence_goes_on_and_none_begins(slug, lang):
    said, told = played(slug, 3, lang)
    begun = {
        line.removesuffix(".")
        for part in told
        for event in part.events
        if (line := said.event(event)) and said.about_seat(event) == line and event.kind != "empire-scored"
    }
    for start in range(0, len(told), 5):
        text = told_above(said, told[start : start + 12])
        assert [line for line in begun if f"; {line}" in text] == []


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_post_has_more_than_eight_lines_and_what_is_left_out_is_counted(slug, lang):
    said, told = played(slug, GAMES[slug].seats[-1], lang)
    for start in range(0, len(told), 7):
        part = told[start:]
        lines = told_above(said, part).splitlines()
        assert len(lines) <= MOST_LINES
        assert sum(map(len, lines)) <= 3000
        log = "/dziennik" if lang == "pl" else "/log"
        # What was paid stands in brackets behind what it was paid for.
        events = [event for one in part for event in one.events if not said.game.paid(event)]
        if len(sentences(said, events, None)) > sum(len(re.split(" · |; ", line)) for line in lines):
            assert [line.startswith("-# …") for line in lines if f"`{log}`" in line] == [True]


def test_the_newest_actions_are_kept_and_the_others_counted():
    told = [move(worked(0, count), GROWN, ply=count) for count in range(1, 13)]
    lines = told_above(labels(), told).splitlines()
    assert len(lines) == MOST_LINES
    assert lines[0] == "-# … 17 lines left out: `/log`"
    assert lines[1:-1] == [f"- {labels().event(worked(0, count))}" for count in range(7, 13)]
    assert lines[-1] == "-# Anna: Population +2 – Wheel."


def test_what_has_happened_since_the_last_move_of_whoever_is_called_is_kept_before_what_was_won_and_lost_earlier():
    """Rise of Empires: his post is edited as long as a turn of all lasts, so that he has read what stands above his own move."""
    before = [move(Event("position-taken", 1, {"number": 1}), seat=1, ply=ply) for ply in range(1, 8)]
    traded = [Event("traded", 1, {"gain": "vp", "count": count, "discs": 3}) for count in range(1, 10)]
    since = [move(event, seat=1, ply=ply) for ply, event in enumerate(traded, 9)]
    own = move(Event("traded", 0, {"gain": "gold", "count": 2, "discs": 1}), ply=8)
    said = labels("rise_of_empires", computers=())
    lines = told_above(said, [*before, own, *since], called={0: 8}, back=[(3, "Anna takes a move back")]).splitlines()
    assert lines == [
        "-# … 11 earlier lines: `/log`",
        *(f"- {said.event(event)}" for event in traded[-7:]),
    ]
    # Whoever was not asked before has read nothing of it; the newest is kept all the same.
    lines = told_above(said, [*before, own, *since]).splitlines()
    assert lines[1:] == [*[f"- {said.event(before[0].events[0])}"] * 6, f"- {said.event(traded[-1])}"]


def test_where_little_has_room_a_turn_that_began_still_stands_between_what_was_done_before_it_and_after():
    began = Event("turn-began", None, {"era": 1, "side": "B"})
    traded = [Event("traded", 1, {"gain": "vp", "count": count, "discs": 3}) for count in range(1, 5)]
    ended = Event("position-taken", 1, {"number": 1})
    told = [
        move(*traded[:2], ended, began, seat=1, user=None, automatic=True, ply=1),
        move(*traded[2:], seat=1, user=None, automatic=True, turn=2, ply=2),
        *[move(TOOK, ply=ply) for ply in range(3, 8)],
    ]
    lines = told_above(labels("rise_of_empires"), told).splitlines()
    before, heading, after = lines[:3]
    assert (before.startswith("- Computer 2"), after.startswith("- Computer 2 trades")) == (True, True)
    assert heading.startswith("- **Turn I-B")


def test_long_small_print_keeps_its_beginning_and_what_it_all_came_to():
    told = [move(worked(0), *[GROWN] * 40, OFFERED)]
    _, small, more = told_above(labels(), told).splitlines()
    assert small.startswith("-# Anna: Population +2") and small.endswith(labels().event(OFFERED))
    assert len(small) <= MOST_SMALL + len("-#  · ")
    assert more == f"-# … and {41 - len(re.split(' · |; ', small))} more lines: `/log`"


@pytest.mark.parametrize("slug", GAMES)
def test_every_line_of_a_post_ends_by_a_full_stop_but_headings_and_the_log(slug):
    said, told = played(slug, 3, "en")
    told = [replace(part, turn=1) for part in told]
    parts = [told, *(told[start : start + 4] for start in range(0, len(told), 4)), [replace(told[0], turn=0)]]
    lines = [line for part in parts for line in told_above(said, part).splitlines()]
    ends = {re.sub(r".*?(\.\*\*|\W?)$", r"\1", line) for line in lines if not re.fullmatch(r"- \*\*[^*]+\*\*", line)}
    assert ends <= {".", ".**", "`"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "rise_of_empires"])
def test_a_set_up_that_is_over_is_told_in_one_line_and_its_other_sentences_counted(slug, lang):
    said, told = played(slug, 3, lang)
    setup, after = [part for part in told if part.turn == 0], next(part for part in told if part.turn != 0)
    lines = told_above(said, [*setup, after]).splitlines()
    assert lines[0].startswith(words(lang)("turn-setup", what=""))
    assert all(name in lines[0] for name in NAMES[:3])
    assert not lines[1].startswith(words(lang)("turn-setup", what=""))


def test_in_a_set_up_what_the_next_one_is_asked_about_stands_first_and_what_somebody_loses_by_it_is_not_left_out():
    began = Event("round", None, {"round": 1, "opponent": 0}), Event("revealed", None, {"cards": ["com_castle"]})
    settlers = [move(Event("faction", 0, {"faction": "romans"}), *began, turn=0)]
    assert told_above(labels("imperial_settlers"), settlers).splitlines() == [
        "- **Round 1.** First player: Anna · Revealed: Castle.",
        "**Set-up:** Anna plays the Romans.",
    ]
    lost = Event("lowered", 2, {"production": "tax", "count": 2})
    mosaic = [move(worked(0), *[GROWN] * 30, lost, *[GROWN] * 30, turn=0)]
    assert " · **Celina**: Tax production −2" in told_above(labels(), mosaic)


def test_little_that_a_set_up_leaves_out_is_told_instead_of_counted():
    picks = [move(Event("picked", seat), seat=seat, turn=0) for seat in (0, 2)]
    assert told_above(labels(), picks).splitlines() == ["- Celina chooses a card.", "-# Anna chooses a card."]
    many = told_above(labels(), [*picks[:1] * 12, picks[1]]).splitlines()
    assert many[1] == "-# … and 12 more lines: `/log`"


def test_in_a_set_up_what_an_earlier_move_brought_stands_with_it_where_it_is_little():
    def started(seat: int, place: str) -> Event:
        return Event("city-started", seat, {"hex": place})

    money = Event("gained", 0, {"resource": "money", "count": 15, "source": "tech_wheel"})
    told = [move(started(0, "GR11"), money, turn=0), move(started(2, "EG10"), GROWN_BY, seat=2, turn=0)]
    first, second = told_above(labels(), told).splitlines()
    assert first == "**Set-up:** Anna places a Starting City at GR11; Money +15 – Wheel."
    assert second == "- Celina places a Starting City at EG10; Population +1 – Wheel."


def test_in_a_set_up_what_came_of_each_deed_stands_behind_it_and_the_same_deed_again_is_one_with_it():
    def gained(count: int, source: str) -> Event:
        return Event("gained", 0, {"resource": "ideas", "count": count, "source": source})

    told = [
        move(Event("benefits-taken", 0, {"leader": "leader_philosopher"}), gained(10, "leader_philosopher"), turn=0),
        move(Event("technology-up", 0, {"card": "tech_music"}), gained(5, "tech_music"), turn=0),
        move(Event("technology-up", 0, {"card": "tech_poetry"}), gained(6, "tech_poetry"), turn=0),
        move(BUILT, turn=0),
    ]
    assert told_above(labels(), told).removeprefix("- Anna ").split("; ") == [
        "takes the starting benefits of Philosopher",
        "Ideas +10 – Philosopher",
        "turns up Technologies: Music, Poetry",
        "Ideas +5 – Music",
        "Ideas +6 – Poetry",
        "builds at EG14: Farm.",
    ]


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "rise_of_empires"])
def test_a_set_up_that_goes_on_is_told_in_two_lines_the_second_of_whoever_moved_last(slug):
    said, told = played(slug, 4, "en")
    setup = [part for part in told if part.turn == 0]
    for count in range(1, len(setup) + 1):
        lines = told_above(said, setup[:count]).splitlines()
        left = lines.pop() if lines[-1].startswith("-# ") else ""
        assert len(lines) <= 2 and all(len(line) < 500 and "`/log`" not in line for line in lines)
        last = setup[count - 1]
        deed = next(event for event in last.events if event.visible_to(None) and event.seat == last.row.seat)
        name = NAMES[last.row.seat]
        clauses = re.split(" · |; ", lines[-1].removeprefix("- "))
        named = [next((other for other in NAMES if clause.startswith(f"{other} ")), "") for clause in clauses]
        # The name is said once, and again where somebody else was spoken of in between: else that would seem to be him.
        assert name in lines[-1]
        assert not any(before == after == name for before, after in pairwise(named))
        bare = {
            said.about_seat(event).removesuffix(".")
            for part in told
            for event in part.events
            if event.seat == last.row.seat
        }
        goes_on = zip(named, clauses[1:], strict=False)
        assert not any(before not in ("", name) and clause in bare for before, clause in goes_on)
        if deed.kind not in said.game.slight_events | {*said.game.repeated_events}:
            assert said.about_seat(deed).removesuffix(".") in lines[-1]
        events = [event for part in setup[:count] for event in part.events if event.visible_to(None)]
        counted = [
            event for event in events if event.kind not in said.game.slight_events | {*said.game.repeated_events}
        ]
        untold = [event for event in counted if said.about_seat(event).removesuffix(".") not in "".join(lines)]
        counts = left.startswith("-# … and ")
        assert counts or all(said.event(event).removesuffix(".") in left for event in untold)
    assert any(line.startswith(words("en")("turn-setup", what="")) for line in lines)


@pytest.mark.parametrize("slug", GAMES)
def test_the_kinds_of_events_that_a_game_names_have_their_sentences(slug):
    said = labels(slug)
    kinds = said.game.minor_events | said.game.leading_events | said.game.opening_events | said.game.harm_events
    kinds |= (
        said.game.weighty_events
        | said.game.rival_events
        | said.game.taking_events
        | said.game.slight_events
        | {*said.game.repeated_events}
    )
    kinds |= {kind for group in (*said.game.reckonings, *said.game.fights) for kind in group}
    assert [kind for kind in kinds if not said.words.has(f"{said.prefix}-event-{kind}")] == []
    each = {kind for kind, how in said.game.repeated_events.items() if how.each}
    assert {kind for kind in said.game.repeated_events if said.words.has(f"{said.prefix}-part-{kind}")} == each


def test_of_things_alike_that_are_done_several_times_each_is_listed_and_numbers_are_added_up():
    twice = move(
        OFFERED,
        OFFERED,
        *[msgspec.structs.replace(PAID, data={**PAID.data, "before": b, "after": b - 5}) for b in (20, 15, 10)],
    )
    offer, paid = (labels().event(event) for event in repeated(labels(), twice.events))
    assert offer == "2 new cards in the Technology offer: 2 × Wheel."
    assert paid == "Anna pays: 15 Food (20 → 5)."


def test_the_log_has_every_sentence():
    said, told = played("mosaic", 3, "en")
    assert lines_of(said, told, None) == [line for part in told for line in sentences(said, part.events, None)]


# ------------------------------------------------------------------ reckonings
SCORED = (
    Event("empire-scoring", None, {"count": 2, "most": 3}),
    Event("region-scored", None, {"region": "italia", "shares": [{"seat": 0, "influence": 6, "count": 7}]}),
    Event("government-scored", 1, {"government": "tyranny", "count": 4}),
    Event("empire-scored", None, {"sums": [{"seat": 0, "count": 7}, {"seat": 1, "count": 4}]}),
)


def test_a_reckoning_is_told_wholly_with_its_sum_in_the_heading_however_much_is_left_out_around_it():
    said = labels()
    before, after = ([move(worked(0, count), GROWN, ply=count) for count in range(1, 13)] for _ in range(2))
    lines = told_above(said, [*before, move(worked(0), *SCORED), *after]).splitlines()
    heading, region, government, total = (said.event(event).removesuffix(".") for event in SCORED)
    at = lines.index(f"- {heading}; {total}.")
    assert lines[at + 1] == f"-# {region} · {government}."
    assert len(lines) == MOST_LINES and "`/log`" in lines[0]


def test_whoever_is_answered_reads_a_reckoning_wholly_too():
    said = labels()
    others = [Event("worked", 2, {"resource": "food", "count": count}) for count in range(12)]
    lines = played_lines(said, Played(cast(Any, None), 0, [worked(0), *SCORED, *others], [])).splitlines()
    heading, region, government, total = (said.event(event).removesuffix(".") for event in SCORED)
    assert lines[1:4] == [f"- {heading}; {total}.", f"- {region}.", f"- {government}."]


def test_what_a_rival_without_a_seat_does_is_kept_in_an_answer_before_the_draws():
    """Imperial Settlers, R23: his Attacks and what he collects are what a Pass is about."""
    said = labels("imperial_settlers")
    drawn = [
        Event("drew", 0, {"deck": "common", "count": 1, "by": f"com_{card}"}) for card in ("mill", "castle", "joiner")
    ] * 6
    lying = [Event("revealed", None, {"cards": ["com_castle"]})]
    attacks = [Event("attack-card", None, {"card": card}) for card in ("attack_gold", "attack_stone")]
    played = Played(cast(Any, None), 0, [Event("passed", 0), *drawn[:6], *attacks, *drawn[6:], *lying], [])
    lines = played_lines(said, played)
    assert "`/log`" in lines
    assert all(said.event(attack) in lines for attack in attacks)


def test_of_what_everybody_collects_each_has_a_row_below_what_begins():
    said = labels("mare_nostrum")
    kept, begun = Event("title-kept", 1, {"title": "military"}), Event("round-began", None, {"number": 2})
    collected = [Event("collected", seat, {"resources": ["wine"], "count": 1}) for seat in (1, 0, 2)]
    short = Event("ran-short", 0, {"count": 1})
    lines = told_above(said, [move(Event("turn-ended", 0), kept, begun, *collected, short)]).splitlines()
    assert lines == [
        "- Anna ends the turn.",
        "-# Computer 2 remains military leader.",
        "- **Round 2**",
        f"{ROW}Computer 2 collects Wine (+1).",
        f"{ROW}Anna collects Wine (+1) · The reserve is short: Anna goes without 1 resource.",
        f"{ROW}Celina collects Wine (+1).",
    ]


def test_steps_of_a_turn_are_actions_of_their_own_and_what_befalls_others_stands_in_its_place():
    said, march = labels("mare_nostrum"), {"source": "latium", "target": "italia", "count": 1}
    battle = [Event("rolled", 0, {"dice": [5], "count": 5}), LOST, Event("settled", None, {"province": "italia"})]
    told = [
        move(Event("battle", 0, {"area": "mare_ionium", "opponent": 1}), *battle, asked="attack"),
        move(Event("marched", 0, march), asked="march"),
        move(Event("marched", 0, march), asked="march"),
    ]
    fought, rolled, lost, settled, *marched = told_above(said, told).splitlines()
    assert fought.startswith("- **Battle") and rolled.startswith("-# Anna rolls")
    assert lost == "- Computer 2 loses in Italia: 1 legion (1 → 0)." and settled.startswith("-# Italia")
    assert marched == ["- Anna marches: 2 legions (Latium → Italia)."]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "- Anna marches from Latium to Italia: 1 legion, into land of Celina.",
                "- Anna marches: 2 legions (Latium → Italia), into land of Celina.",
            ),
        ),
        (
            "pl",
            (
                "- Anna maszeruje: Lacjum → Italia, 1 legion, na ziemie gracza Celina.",
                "- Anna maszeruje: 2 legiony (Lacjum → Italia), na ziemie gracza Celina.",
            ),
        ),
    ],
)
def test_whose_land_it_is_stands_behind_the_march_into_it_not_beside_the_one_who_marches(lang, lines):
    said = labels("mare_nostrum", lang)
    march = Event("marched", 0, {"source": "latium", "target": "italia", "count": 1, "land": {"owner": 2}})
    assert told_above(said, [move(march, asked="march")]) == lines[0]
    assert told_above(said, [move(march, asked="march"), move(march, asked="march", ply=2)]) == lines[1]
