"""Every kind of decision: what can be answered, and who carries the answer out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.base import Move
from games.core.errors import IllegalMove
from games.imperial_settlers import activating, choices, cleanup, gains, lookout, setup, solo, workers
from games.imperial_settlers.attacks import holder_of
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.free_steps import defend, free_moves, samurai
from games.imperial_settlers.moves import (
    Activate,
    Cancel,
    Choose,
    Copy,
    Defend,
    Discard,
    Draft,
    Draw,
    End,
    Exchange,
    Faction,
    Keep,
    Lose,
    Pass,
    Place,
    Samurai,
    Spend,
    Take,
    UseDeals,
)
from games.imperial_settlers.state import SettlersState, Task
from games.imperial_settlers.table import Table, by

# A question with a single answer is not asked where the rules force it.
FORCED = frozenset(
    {"draft", "draw", "look", "option", "copy", "use_deals", "take", "place", "discard", "again", "nested", "lose"}
)
# A question without an answer is dropped.
OPTIONAL = FORCED | {"exchange", "after", "cleanup"}
_ENDED = frozenset({"again", "exchange", "after", "cleanup"})  # may be ended without an answer
DROPPED = frozenset({"nested", "spend"})  # nothing has happened yet: the command may be dropped


def about_step(state: SettlersState) -> Mapping[str, Any]:
    """R3.6, R21: the card that asks, where one question is open, and whose it is where that is another's (Desert). R12.2: how often
    more, as it was chosen before. R8.3: whether something may be placed after the action.
    """
    asking = {(task.source, task.seat) for task in state.pending if task.kind == state.step}
    (source, seat), *others = [*asking] or [("", 0)]
    holder = holder_of(state, source) if source else None
    about = by(source, holder=holder if holder not in (None, seat) else None) if not others else {}
    left = (task.count for task in state.pending if task.kind == state.step == "again")
    return {**about, "count": next(left, 0), "stays": int(state.hold)}


def answers(catalogue: Catalogue, state: SettlersState, task: Task) -> list[Move]:
    """Every answer to a question but those that end it; unsorted."""
    match task.kind:
        case "faction":
            return setup.faction_moves(catalogue, state)
        case "draft":
            return lookout.draft_moves(state, task)
        case "draw":
            return gains.draw_moves(state, task)
        case "look":
            return choices.look_moves(task)
        case "option":
            return choices.option_moves(state, task)
        case "copy":
            return choices.copy_moves(catalogue, state, task)
        case "use_deals":
            return choices.use_deals_moves(state, task)
        case "take":
            return choices.take_moves(state, task)
        case "place":
            return choices.place_moves(catalogue, state, task)
        case "discard":
            return choices.discard_moves(state, task)
        case "again":
            return activating.again_moves(catalogue, state, task)
        case "nested":
            return activating.nested_moves(catalogue, state, task)
        case "spend":
            return activating.spend_moves(state, task)
        case "exchange":
            return [*workers.exchange_moves(catalogue, state, task.seat)]
        case "after":
            return [*free_moves(catalogue, state, task.seat)]
        case "cleanup":
            return cleanup.cleanup_moves(catalogue, state, task)
        case "lose":
            return solo.lose_moves(task)
        case _:
            raise TypeError(f"{task.kind} is no decision")


def ways_out(catalogue: Catalogue, task: Task) -> list[Move]:
    """What ends a question without an answer."""
    if task.kind in _ENDED:
        return [End()]
    if task.kind in DROPPED:
        return [Cancel() if catalogue.commands_are_dropped else Pass()]
    return []


def answer(table: Table, task: Task, move: Move) -> None:
    """Carry an answer out. Raises IllegalMove if it is none."""
    catalogue, state = table.catalogue, table.state
    if move not in (*answers(catalogue, state, task), *ways_out(catalogue, task)):
        _explain(table, task, move)
        raise IllegalMove("answer-first", _RULES.get(task.kind, "R8.1"), step=task.kind)
    match move:
        case Faction():
            setup.play_faction(table, task, move)
        case Draft():
            lookout.play_draft(table, task, move)
        case Draw():
            gains.play_draw(table, task, move)
        case Keep():
            choices.play_look(table, task, move)
        case Choose():
            choices.play_option(table, task, move)
        case Copy():
            choices.play_copy(table, task, move)
        case UseDeals():
            choices.play_use_deals(table, task, move)
        case Take():
            choices.play_take(table, task, move)
        case Place():
            choices.play_place(table, task, move)
        case Discard():
            choices.play_discard(table, task, move)
        case Activate():
            activating.play_activate(table, task, move)
        case Spend():
            activating.play_spend(table, task, move)
        case Exchange():
            if not workers.exchange(table, task.seat, move):
                table.done(task)
        case Defend():
            defend(table, task.seat, move)
        case Samurai():
            samurai(table, task.seat, move)
        case Lose():
            solo.play_lose(table, task, move)
        case Cancel():
            table.done(task)
            table.push([Task(task.seat, "turn")])
        case Pass():
            pass_turn(table, task.seat)
        case _ if task.kind == "cleanup":
            cleanup.play_cleanup(table, task, move)
        case _:
            table.done(task)


def pass_turn(table: Table, seat: int, kind: str = "passed") -> None:
    """R8.4: out of this round's actions, and safe; a command that is not complete is dropped."""
    table.state.pending = [task for task in table.state.pending if task.seat != seat]
    player = table.player(seat)
    player.passed = True
    others = any(not other.passed for other in table.state.players)
    facts: dict[str, Any] = {"safe": {"round": table.state.round}} if others else {}
    # Whoever passes by himself shows that no card in his hand can be used, which he knew.
    shows = kind == "auto-passed" and player.hand
    table.tell(kind, seat, reveals="" if not shows else "shown" if seat == table.mover else "hidden", **facts)


def _explain(table: Table, task: Task, move: Move) -> None:
    """The particular reason where a rule module knows one. Raises IllegalMove."""
    match (task.kind, move):
        case ("faction", Faction()):
            setup.play_faction(table, task, move)
        case ("draft", Draft()):
            raise IllegalMove("not-on-offer", "R6.2", card=move.card)
        case ("draw", Draw()):
            raise IllegalMove("cannot-draw", "R3.3", deck=move.deck, count=task.count)
        case ("discard", Discard()):
            raise IllegalMove("not-in-hand", "R21", card=move.card)
        case ("exchange", Exchange()):
            workers.exchange(table, task.seat, move)
        case ("after", Defend()):
            defend(table, task.seat, move)
        case ("after", Samurai()):
            samurai(table, task.seat, move)
        case _:
            pass


_RULES = {
    "faction": "R4.5", "draft": "R6.2", "draw": "R3.3", "look": "R21", "option": "R7.2", "copy": "R21",
    "use_deals": "R25.5", "take": "R25.5", "place": "R16.2", "discard": "R21", "again": "R12.2", "nested": "R21",
    "spend": "R3.4", "exchange": "R13.1", "after": "R8.3", "cleanup": "R18.1", "lose": "R23.7",
}  # fmt: skip
