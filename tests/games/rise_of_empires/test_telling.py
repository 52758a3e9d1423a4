"""The events tell all that happened: what was paid, gained and lost at a limit, and why something was given up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cogs.match.history import PastMove
from cogs.presentation.labels import Labels
from cogs.presentation.telling import told_above
from db.rows import MoveRow
from games.core.events import Event
from games.rise_of_empires.income import earn
from games.rise_of_empires.moves import Flip, GiveUp, Remove, TakeCity, War
from games.rise_of_empires.state import Campaign, Choice, RiseState
from games.rise_of_empires.telling import why
from locales import words
from tests.games.recorded import each_match, moves_of, read, rules_of
from tests.games.rise_of_empires.case_builder import GAME, at_war, build_state, play
from tests.games.rise_of_empires.positions import finish_turn

FIELDS = {"gold": "gold", "cubes": "cube", "discs": "disc", "food": "food", "vp": "vp"}


def steps(path) -> Iterator[tuple[RiseState, RiseState, list[Event]]]:
    """The state before and after each move of a recorded match, and what was told of it."""
    record = read(path)
    game = rules_of(record)
    state = game.setup(record.seats, game.options(), record.seed)
    for seat, move in moves_of(game, record):
        before = game.copy(state)
        events = game.play(state, seat, move)
        yield before, state, events


def owned(state: RiseState, seat: int) -> Counter[str]:
    player = state.players[seat]
    return Counter({name: getattr(player, field) for name, field in FIELDS.items()})


def added(event: Event) -> Counter[str]:
    """What the seat of an event gained and paid by it."""
    data = event.data
    found = Counter(data.get("got", {}))
    found.subtract(data.get("paid", {}))
    match event.kind:
        case "progress-taken" | "territory-taken" | "city-taken":
            found.subtract({"gold": data["cost"]})
        case "fee-paid":
            found.subtract(data)
        case "traded":
            found.update({data["gain"]: data["count"]})
            found.subtract({"discs": data["discs"]})
        case "placed":
            found.subtract({"cubes": data["count"]})
        case "fed":
            found.update({"food": data["balance"]})
        case "earned":
            found.update({name: data[name] for name in ("cubes", "gold", "discs")})
        case "upkeep-paid":
            found.subtract({"discs": data["discs"]})
        case "scored":
            found.update({"vp": data["regions"] + data["cities"] + data["progress"]})
        case _:
            pass
    return found


@each_match(GAME)
def test_everything_that_comes_or_goes_is_told(path):
    for before, after, events in steps(path):
        for seat in range(after.seats):
            sums: Counter[str] = Counter()
            for event in events:
                if event.seat == seat:
                    sums.update(added(event))
            was, now = owned(before, seat), owned(after, seat)
            assert {name: sums[name] for name in FIELDS} == {name: now[name] - was[name] for name in FIELDS}, events


@each_match(GAME)
def test_what_is_lost_by_another_names_who_where_and_by_what(path):
    for _, _, events in steps(path):
        for event in events:
            if event.kind in ("war", "struck"):
                tile = event.data["by"]["tile"] if event.kind == "war" else event.data["tile"]
                assert tile in GAME.components and event.data["opponent"] != event.seat
                assert event.data["region"] in GAME.catalogue.regions and event.data["count"] > 0


@each_match(GAME)
def test_whatever_is_given_up_has_its_reason(path):
    for _, _, events in steps(path):
        for event in events:
            if event.kind == "given-up":
                reason = event.data["why"]
                assert reason["cause"] in ("hunger", "discs", "choice")
                assert (reason["lack"] > 0) == (reason["cause"] == "hunger")
                assert (reason["need"] > reason["held"]) == (reason["cause"] == "discs")


def said(events: list[Event], lang: str = "en") -> list[str]:
    labels = Labels(GAME, words(lang), ("Anna", "Ben"))
    return [labels.event(event) for event in events]


def of(events: list[Event], kind: str, lang: str = "en") -> str:
    """The sentence about the only event of a kind of seat 0."""
    (found,) = said([event for event in events if event.kind == kind and event.seat == 0], lang)
    return found


def test_a_flip_tells_its_price_and_what_it_brings():
    state = build_state({"gold": 5, "progress": ["harbor"]})
    (told_of,) = [event for event in play(state, 0, Flip("harbor")) if event.kind == "flipped"]
    assert said([told_of]) == ["Anna flips Harbor, resource discs +1 (paid: 1 gold)."]
    assert said([told_of], "pl") == ["Anna odwraca żeton: Przystań, dyski zasobów +1 (zapłata: 1 złoto)."]


def test_a_tile_taken_tells_its_price_and_what_it_brings_in_one_sentence():
    state = build_state({"gold": 12}, cities=["eiffel_tower"], era=3, side="B", rows={"city": [0, 1]})
    events = play(state, 0, Remove("city", 1, ""), TakeCity("eiffel_tower"))
    assert of(events, "city-taken") == "Anna takes the city tile Eiffel Tower, VP +10 (paid: 10 gold)."


def fed(**entry: Any) -> list[Event]:
    return finish_turn(build_state({**entry}, active=1))


def test_food_has_its_sign_and_says_from_where_to_where():
    most = GAME.catalogue.numbers.most_food
    assert of(fed(territory={"plains": 1}, food=4), "fed") == "Anna: food +2 (4 → 6)."
    assert of(fed(territory={"plains": 2}, food=most - 1), "fed") == f"Anna: food +1 ({most - 1} → {most}, 3 lost)."
    assert of(fed(territory={"plains": 2}, food=most - 1), "fed", "pl").endswith(f"({most - 1} → {most}, przepada 3).")
    assert of(fed(cities=["jericho"], food=4), "fed") == "Anna: food −2 (4 → 2)."
    assert of(fed(food=4), "fed") == "Anna: food ±0 (4 → 4)."


def test_cubes_lost_at_the_limit_are_told_with_the_income():
    events = earn(GAME.catalogue, build_state({"territory": {"mountains": 2}, "stock": 4}))
    told = of(events, "earned"), of(events, "earned", "pl")
    assert told == (
        "Anna gets income: cubes +4, 2 cubes lost (limit).",
        "Anna dostaje dochód: kostki +4, przepadają 2 kostki (limit).",
    )


def test_a_tile_given_up_says_how_much_food_is_lacking_or_that_it_was_wished():
    state = build_state({"cities": ["jericho"], "food": 1}, active=1)
    finish_turn(state)
    (event,) = [event for event in play(state, 0, GiveUp("jericho")) if event.kind == "given-up"]
    assert event.data == {"tile": "jericho", **why("hunger", lack=1)}
    assert said([event]) == ["Anna gives up Jericho (food lacking: 1)."]


def test_a_city_lost_for_want_of_discs_says_so():
    events = finish_turn(build_state({"disc": 1, "cities": ["detroit"]}, era=3, active=1))
    assert of(events, "given-up") == "Anna gives up Detroit (upkeep in resource discs: 2, held: 1)."


def test_a_fee_that_cannot_be_paid_says_what_is_short():
    state = build_state({"gold": 1, "cube": 0, "food": 0}, {}, side="B", rows={"territory": [1, 1, 1, 0]})
    (event,) = [event for event in play(state, 0, Remove("territory", 1, "all")) if event.kind == "removed"]
    assert event.data["short"] == {"count": 2}
    assert said([event]) == [
        "Anna takes back a disc, row territory, fee 3 (paid: 1 gold); 2 short, so that the action is lost."
    ]


def test_a_war_says_that_a_region_has_changed_hands():
    state = build_state({"cube": 3, "empires": ["empire_4"]}, {}, cubes={"balkans": {0: 5, 1: 5}})
    state.campaign = Campaign("empire_4", ["balkans"], placed={"balkans": 1})
    state.step, state.pending = "war", [Choice(0, "war")]
    assert of(play(state, 0, War("balkans", 1)), "war").endswith("; Anna controls it.")


def test_whoever_controls_a_region_no_more_is_named():
    state = at_war("empire_4", 1, own=4, enemy=5)
    events = play(state, 0, War("balkans", 1))
    assert of(events, "war").endswith("; nobody controls it (before: Ben).")
    assert of(events, "war", "pl").endswith("; kontrola: nikt (dotąd: Ben).")


def test_who_moves_when_stays_in_a_post_that_has_no_room_for_all_and_what_everybody_scored_before_the_new_tiles():
    """R4.1, R5.1, R10.1: the tiles are in the picture below."""
    state = build_state({}, {}, {}, active=2)
    reckoned = [event for event in finish_turn(state) if event.kind in ("fed", "earned", "scored")]
    places = [Event("position-taken", seat, {"number": seat + 1}) for seat in range(3)]
    begun = [Event("turn-began", None, {"era": 1, "side": "B"}), Event("tiles-gone", None, {"tiles": ["plains"]})]
    new = Event("revealed", None, {"row": "territory", "tiles": ["town"]})
    war = Event("war", 2, {"region": "anatolia", "opponent": 0, "own": 0, "count": 1})
    made = [
        (2, "war", 1, [war, *reckoned]),
        (0, "position", 2, places[:1]),
        (1, "position", 3, [*places[1:], *begun, new]),
    ]
    told = [
        PastMove(MoveRow(1, ply, seat, 11 + seat, "{}", "", False, 0), ply, events, False, asked)
        for seat, asked, ply, events in made
    ]
    lines = told_above(Labels(GAME, words("en"), ["Anna", "Ben", "Celina"]), told).splitlines()
    assert [line for line in lines if "osition" in line or "Turn I-B" in line] == [
        "- Anna chooses position 1 for the next turn.",
        "- Ben chooses position 2 for the next turn.",
        "-# Celina chooses position 3 for the next turn.",
        "- **Turn I-B begins.**",
    ]
    assert not any("New tiles" in line for line in lines)
    assert any(line.startswith("-# Anna scores") for line in lines)


def test_what_begins_stands_behind_all_that_was_done_before_it_and_before_nothing_of_that():
    """R6.6: a tile flipped after the action of a move belongs to the round that ends with it."""
    flipped = Event("flipped", 1, {"tile": "harbor", "paid": {"gold": 1}, "got": {"discs": 1}})
    round_began, traded = (
        Event("round-began", None, {"round": 4}),
        Event("traded", 1, {"gain": "gold", "count": 2, "discs": 1}),
    )
    told = [
        PastMove(MoveRow(1, ply, 1, 12, "{}", "", False, 0), 3, events, False, asked)
        for ply, asked, events in ((1, "action", [traded]), (2, "end", [flipped, round_began]))
    ]
    said = Labels(GAME, words("en"), ["Anna", "Ben", "Celina"])
    trade, flip, begins = told_above(said, told).splitlines()
    assert trade.startswith("- Ben trades") and flip.startswith("-# Ben flips Harbor") and begins == "- **Round 4**"
