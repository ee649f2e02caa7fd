"""The page: the built files of `web/`, kept in memory, compressed once, with strict headers."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

PAGE = Path(__file__).parent / "page"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
NOT_BUILT = b"<!doctype html><title>Salon</title><p>The page has not been built: run <code>make page</code>."
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(msgspec.Struct, frozen=True):
    """One file of the page, plain and compressed."""

    body: bytes
    packed: bytes
    kind: str
    lasting: bool  # its name changes with its content


class Page:
    """All files of the page; any address that is none of them is answered with the page itself."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.files: dict[str, File] = {}
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                name = file.relative_to(folder).as_posix()
                body = file.read_bytes()
                kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
                packed = b"" if kind == "font/woff2" else gzip.compress(body, 9, mtime=0)
                self.files[name] = File(body, packed, kind, name.startswith("assets/"))
        self.index = self.files.get("index.html") or File(NOT_BUILT, b"", "text/html", False)

    def answer(self, path: str, accepts_packed: bool) -> Response[bytes]:
        """The file at a path."""
        found = self.files.get(path)
        if found is None and path.startswith("assets/"):
            return Response(b"", status_code=404, headers=HEADERS)
        file = found or self.index
        headers = dict(HEADERS)
        headers["Cache-Control"] = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
        headers["Vary"] = "Accept-Encoding"
        body = file.body
        if accepts_packed and file.packed:
            headers["Content-Encoding"] = "gzip"
            body = file.packed
        kind = f"{file.kind}; charset=utf-8" if file.kind.startswith(("text/", "image/svg")) else file.kind
        return Response(body, media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """The page, or one of its files."""
    files: Page = request.app.state.page
    return files.answer(path.strip("/"), "gzip" in request.headers.get("accept-encoding", ""))
