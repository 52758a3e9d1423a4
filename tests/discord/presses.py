"""How many presses an action may take, from Play to Confirm: the budgets that hold today, and where counts are written down.

An action is a move with all that follows from it (a building with its place and how it is paid for). It is counted under the kind of
its first move, ``build``, or with the number of questions that followed, ``build+2``.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

USUAL = 3  # Play, the thing, Confirm
FOLLOWING = 2  # for each question that follows: a region and a place in it, or one thing and another
# What needs one more: a place after a thing, a target after a source, a payment of one's own, a menu after a menu.
MORE: dict[str, dict[str, int]] = {
    "founders_of_the_empire": {"add": 4, "coin": 5, "war": 4, "cart": 4, "craftsman": 4, "replace": 4},
    "mosaic": {"start": 4, "take_over": 4, "site": 5, "deploy": 4, "take": 4, "plunder": 4, "transfer": 4},
    "imperial_settlers": {"spend": 5, "activate": 4, "build": 4},
    "rise_of_empires": {"trade": 4},
    "mare_nostrum": {"march": 4},
}
# Where what follows is counted by itself: it is chosen with the move or with how that is paid for, a set of one's own is put together
# in one press, by ticking its goods, and a place is found by what is placed, its region and the place in it.
WHOLE: dict[str, dict[str, int]] = {
    "mosaic": {"claim+1": 6},
    "rise_of_empires": {"~remove+1": 5, "remove+1": 3},
    "mare_nostrum": dict.fromkeys(
        ("~build+1", "~control+1", "~fortress+1", "~legion+1", "~recruit+1", "~trireme+1"), 5
    ),
}
OTHERWISE = "~"  # before what is not the usual: a field has another value than the natural one, or the question is left unanswered
REPORT = "PRESSES_REPORT"  # the file to which counts are added, a line a match


def over(slug: str, presses: dict[str, Counter[int]]) -> dict[str, int]:
    """The actions that took more presses than they may, and how many at most."""
    most = {action: max(counts) for action, counts in presses.items()}
    return {action: count for action, count in most.items() if count > allowed(slug, action)}


def allowed(slug: str, action: str) -> int:
    """How many presses an action may take."""
    if action in WHOLE.get(slug, {}):
        return WHOLE[slug][action]
    kind, _, questions = action.removeprefix(OTHERWISE).partition("+")
    more = FOLLOWING if action.startswith(OTHERWISE) else 0
    return more + MORE.get(slug, {}).get(kind, USUAL) + FOLLOWING * int(questions or 0)


def note(slug: str, presses: dict[str, Counter[int]]) -> None:
    """Write the counts down where a campaign asks for them."""
    if report := os.environ.get(REPORT):
        with Path(report).open("a", encoding="utf-8") as file:
            file.write(json.dumps([slug, presses]) + "\n")
