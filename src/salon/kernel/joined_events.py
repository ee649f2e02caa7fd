"""Which events of a move the log tells in one sentence: a deed with what it cost and brought."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from salon.kernel.events import Event


class Joined(msgspec.Struct, frozen=True):
    """Events of one seat (or of nobody) in one move that the log tells in one sentence.

    The deed and the others are named "event", or "event/reason" where the reason counts ("francs/buying"). With
    "event/reason=card" the other one must be about the card of the deed. `message` is needed if the name of the deed
    does not make a good one.
    """

    deed: str
    others: tuple[str, ...]
    message: str = ""

    def is_deed(self, event: Event) -> bool:
        """Whether a sentence can begin with this event."""
        return _fits(self.deed, event, event)

    def is_other(self, deed: Event, event: Event) -> bool:
        """Whether the sentence about a deed tells this event too."""
        return event.seat in (deed.seat, None) and any(_fits(pattern, event, deed) for pattern in self.others)


def _fits(pattern: str, event: Event, deed: Event) -> bool:
    name, _, condition = pattern.partition("/")
    reason, _, label = condition.partition("=")
    return (
        event.name == name
        and (not reason or event.facts.get("why") == f"why-{reason}")
        and (not label or event.facts.get("what") == deed.facts.get(label))
    )


def join_events(events: Sequence[Event], rules: Sequence[Joined]) -> list[tuple[Event, list[Event], Joined | None]]:
    """The events of one move in the order of their sentences: a deed, what is told with it, and by which rule."""
    told_with: dict[int, int] = {}  # the number of the deed, for each event told with it
    rule_of: dict[int, Joined] = {}
    for number, deed in enumerate(events):
        for rule in rules:
            if number in told_with or number in rule_of or not rule.is_deed(deed):
                continue
            free = (other for other in range(len(events)) if other != number and other not in {*told_with, *rule_of})
            if others := [other for other in free if rule.is_other(deed, events[other])]:
                rule_of[number] = rule
                told_with |= dict.fromkeys(others, number)
    groups: dict[int, list[Event]] = {}  # a sentence stands where its first event does
    for number, event in enumerate(events):
        others_told = groups.setdefault(told_with.get(number, number), [])
        if number in told_with:
            others_told.append(event)
    return [(events[number], others_told, rule_of.get(number)) for number, others_told in groups.items()]
