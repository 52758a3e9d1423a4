"""R2.7, R9.6: how a province comes to be contested and how that ends, and which occupations end by it or otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.events import Event
from games.mare_nostrum.board import present
from games.mare_nostrum.state import NOBODY, Province


def contest(name: str, province: Province) -> list[Event]:
    """R2.7, R9.6: the province is contested from now on, and all occupations there end."""
    held: dict[int, list[str]] = {}
    for spot, owner in province.places.items():
        held.setdefault(owner, []).append(spot)
    province.contested = True
    province.places = {}
    events = [Event("contested", None, {"province": name})]
    for owner, spots in sorted(held.items()):
        events += given_up(name, province, owner, spots)
    return events


def settle(name: str, province: Province) -> list[Event]:
    """R2.7: a province stays contested until only one player is present."""
    if not province.contested or len(present(province)) > 1:
        return []
    province.contested = False
    return [Event("settled", None, {"province": name})]


def given_up(name: str, province: Province, seat: int, spots: Sequence[str]) -> list[Event]:
    """R9.6, R2.9: tell that legions of the seat hold these places of a province no more, and who holds their buildings again."""
    if not spots:
        return []
    back = province.controller not in (NOBODY, seat) and any(spot in province.buildings for spot in spots)
    regained = {"regained": {"owner": province.controller}} if back else {}
    return [Event("occupation-ended", seat, {"province": name, "spots": list(spots), **regained})]
