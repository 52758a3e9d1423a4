"""The computer seat on the march: which provinces are worth its legions, and what it leaves behind."""

from __future__ import annotations

from functools import cache, cached_property
from operator import itemgetter

from games.base import Move
from games.mare_nostrum.battle import land_roll
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.conquests import Conquests
from games.mare_nostrum.computer.outlook import Outlook
from games.mare_nostrum.movement import march_moves
from games.mare_nostrum.moves import Done, March
from games.mare_nostrum.powers import powers
from games.mare_nostrum.state import IDLE, NOBODY, MareState

DIE = 3.5
LEGION = 1.5  # what a lost legion costs
KILLED = 0.4  # what a legion less of somebody else is worth, beside the harm
STEP = 0.02  # what a march costs: what is worth nothing is not done
EXPOSED, MOST_EXPOSED = 0.12, 30.0  # share of a province that is in danger when its guards leave it; up to so much


def best_march(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D22: the first march of the campaign that gains most, Done if none gains anything."""
    return Campaign(catalogue, state, Outlook(catalogue, state, seat)).best(state)[1]


def rated_marches(catalogue: Catalogue, state: MareState, seat: int) -> list[tuple[float, Move]]:
    """D22: by province that can be reached what the best campaign into it gains, and its first march."""
    return Campaign(catalogue, state, Outlook(catalogue, state, seat)).campaigns(state)


class Campaign:
    """What the legions of a seat can do in this step."""

    def __init__(self, catalogue: Catalogue, state: MareState, outlook: Outlook) -> None:
        self.catalogue, self.state, self.outlook = catalogue, state, outlook
        self.seat = outlook.seat
        self.conquests = Conquests(catalogue, state, self.outlook)
        self._campaign = cache(self._best_marches)
        self._worth: dict[tuple[str, int], float] = {}
        self._leaving: dict[tuple[str, str, int], float] = {}

    def best(self, state: MareState) -> tuple[float, Move]:
        """What the best campaign gains, and its first march: legions from several provinces may meet in one.

        ``state`` may differ in its seas from the one that is looked at: so each place for a trireme is tried with little work.
        """
        best, found = max(self.campaigns(state), key=itemgetter(0), default=(0.0, Done()))
        return (best, found) if best > 0 else (0.0, Done())

    def campaigns(self, state: MareState) -> list[tuple[float, Move]]:
        """By province that can be reached what the best campaign into it gains, and its first march."""
        moves: dict[str, list[March]] = {}
        for move in march_moves(self.catalogue, state, self.seat):
            moves.setdefault(move.target, []).append(move)
        return [self._campaign(target, tuple(marches)) for target, marches in moves.items()]

    def _best_marches(self, target: str, marches: tuple[March, ...]) -> tuple[float, March]:
        """The best set of marches into a province: one alone, or the cheapest legions of all neighbours together."""
        arriving = self.state.provinces[target].legions[self.seat]
        now = self.there(target, arriving)
        gains = [
            (self.there(target, arriving + move.count) - now - self._cost(move.source, move.spot, move.count), move)
            for move in marches
        ]
        best = max(gains, key=lambda pair: pair[0])
        # All idle legions of several provinces, those first that are missed least.
        most: dict[str, March] = {}
        for move in marches:
            if move.spot == IDLE and (move.source not in most or most[move.source].count < move.count):
                most[move.source] = move
        if len(most) > 1:
            costs = {name: self._cost(name, IDLE, move.count) for name, move in most.items()}
            order = sorted(most, key=lambda name: (costs[name] / most[name].count, name))
            legions, cost = most[order[0]].count, costs[order[0]]
            for name in order[1:]:
                legions, cost = legions + most[name].count, cost + costs[name]
                gain = self.there(target, arriving + legions) - now - cost
                if gain > best[0]:
                    best = gain, most[order[0]]
        return best

    # ------------------------------------------------------------------ what is left behind
    def _cost(self, name: str, spot: str, count: int) -> float:
        key = name, spot, count
        if key not in self._leaving:
            self._leaving[key] = self._missed(name, spot, count) + STEP * count
        return self._leaving[key]

    def _missed(self, name: str, spot: str, count: int) -> float:
        """What it costs that legions leave a province."""
        province, outlook = self.state.provinces[name], self.outlook
        legions = province.legions[self.seat]
        missed = self.there(name, legions) - self.there(name, legions - count)
        if spot in self.catalogue.tokens and spot not in province.buildings:
            missed += outlook.rounds * outlook.good(spot)  # R12.7
        if province.controller == self.seat and outlook.threat(name) > outlook.guards(name) - count:
            missed += EXPOSED * min(MOST_EXPOSED, outlook.mine(name))
        return missed

    # ------------------------------------------------------------------ what is found
    def there(self, name: str, legions: int) -> float:
        """What so many own legions in a province are worth after the battle there."""
        key = name, legions
        if key not in self._worth:
            self._worth[key] = self._there(name, legions) if legions else 0.0
        return self._worth[key]

    def _there(self, name: str, legions: int) -> float:
        province, seat = self.state.provinces[name], self.seat
        enemies = self.outlook.enemies(name)
        if not enemies:
            return self.conquests.taken(name, legions) if province.controller not in (NOBODY, seat) else 0.0
        weakest = min(enemies, key=lambda other: province.legions[other] + 2 * province.fortresses[other])
        foe = province.legions[weakest] + province.fortresses[weakest]
        scored, suffered = self._hits(name, legions, weakest)
        chance = min(1.0, max(0.0, (scored - foe + 1.0) / 2)) if len(enemies) == 1 else 0.0
        left = max(0.0, legions - suffered)
        killed, lost = min(scored, foe), min(float(legions), suffered)
        if province.controller == seat:
            prize = self.conquests.freed(name)
        elif province.controller == NOBODY:
            prize = 0.0
        else:
            prize = self.conquests.taken(name, max(1, round(left)))
        struck = (KILLED + self.outlook.harm(weakest)) * killed
        titles = self.outlook.battle(weakest, round(killed), round(lost))
        return chance * prize * (left > 0) + struck - LEGION * lost + titles

    def _hits(self, name: str, legions: int, enemy: int) -> tuple[float, float]:
        """R8.8 to R8.11: the hits to be expected that so many legions score, and that they suffer."""
        catalogue, province = self.catalogue, self.state.provinces[name]
        theirs = land_roll(catalogue, self.state, enemy, name, active=False)
        suffered = DIE * len(theirs.dice) + sum(value for _, value in theirs.modifiers)
        own = land_roll(catalogue, self.state, self.seat, name, active=True)
        more = legions - province.legions[self.seat]
        scored = DIE * (len(own.dice) + more) + sum(value for _, value in own.modifiers) + self._per_die * more
        if more and not province.legions[self.seat]:
            scored += self._per_die * len(own.dice)
        hit = catalogue.numbers.hit
        return max(0.0, scored / hit - theirs.cancelled), max(0.0, suffered / hit - own.cancelled)

    @cached_property
    def _per_die(self) -> int:
        """R8.9: what Caesar adds for each die in the own turn."""
        added = (power.per_die for _, power in powers(self.catalogue, self.state.players[self.seat]))
        return sum(bonus.value for bonus in added if bonus is not None and bonus.turn == "own")
