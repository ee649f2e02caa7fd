"""The schemas of everything on the wire, from which the page's TypeScript types are generated.

`python -m salon.server.type_export FOLDER` writes one OpenAPI document a file: `http.json`, `protocol.json` (the
WebSocket), and one for the view and the pieces of each game. `web/generate-types.js` makes TypeScript of them;
`make types` runs both.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar, Response
from litestar.openapi import OpenAPIConfig
from litestar.serialization import encode_json
from msgspec.inspect import StructType, Type, multi_type_info

from salon.games import game as game_by_id
from salon.games import game_ids
from salon.server import api, protocol
from salon.server.app import ErrorBody, Health, health

Schema = dict[str, Any]
Struct = type[msgspec.Struct]
REF = "#/components/schemas/{name}"
FIELD_COMMENT = re.compile(r"    (\w+): .*?  # (.+)")


def documents() -> dict[str, Schema]:
    """The OpenAPI documents, by the names of their files."""
    found = {"http": _http(), "protocol": _protocol()}
    for name in game_ids():
        game = game_by_id(name)
        found[name] = _document(_components(sent=[game.view_type, game.piece_data_type]))
    return found


def _document(components: Schema, paths: Schema | None = None) -> Schema:
    return {
        "openapi": "3.1.0",
        "info": {"title": "Salon", "version": ""},
        "paths": paths or {},
        "components": {"schemas": dict(sorted(components.items()))},
    }


def _protocol() -> Schema:
    """The messages of the WebSocket, and the two unions of them."""
    unions = {"AnyCommand": protocol.AnyCommand, "AnyMessage": protocol.AnyMessage}
    schemas, _ = msgspec.json.schema_components(unions.values(), ref_template=REF)
    components = _components(sent=[protocol.AnyMessage], received=[protocol.AnyCommand])
    return _document(components | {name: _plain(schema) for name, schema in zip(unions, schemas, strict=True)})


def _http() -> Schema:
    """The paths as Litestar documents them, with our schemas of the structs."""
    routes = [*api.ROUTES, health]
    app = Litestar([api.router, health], openapi_config=OpenAPIConfig(title="Salon", version=""))
    paths: Schema = msgspec.json.decode(encode_json(app.openapi_schema.to_schema()["paths"]))
    for path in paths.values():
        for operation in path.values():
            # Litestar documents its own errors; the server sends an ErrorBody instead.
            operation["responses"] = {code: each for code, each in operation["responses"].items() if code < "400"}
    sent: list[Any] = [ErrorBody, Health]
    received: list[Any] = []
    for handler in routes:
        hints = get_type_hints(handler.fn)
        answer = hints["return"]
        sent.append(get_args(answer)[0] if get_origin(answer) is Response else answer)
        sent += [spec.data_container for spec in (handler.responses or {}).values()]
        received += [hints["data"]] if "data" in hints else []
    return _document(_components(sent, received), paths)


def _components(sent: Iterable[Any], received: Iterable[Any] = ()) -> Schema:
    """The schemas of all structs in some types. What the server sends has every field, unless defaults are omitted."""
    components: Schema = {}
    for types, is_sent in ((received, False), (sent, True)):
        structs = _structs_in(types)
        _, found = msgspec.json.schema_components(types, ref_template=REF)
        for name, schema in found.items():
            components[name] = _struct_schema(structs[name], _plain(schema), is_sent)
    return components


def _structs_in(types: Iterable[Any]) -> dict[str, Struct]:
    """All structs in some types, and in their fields, by name."""
    found: dict[str, Struct] = {}

    def visit(part: Any) -> None:
        if isinstance(part, tuple):
            for each in part:
                visit(each)
        elif isinstance(part, StructType):
            known = found.setdefault(part.cls.__name__, part.cls)
            if known is not part.cls:
                raise ValueError(f"two structs on the wire are called {known.__name__}: rename one of them")
            if known not in visited:
                visited.add(known)
                visit(tuple(field.type for field in part.fields))
        elif isinstance(part, Type):
            visit(tuple(getattr(part, name) for name in part.__struct_fields__))

    visited: set[Struct] = set()
    visit(multi_type_info(types))
    return found


def _plain(schema: Any) -> Any:
    """A schema without what only repeats its name or would confuse the generator."""
    if isinstance(schema, list):
        return [_plain(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    left_out = {"title", "discriminator", "default"}
    if "properties" in schema:  # the names in it are names of fields
        properties = {name: _plain(each) for name, each in schema["properties"].items()}
        return {key: each for key, each in schema.items() if key not in left_out} | {"properties": properties}
    if all(isinstance(each, str) for each in schema.get("enum", ["", 0])):
        return {"type": "string", **schema}
    return {key: _plain(each) for key, each in schema.items() if key not in left_out}


def _struct_schema(struct: Struct, schema: Schema, is_sent: bool) -> Schema:
    """The schema of a struct with the comments of its fields, and all fields required that are always sent."""
    names = {field.name: field.encode_name for field in msgspec.structs.fields(struct)}
    properties = dict(schema["properties"])
    for field, comment in _comments(struct).items():
        if field in names:
            properties[names[field]] = {**properties[names[field]], "description": comment}
    required = schema.get("required", [])
    if is_sent and not struct.__struct_config__.omit_defaults:
        required = list(properties)
    description = inspect.cleandoc(struct.__doc__ or "")
    return {**schema, "description": description, "properties": properties, "required": required}


def _comments(struct: Struct) -> dict[str, str]:
    """The comments behind the fields of a struct."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            lines = inspect.getsource(each).splitlines()
            found.update({match[1]: match[2] for line in lines if (match := FIELD_COMMENT.fullmatch(line))})
    return found


def write(folder: Path) -> None:
    """Write all documents into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in documents().items():
        text = msgspec.json.format(msgspec.json.encode(document), indent=2)
        (folder / f"{name}.json").write_bytes(text + b"\n")


def main() -> int:
    """Write the documents."""
    parser = argparse.ArgumentParser(prog="python -m salon.server.type_export", description=__doc__)
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
