"""Why a move is not possible in this position: a code and facts for the sentence that the person reads."""

from __future__ import annotations

from games.base import Move
from games.core.errors import IllegalMove
from games.rise_of_empires import display, empire, flips, taking, trading
from games.rise_of_empires.board import allied, open_to, presence
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.goods import can_pay
from games.rise_of_empires.moves import (
    Ally,
    Flip,
    GiveUp,
    Idle,
    Keep,
    Levy,
    Pay,
    Place,
    Position,
    Remove,
    Stop,
    Strike,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    Upkeep,
    War,
)
from games.rise_of_empires.state import NOBODY, ROWS, SIDES, Campaign, Choice, RiseState
from games.rise_of_empires.vocabulary import Alliance, PlaceCubes, RemoveEnemyCubes

_ACTIONS = ("move", "action")
# The kinds of decisions in which a kind of move can be legal at all.
_WHEN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(ROWS, _ACTIONS),
    **dict.fromkeys(("idle", "remove"), ("move",)),
    "skip": ("action",),
    "levy": ("place",),
    "stop": ("place", "war", "strike"),
    **dict.fromkeys(("flip", "ally"), (*_ACTIONS, "end")),
    "give_up": ("food",),
    "keep": ("food",),
}


def explain(catalogue: Catalogue, state: RiseState, choice: Choice, move: Move) -> IllegalMove:
    """The reason why a move that is not among the legal ones is refused."""
    try:
        _check_moment(catalogue, state, choice, move)
        _check(catalogue, state, choice, move)
    except IllegalMove as reason:
        return reason
    return IllegalMove("not-a-choice", "R4.4")


def _check_moment(catalogue: Catalogue, state: RiseState, choice: Choice, move: Move) -> None:
    """R4.2, R6.0.2, R6.5.1: every kind of move has its moment."""
    if choice.kind not in _WHEN.get(move.kind, (move.kind,)):
        raise IllegalMove("not-now", "R4.2")
    if choice.kind == "move" and state.side == SIDES[0] and move.kind == "remove":
        raise IllegalMove("turn-a", "R6.0.2")
    if choice.kind == "move" and state.side != SIDES[0] and move.kind in (*ROWS, "idle"):
        if isinstance(move, TakeProgress | TakeTerritory | TakeCity):
            _check_gold_after(catalogue, state, choice.seat, move)
        raise IllegalMove("turn-b", "R6.5.1")
    if choice.kind == "action" and move.kind in ROWS and move.kind != state.removed:
        raise IllegalMove("other-row", "R6.5.1", row=state.removed)


def _check_gold_after(
    catalogue: Catalogue, state: RiseState, seat: int, move: TakeProgress | TakeTerritory | TakeCity
) -> None:
    """R6.5.1, R6.5.2: a tile for which there is not enough gold however the fee of a disc of its row is paid."""
    gold, lacking = taking.gold_lacking_after(catalogue, state, seat, move.kind)
    if move.tile in lacking:
        raise IllegalMove("gold-lacking-after", _PRICED[move.kind], cost=gold + lacking[move.tile], gold=gold)


_PRICED = {"progress": "R6.1.2", "territory": "R6.2.1", "city": "R6.3.1"}


def _check(catalogue: Catalogue, state: RiseState, choice: Choice, move: Move) -> None:
    """Raises IllegalMove for the first thing that is wrong with the move."""
    seat, campaign = choice.seat, state.campaign
    match move:
        case TakeProgress() | TakeTerritory() | TakeCity() | TakeEmpire() | Trade():
            _check_action(catalogue, state, seat, move)
        case Idle():
            if move.row not in ROWS:
                raise IllegalMove("unknown-row", "R6.0.2", row=move.row)
            if move.row not in display.free_rows(catalogue, state):
                raise IllegalMove("row-full", "R6.0.3", row=move.row)
            raise IllegalMove("something-possible", "R6.0.4")
        case Remove():
            _check_remove(catalogue, state, seat, move)
        case Pay():
            _check_mix(catalogue, state, seat, move)
        case Place() if campaign is not None:
            _check_place(catalogue, state, seat, campaign, move)
        case War() if campaign is not None:
            _check_war(catalogue, state, seat, campaign, move)
        case Stop():
            raise IllegalMove("place-first", "R6.4.3")
        case Levy() | Strike() | Flip() | Ally():
            _check_flip(catalogue, state, seat, move)
        case _:
            _check_later(catalogue, state, seat, move)


