# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
LOCK := requirements$(if $(filter Linux,$(shell uname)),-linux).lock

COMPILE := $(BIN)/pip-compile --quiet --strip-extras --no-header --no-emit-index-url --no-emit-find-links

.PHONY: play test lint bench lock clean

play: $(READY)
	$(BIN)/rejouons play mark

test: lint
	$(BIN)/python -m rejouons.wasm.build
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest

lint: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY)
	$(BIN)/pip install --quiet -r bench/requirements.txt
	$(BIN)/python bench/run.py

$(READY): $(LOCK) pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Rejouons needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@echo "Setting Rejouons up in .venv, once…"
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r $(LOCK)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

lock: # Pins the newest versions that pyproject.toml allows.
	$(BIN)/pip install --quiet pip-tools
	$(COMPILE) --extra dev -o requirements.lock pyproject.toml
	$(COMPILE) --extra dev --extra ptx -o requirements-linux.lock pyproject.toml

clean:
	rm -rf .venv .cache build dist src/rejouons/built .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
