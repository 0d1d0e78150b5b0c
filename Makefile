# Everything works from a bare machine with Python 3.11, pip, make and git: uv is fetched if it is missing.

UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := $(UV) run --locked

CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

# The engine as a wheel carries it: compiled if there is a C compiler, in environments from which src/ cannot be seen.
INSTALL := sync --quiet --locked --no-editable --reinstall-package groma
PLAY := UV_PROJECT_ENVIRONMENT=.play $(UV) $(INSTALL) --no-dev --extra table
KIND := $(if $(shell command -v $${CC:-cc}),compiled,interpreted)

# Python keeps what it compiled, whatever the machine's settings say: the many servers of the tests start in half the time.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play check check-rules test test-sources test-wheel lint lint-python lint-page wheel bench bench-kinds bench-search bench-peers bench-env bench-check budget strength records generate chromium valgrind pictures smooth faults docs

play: $(UV)
	$(PLAY)
	.play/bin/python web/open.py http://127.0.0.1:8000 &
	.play/bin/groma serve

# Two more than there are cores: browsers and servers wait for one another.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 2)))

# While one works, within a minute: style, types, rules, and the promises of every game on few games.
check: web/node_modules
	$(MAKE) --no-print-directory --jobs 2 lint check-rules

check-rules: web/node_modules
	GROMA_FEW=1 $(RUN) pytest -n 2 --dist worksteal tests/kernel tests/games tests/records tests/cli/test_rules.py tests/cli/test_every_text.py tests/test_imports.py

# Everything, each thing where it says most. On the sources: the commands, and enough of promises and records to see that they hold there
# too; `check` has each rule there as well. On the engine as it is installed: rules, promises, records, bots, random games by the thousand,
# what a decision costs, the table with real databases, and the page in a real browser.
TEST_SOURCES := $(RUN) pytest -n 2 --dist worksteal $(foreach part,web table bots env lessons lab,--ignore tests/$(part)) \
	--ignore-glob 'tests/games/*/test_*.py' $(foreach part,encodings editions statistics every_book,--ignore tests/games/test_$(part).py)
TEST_WHEEL := GROMA_EXPECTED=$(KIND) GROMA_BARE=$(abspath .bare/bin/python) PATH=$(abspath .wheel/bin):$$PATH \
	.wheel/bin/python -m pytest -n $(WORKERS) --dist worksteal -rs \
	tests/web tests/table tests/bots tests/lab tests/env tests/lessons tests/kernel tests/games tests/records tests/test_installed.py tests/test_bare.py tests/test_budget.py

# The C compiler leaves a core free now and then: style, types and sources are checked beside it.
test: web/node_modules chromium valgrind
	$(MAKE) --jobs 2 wheel lint test-sources docs
	$(TEST_WHEEL)
	@command -v valgrind >/dev/null || echo "*** valgrind is missing: nobody counted what a decision costs ***"

test-sources: web/node_modules
	$(TEST_SOURCES)

test-wheel: wheel chromium valgrind
	$(TEST_WHEEL)

# Twice: with all that the tests need, and as `pip install .` brings it, without what serves the table.
wheel: web/node_modules
	UV_PROJECT_ENVIRONMENT=.wheel $(UV) $(INSTALL)
	rm -rf .bare
	UV_PROJECT_ENVIRONMENT=.bare $(UV) sync --quiet --locked --no-editable --no-dev

lint: lint-python lint-page

lint-python: web/node_modules
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy

lint-page: web/node_modules
	$(RUN) npm --prefix web run check
	$(RUN) npm --prefix web run format-check

# Setting up builds the page where it is not built yet, which fetches the modules too.
web/node_modules: web/package-lock.json | $(UV)
	$(UV) sync --quiet --locked
	test $@/.package-lock.json -nt $< || $(RUN) npm --prefix web ci
	touch $@

# The one without windows starts faster, and does for nearly all; where it cannot be installed, the whole one does for all.
chromium:
ifeq ($(CHROMIUM),)
	apt-get update -qq && apt-get install -y -qq chromium
endif
ifeq ($(shell command -v chromium-headless-shell),)
	{ apt-get update -qq && apt-get install -y -qq chromium-headless-shell; } || echo "*** the tests take the whole Chromium ***"
endif

valgrind:
ifeq ($(shell command -v valgrind),)
	apt-get update -qq && apt-get install -y -qq valgrind || echo "*** valgrind cannot be installed ***"
endif

# What no test has the time for: kills, wrong inputs, floods, full disks; it takes minutes, with KILLS=1000 hours.
KILLS := 100
faults: $(UV)
	$(RUN) python -m tests.faults --kills $(KILLS)

# The site of the documentation, in build/site; a link that leads nowhere stops it.
docs: $(UV)
	UV_PROJECT_ENVIRONMENT=.docs $(UV) sync --quiet --locked --only-group docs
	NO_MKDOCS_2_WARNING=1 .docs/bin/mkdocs build --quiet

pictures: $(UV) chromium
	$(RUN) python -m bench.pictures
	$(RUN) python -m bench.cards
	$(RUN) python -m bench.films

smooth: $(UV) chromium
	$(RUN) python -m bench.smooth

bench: $(UV)
	$(PLAY)
	.play/bin/groma bench --json | tee bench.json

# The compiled engine beside the interpreted one, by turns in one run.
bench-kinds: $(UV)
	$(PLAY)
	$(RUN) python bench/kinds.py .play/bin/groma .venv/bin/groma

bench-search: $(UV)
	$(PLAY)
	$(RUN) python bench/search.py .play/bin/python .venv/bin/python

bench/peers/.venv: bench/peers/uv.lock | $(UV)
	$(UV) sync --quiet --locked --project bench/peers

# Our games beside other engines, in one run.
bench-peers: $(UV) bench/peers/.venv
	$(PLAY)
	.play/bin/groma bench --peers --seconds 6

# What a learner gets a second, beside PettingZoo's and OpenSpiel's own games, in one run.
bench-env: wheel bench/peers/.venv
	.wheel/bin/python bench/environments.py

# The engine beside that of the parent commit, by counted instructions.
bench-check: $(UV)
	UV=$(abspath $(UV)) $(RUN) python -m bench.check

# What a decision of each game may cost from now on: tests/budget.toml, by counted instructions.
budget: wheel valgrind
	.wheel/bin/python -m bench.budget

# How strong the levels are in all games; it takes hours, and goes on where it was interrupted.
strength: $(UV)
	$(PLAY)
	.play/bin/groma arena --table docs/bots.md --file bench/arena/games.jsonl --games 200 --jobs 2

records: $(UV)
	$(RUN) python -m tests.records.make $(GAME)

# What follows from the fields of the states: slots, copying, saving, loading.
generate: $(UV)
	$(RUN) python -m generate.fields
	$(RUN) python -m generate.catalogue
	$(RUN) python -m generate.vocabulary
	$(RUN) python -m generate.encodings
	$(RUN) python -m generate.views

.uv/bin/uv:
	python3 -m pip install --quiet --disable-pip-version-check --target .uv uv