# ---------------------------------------------------------------------- R6.1 to R6.3, R6.6 actions
def _check_action(
    catalogue: Catalogue,
    state: RiseState,
    seat: int,
    move: TakeProgress | TakeTerritory | TakeCity | TakeEmpire | Trade,
) -> None:
    player = state.players[seat]
    if state.side == SIDES[0] and move.kind not in display.free_rows(catalogue, state):
        raise IllegalMove("row-full", "R6.0.3", row=move.kind)
    match move:
        case TakeProgress():
            _check_available(state.progress, move.tile, "R6.1.1")
            if move.tile in player.progress:
                raise IllegalMove("owned-already", "R6.1.3", tile=move.tile)
            _check_gold(taking.progress_cost(catalogue, state, move.tile), player.gold, "R6.1.2")
        case TakeTerritory():
            _check_available(state.territory, move.tile, "R6.2.1")
            _check_gold(catalogue.territory[move.tile].cost, player.gold, "R6.2.1")
        case TakeCity():
            _check_available(state.cities, move.tile, "R6.3.1")
            _check_gold(taking.city_cost(catalogue, state, seat, move.tile), player.gold, "R6.3.1")
        case TakeEmpire():
            if not player.cube:
                raise IllegalMove("no-cubes", "R6.4.1")
            _check_available(state.empires, move.tile, "R6.4.1")
            raise IllegalMove("no-region", "R6.0.4", tile=move.tile)
        case Trade():
            if move.gain not in (trading.GOLD, trading.VP):
                raise IllegalMove("gold-or-vp", "R6.6.1")
            if not 1 <= move.discs <= player.disc:
                raise IllegalMove("discs-lacking", "R6.6.1", discs=player.disc)
            if move.discs > trading.spaces(catalogue, state):
                raise IllegalMove("track-full", "R6.6.4", spaces=trading.spaces(catalogue, state))
            raise IllegalMove("too-few-for-vp", "R6.6.3", discs=move.discs)


def _check_available(tiles: list[str], tile: str, rule: str) -> None:
    if tile not in tiles:
        raise IllegalMove("tile-gone", rule, tile=tile)


def _check_gold(cost: int, gold: int, rule: str) -> None:
    if cost > gold:
        raise IllegalMove("gold-lacking", rule, cost=cost, gold=gold)


# ---------------------------------------------------------------------- R6.5 turn B
def _check_remove(catalogue: Catalogue, state: RiseState, seat: int, move: Remove) -> None:
    discs = {(row, which): fee for row, which, _, fee in display.own_discs(catalogue, state, seat)}
    fee = discs.get((move.row, move.which))
    if fee is None:
        raise IllegalMove("no-such-disc", "R6.5.1", row=move.row)
    means = sum(display.wealth(catalogue, state.players[seat]).values())
    if min(discs.values()) > means:
        raise IllegalMove("cheapest-for-all", "R6.5.5", fee=min(discs.values()))
    if fee > means:
        raise IllegalMove("fee-too-high", "R6.5.2", fee=fee, means=means)
    raise IllegalMove("unknown-way-to-pay", "R6.5.2", fee=fee)


def _check_mix(catalogue: Catalogue, state: RiseState, seat: int, move: Pay) -> None:
    means = display.wealth(catalogue, state.players[seat])
    for kind, amount in (("gold", move.gold), ("cube", move.cubes), ("food", move.food), ("vp", move.vp)):
        if not 0 <= amount <= means.get(kind, 0):
            raise IllegalMove("not-so-much", "R6.5.2", resource=kind, count=means.get(kind, 0))
    raise IllegalMove("wrong-sum", "R6.5.2", fee=state.fee)


