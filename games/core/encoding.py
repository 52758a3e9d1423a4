"""States and moves as text: how they are kept, copied and compared."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.core.terms import Concede, Move, State

S = TypeVar("S", bound=State)
_ENCODER = msgspec.json.Encoder()


class Encoding(Generic[S]):
    """What a game writes and reads; equal things give equal bytes."""

    state_type: ClassVar[type[State]]
    move_types: ClassVar[tuple[type[Move], ...]]

    def encode(self, state: S) -> bytes:
        """The state as JSON; equal states give equal bytes."""
        return _ENCODER.encode(state)

    def decode(self, text: bytes | str) -> S:
        """The state from its JSON. Raises msgspec.ValidationError where the text does not fit."""
        return self._state_decoder.decode(text)

    def copy(self, state: S) -> S:
        """An independent copy (encode and decode: ten times faster than deepcopy)."""
        return self.decode(self.encode(state))

    def encode_move(self, move: Move) -> bytes:
        """The move as JSON, its kind first."""
        return _ENCODER.encode(move)

    def decode_move(self, text: bytes | str) -> Move:
        """The move from its JSON. Raises msgspec.ValidationError for an unknown kind or a field that does not fit."""
        return self._move_decoder.decode(text)

    def state_hash(self, state: S) -> str:
        """SHA-256 of the encoded state, hexadecimal."""
        return hashlib.sha256(self.encode(state)).hexdigest()

    @cached_property
    def _state_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.state_type)

    @cached_property
    def _move_decoder(self) -> msgspec.json.Decoder[Any]:
        union: Any = Concede
        for kind in self.move_types:
            union = union | kind
        return msgspec.json.Decoder(union)
