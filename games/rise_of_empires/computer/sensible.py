"""The computer seat: takes what brings the most points by the yardstick of the outlook."""

from __future__ import annotations

from functools import cache, cached_property

from games.base import Move
from games.core.rng import Rng
from games.rise_of_empires import display, taking, trading
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.computer.empire_tiles import (
    NOTHING,
    Conquest,
    Conquests,
    ally_worth,
    levy_worth,
    place_worth,
    strike_worth,
    war_worth,
)
from games.rise_of_empires.computer.outlook import Outlook
from games.rise_of_empires.computer.turn_b import promise
from games.rise_of_empires.decisions import actions, possible
from games.rise_of_empires.defaults import default_move
from games.rise_of_empires.moves import (
    Ally,
    Flip,
    GiveUp,
    Idle,
    Keep,
    Levy,
    Pay,
    Pick,
    Place,
    Remove,
    Strike,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    Upkeep,
    War,
)
from games.rise_of_empires.state import ROWS, Choice, RiseState

NEVER = -1000.0
DOUBT = 0.01  # chance decides between moves that are so close
WAITING = 0.25  # a disc that stays costs less to remove later, most likely
PAINS = {"gold": 1.0, "cube": 1.0, "food": 1.0, "vp": 1.3}  # VP also count for the choice of positions


def sensible_move(catalogue: Catalogue, state: RiseState, choice: Choice, rng: Rng) -> Move:
    """The move the computer seat plays."""
    if choice.kind in ("position", "upkeep"):
        return default_move(catalogue, state, choice)
    rated = _rated(catalogue, state, choice)
    best = max(worth for worth, _ in rated)
    return rng.choice([move for worth, move in rated if worth >= best - DOUBT])


def rated_moves(catalogue: Catalogue, state: RiseState, choice: Choice) -> list[tuple[float, Move]]:
    """Every move of the decision with its worth, but for those that the computer seat never makes; [] where it has no opinion."""
    if choice.kind in ("position", "upkeep"):
        return []
    return [(worth, move) for worth, move in _rated(catalogue, state, choice) if worth > NEVER]


def _rated(catalogue: Catalogue, state: RiseState, choice: Choice) -> list[tuple[float, Move]]:
    judge = _Judge(catalogue, state, choice)
    moves = [move for lister in possible(catalogue, state, choice).values() for move in lister()]
    return [(judge.worth(move) + judge.again(move), move) for move in moves]