# ---------------------------------------------------------------------- R6.4 the empire action
def _check_place(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign, move: Place) -> None:
    region = move.region
    if region not in state.map:
        raise IllegalMove("unknown-region", "R2.2", region=region)
    if region in campaign.placed:
        raise IllegalMove("placed-already", "R6.4.3", region=region)
    limit = empire.region_limit(catalogue, state, seat, campaign.tile)
    if len(campaign.placed) >= limit:
        raise IllegalMove("too-many-regions", "R6.4.3", count=limit)
    if region not in open_to(catalogue, state, seat):
        raise IllegalMove("region-closed", "R6.4.2", region=region)
    if region not in empire.targets(catalogue, state, seat, campaign):
        water = catalogue.sides[state.era][campaign.tile].water
        if not water and region in catalogue.seas:
            raise IllegalMove("needs-water", "R6.4.3", region=region)
        if region in catalogue.overseas and not water:
            raise IllegalMove("needs-water", "R6.4.3", region=region)
        if region in catalogue.overseas and campaign.area:
            raise IllegalMove("one-overseas-area", "R6.4.3", area=campaign.area)
        raise IllegalMove("not-adjacent", "R6.4.3", region=region)
    raise IllegalMove("cubes-lacking", "R6.4.3", cubes=state.players[seat].cube)


def _check_war(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign, move: War) -> None:
    side = catalogue.sides[state.era][campaign.tile]
    if move.region not in campaign.placed and move.region not in campaign.levied:
        raise IllegalMove("war-elsewhere", "R6.4.4", region=move.region)
    _check_opponent(state, seat, move.region, move.opponent, "R6.4.4")
    if not side.defender_loses:
        raise IllegalMove("no-war", "R6.4.4", tile=campaign.tile)
    raise IllegalMove("own-cubes-lacking", "R6.4.4", region=move.region, count=max(1, side.attacker_loses))


def _check_opponent(state: RiseState, seat: int, region: str, opponent: int, rule: str) -> None:
    if opponent == seat or not 0 <= opponent < state.seats or not state.map[region][opponent]:
        raise IllegalMove("no-opponent-there", rule, region=region)
    if allied(state, seat, opponent):
        raise IllegalMove("allied", "R6.9.1", opponent=opponent)


# ---------------------------------------------------------------------- R6.7, R6.9 flips
def _check_flip(catalogue: Catalogue, state: RiseState, seat: int, move: Levy | Strike | Flip | Ally) -> None:
    player, tile = state.players[seat], move.tile
    if not tile:
        raise IllegalMove("nothing-to-flip", "R6.7.1")
    if tile not in player.progress:
        raise IllegalMove("not-yours", "R6.7.1", tile=tile)
    effect = catalogue.flips.get(tile)
    kind = {Levy: PlaceCubes, Strike: RemoveEnemyCubes, Flip: type(None), Ally: Alliance}[type(move)]
    if effect is None or not isinstance(effect.do, kind):
        raise IllegalMove("no-such-flip", "R6.7.1", tile=tile)
    if tile in player.flipped:
        raise IllegalMove("flipped-already", "R6.7.1", tile=tile)
    if not flips.can_flip(catalogue, state, seat, tile) or not can_pay(player, effect.pay):
        raise IllegalMove("flip-too-expensive", "R6.7.3", tile=tile)
    match move:
        case Ally():
            if player.ally != NOBODY:
                raise IllegalMove("piece-placed", "R6.9.1", opponent=player.ally)
            if move.opponent in player.attacked:
                raise IllegalMove("attacked-before", "R6.9.1", opponent=move.opponent)
            raise IllegalMove("not-an-opponent", "R6.9.1")
        case Strike():
            if move.region not in presence(state, seat):
                raise IllegalMove("not-there", "R6.4.5", region=move.region)
            _check_opponent(state, seat, move.region, move.opponent, "R6.4.5")
            raise IllegalMove("too-many-cubes", "R6.4.5", tile=tile)
        case Levy():
            if not player.stock:
                raise IllegalMove("stock-empty", "R6.7.3")
            raise IllegalMove("region-closed", "R6.4.2", region=move.region)
        case Flip():
            raise IllegalMove("nothing-to-gain", "R6.7.3", tile=tile)


# ---------------------------------------------------------------------- R7 to R10
def _check_later(catalogue: Catalogue, state: RiseState, seat: int, move: Move) -> None:
    match move:
        case GiveUp():
            raise IllegalMove("not-yours", "R7.2", tile=move.tile)
        case Keep():
            raise IllegalMove("food-lacking", "R7.3")
        case Upkeep():
            raise IllegalMove("no-upkeep", "R9.1", tile=move.tile)
        case Position():
            raise IllegalMove("position-taken", "R10.1", number=move.number)
        case _:
            return
