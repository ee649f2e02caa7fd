"""The static files of the page, built from `web/`: read into memory, compressed once, with strict headers."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

FOLDER = Path(__file__).parent / "page"
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
NOT_BUILT = b"<!doctype html><title>Salon</title><p>The page has not been built: run <code>make page</code>."
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class StaticFile(msgspec.Struct, frozen=True):
    """One file, plain and compressed."""

    body: bytes
    compressed: bytes  # empty if compression does not pay
    media_type: str
    immutable: bool  # its name contains a hash of its content


class StaticFiles:
    """All files of the page. Any other path is answered with the page itself, which has its own routes."""

    def __init__(self, folder: Path = FOLDER, base_path: str = "") -> None:
        self.files: dict[str, StaticFile] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                body = path.read_bytes()
                if name == "index.html":
                    # the page is built for any path: its own addresses begin with "./"
                    body = body.replace(b'"./', f'"{base_path}/'.encode())
                media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
                compressed = b"" if media_type == "font/woff2" else gzip.compress(body, 9, mtime=0)
                self.files[name] = StaticFile(body, compressed, media_type, name.startswith("assets/"))
        self.index = self.files.get("index.html") or StaticFile(NOT_BUILT, b"", "text/html", False)

    def response(self, path: str, accepts_gzip: bool) -> Response[bytes]:
        """The response for a path."""
        file = self.files.get(path)
        if file is None and path.startswith("assets/"):
            return Response(b"", status_code=404, headers=HEADERS)
        file = file or self.index
        headers = dict(HEADERS)
        headers["Cache-Control"] = "public, max-age=31536000, immutable" if file.immutable else "no-cache"
        headers["Vary"] = "Accept-Encoding"
        body = file.body
        if accepts_gzip and file.compressed:
            headers["Content-Encoding"] = "gzip"
            body = file.compressed
        is_text = file.media_type.startswith(("text/", "image/svg"))
        media_type = f"{file.media_type}; charset=utf-8" if is_text else file.media_type
        return Response(body, media_type=media_type, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, cost=0.2)
async def static_file(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """The page, or one of its files."""
    files: StaticFiles = request.app.state.static_files
    return files.response(path.strip("/"), "gzip" in request.headers.get("accept-encoding", ""))
