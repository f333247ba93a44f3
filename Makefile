# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
LOCK := requirements$(if $(filter Linux,$(shell uname)),-linux).lock

PIP := $(BIN)/pip --disable-pip-version-check
NPM := $(BIN)/python -m rejouons.web.npm
COMPILE := $(BIN)/pip-compile --quiet --strip-extras --no-header --no-emit-index-url --no-emit-find-links

.PHONY: play build test quick lint check wheel soak bench lock clean

play: build
	@$(BIN)/rejouons serve

build: $(READY)
	@$(BIN)/python -m rejouons.web.build

test: $(READY)
	@$(BIN)/python -m tools.run_tests

quick: $(READY) web/src/generated/shelf.json # What tells most in a minute.
	@$(BIN)/python -m tools.run_tests --quick

web/src/generated/shelf.json: | $(READY)
	@$(BIN)/python -m rejouons.web.build

lint: build check

check:
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check

wheel: build # One file with everything in it: dist/rejouons-….whl
	@$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls -sh dist/*.whl

soak: $(READY) # What tries at random goes on for an hour or so.
	@$(BIN)/python -m tools.run_tests --soak

bench: build
	$(BIN)/pip install --quiet -r bench/requirements.txt
	$(BIN)/python -m bench.run

$(READY): $(LOCK) pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Rejouons needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@echo "Setting Rejouons up in .venv, once."
	@echo "1 of 3: a virtual environment…"
	@$(PYTHON) -m venv .venv
	@echo "2 of 3: $$(grep -c '==' $(LOCK)) packages…"
	@$(PIP) install --quiet -r $(LOCK)
	@echo "3 of 3: Rejouons itself…"
	@$(PIP) install --quiet --no-build-isolation --no-deps -e .
	@touch $@

lock: # Pins the newest versions that pyproject.toml allows.
	$(BIN)/pip install --quiet pip-tools
	$(COMPILE) --extra dev --extra lab -o requirements.lock pyproject.toml
	$(COMPILE) --extra dev --extra lab --extra ptx -o requirements-linux.lock pyproject.toml

clean:
	rm -rf .venv .cache build dist src/rejouons/built src/rejouons/games/*/built .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf web/node_modules web/src/generated web/test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
