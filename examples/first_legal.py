"""A player for Salon that takes the first legal move: `salon play --against "run:python examples/first_legal.py"`."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        # message["view"] is what a person in this seat sees; message["legal"] are the moves it may make
        move = message["legal"][0]
        print(json.dumps({"answer": message["ask"], "move": move}), flush=True)
