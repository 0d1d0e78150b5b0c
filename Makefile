# Everything works from a bare machine with Python 3.11, pip, make and git: uv is fetched if it is missing.

UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := $(UV) run --locked

CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

# The engine as a wheel carries it: compiled if there is a C compiler, in environments from which src/ cannot be seen.
INSTALL := sync --quiet --locked --no-editable --reinstall-package groma
KIND := $(if $(shell command -v $${CC:-cc}),compiled,interpreted)

.PHONY: play test test-wheel lint bench bench-peers bench-check strength records chromium pictures smooth

play: $(UV)
	UV_PROJECT_ENVIRONMENT=.play $(UV) $(INSTALL) --no-dev
	.play/bin/python web/open.py http://127.0.0.1:8000 &
	.play/bin/groma serve

test: $(UV) lint chromium
	$(RUN) pytest -n 3 --dist worksteal

# Rules, promises, records and bots again, on the engine as it is installed; beside the tests, since compiling takes its time.
test-wheel: $(UV)
	UV_PROJECT_ENVIRONMENT=.wheel $(UV) $(INSTALL)
	GROMA_EXPECTED=$(KIND) .wheel/bin/python -m pytest -n auto --dist worksteal tests/kernel tests/games tests/records tests/bots tests/test_installed.py

lint: $(UV) web/node_modules
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) npm --prefix web run check
	$(RUN) npm --prefix web run format-check

web/node_modules: web/package-lock.json | $(UV)
	$(RUN) npm --prefix web ci
	touch $@

chromium:
ifeq ($(CHROMIUM),)
	apt-get update -qq && apt-get install -y -qq chromium
endif

pictures: $(UV) chromium
	$(RUN) python -m docs.pictures.make

smooth: $(UV) chromium
	$(RUN) python -m docs.performance.measure

bench: $(UV)
	UV_PROJECT_ENVIRONMENT=.play $(UV) $(INSTALL) --no-dev
	.play/bin/groma bench --json | tee bench.json

bench/peers/.venv: bench/peers/uv.lock | $(UV)
	$(UV) sync --quiet --locked --project bench/peers

# Our games beside other engines, in one run.
bench-peers: $(UV) bench/peers/.venv
	UV_PROJECT_ENVIRONMENT=.play $(UV) $(INSTALL) --no-dev
	.play/bin/groma bench --peers --seconds 6

# The engine beside that of the parent commit, by counted instructions.
bench-check: $(UV)
	UV=$(abspath $(UV)) $(RUN) python bench/check.py

# How strong the levels are in all games; it takes hours, and goes on where it was interrupted.
strength: $(UV)
	UV_PROJECT_ENVIRONMENT=.play $(UV) $(INSTALL) --no-dev
	.play/bin/groma arena --table docs/bots.md --games 200 --jobs 2

records: $(UV)
	$(RUN) python -m tests.records.make

.uv/bin/uv:
	python3 -m pip install --quiet --disable-pip-version-check --target .uv uv
