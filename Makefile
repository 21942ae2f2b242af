# The two commands: `make play` and `make test`. Both set up .venv by themselves.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test long company lint docs pictures clean

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
	SHUFFLES=1000000 $(BIN)/pytest tests/web/test_shuffle.py

lint: .venv/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/mypy

company: .venv/ready
	$(BIN)/pokernight match --all --hero steady --foe random --foe caller --deals 600 --log docs/company.jsonl
	$(BIN)/python -m pokernight.bots.report docs/company.jsonl > docs/company.md

docs: .venv/ready
	$(BIN)/pokernight rules --markdown > docs/sentences.md
	$(BIN)/python -m pokernight.commands.reference > docs/commands.md
	$(BIN)/python -m pokernight.terminal.picture > docs/terminal.svg
	$(BIN)/python -m pokernight.web.reference docs/web.md docs/protocol.md

pictures: .venv/ready
	PYTHONPATH=tests $(BIN)/python -m web.whole.pictures docs

.venv/ready: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Poker Night needs Python 3.11 or later.")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	$(BIN)/python -m compileall -q src  # so that the first start is as quick as any
	@touch $@

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
