"""`/metrics` for Prometheus, with Litestar's Prometheus plug-in.

It is off unless the host sets a token, and then shown only to requests that carry it: a request that a reverse proxy
on this machine passes on looks like a local one, so the address of the client would be no protection.
"""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, get
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.plugins import InitPlugin
from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from salon import __version__
from salon.server.errors import RequestError
from salon.server.metrics import BOUNDS, METRICS, Durations
from salon.server.table_manager import TableManager

if TYPE_CHECKING:
    from salon.server.cluster.cluster import Cluster


class MetricsPlugin(InitPlugin):
    """Adds `/metrics` to the application; without a token there is nothing at this address."""

    def __init__(self, token: str | None) -> None:
        self.token = token

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Add the route, and what measures requests and the event loop."""
        if self.token is None:
            app_config.route_handlers.append(no_metrics)
            return app_config
        from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

        class MetricsController(PrometheusController):
            include_in_schema = False
            guards = (self._require_token,)

        # paths are those of the routes: no id of a table is shown
        config = PrometheusConfig(app_name="salon", prefix="salon_http", group_path=True, scopes={ScopeType.HTTP})
        app_config.middleware.append(config.middleware)
        app_config.route_handlers.append(MetricsController)
        app_config.lifespan.append(_measuring)
        return app_config

    def _require_token(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        expected = f"Bearer {self.token}".encode()
        if not hmac.compare_digest(connection.headers.get("authorization", "").encode(), expected):
            raise RequestError("no-such-address", 404)


@get("/metrics", include_in_schema=False)
async def no_metrics() -> None:
    """The answer while metrics are off."""
    raise RequestError("no-such-address", 404)


@asynccontextmanager
async def _measuring(app: Litestar) -> AsyncIterator[None]:
    collector = TableCollector(app)
    REGISTRY.register(collector)
    yield
    REGISTRY.unregister(collector)


class TableCollector(Collector):
    """Gives the counters to Prometheus when it asks for them."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    def describe(self) -> list[Metric]:
        """Nothing before the server has started."""
        return []

    def collect(self) -> Iterator[Metric]:
        """All counters."""
        manager: TableManager = self.app.state.manager
        info = GaugeMetricFamily(
            "salon_info", "The version of Salon, and what the process does", labels=["version", "kind"]
        )
        info.add_metric([__version__, manager.kind], 1)
        yield info
        moves = CounterMetricFamily("salon_moves", "Moves played, by who chose them", labels=["by"])
        for who, count in METRICS.moves.items():
            moves.add_metric([who], count)
        yield moves
        yield CounterMetricFamily("salon_player_faults", "Faults of computer players", value=METRICS.faults)
        yield CounterMetricFamily("salon_store_writes", "Changes written to the store", value=METRICS.writes)
        yield from _gauges(manager)
        if manager.cluster is not None:
            yield from _shared(manager.cluster)
        yield _histogram("salon_move_seconds", "From a move to its acknowledgement", METRICS.move_seconds)
        yield _histogram("salon_thinking_seconds", "A decision of a computer player", METRICS.thinking_seconds)
        yield _histogram("salon_store_write_seconds", "A transaction of the store", METRICS.write_seconds)
        yield _histogram("salon_event_loop_lag_seconds", "How late the event loop runs", METRICS.lag_seconds)


def _gauges(manager: TableManager) -> Iterator[Metric]:
    connections = sum(len(active.connections) for active in manager.tables.values())
    yield GaugeMetricFamily("salon_tables", "Tables in memory", value=len(manager.tables))
    yield GaugeMetricFamily("salon_sockets", "Open WebSockets", value=connections)
    yield GaugeMetricFamily("salon_thinking_waiting", "Decisions that wait for a turn", value=METRICS.thinking_waiting)
    yield GaugeMetricFamily("salon_thinking_running", "Searches that run now", value=METRICS.thinking_running)


def _shared(cluster: Cluster) -> Iterator[Metric]:
    """What a process on a shared store knows of the others, and does for them."""
    yield GaugeMetricFamily("salon_processes", "Processes on the database", value=1 + len(cluster.members.living))
    yield CounterMetricFamily("salon_store_conflicts", "Commands decided again", value=METRICS.conflicts)
    yield CounterMetricFamily("salon_store_reconnects", "Lost connections that listened", value=METRICS.reconnects)
    claims = CounterMetricFamily("salon_claims", "Tables and questions claimed", labels=["of"])
    claimed = GaugeMetricFamily("salon_claimed", "Tables and questions worked at now", labels=["of"])
    waiting = GaugeMetricFamily("salon_waiting", "Tables and questions that wait for a worker", labels=["of"])
    longest = GaugeMetricFamily("salon_waiting_seconds", "How long the first of them has waited", labels=["of"])
    held = {"table": cluster.worker.claimed_tables, "question": cluster.worker.claimed_jobs}
    for kind, count in METRICS.claims.items():
        claims.add_metric([kind], count)
        claimed.add_metric([kind], len(held[kind]))
    for kind, (count, seconds) in METRICS.waiting.items():
        waiting.add_metric([kind], count)
        longest.add_metric([kind], seconds)
    yield from (claims, claimed, waiting, longest)


def _histogram(name: str, about: str, durations: Durations) -> Metric:
    buckets, total = [], 0
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], durations.counts, strict=True):
        total += count
        buckets.append((bound, float(total)))
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=durations.total)
