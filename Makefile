# Everything that a newcomer or a contributor runs. `make` alone lists it.
# Settings: VENV=folder  PYTHON=interpreter  PYTEST_ARGS='-k sight'  BENCH_ARGS='--games 50'  YARDSTICK=PATH

VENV ?= .venv
PYTHON ?= python3
PYTEST_ARGS ?=
BENCH_ARGS ?=
MUTATE_ARGS ?=
YARDSTICK ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
INSTALLED := $(VENV)/.hothkit-installed
DEV_INSTALLED := $(VENV)/.hothkit-dev-installed
# Folders whose tests need something of npm.
NODE := tests/editor tests/reports tests/site
NODE_INSTALLED := $(NODE:=/node_modules/.hothkit-installed)

# $(call need,command,what to do): stops with a sentence if the command is missing.
need = command -v $(1) >/dev/null 2>&1 || { echo "$(1) is missing: $(2)" >&2; exit 1; }
# $(call show,command): prints the command as typed, then runs it.
show = @echo; echo '$$ $(1)'; $(BIN)/$(1)
no_index = { echo "The installation failed: pip needs to reach a Python package index (see its message above)." >&2; exit 1; }

.PHONY: help demo test lint golden pages mutate bench bench-check clean
.DELETE_ON_ERROR:

help:
	@echo "make demo    install hothkit into $(VENV), check the content, draw and play a battle, print sheets, make the site"
	@echo "make test    style, types, layers and all tests"
	@echo "make lint    style, types and layers only"
	@echo "make golden  write the golden records again, after a rule has changed on purpose"
	@echo "make pages   write the pages again that are made from the content: coverage, words, detection"
	@echo "make mutate  change each figure of the content by one step; every change must be noticed"
	@echo "make bench   games a second; YARDSTICK=PATH compares with the yardstick's C program"
	@echo "make bench-check  files a second of hothkit check beside check-jsonschema"
	@echo "make clean   remove what the other targets made"

demo: $(INSTALLED)
	$(call show,hothkit check rules scenarios)
	$(call show,hothkit show 2)
	$(call show,hothkit play 2 --player rebel=greedy --player empire=greedy --seed 1)
	$(call show,hothkit sheets --lang all --out build/sheets) || [ $$? -eq 2 ]
	$(call show,hothkit site build --out build/site --sheets build/sheets) || [ $$? -eq 2 ]
	@echo
	@echo "What to try next (or put $(BIN) on your PATH and type hothkit alone):"
	@echo "  $(BIN)/hothkit play 2 --player rebel=human --player empire=greedy    play it yourself"
	@echo "  $(BIN)/hothkit explain --help                                        ask why a shot or a move is legal"
	@echo "  $(BIN)/hothkit list battles                                          see which battles there are"
	@echo "  $(BIN)/hothkit new scenario my-battle                                write one of your own"

test: lint $(NODE_INSTALLED)
	@$(call need,chromium,install Chromium (on Debian: apt-get install chromium))
	$(BIN)/python -m pytest -n auto --dist loadgroup --durations=20 $(PYTEST_ARGS)

lint: $(DEV_INSTALLED)
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

golden: $(DEV_INSTALLED)
	$(BIN)/python -m hothkit.devtools.golden
	$(BIN)/python -m hothkit.devtools.speech_golden

pages: $(DEV_INSTALLED)
	$(BIN)/python -m hothkit.devtools.coverage
	$(BIN)/python -m hothkit.devtools.word_table
	$(BIN)/python -m scripts.detection

mutate: $(DEV_INSTALLED)
	$(BIN)/python -m hothkit.devtools.mutate $(MUTATE_ARGS)

bench: $(INSTALLED)
ifeq ($(YARDSTICK),)
	$(BIN)/hothkit bench $(BENCH_ARGS)
else
	@$(call need,gcc,install a C compiler (on Debian: apt-get install gcc libc6-dev))
	$(BIN)/python scripts/bench_against.py "$(YARDSTICK)" $(BENCH_ARGS)
endif

bench-check: $(DEV_INSTALLED)
	$(BIN)/python scripts/check_against.py $(BENCH_ARGS)

clean:
	rm -rf .venv build dist site/build .benchmarks .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf $(NODE:=/node_modules)
	find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +

$(BIN)/python:
	@$(call need,$(PYTHON),install Python 3.11 or newer (on Debian: apt-get install python3 python3-venv))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "$(PYTHON) is too old: hothkit needs Python 3.11 or newer; name another one with PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "Python cannot make virtual environments: install python3-venv (on Debian: apt-get install python3-venv)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(INSTALLED): pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing hothkit into $(VENV) ..."
	@$(PIP) install --editable '.[pdf,png,site]' --constraint constraints.txt || $(no_index)
	@touch $@

# After the plain install and never beside it: two pips must not write into one environment.
$(DEV_INSTALLED): $(INSTALLED)
	@echo "Installing the tools of development into $(VENV) ..."
	@$(PIP) install --editable '.[dev,pdf,png,site]' --constraint constraints.txt || $(no_index)
	@touch $@

%/node_modules/.hothkit-installed: %/package.json %/package-lock.json
	@$(call need,node,install Node.js (on Debian: apt-get install nodejs npm))
	@$(call need,npm,install npm (on Debian: apt-get install npm))
	@echo "Installing what the tests of $* need into $*/node_modules ..."
	@cd $* && npm ci --silent --no-audit --no-fund || { \
	  echo "npm ci failed in $*: it needs to reach an npm registry; run it there to see why" >&2; exit 1; }
	@touch $@
