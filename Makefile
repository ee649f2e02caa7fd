# Two commands matter: `make play` and `make test`. Both prepare what they need and are quick the second time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HEADERS := $(shell find src -name '*.pxd')
TYPED := $(shell find src -name state.pxd) src/salon/players/tree.pxd
COMPILED := $(HEADERS) $(wildcard $(HEADERS:.pxd=.py))

# Uncompiled, because a header may be newer than what was compiled from it.
SCHEMAS := rm -rf build/schemas && SALON_PURE=1 $(BIN)/python -m salon.server.type_export build/schemas

# Dozens of processes are started by the tests: they must not compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

LINTED := $(shell find src tests bench examples stubs web/src web/words web/tests -type f \
	-not -name '*.so' -not -name '*.pyc' -not -path '*/page/*' 2>/dev/null) \
	pyproject.toml .importlinter web/package.json $(wildcard web/*.js web/*.ts web/tsconfig*.json web/.prettier*)

PAGE := $(shell find web/src web/words web/public -type f 2>/dev/null) web/index.html web/vite.config.ts web/syllables.ts $(wildcard src/salon/games/*/text/words/names.*.ftl)

# One more than there are processors: some tests wait for a deadline.
WORKERS := $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 1)))

.PHONY: play test prepare linted-beside tested-beside check lint types build page wheel test-wheel browser postgresql bench ladder soak clean

# The table in the browser, on this machine.
play: build page
	@$(BIN)/salon serve --open

PYTEST := $(BIN)/python -m pytest --dist loadfile --no-loadscope-reorder

# Beside the tests run the linters, and then the tests of the server a second time, with the tables in PostgreSQL. What
# they found is printed after the tests, and fails `make test` too.
test: prepare
	@$(MAKE) --no-print-directory -k linted-beside tested-beside & beside=$$!; \
	trap 'kill $$beside 2>/dev/null; exit 130' INT TERM; \
	$(PYTEST) -n $(WORKERS) --durations=25; tests=$$?; \
	wait $$beside; found=$$?; \
	echo "The tests of the server once more, with PostgreSQL:"; tail -n 15 build/postgresql.log; \
	if [ $$found -eq 0 ]; then echo "The linters found nothing."; else cat build/postgresql.log build/lint.log; exit 1; fi; \
	exit $$tests

# Two things at a time: while one is fetched, the other is built.
prepare:
	@$(MAKE) --no-print-directory -j 2 build page browser postgresql

linted-beside:
	@exec $(MAKE) --no-print-directory lint >build/lint.log 2>&1

tested-beside:
	@exec $(PYTEST) -n 1 --store=postgresql tests/server --durations=10 >build/postgresql.log 2>&1

check lint: build/.linted

# What has not changed is not looked at again.
build/.linted: build/.compiled build/.page $(LINTED)
	@$(SCHEMAS) && node web/generate-types.js --check build/schemas
	cd web && npm run --silent check && npm run --silent lint && npm run --silent format:check && npm run --silent test
	$(BIN)/python src/salon/kernel/headers.py --check $(TYPED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@touch $@

# Python types of the C headers (constants and structures), and TypeScript types of what the server sends.
types: $(VENV)/.ready web/node_modules/.ready
	$(BIN)/python src/salon/kernel/headers.py $(TYPED)
	@$(SCHEMAS) && node web/generate-types.js build/schemas

build: build/.compiled

page: build/.page

# In dist/: a source distribution that carries the built page, and a wheel for this system that was built from it, in
# an environment of its own. Fails if a module was not compiled or the page is missing.
wheel: $(VENV)/.ready page
	@rm -rf dist && mkdir -p build
	@echo "Building the source distribution and the wheel …"
	@SALON_RELEASE=1 $(BIN)/python -m build >build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@ls dist

# The wheel in an empty environment, without Node.js and without a compiler; needs Chromium and nginx.
test-wheel: wheel build browser
	$(BIN)/python -m pytest tests/packaging/wheel.py

# The tests look at the page in Debian's Chromium.
browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
		{ echo "Installing Chromium for the tests …"; apt-get update -qq && \
		apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-dejavu-core >/dev/null; } || \
		{ echo "The browser tests need Chromium: install the package chromium-headless-shell"; exit 1; }

# The programs only: the tests start a server of their own.
postgresql: | browser
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ echo "Installing PostgreSQL for the tests …"; apt-get update -qq && \
		apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || \
		{ echo "The tests of the server need PostgreSQL: install the package postgresql"; exit 1; }

# Everything at full size: a hundred thousand random games, conformance on many more, both speeds compared, a server
# that is killed two hundred times, and several on one database that are killed three hundred times.
soak: build page browser postgresql
	$(BIN)/python tests/soak.py
	$(BIN)/python -m pytest -m soak
	SALON_DRAWS=60000 $(BIN)/python -m pytest tests/wonders/test_knowledge.py
	$(BIN)/python tests/server/crash_campaign.py --kills 200
	$(BIN)/python tests/server/chaos_campaign.py --kills 300 --restarts 20
	SALON_HOSTILE_MESSAGES=1000000 $(BIN)/python -m pytest -q tests/server/test_bad_input.py
	$(BIN)/python tests/server/attack_campaign.py

bench: build
	$(BIN)/python bench/run.py

# Does each level of the computer players beat the one below? At most an hour and a half.
ladder: build
	$(BIN)/python bench/ladder.py

clean:
	rm -rf build $(VENV) dist src/*.egg-info web/node_modules src/salon/server/page
	find src -name '*.so' -delete

$(VENV)/.ready: pyproject.toml constraints.txt src/salon/__init__.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Salon needs Python 3.11 or newer; name one with: make PYTHON=python3.11 …"; exit 1; }
	@echo "Preparing the environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python cannot make a virtual environment: install its venv package (Debian: python3-venv)"; exit 1; }
	@$(BIN)/python -m pip install -q -c constraints.txt 'setuptools>=77' 'cython>=3.1,<4'
	@SALON_SKIP_COMPILE=1 $(BIN)/python -m pip install -q -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

# Old compiled modules must not outlive a failed build, so they go first.
build/.compiled: $(VENV)/.ready setup.py $(COMPILED)
	@echo "Compiling the rules …"
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py -q build_ext --inplace --parallel 2 >build.log 2>&1 || { cat build.log; rm build.log; exit 1; }
	@rm -f build.log
	@mkdir -p build && touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || \
		{ echo "Salon's page needs Node.js 20.19 or newer"; exit 1; }
	@echo "Preparing the page's parts …"
	@cd web && npm install --no-save --silent
	@touch $@

build/.page: web/node_modules/.ready $(PAGE)
	@echo "Building the page …"
	@mkdir -p build
	@cd web && npm run --silent build >../build/page.log 2>&1 || { cat ../build/page.log; exit 1; }
	@touch $@
