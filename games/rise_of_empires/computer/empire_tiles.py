"""How the computer seat uses an empire tile: which regions, how many cubes, war."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.rise_of_empires import empire
from games.rise_of_empires.board import open_to, presence
from games.rise_of_empires.computer.outlook import Outlook
from games.rise_of_empires.moves import Levy, Place, Strike, War
from games.rise_of_empires.state import Campaign

SPITE = 0.25  # what an opponent loses counts so much
BOUND = 0.1  # what it costs to attack somebody no more in this turn
WARLIKE = 0.2  # how likely it is that an opponent attacks in a region
ARMS = 0.5  # a tile that allows a war


@dataclass(frozen=True)
class Conquest:
    """Cubes by region in the order of placing, and what they are worth less the cubes."""

    worth: float
    places: tuple[tuple[str, int], ...]


NOTHING = Conquest(0.0, ())


class Conquests:
    """How the seat would use empire tiles in one position; what several tiles or first regions ask alike is worked out once."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._numbers = cache(self._sorted_numbers)
        self._found = cache(self._greedy)

    def best(self, campaign: Campaign) -> Conquest:
        """The most promising use of the tile from here on."""
        outlook = self._outlook
        catalogue, state, seat = outlook.catalogue, outlook.state, outlook.seat
        regions = empire.targets(catalogue, state, seat, campaign)
        room = empire.region_limit(catalogue, state, seat, campaign.tile) - len(campaign.placed)
        if not campaign.first or campaign.placed:
            return self._found(tuple(regions), room, "")
        open_now = open_to(catalogue, state, seat)
        found = [
            self._found(
                tuple(r for r in regions if r == base or (r in catalogue.near[base] and r in open_now)), room, base
            )
            for base in regions
        ]
        return max(found, key=lambda conquest: conquest.worth, default=NOTHING)

    def worth(self, tile: str) -> float:
        """What taking an empire tile now promises."""
        outlook = self._outlook
        catalogue, state, seat = outlook.catalogue, outlook.state, outlook.seat
        side = catalogue.sides[state.era][tile]
        reached = empire.reach(catalogue, state, seat, side.water)
        campaign = Campaign(tile, reached, first=not presence(state, seat))
        return self.best(campaign).worth + (ARMS if side.defender_loses > side.attacker_loses else 0.0)

    def _greedy(self, regions: tuple[str, ...], room: int, base: str) -> Conquest:
        """Region after region the one that gains most for its cubes; ``base`` first."""
        pool, worth = self._outlook.player.cube, 0.0
        places: list[tuple[str, int]] = []
        left = list(regions)
        while pool and room and left:
            choices = [base] if base and not places else left
            gain, region, cubes = max(self._best_number(region, pool) for region in choices)
            if gain <= 0 and places:
                break
            if gain <= 0 and not base:
                break
            places.append((region, cubes))
            worth += gain
            pool -= cubes
            room -= 1
            left.remove(region)
        return Conquest(worth, tuple(places))

    def _best_number(self, region: str, pool: int) -> tuple[float, str, int]:
        """How many cubes of so many gain most in a region: gain, region, cubes."""
        return next(found for found in self._numbers(region) if found[2] <= pool)

    def _sorted_numbers(self, region: str) -> list[tuple[float, str, int]]:
        """The numbers of cubes that are worth a look in a region, 1 among them, those first that gain most: gain, region, cubes."""
        outlook = self._outlook
        here = outlook.state.map[region]
        others = max(number for other, number in enumerate(here) if other != outlook.seat)
        lead = max(1, others + 1 - here[outlook.seat])
        numbers = {1, others - here[outlook.seat], lead, lead + 1, lead + 2, lead + 3}
        most = outlook.player.cube
        return sorted(
            ((outlook.gain(region, cubes), region, cubes) for cubes in numbers if 1 <= cubes <= most), reverse=True
        )


def place_worth(outlook: Outlook, campaign: Campaign, move: Place, best: Conquest) -> float:
    """The first step of the best use is worth its gain; anything else less than stopping, if one may stop."""
    if best.places and best.places[0] == (move.region, move.cubes):
        return 1.0 + best.worth
    return outlook.gain(move.region, move.cubes) - (100.0 if campaign.placed else 10.0)


def war_worth(outlook: Outlook, campaign: Campaign, move: War) -> float:
    """What a war changes in the region."""
    side = outlook.catalogue.sides[outlook.state.era][campaign.tile]
    here, seat = outlook.state.map[move.region], outlook.seat
    lost = {seat: -side.attacker_loses, move.opponent: -min(side.defender_loses, here[move.opponent])}
    gain = outlook.shift(move.region, lost, seat) - SPITE * outlook.shift(move.region, lost, move.opponent)
    return gain - side.attacker_loses * outlook.price("cube")


def strike_worth(outlook: Outlook, move: Strike) -> float:
    """What removing cubes changes in the region; the tile comes back in the next turn."""
    lost = {move.opponent: -move.cubes}
    seat = outlook.seat
    return outlook.shift(move.region, lost, seat) - SPITE * outlook.shift(move.region, lost, move.opponent)


def levy_worth(outlook: Outlook, move: Levy) -> float:
    """What the further cube changes, less what the flip costs."""
    effect = outlook.catalogue.flips[move.tile]
    return outlook.shift(move.region, {outlook.seat: 1}, outlook.seat) - outlook.goods(effect.pay)


def ally_worth(outlook: Outlook, opponent: int) -> float:
    """What a war of that opponent could take from the seat where both have cubes, less what the seat's own war could gain."""
    seat, kept = outlook.seat, 0.0
    for region, cubes in outlook.state.map.items():
        if cubes[seat] and cubes[opponent]:
            loss = -outlook.shift(region, {seat: -1}, seat)
            kept += loss - outlook.shift(region, {opponent: -1}, seat)
    return WARLIKE * kept - BOUND
