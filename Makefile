# The two commands: `make play` and `make test`. Both set up .venv by themselves.
PYTHON ?= python3
BIN := .venv/bin
BUILD := hatchling editables

PIP := python -m pip --quiet --disable-pip-version-check

.PHONY: play test long mutations fuzz company lint lock advisories docs pictures clean

play: .venv/ready
	$(BIN)/pokernight serve $(ARGS)

test: .venv/ready
	@tests/programs.sh
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto

long: .venv/ready
	HANDS=10000 SECRETS=100 KILLS=200 REPEATS=1000 $(BIN)/pytest -n auto tests/laws tests/web/test_killed.py tests/web/test_storm.py
	EXCHANGES=1000000 $(BIN)/pytest tests/laws/test_exchanges.py
	SPREAD=1 $(BIN)/pytest -n auto tests/doors
	SHUFFLES=1000000 $(BIN)/pytest tests/web/test_shuffle.py
	AT_THE_TABLE=400 $(BIN)/pytest tests/odds/test_engine.py

fuzz: .venv/ready
	FUZZ=100000 $(BIN)/pytest -n auto tests/test_mutated.py tests/web/test_mutated.py

mutations: .venv/ready
	MUTATIONS=40 $(BIN)/pytest -s tests/english/test_no_word_vanishes.py

lint: .venv/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/mypy

company: .venv/ready
	$(BIN)/pokernight match --all --hero steady --foe random --foe caller --deals 600 --log docs/company.jsonl
	$(BIN)/python -m pokernight.bots.census docs/tempers.jsonl --hands 2000
	$(BIN)/python -m pokernight.bots.report docs/company.jsonl docs/tempers.jsonl > docs/company.md

docs: .venv/ready
	$(BIN)/python -m pokernight.catalogue.examples
	$(BIN)/python -m pokernight.commands.reference > docs/commands.md
	$(BIN)/python -m pokernight.terminal.picture > docs/terminal.svg
	$(BIN)/python -m pokernight.web.reference docs/web.md docs/protocol.md
	$(BIN)/python -m pokernight.table.schema > docs/record.schema.json

pictures: .venv/ready
	PYTHONPATH=tests $(BIN)/python -m web.whole.pictures docs

# Every version that the two commands install is written in constraints.txt, so that tomorrow's release of a dependency
# changes nothing here. This looks for newer ones within the bounds of pyproject.toml.
lock:
	rm -rf .venv-lock
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/$(PIP) install $(BUILD) '.[dev]'
	.venv-lock/bin/python -m pip freeze --disable-pip-version-check --exclude pokernight > constraints.txt
	rm -rf .venv-lock

# Are there known faults in what is installed? This asks the public database of advisories.
advisories:
	rm -rf .venv-audit
	$(PYTHON) -m venv .venv-audit
	.venv-audit/bin/$(PIP) install 'pip-audit>=2.9,<3'
	.venv-audit/bin/pip-audit --strict --no-deps --disable-pip --requirement constraints.txt
	rm -rf .venv-audit

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Poker Night needs Python 3.11 or later.")'
	$(PYTHON) -m venv .venv
	$(BIN)/$(PIP) install --constraint constraints.txt $(BUILD)
	$(BIN)/$(PIP) install --constraint constraints.txt --no-build-isolation --editable '.[dev]'
	$(BIN)/python -m compileall -q src  # so that the first start is as quick as any
	@touch $@

clean:
	rm -rf .venv .venv-lock .venv-audit .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
