"""Recorded matches: ``python -m tests.games.rise_of_empires.record`` plays them anew and writes matches/*.json.

Do that only after a change of the rules that is meant to change them.
"""

from __future__ import annotations

from tests.games.recording import Plan, record, write
from tests.games.rise_of_empires.case_builder import FOLDER, GAME

MATCHES = FOLDER / "matches"

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
    (FOLDER / "matches_data.json").write_bytes(GAME.data_text + b"\n")
    records = {name: record(GAME, plan, with_data=False, any_seat=True, with_free=True) for name, plan in PLANS.items()}
    write(MATCHES, records)


if __name__ == "__main__":
    main()
