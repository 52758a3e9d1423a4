"""Recorded matches: ``python -m tests.games.rise_of_empires.record`` plays those of the present version of the rules."""

from __future__ import annotations

from tests.games.recording import Plan, record, write
from tests.games.rise_of_empires.case_builder import GAME

PLANS = {
    "2-sensible": Plan(2, ("sensible",), "recorded 1"),
    "2-random": Plan(2, ("random",), "recorded 2"),
    "2-conceded": Plan(2, ("sensible", "random"), "recorded 3", leaves={70: 1}),
    "3-sensible-random-default": Plan(3, ("sensible", "random", "default"), "recorded 4"),
    "3-random": Plan(3, ("random",), "recorded 5"),
    "4-sensible": Plan(4, ("sensible",), "recorded 6"),
    "4-random-leaver": Plan(4, ("random",), "recorded 7", leaves={90: 2}),
    "5-sensible": Plan(5, ("sensible",), "recorded 8"),
    "5-random": Plan(5, ("random",), "recorded 9"),
}


def main() -> None:
    """Write every match, and once the component data that all were played with."""
    ways = {"any_seat": True, "with_free": True}
    write(GAME, lambda: {name: record(GAME, plan, **ways) for name, plan in PLANS.items()}, data_apart=True)


if __name__ == "__main__":
    main()
