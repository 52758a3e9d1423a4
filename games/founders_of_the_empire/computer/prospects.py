"""How many points a seat may expect at the end, for the strong computer.

The weights come from matches of sensible seats, some of whose moves were chosen at random (``tests.campaigns.foretelling``): those
with which what a seat has foretells how much more than the others it ends with. They mean nothing to the rules.
"""

from __future__ import annotations

from collections import Counter

from games.core.expectation import Expectation
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.computer.outlook import UNSEEN, Outlook
from games.founders_of_the_empire.computer.site import Site
from games.founders_of_the_empire.scoring import totals
from games.founders_of_the_empire.state import STACKS, TAKEN, FoundersState
from games.founders_of_the_empire.supply import resources

STAGES = (1, 3, 5, 8, 12)  # turns of each seat to come, after which other weights apply
EXPECTATION = Expectation(
    weights={
        "own": (0.65, 0.7, 0.5, 0.4, 0.35, 0.45),
        "safe": (0.3, 0.2, 0.25, 0.25, 0.2, 0.2),
        "turn": (0.45, 0.5, 0.65, 0.6, 0.65, 0.5),
        "mine": (0.3, 0.25, 0.0, 0.0, 0.0, 0.0),
        "fits": (0.0, 0.15, 0.2, 0.2, 0.2, 0.2),
        "made": (0.05, 0.1, 0.05, 0.05, 0.05, 0.0),
    },
    to_come=(0.0, 0.5, 2.0, 3.4, 5.4, 7.7),
    shared=(1.1, 1.4, 3.4, 4.3, 3.8, 2.6),
)


def prospects(catalogue: Catalogue, state: FoundersState) -> list[float]:
    """R10.1: points at the end, to be expected of the points that a seat has and of the tiles that it could still take."""
    if state.finished or state.step == "draft":
        return [float(score) for score in totals(catalogue, state)]
    return EXPECTATION.points(holdings(catalogue, state), stage(state))


def stage(state: FoundersState) -> int:
    """Which of the weights apply: the more turns there are to come, the higher."""
    tiles = sum(len(stack) for stack in state.stacks.values())
    return sum(tiles > turns * state.seats for turns in STAGES)


def holdings(catalogue: Catalogue, state: FoundersState) -> list[dict[str, float]]:
    """Per seat how much it has of everything in the weights."""
    outlook = Outlook(catalogue, state)
    sites = [outlook.site(seat) for seat in range(state.seats)]
    shown = [tile for tile in state.display if tile != TAKEN]
    shown += [tile for stack in STACKS[1:] for tile in state.rows[stack]]
    lying = Counter(shown)
    to_come = Counter({tile: count for stack in STACKS[1:] for tile, count in outlook.unseen[stack].items()})
    found: list[dict[str, float]] = []
    for seat, site in enumerate(sites):
        own = site.view.own
        # Whoever has just moved has had a turn that the others have still to come.
        turn = 1 - (1 + (seat - state.active) % state.seats) / state.seats
        found.append({"own": own, "safe": own - site.view.exposed, "turn": turn, "mine": 0.0, "fits": 0.0, "made": 0.0})
    for tile in {*lying, *to_come}:
        needs, worth = catalogue.needs[tile], outlook.worth(tile)
        fitting = [seat for seat, site in enumerate(sites) if _fits(site, needs)]
        for seat, held in enumerate(found):
            if seat in fitting:
                held["mine"] += worth * lying[tile] / len(fitting)
                held["fits"] += worth * (lying[tile] + UNSEEN * to_come[tile])
            elif not resources(needs) & ~sites[seat].view.total:
                held["made"] += worth * (lying[tile] + UNSEEN * to_come[tile])
    return found


def _fits(site: Site, needs: int) -> bool:
    """Whether a tile that requires this could be laid somewhere."""
    return needs != 0 and bool(site.needs.bit[needs] & site.view.met)
