"""`python -m salon` is the command `salon`."""

from salon.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
