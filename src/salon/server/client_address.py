"""Where a request comes from: the address that rate limits count by, also behind a reverse proxy.

Anyone can send the headers of a proxy. They are believed only if the connection comes from a proxy that the
administrator trusts (`--trusted-proxy`), and only as far as trusted proxies wrote them: the list of forwarded addresses
is read from its end.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, cast

from litestar.connection import ASGIConnection

from salon.kernel.reasons import SalonError

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
AnyConnection = ASGIConnection[Any, Any, Any, Any]

IPV6_PREFIX = 64  # bits; one household or one server has all addresses of such a prefix
MAX_FORWARDED = 20  # addresses read from the end of the list


class TrustedProxies:
    """The reverse proxies whose headers are believed."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self.networks = tuple(_network(address) for address in addresses)

    def __contains__(self, address: Address) -> bool:
        return any(address.version == network.version and address in network for network in self.networks)


def client_address(connection: AnyConnection) -> str:
    """The address to count by: an IPv4 address, or the /64 prefix of an IPv6 address; "" if there is none."""
    host = connection.client.host if connection.client else ""
    address = _parsed(host)
    if address is None:  # for example a Unix socket
        return host
    proxies = _proxies(connection)
    if proxies.networks:
        for text in reversed(_forwarded(connection)):
            if address not in proxies:
                break
            previous = _parsed(text)
            if previous is None:  # not an address: nothing further left can be believed
                break
            address = previous
    return _prefix(address)


def peer_address(host: str, proxies: TrustedProxies) -> str:
    """The address that opened a connection, to count by; "" for a trusted proxy, which opens them for many."""
    address = _parsed(host)
    if address is None:
        return host
    return "" if address in proxies else _prefix(address)


def is_https(connection: AnyConnection) -> bool:
    """Whether the client uses HTTPS: directly, or as a trusted proxy says."""
    address = _parsed(connection.client.host) if connection.client else None
    if address is not None and address in _proxies(connection):
        scheme = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if scheme:
            return scheme in ("https", "wss")
    return connection.scope["scheme"] in ("https", "wss")


def _proxies(connection: AnyConnection) -> TrustedProxies:
    return cast(TrustedProxies, connection.app.state.trusted_proxies)


def _forwarded(connection: AnyConnection) -> list[str]:
    """The end of the list of forwarded addresses, which several headers may hold together."""
    found: list[str] = []
    for text in reversed(connection.headers.getall("x-forwarded-for", [])):
        found[:0] = text.rsplit(",", MAX_FORWARDED)[-MAX_FORWARDED:]
        if len(found) >= MAX_FORWARDED:
            break
    return found[-MAX_FORWARDED:]


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Address | None:
    """An address, also with a port or in brackets; an IPv4 address written as IPv6 is an IPv4 address."""
    text = text.strip()[:64]
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _prefix(address: Address) -> str:
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise SalonError(f"--trusted-proxy {text!r} is neither an address nor a network like 10.0.0.0/8") from None
