"""The legend: every sign of the pictures with its meaning."""

from __future__ import annotations

from collections.abc import Iterator

from render.kit.palette import INK
from render.kit.pieces import piece
from render.settlers.looks import COLOURS, FACTIONS, GOODS, KINDS, colour_chip, emblem, good
from render.settlers.view import View
from render.shared.closeup import Group, icon_sign, piece_sign

_VERBS = (
    "craftsman",
    "construction",
    "fire_attack",
    "cross",
    "chest",
    "eye",
    "card_take",
    "cycle",
    "lock",
    "era",
)


def signs_of(view: View) -> Iterator[Group]:
    """Goods and what else lies beside arrows, what is done, colours, kinds, factions."""
    say = view.say
    yield (
        say("settlers-sign-goods"),
        [
            piece_sign(say(f"settlers-sign-good-{name.replace('_', '-')}"), lambda size, name=name: good(name, size))
            for name in GOODS
            if name != "hand_card"  # looks like any card
        ],
    )
    yield (
        say("settlers-sign-effects"),
        [icon_sign(say(f"settlers-sign-icon-{icon.replace('_', '-')}"), icon) for icon in _VERBS],
    )
    yield (
        say("settlers-sign-kinds"),
        [
            piece_sign(
                say(f"settlers-picture-{'deck' if kind == 'attack' else 'kind'}-{kind}"),
                lambda size, kind=kind: piece(KINDS[kind].icon, size, KINDS[kind].fill, INK, KINDS[kind].ink, "square"),
            )
            for kind in KINDS
        ],
    )
    yield (
        say("settlers-sign-colours"),
        [
            piece_sign(say(f"settlers-colour-{name}"), lambda size, name=name: colour_chip(name, size))
            for name in COLOURS
            if name
        ],
    )
    yield (
        say("settlers-sign-factions"),
        [
            piece_sign(say(f"settlers-picture-deck-{name}"), lambda size, name=name: emblem(name, size))
            for name in FACTIONS
            if name
        ],
    )
