"""The address that limits count by: proxies are believed only if they are trusted, and only as far as they are."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar, Request

from salon.kernel.reasons import SalonError
from salon.server.client_address import TrustedProxies, client_address, is_https

pytestmark = pytest.mark.one_store


def request(peer: str, proxies: tuple[str, ...] = (), *forwarded: str, proto: str = "") -> Request[Any, Any, Any]:
    app = Litestar([], openapi_config=None)
    app.state.trusted_proxies = TrustedProxies(proxies)
    headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope = {"type": "http", "headers": headers, "client": (peer, 1), "scheme": "http", "litestar_app": app}
    return Request(scope)  # type: ignore[arg-type]


PROXY = ("10.0.0.0/8",)


@pytest.mark.parametrize(
    ("peer", "proxies", "forwarded", "expected"),
    [
        ("192.0.2.1", (), (), "192.0.2.1"),
        ("192.0.2.1", (), ("198.51.100.7",), "192.0.2.1"),  # nobody is trusted
        ("192.0.2.1", PROXY, ("198.51.100.7",), "192.0.2.1"),  # this one is not
        ("10.0.0.1", PROXY, ("198.51.100.7",), "198.51.100.7"),
        ("10.0.0.1", PROXY, (), "10.0.0.1"),
        ("10.0.0.1", PROXY, ("6.6.6.6, 198.51.100.7",), "198.51.100.7"),  # the client wrote the first one itself
        ("10.0.0.1", PROXY, ("6.6.6.6, 198.51.100.7, 10.9.9.9",), "198.51.100.7"),  # two proxies
        ("10.0.0.1", PROXY, ("6.6.6.6", "198.51.100.7"), "198.51.100.7"),  # two headers
        ("10.0.0.1", PROXY, ("10.1.1.1, 10.2.2.2",), "10.1.1.1"),
        ("10.0.0.1", PROXY, ("nonsense",), "10.0.0.1"),
        ("10.0.0.1", PROXY, ("6.6.6.6, nonsense, 10.2.2.2",), "10.2.2.2"),
        ("10.0.0.1", PROXY, ("198.51.100.7:4711",), "198.51.100.7"),
        ("10.0.0.1", PROXY, ("6.6.6.6," * 5000 + "198.51.100.7",), "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", (), (), "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", (), (), "192.0.2.1"),
        ("10.0.0.1", PROXY, ("[2001:db8:1:2::9]:443",), "2001:db8:1:2::/64"),
        ("::1", ("::1",), ("198.51.100.7",), "198.51.100.7"),
    ],
)
def test_address(peer: str, proxies: tuple[str, ...], forwarded: tuple[str, ...], expected: str) -> None:
    assert client_address(request(peer, proxies, *forwarded)) == expected


def test_the_scheme_is_believed_from_a_trusted_proxy_only() -> None:
    assert is_https(request("10.0.0.1", PROXY, proto="https"))
    assert not is_https(request("10.0.0.1", PROXY, proto="https, http"))
    assert not is_https(request("192.0.2.1", PROXY, proto="https"))


def test_a_proxy_that_is_no_address() -> None:
    with pytest.raises(SalonError, match="neither an address nor a network"):
        TrustedProxies(["proxy.example"])
