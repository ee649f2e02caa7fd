"""Secrets: 128 random bits each. The store knows only their hashes; logs and addresses never see them."""

from __future__ import annotations

import hashlib
import secrets

BITS = 128


def new_secret() -> str:
    """A secret as it is carried in a cookie or in the fragment of a link."""
    return secrets.token_urlsafe(BITS // 8)


def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """A name for a table that nobody guesses: whoever knows it may watch."""
    name = secrets.token_urlsafe(12)
    # a command would take a name that begins with a dash for an option
    return new_table_id() if name.startswith("-") else name
