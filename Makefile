# Everything works from a bare machine with Python 3.11, pip, make and git: uv is fetched if it is missing.

UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := $(UV) run --locked

.PHONY: play test lint bench records

play: $(UV)
	$(RUN) groma play praetor

test: $(UV) lint
	$(RUN) pytest -n auto

lint: $(UV)
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy

bench: $(UV)
	$(RUN) groma bench --json | tee bench.json

records: $(UV)
	$(RUN) python -m tests.records.make

.uv/bin/uv:
	python3 -m pip install --quiet --disable-pip-version-check --target .uv uv
