"""Numbers for Prometheus; no number tells of a person or a server."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from locales import DEFAULT, words

BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


RECENT = 200  # interactions whose times are kept
ANSWERED_ELSEWHERE = "answered-elsewhere"  # the outcome where somebody else had answered first
RIVAL_S, RIVAL_ANSWERS = 24 * 3600, 3  # so many in so many seconds are no chance: a request made twice is answered once


class Done(NamedTuple):
    """An interaction that was handled: when, which command or control, and in how many seconds."""

    at: int
    name: str
    seconds: float


class Metrics:
    """What is counted since the start."""

    def __init__(self) -> None:
        self.recent: deque[Done] = deque(maxlen=RECENT)
        self._elsewhere: deque[int] = deque(maxlen=RIVAL_ANSWERS)
        self.registry = registry = CollectorRegistry()
        w = words(DEFAULT)
        self.interactions = Counter(
            "tablebot_interactions", w("metric-interactions"), ("name", "outcome"), registry=registry
        )
        self.seconds = Histogram(
            "tablebot_interaction_seconds", w("metric-seconds"), buckets=BUCKETS, registry=registry
        )
        self.running = Gauge("tablebot_matches_running", w("metric-running"), registry=registry)
        self.waiting = Gauge("tablebot_outbox_waiting", w("metric-waiting"), registry=registry)
        self.given_up = Gauge("tablebot_outbox_given_up", w("metric-given-up"), registry=registry)
        self.thoughts_missing = Counter("tablebot_thoughts_missing", w("metric-thoughts-missing"), registry=registry)
        self.latency = Gauge("tablebot_gateway_seconds", w("metric-latency"), registry=registry)

    def count(self, name: str, outcome: str, seconds: float, now: int) -> None:
        """An interaction was handled."""
        self.interactions.labels(name, outcome).inc()
        self.seconds.observe(seconds)
        self.recent.append(Done(now, name, seconds))
        if outcome == ANSWERED_ELSEWHERE:
            self._elsewhere.append(now)

    def has_rival(self, now: int) -> bool:
        """Whether another bot seems to answer for the same application."""
        return sum(at > now - RIVAL_S for at in self._elsewhere) >= RIVAL_ANSWERS
