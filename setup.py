"""Builds the compiled rules: a module is compiled exactly when a `.pxd` lies beside its `.py`
(unless that `.pxd` says that it is a header only).

No C compiler is no failure: every extension is optional, and the same files then run as plain Python.
`SALON_RELEASE=1` builds for others: it fails unless everything is compiled and the page has been built.
`SALON_DEBUG=1` builds with the sanitizers that stop at a wrong index, shift or overflow.
"""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
HEADER_ONLY = "# Header only"  # the first line of a `.pxd` of macros or constants: nothing to compile
PAGE = SOURCE / "salon" / "server" / "page" / "index.html"
RELEASE = os.environ.get("SALON_RELEASE") == "1"
DEBUG = os.environ.get("SALON_DEBUG") == "1"
SANITIZERS = "-fsanitize=bounds,shift,signed-integer-overflow"
FLAGS = ["-O1", "-g", SANITIZERS, "-fno-sanitize-recover=all"] if DEBUG else ["-O3", "-g0"]
# the same floating point results on every processor
COMPILE_FLAGS = ["/O2", "/fp:precise"] if sys.platform == "win32" else [*FLAGS, "-ffp-contract=off"]


def extensions() -> list[Extension]:
    modules = []
    for header in sorted(SOURCE.rglob("*.pxd")):
        source = header.with_suffix(".py")
        if source.exists() and not header.read_text(encoding="utf-8").startswith(HEADER_ONLY):
            name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
            modules.append(
                Extension(
                    name,
                    [str(source)],
                    extra_compile_args=COMPILE_FLAGS,
                    extra_link_args=["-lubsan"] if DEBUG else [],
                )
            )
    return modules


if RELEASE and not PAGE.exists():
    sys.exit(f"{PAGE} is missing: build the page first, with `make page`")

# `make` compiles in a step of its own, so that only what changed is compiled again.
wanted = [] if os.environ.get("SALON_SKIP_COMPILE") == "1" else extensions()
modules = cythonize(
    wanted,
    build_dir="build/c",
    nthreads=os.cpu_count() or 1,
    compiler_directives={
        "language_level": 3,
        "wraparound": False,
        "boundscheck": False,
        "cdivision": True,
        "initializedcheck": False,
        "binding": False,  # plain methods: Python calls them faster than functions with a signature
    },
)
for module in modules:
    module.optional = not RELEASE  # set afterwards: cythonize() drops it from what it is given


class AllOrNothing(build_ext):
    """Compiled modules share structures: one that failed to compile must not meet the others."""

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions or []]
        missing = [file.name for file in built if not file.exists()]
        if missing:
            print(f"warning: {missing[0]} was not compiled; Salon will run uncompiled, and slower")
            for file in built:
                file.unlink(missing_ok=True)


setup(ext_modules=modules, cmdclass={"build_ext": AllOrNothing})
