"""What Prometheus reads at /metrics."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One registry per app, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("orrery_live_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("orrery_sockets", "Open WebSockets", registry=self.registry)
        self.choices = Counter("orrery_choices", "Rows stored", ["by"], registry=self.registry)
        self.refused = Counter("orrery_refused", "Messages refused", registry=self.registry)
        self.stored = Histogram(
            "orrery_store_seconds", "From a choice to the disk", buckets=SECONDS, registry=self.registry
        )
        self.answered = Histogram(
            "orrery_choice_seconds", "From a choice to the new view", buckets=SECONDS, registry=self.registry
        )
        self.thought = Histogram("orrery_bot_seconds", "A bot's job", buckets=SECONDS, registry=self.registry)
        self.failures = Counter("orrery_bot_failures", "Choices that bots failed to make", registry=self.registry)
        self.queue = Gauge("orrery_bot_jobs", "Bots' jobs waiting or running", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
