"""The static files of the page, built from `web/`: read into memory, compressed once, with strict headers."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

FOLDER = Path(__file__).parent / "page"
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FILE_HEADERS = {"X-Content-Type-Options": "nosniff", "Vary": "Accept-Encoding"}
PAGE_HEADERS = {
    **FILE_HEADERS,
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
NOT_BUILT = b"<!doctype html><title>Salon</title><p>The page has not been built: run <code>make page</code>."
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class StaticFile(msgspec.Struct, frozen=True):
    """One file, plain and compressed."""

    encoded: dict[str, bytes]  # by the content encoding, the smallest first; "" is the file as it is
    media_type: str
    immutable: bool  # its name contains a hash of its content


class StaticFiles:
    """All files of the page. Any other path is answered with the page itself, which has its own routes."""

    def __init__(self, folder: Path = FOLDER, base_path: str = "") -> None:
        self.files: dict[str, StaticFile] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".br":
                name = path.relative_to(folder).as_posix()
                body = path.read_bytes()
                if name == "index.html":
                    # the page is built for any path: its own addresses begin with "./"
                    body = body.replace(b'"./', f'"{base_path}/'.encode())
                media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
                encoded = {"": body}
                if media_type != "font/woff2":
                    encoded = {"gzip": gzip.compress(body, 9, mtime=0), **encoded}
                if (brotli := path.with_name(f"{path.name}.br")).exists():
                    encoded = {"br": brotli.read_bytes(), **encoded}
                self.files[name] = StaticFile(encoded, media_type, name.startswith("assets/"))
        self.index = self.files.get("index.html") or StaticFile({"": NOT_BUILT}, "text/html", False)

    def response(self, path: str, accepted: str) -> Response[bytes]:
        """The response for a path, in one of the accepted encodings."""
        file = self.files.get(path)
        if file is None and path.startswith("assets/"):
            return Response(b"", status_code=404, headers=FILE_HEADERS)
        file = file or self.index
        headers = dict(FILE_HEADERS if file.immutable else PAGE_HEADERS)
        headers["Cache-Control"] = "public, max-age=31536000, immutable" if file.immutable else "no-cache"
        names = {each.partition(";")[0].strip() for each in accepted.split(",")}
        encoding, body = next((name, body) for name, body in file.encoded.items() if not name or name in names)
        if encoding:
            headers["Content-Encoding"] = encoding
        is_text = file.media_type.startswith(("text/", "image/svg"))
        media_type = f"{file.media_type}; charset=utf-8" if is_text else file.media_type
        return Response(body, media_type=media_type, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, cost=0.2)
async def static_file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """The page, or one of its files."""
    files: StaticFiles = request.app.state.static_files
    return files.response(path.strip("/"), request.headers.get("accept-encoding", ""))
