"""What Rise of Empires is to say of its choices: every field, kind and decision."""

from __future__ import annotations

from tests.games.choosing import Said

NATURAL = {"pay.cubes", "pay.food", "place.cubes", "remove.pay", "remove.which", "strike.cubes", "upkeep.paid"}
ASKED = {
    *("ally.opponent", "ally.tile", "city.tile", "empire.tile", "flip.tile", "give_up.tile", "idle.row", "levy.region"),
    *("levy.tile", "pay.gold", "pay.vp", "pick.as_cubes", "pick.as_discs", "pick.as_gold", "pick.tile"),
    *("place.region", "position.number", "progress.tile", "remove.row", "review.wanted", "strike.opponent"),
    *("strike.region", "strike.tile", "territory.tile", "trade.discs", "trade.gain", "upkeep.tile", "war.opponent"),
    "war.region",
}
GRAVE = {"give_up", "strike", "war"}
PLAIN = {
    *("ally", "city", "empire", "end", "flip", "idle", "keep", "levy", "pay", "pick", "place", "position"),
    *("progress", "remove", "review", "skip", "stop", "territory", "trade", "upkeep"),
}
ACTIONS = {"city", "empire", "progress", "territory", "trade"}
FLIPS = {"ally", "flip"}
ANSWERS: dict[str, tuple[set[str], set[str]]] = {
    "action": (ACTIONS | FLIPS, {"skip"}),
    "end": ({*FLIPS, "end"}, set()),
    "food": ({"give_up", "keep"}, set()),
    "move": (ACTIONS | FLIPS | {"idle", "remove"}, set()),
    "pay": ({"pay"}, set()),
    "pick": ({"pick"}, set()),
    "place": ({"levy", "place"}, {"stop"}),
    "position": ({"position"}, set()),
    "strike": ({"strike"}, {"stop"}),
    "upkeep": ({"upkeep"}, set()),
    "war": ({"war"}, {"stop"}),
}

SAID = Said(NATURAL, ASKED, GRAVE, PLAIN, ANSWERS)
