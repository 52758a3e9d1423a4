"""What Mare Nostrum is to say of its choices: every field, kind and decision."""

from __future__ import annotations

from tests.games.choosing import Said

NATURAL = {
    *(f"{kind}.pay" for kind in ("build", "control", "fortress", "legion", "pyramids", "recruit", "trireme")),
    *("march.count", "march.spot", "occupy.spots", "sail.count", "station.leaves"),
}
ASKED = {
    *("any_good.resource", "appoint.player", "attack.opponent", "attack.sea", "build.province", "build.spot"),
    *("build_first.claim", "compensate.resource", "control.province", "convert.province", "copy.card"),
    *("crown.player", "crown.title", "empire.empire", "fight.opponent", "fight.province", "fortress.province"),
    *("keep.goods", "legion.province", "lose.losses", "march.source", "march.target", "number.count"),
    *("occupy.province", "offer.resource", "order_clear.title", "order_next.player", "order_next.title"),
    *("order_rule.rule", "order_rule.title", "pay.resource", "peace.opponent", "pillage.province", "pillage.reward"),
    *("pillage.spot", "recruit.card", "reward.province", "reward.reward", "sail.source", "sail.target"),
    *("seize.province", "spare.never", "spare.opponent", "starter.player", "station.province", "station.spot"),
    *("swap.province", "take.opponent", "take.resource", "trireme.sea", "value.value", "wish.resource"),
} - NATURAL
GRAVE = {"attack", "compensate", "convert", "crown", "fight", "march", "occupy", "pillage", "seize", "swap"}
PLAIN = {
    *("any_good", "appoint", "build", "build_first", "cancel", "control", "copy", "decline", "done", "empire"),
    *("fortress", "keep", "legion", "lose", "muster", "number", "offer", "order_clear", "order_next"),
    *("order_rule", "pay", "peace", "pyramids", "recruit", "reward", "sail", "spare", "starter", "station"),
    *("take", "trireme", "unwish", "value", "wish", "withdraw"),
}
PURCHASES = {"build", "control", "fortress", "legion", "muster", "pyramids", "recruit", "trireme"}
# By decision the kinds that answer it, and those that leave it unanswered.
ANSWERS: dict[str, tuple[set[str], set[str]]] = {
    "any_good": ({"any_good"}, {"decline"}),
    "appoint": ({"appoint"}, set()),
    "attack": ({"attack", "done"}, set()),
    "build": (PURCHASES | {"done"}, set()),
    "compensate": ({"compensate"}, set()),
    "conquest": ({"occupy", "pillage", "seize", "station"}, {"done"}),
    "convert": ({"convert"}, {"done"}),
    "copy": ({"copy"}, set()),
    "crown": ({"crown"}, set()),
    "empire": ({"empire"}, set()),
    "fight": ({"fight"}, set()),
    "keep": ({"keep"}, {"decline"}),
    "losses": ({"lose"}, set()),
    "march": ({"march", "done"}, set()),
    "offer": ({"number", "offer"}, {"withdraw"}),
    "pay": ({"pay"}, {"cancel"}),
    "peace": ({"peace"}, {"decline"}),
    "reward": ({"reward"}, set()),
    "sail": ({"sail", "done"}, set()),
    "starter": ({"starter"}, set()),
    "swap": ({"swap"}, {"decline"}),
    "take": ({"take"}, set()),
    "value": ({"value"}, set()),
}

SAID = Said(NATURAL, ASKED, GRAVE, PLAIN, ANSWERS)
