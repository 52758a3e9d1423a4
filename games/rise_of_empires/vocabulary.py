"""The vocabulary of the component data: what an effect can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from games.core.entries import Strict

Era = Literal[1, 2, 3]
Side = Literal["A", "B"]
When = Literal["on_take", "food", "income", "upkeep", "scoring", "flip", "always"]
Window = Literal["own_turn", "empire_placement", "empire_after_war", "scoring"]
Where = Literal["own_presence", "any_open_region"]
Place = Literal["first", "second"]
Rule = Literal["city_gold_cost", "empire_regions", "trade_gold_bonus", "overseas_open_from_era", "removal_fee_per_disc"]
Border = Literal["border", "coast", "arrow", "none"]
if TYPE_CHECKING:
    # The keys are checked when the data are read; the rules take amounts of anything by name.
    Amounts = Bonus = dict[str, int]
else:
    Amounts = dict[Literal["cube", "gold", "disc", "food", "vp"], int]
    Bonus = dict[Literal["cube", "gold", "disc", "food"], int]
OF_TERRITORY = "territory:"  # ``per`` counts the tiles of a territory …
OF_CITIES = "city"  # … or the cities, wonders left out (R2.7)


class Operation(Strict, frozen=True, tag_field="op"):
    """What a flipped tile does besides paying and gaining."""


class RemoveEnemyCubes(Operation, frozen=True, tag="remove_enemy_cubes"):
    """Up to ``count`` cubes of one opponent leave one region."""

    count: int
    where: Where


class ScoreRegion(Operation, frozen=True, tag="score_region"):
    """R6.7.4: the first or second value of one region, in addition to everything else."""

    value: Place
    where: Where


class PlaceCubes(Operation, frozen=True, tag="place_cubes"):
    """Own cubes into one region, beyond the number of the empire tile."""

    count: int
    where: Where
    from_: Literal["stock"] = msgspec.field(name="from")


class Alliance(Operation, frozen=True, tag="alliance"):
    """R6.9: the alliance piece is placed with an opponent."""


class Modify(Strict, frozen=True):
    """A standing change of a rule."""

    rule: Rule
    value: int


class Effect(Strict, frozen=True):
    """A moment and what happens then; ``per`` multiplies what is gained or chosen."""

    when: When
    gain: Amounts = {}
    pay: Amounts = {}
    per: str = ""
    choose_one: list[Bonus] = []
    window: Window | None = None
    do: RemoveEnemyCubes | ScoreRegion | PlaceCubes | Alliance | None = None
    modify: Modify | None = None
