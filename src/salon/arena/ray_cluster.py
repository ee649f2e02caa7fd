"""The connection to a Ray cluster: a new one on this machine, or one that is running elsewhere."""

from __future__ import annotations

import importlib
import logging
import os
import secrets
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

from salon.arena.run import available_cores
from salon.kernel.reasons import SalonError

CONNECT_TIMEOUT = 5.0  # seconds for an address to answer
CLEANUP_TIMEOUT = 2.0
MAX_PORT = 65535
OBJECT_STORE = 100_000_000  # bytes of shared memory of a cluster of our own; results are small
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
# Ray reads these variables when it is imported; those that are set already stay as they are.
NO_OTHER_CLUSTER = {"RAY_ENABLE_AUTO_CONNECT": "0"}  # after a lost connection Ray would start one
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # on every system: use no other network interface
IMPATIENT = {"RAY_NUM_REDIS_GET_RETRIES": "1", "RAY_gcs_server_request_timeout_seconds": "15"}  # a wrong address
LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")


@contextmanager
def connected(address: str, jobs: int | None) -> Iterator[Any]:
    """The module `ray`, connected to the cluster at an address, or without one to a new cluster on this machine.

    What is printed in the meantime is discarded: Ray prints what happens to nodes.
    """
    with (
        Path(os.devnull).open("w", encoding="utf-8") as nowhere,
        redirect_stdout(nowhere),
        _joined(address) if address else _started(jobs or available_cores()) as ray,
    ):
        yield ray


@contextmanager
def _started(cores: int) -> Iterator[Any]:
    """A cluster of our own, for nobody else. It ends with this process, even if that is killed."""
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    ray = _import_ray(LOOPBACK | token)
    with _short_folder() as files, _disconnecting(ray):
        try:
            with _signals_kept(), _silent():
                ray.init(
                    "local",
                    num_cpus=cores,
                    object_store_memory=OBJECT_STORE,
                    include_dashboard=False,
                    _node_ip_address="127.0.0.1",
                    _temp_dir=files,
                    **QUIET,
                )
        except Exception as error:
            raise SalonError(f"Ray cannot be started on this machine ({_one_line(error)})") from None
        yield ray


@contextmanager
def _joined(address: str) -> Iterator[Any]:
    """A running cluster. Until it is joined Ctrl-C ends this process: Ray does not look at signals while it waits."""
    host, port = _host_and_port(address)
    logging.getLogger("ray.util.client.logsclient").addHandler(logging.NullHandler())  # it does not obey logging_level
    ray = _import_ray(IMPATIENT | (LOOPBACK if host in LOCAL_HOSTS else {}))
    with _signals_kept(), _silent():
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        try:
            socket.create_connection((host, port), CONNECT_TIMEOUT).close()
        except (OSError, UnicodeError) as error:
            reason = getattr(error, "strerror", None) or error
            raise SalonError(f"there is no Ray cluster at {address} ({reason})") from None
        try:
            ray.init(address, **QUIET)
        except Exception as error:
            hint = (
                "" if address.startswith("ray://") else "; a machine that is none of its nodes needs ray://HOST:10001"
            )
            raise SalonError(f"the Ray cluster at {address} cannot be joined ({_one_line(error)}{hint})") from None
    with _disconnecting(ray):
        yield ray


def _import_ray(settings: dict[str, str]) -> Any:
    for name, value in (NO_OTHER_CLUSTER | settings).items():
        os.environ.setdefault(name, value)
    try:
        return importlib.import_module("ray")
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise SalonError("--on ray needs Ray; install it with: pip install 'salon[ray]'") from None


@contextmanager
def _disconnecting(ray: Any) -> Iterator[None]:
    """End the connection, and a cluster of our own with it."""
    try:
        yield
    finally:
        with _silent():
            ray.shutdown(wait_for_processes=True)


@contextmanager
def _short_folder() -> Iterator[str]:
    """A folder for the files of a cluster; the paths of its sockets must be short."""
    folder = tempfile.mkdtemp(prefix="salon-ray-", dir="/tmp" if Path("/tmp").is_dir() else None)
    try:
        yield folder
    finally:
        deadline = time.monotonic() + CLEANUP_TIMEOUT
        while Path(folder).exists() and time.monotonic() < deadline:  # its last processes may still write there
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _signals_kept() -> Iterator[None]:
    """Give signals back their handlers: Ray sets its own."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _silent() -> Iterator[None]:
    """Discard what is written to standard error, also by libraries: Ray reports every step there."""
    sys.stderr.flush()
    stderr = os.dup(2)
    try:
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        sys.stderr.flush()
        os.dup2(stderr, 2)
        os.close(stderr)


def _host_and_port(address: str) -> tuple[str, int]:
    """The host and the port of an address."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal() or int(port) > MAX_PORT:
        raise SalonError(f"--on ray={address}: an address is HOST:PORT, or ray://HOST:PORT")
    return host.strip("[]"), int(port)


def _one_line(error: Exception) -> str:
    """The text of an error; of one that quotes a traceback, its end."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return " ".join(lines[-1:] if any(line.startswith("Traceback") for line in lines) else lines)