class _Judge:
    """What each move of a decision is worth."""

    def __init__(self, catalogue: Catalogue, state: RiseState, choice: Choice) -> None:
        self.catalogue, self.state, self.choice = catalogue, state, choice
        self.seat = choice.seat
        self.player = state.players[choice.seat]
        self.outlook = Outlook(catalogue, state, choice.seat)
        self.conquests = Conquests(self.outlook)
        # The same action is looked at as a move, as the best of its row, and for what it leaves there.
        self.worth = cache(self._worth)
        self._rows: dict[str, float] = {}

    @cached_property
    def _best(self) -> Conquest:
        """The most promising use of the empire tile that was taken."""
        campaign = self.state.campaign
        return self.conquests.best(campaign) if campaign is not None else NOTHING

    @cached_property
    def _fees(self) -> dict[tuple[str, int], int]:
        """R6.5.2: the fee of each own disc, by its row and which of the own ones there it is."""
        discs = display.own_discs(self.catalogue, self.state, self.seat)
        return {(row, which): fee for row, which, _, fee in discs}

    def _worth(self, move: Move) -> float:
        """The worth of a move; 0 for what changes nothing."""
        outlook = self.outlook
        match move:
            case TakeProgress() | TakeTerritory() | TakeCity() | TakeEmpire() | Trade():
                return self._action(move)
            case Remove():
                return self._remove(move)
            case Pay():
                parts = {"gold": move.gold, "cube": move.cubes, "food": move.food, "vp": move.vp}
                return -self._pain(parts)
            case Flip():
                effect = self.catalogue.flips[move.tile]
                return self._before(outlook.goods(effect.gain) - outlook.goods(effect.pay))
            case Place() | Levy() | War() | Strike():
                return self._campaign(move)
            case Ally():
                # The own action comes first: it may be a war.
                return ally_worth(outlook, move.opponent) if self.choice.kind == "end" else NEVER
            case Idle():
                return -float(len(self.state.rows[move.row]))
            case GiveUp() | Keep() | Pick() | Upkeep():
                return self._later(move)
            case _:
                return 0.0 if move.kind in ("skip", "stop", "end") else NEVER

    def again(self, move: Move) -> float:
        """What the disc with which the move is made brings in turn B."""
        placed = self.choice.kind == "move" and move.kind in ROWS
        return promise(self.catalogue, self.state, self.seat, move.kind) if placed else 0.0

    def _before(self, worth: float) -> float:
        """A flip before an action is either worth it at once or left alone."""
        return 100.0 + worth if worth > 0 else NEVER

    # ------------------------------------------------------------------ actions
    def _action(self, move: TakeProgress | TakeTerritory | TakeCity | TakeEmpire | Trade) -> float:
        outlook, gold = self.outlook, self.outlook.price("gold")
        match move:
            case TakeProgress():
                return outlook.tile(move.tile) - gold * taking.progress_cost(self.catalogue, self.state, move.tile)
            case TakeTerritory():
                return outlook.tile(move.tile) - gold * self.catalogue.territory[move.tile].cost
            case TakeCity():
                cost = taking.city_cost(self.catalogue, self.state, self.seat, move.tile)
                return outlook.tile(move.tile) - gold * cost
            case TakeEmpire():
                return self.conquests.worth(move.tile)
            case Trade():
                return self._trade(move)

    def _trade(self, move: Trade) -> float:
        """The last discs of the game are for VP; else what they bring above what they are worth when kept."""
        outlook = self.outlook
        kept = outlook.price("disc") if outlook.incomes else 0.0
        if move.gain == trading.GOLD:
            gained = trading.gold_for(self.catalogue, self.state, self.seat, move.discs) * outlook.price("gold")
        else:
            gained = float(trading.vp_for(self.catalogue, move.discs))
        unpaid = outlook.upkeep.loss(move.discs) - outlook.upkeep.loss(0)
        return gained - kept * move.discs - unpaid

    # ------------------------------------------------------------------ turn B
    def _remove(self, move: Remove) -> float:
        """The best action of the row, less the fee."""
        if move.pay == display.CHOOSE:
            return NEVER
        if move.pay == display.ALL:
            return 0.0
        fee = self._fees[move.row, move.which]
        mix = display.ready_mix(display.wealth(self.catalogue, self.player), fee, move.pay) if fee else {}
        return self._row(move.row) - self._pain(mix) - (WAITING * fee)

    def _row(self, row: str) -> float:
        if row not in self._rows:
            moves = actions(self.catalogue, self.state, self.seat)[row]()
            self._rows[row] = max((self.worth(move) for move in moves), default=0.0)
        return max(0.0, self._rows[row])

    def _pain(self, mix: dict[str, int]) -> float:
        return sum(PAINS[kind] * amount * self.outlook.price(kind) for kind, amount in mix.items())

    # ------------------------------------------------------------------ the empire action
    def _campaign(self, move: Place | Levy | War | Strike) -> float:
        campaign = self.state.campaign
        if campaign is None:
            return NEVER
        match move:
            case Place():
                return place_worth(self.outlook, campaign, move, self._best)
            case Levy():
                return levy_worth(self.outlook, move)
            case War():
                return war_worth(self.outlook, campaign, move)
            case Strike():
                return strike_worth(self.outlook, move)

    # ------------------------------------------------------------------ later phases
    def _later(self, move: GiveUp | Keep | Pick | Upkeep) -> float:
        outlook = self.outlook
        match move:
            case Keep():
                return 0.0
            case GiveUp():
                eaten = sum(effect.pay.get("food", 0) for effect in self.catalogue.tiles[move.tile].effects)
                return -outlook.tile(move.tile) - 20.0 if eaten else NEVER + 1
            case Pick():
                parts = {"cube": move.as_cubes, "gold": move.as_gold, "disc": move.as_discs}
                return outlook.goods(parts) - outlook.upkeep.loss(move.as_cubes + move.as_gold)
            case Upkeep():
                return NEVER
