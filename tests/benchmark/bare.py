"""The floors of P8, P13, P18, P19 and P23: the work that nobody can leave out, done bare."""

from __future__ import annotations
