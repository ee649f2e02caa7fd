"""Secret tokens of 128 random bits. Only their hashes are stored; they never appear in logs or URLs."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BITS = 128


def new_token() -> str:
    """A new token, as it is sent in a cookie or in the fragment of a link."""
    return secrets.token_urlsafe(TOKEN_BITS // 8)


def hash_token(token: str) -> str:
    """The hash of a token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """An id for a table that cannot be guessed: anyone who knows it may watch the table."""
    table_id = secrets.token_urlsafe(12)
    # the command line would read an id that begins with a dash as an option
    return new_table_id() if table_id.startswith("-") else table_id
