"""The examples of the README are true."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme() -> None:
    text = README.read_text(encoding="utf-8").replace("```python", "").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, "README", str(README), 0)
    assert len(examples.examples) > 10
    runner = doctest.DocTestRunner()
    runner.run(examples)
    assert runner.failures == 0
