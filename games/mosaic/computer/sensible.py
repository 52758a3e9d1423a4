"""The computer seat: takes what brings the most points by the yardstick of the outlook; knows nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence

from games.base import Move
from games.core.rng import Rng
from games.mosaic import actions, technologies
from games.mosaic.building import settlement_sites, wonder_sites
from games.mosaic.catalogue import Catalogue
from games.mosaic.computer.finish import WAITING
from games.mosaic.computer.outlook import MONEY, UNREST, Outlook
from games.mosaic.decisions import possible
from games.mosaic.defaults import ends_while_behind
from games.mosaic.empire_scoring import government_points, scoring_influence
from games.mosaic.free_steps import once_per_game
from games.mosaic.moves import (
    Benefits,
    Build,
    BuildWonder,
    ChooseLeader,
    Claim,
    Deploy,
    Divert,
    Exchange,
    Govern,
    Guard,
    Lay,
    March,
    Pay,
    Pick,
    Plunder,
    Populate,
    Raise,
    Receive,
    Recruit,
    Research,
    Site,
    StartingCity,
    Strike,
    Symbols,
    Take,
    TakeOver,
    TaxTariff,
    TurnUp,
    Work,
)
from games.mosaic.offers import actual
from games.mosaic.payment import CHOOSE
from games.mosaic.scoring import calmed, unrest
from games.mosaic.state import NO_CARD, SETTLEMENTS, Choice, MosaicState

NEVER = -1000.0
AT_ONCE = 1000.0  # more than anything else: what costs nothing and only brings something
LACKING = 0.8  # what a symbol that is lacking for a starting card takes from its worth
PATIENCE = 10  # rounds after which the end is worth something by itself …
HASTE = 0.2  # … and how much for each round more
DOUBT = 0.01  # chance decides between moves that are so close …
DOUBT_OF_LEADERS = 4.0  # … and between Leaders, for what one brings in a whole match is known no better


def sensible_move(catalogue: Catalogue, state: MosaicState, choice: Choice, rng: Rng) -> Move:
    """The move the computer seat plays."""
    moves = [move for moves in possible(catalogue, state, choice).values() for move in moves()]
    if len(moves) == 1:
        return moves[0]
    rated = _rated(catalogue, state, choice, moves)
    least = max(worth for worth, _ in rated) - (DOUBT_OF_LEADERS if choice.kind == "leader" else DOUBT)
    return rng.choice([move for worth, move in rated if worth >= least])


def rated_moves(catalogue: Catalogue, state: MosaicState, choice: Choice) -> list[tuple[float, Move]]:
    """Every move of the decision with its worth, but for those that the computer seat never makes."""
    moves = [move for moves in possible(catalogue, state, choice).values() for move in moves()]
    return [(worth, move) for worth, move in _rated(catalogue, state, choice, moves) if worth > NEVER]


def _rated(catalogue: Catalogue, state: MosaicState, choice: Choice, moves: Sequence[Move]) -> list[tuple[float, Move]]:
    judge = _Judge(catalogue, state, choice)
    return [(judge.worth(move), move) for move in moves]


class _Judge:
    """What each move of a decision is worth."""

    def __init__(self, catalogue: Catalogue, state: MosaicState, choice: Choice) -> None:
        self.catalogue, self.state, self.choice = catalogue, state, choice
        self.seat = choice.seat
        self.player = state.players[choice.seat]
        self.outlook = Outlook(catalogue, state, choice.seat)
        self._best_sites: dict[str, float] = {}
        self._influences: dict[str, list[int]] = {}  # at an Empire Scoring, once a Government asks for it

    def worth(self, move: Move) -> float:
        """The worth of a move; 0 for what changes nothing."""
        if getattr(move, "pay", "") == CHOOSE:
            return NEVER
        match move:
            case Lay():
                return self._lay(move)
            case Work() | Populate() | Build() | BuildWonder() | Research() | TaxTariff() | Govern():
                return self._action(move)
            case Recruit() | March():
                return self._military(move)
            case TurnUp() | Claim() | TakeOver() | Exchange() | Benefits():
                return self._free_step(move)
            case ChooseLeader() | Pick() | StartingCity():
                return self._setup(move)
            case _:
                return self._benefit(move)

    # ------------------------------------------------------------------ setup
    def _setup(self, move: ChooseLeader | Pick | StartingCity) -> float:
        match move:
            case ChooseLeader():
                return self.outlook.component(move.leader)
            case StartingCity():
                return self.outlook.site("city", move.hex)
            case Pick():
                own = dict(self.player.symbols)
                for card in self.player.drafted:
                    for pillar in self.catalogue.symbols[card]:
                        own[pillar] += 1
                needed = self.catalogue.technologies[move.card].requirement
                lacking = sum(own[pillar] < needed.count(pillar) for pillar in set(needed))
                return self.outlook.component(move.card) - LACKING * lacking

    # ------------------------------------------------------------------ Actions
    def _action(self, move: Work | Populate | Build | BuildWonder | Research | TaxTariff | Govern) -> float:
        match move:
            case Work():
                if self.state.begun is not None:
                    return NEVER
                amount = self.player.population + self.player.productions[move.resource]
                return self.outlook.gain(move.resource, amount) + self.outlook.reaction(f"own_work_{move.resource}")
            case Populate():
                return self._population(move) + self._haste("population_cards")
            case Build():
                return self._build(move) + (self._haste("build_cards") if move.card != NO_CARD else 0.0)
            case BuildWonder():
                cost = actions.wonder_cost(self.catalogue, self.state, self.seat, move.wonder)
                return self.outlook.component(move.wonder) + self._best_site(move.wonder) - self.outlook.cost(cost)
            case Research():
                return self._research(move) + self._haste("technologies")
            case TaxTariff():
                return self._tax_tariff(move) + self._haste("tax_tariff_cards")
            case Govern():
                return self._government(move)

    def _haste(self, deck: str) -> float:
        """Cards taken bring the end nearer; without this nobody would take what is left when all are content to wait."""
        over = self.state.round - PATIENCE
        return HASTE * over if over > 0 and deck in self.state.spans and not self.state.triggered else 0.0

    def _population(self, move: Populate) -> float:
        cost = actions.population_cost(self.catalogue, self.state, move.card)
        fallback = self.catalogue.population_fallback
        name = fallback if move.card == NO_CARD else actual(self.state, "population_cards", move.card)
        number = self.catalogue.population_cards[name].gain["population"] * self.player.multiplier
        return self.outlook.gain("population", number) - self.outlook.cost(cost)

    def _build(self, move: Build) -> float:
        cost = actions.build_cost(self.catalogue, self.state, move.card, move.piece)
        worth = -self.outlook.cost(cost)
        if move.card != NO_CARD:
            worth += self.outlook.component(actual(self.state, "build_cards", move.card))
        return worth + (self._best_site(move.piece) if move.piece in SETTLEMENTS else 0.0)

    def _best_site(self, piece: str) -> float:
        if piece not in self._best_sites:
            if piece in SETTLEMENTS:
                sites = settlement_sites(self.catalogue, self.state, self.seat, piece)
            else:
                sites = wonder_sites(self.catalogue, self.state, self.seat, piece)
            self._best_sites[piece] = max(self.outlook.site(piece, place) for place in sites)
        return self._best_sites[piece]

    def _research(self, move: Research) -> float:
        card = actual(self.state, "technologies", move.card)
        worth, cost = self.outlook.component(card), self.outlook.cost(technologies.technology_cost(self.catalogue))
        if move.face_up:
            return worth - cost
        if technologies.playable(self.catalogue, self.state, self.seat, card):
            return NEVER
        return WAITING * self.outlook.later * worth - cost

    def _lay(self, move: Lay) -> float:
        worth = self.outlook.component(self.choice.source)
        return worth if move.face_up else WAITING * self.outlook.later * worth

    def _tax_tariff(self, move: TaxTariff) -> float:
        card = actual(self.state, "tax_tariff_cards", move.card)
        income = actions.tax_tariff_income(self.catalogue, self.state, self.seat, card) + self.state.holding
        worth = self.outlook.gain("money", income)
        if self.catalogue.tax_tariff_cards[card].kind == "tax":
            worth += self.outlook.reaction("own_tax_card")
        if card in self.catalogue.tax_tariff_fallbacks:
            return worth
        calm = calmed(self.catalogue, self.state, self.seat) - unrest(self.catalogue, self.player)
        more = self.catalogue.tax_tariff_cards[card].unrest
        return worth - max(0, more - max(0, calm)) - UNREST * min(more, max(0, calm)) / 2

    def _government(self, move: Govern) -> float:
        gained = self._office(move.government) - (self._office(self.player.government) if self.player.government else 0)
        return gained - self.outlook.cost(self.catalogue.governments[move.government].cost)

    def _office(self, name: str) -> float:
        if not self._influences:
            self._influences = scoring_influence(self.catalogue, self.state)
        points = government_points(self.catalogue, self.state, self.seat, name, self._influences)
        worth = (points + 1) * self.outlook.scorings
        for _, effect in self.catalogue.effects_when(name, "held"):
            worth += self.outlook.production(effect.production)
        return worth

    def _military(self, move: Recruit | March) -> float:
        """Units are worth the majorities that they help to win; the first of an Action promises more of them."""
        price = self.catalogue.numbers.military
        number = 1 if self.choice.kind == "military" else 2
        if isinstance(move, Recruit):
            gained = self.outlook.standing(move.region, number) + number * self.outlook.unit(move.region)
            return gained - number * price.recruit_cost * MONEY * min(1.0, self.outlook.rounds / 3)
        gained = self.outlook.standing(move.target, 1) + self.outlook.standing(move.source, -1)
        return gained - price.move_cost * MONEY - 0.3 * (number - 1)

    # ------------------------------------------------------------------ free steps
    def _free_step(self, move: TurnUp | Claim | TakeOver | Exchange | Benefits) -> float:
        match move:
            case Benefits():
                return AT_ONCE
            case TurnUp():
                return AT_ONCE / 2 + self.outlook.component(move.card)
            case Claim():
                if ends_while_behind(self.catalogue, self.state, self.seat, move):
                    return NEVER
                return AT_ONCE + self.outlook.component(move.tile)
            case TakeOver():
                late = self.state.scorings > 0 or self.outlook.rounds < 8
                return AT_ONCE + self.outlook.site("city", move.hex) if late else NEVER
            case Exchange():
                return self._exchange(move)

    def _exchange(self, move: Exchange) -> float:
        """R6.5: as soon as what is received is worth more than the Population, and not a moment before."""
        found = once_per_game(self.catalogue, self.state, self.seat)
        assert found is not None
        terms = found[1].exchange
        assert terms is not None
        gained = self.outlook.exchange(move.resource, terms.receive_choice.amount, terms.pay)
        return AT_ONCE + gained if gained > 0 else NEVER

    # ------------------------------------------------------------------ choices
    def _benefit(self, move: Move) -> float:
        match move:
            case Site():
                return 10.0 + self.outlook.site(move.piece, move.hex)
            case Pay():
                return -float(move.money)
            case Deploy():
                return 1.0 + self.outlook.standing(move.region, 1) + self.outlook.unit(move.region)
            case Strike():
                return 0.5 + self.outlook.shift(move.region, {move.opponent: -1})
            case Divert():
                return self._divert(move)
            case Raise():
                return 1.0 + self.outlook.production({move.production: 1})
            case Receive():
                return 1.0 + self.outlook.gain(move.resource, 10)
            case Plunder():
                parts = {"stone": move.stone, "food": move.food, "ideas": move.ideas, "money": move.money}
                return 1.0 + self.outlook.gains({what: 5 * number for what, number in parts.items()})
            case Take():
                return 1.0 + self.outlook.token(move.token)
            case Guard():
                return 1.0 + self.outlook.stakes[move.region]
            case Symbols():
                return 1.0 + self.outlook.symbols([move.pillar, move.pillar])
            case _:
                return 0.0 if move.kind in ("end", "halt", "skip") else NEVER

    def _divert(self, move: Divert) -> float:
        """R11 Diplomats: what the seat gains here and loses there, less what waiting may be worth."""
        units = sum(self.state.players[move.opponent].units[move.source])
        here = self.outlook.shift(move.source, {move.opponent: -units})
        there = self.outlook.shift(move.target, {move.opponent: units})
        return here + there - (1.5 if self.outlook.scorings > 1 else 0.0)
