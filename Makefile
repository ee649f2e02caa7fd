# Two commands matter: `make play` and `make test`. Both prepare what they need and are quick the second time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HEADERS := $(shell find src -name '*.pxd')
COMPILED := $(HEADERS) $(wildcard $(HEADERS:.pxd=.py))

.PHONY: play test check build bench soak clean

play: build
	@$(BIN)/salon play

test: check
	$(BIN)/python -m pytest -n auto

check: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

build: build/.compiled

# Everything at full size: a hundred thousand random games, conformance on many more, both speeds compared.
soak: build
	$(BIN)/python tests/soak.py

bench: build
	$(BIN)/python bench/run.py

clean:
	rm -rf build $(VENV) dist src/*.egg-info
	find src -name '*.so' -delete

$(VENV)/.ready: pyproject.toml constraints.txt
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
