# The commands of the kit.

SOURCES := Package.swift Sources Tests Chapters
# The first version of Swift that builds the kit.
MINIMUM := 6
# The version that the kit is checked with. Other versions may give other warnings and format
# differently. Such differences are not mistakes of the kit.
CHECKED := 6.3
VERSION = $(shell swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
IS_CHECKED = $(filter $(CHECKED) $(CHECKED).%,$(VERSION))

# BUILD_SYSTEM=swiftbuild uses Xcode's build system instead of the toolchain's default. On a build
# server (CI=true), builds have no debugging information, which takes a fifth of the time, and
# warnings of the checked version are errors. WHOLE_MODULES=1 takes a third away from a build that is
# made once: the compiler reads each module once, not once for each group of files.
FLAGS = $(if $(BUILD_SYSTEM),--build-system $(BUILD_SYSTEM),$(if $(WHOLE_MODULES),$(WHOLE))) \
	$(if $(CI),-debug-info-format none $(if $(IS_CHECKED),-Xswiftc -warnings-as-errors))
# With one thread, the compiler would write no index, and the tests are found in the index.
WHOLE = -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 \
	-Xswiftc -no-emit-module-separately-wmo
BUILD = swift build $(FLAGS) --quiet
RUN = swift run $(FLAGS) kit
# Each test runs in its own process, WORKERS processes at a time (default: the number of processors).
# Only failures are printed. With WORKERS=1 all tests run in one process: 1,700 starts less.
TEST_IN_ONE = swift test $(FLAGS) --disable-swift-testing
TEST = $(TEST_IN_ONE) \
	$(if $(filter 1,$(WORKERS)),,--parallel $(if $(WORKERS),--num-workers $(WORKERS)))
# The slow tests: they compile answers, programs and packages, grade classes, check the whole text,
# parse the whole source, and record the objects of all samples.
SLOW := GradingTests|VerdictTests|ExerciseProofTests|GradeCommandTests|ExerciseCommandTests|MachineCommandTests|EndedCommandTests|EndedProgramTests|UnusualProgramTests|RecordCommandTests|RecordPackageTests|RecordGrowthTests|CheckTests|FeatureTests|ParseTests|OracleRunTests|RecordOnRxSwiftTests|ConformanceCommandTests|CheckCommandTests|DebuggerTests|ReleaseBuildTests|ReferencesTests|EveryQuestionTests
# The tests of each of these classes ask one recording of a program. In one process, it is made once.
RECORDING := PuzzleWhyTests|ProgramWhyTests|LeakedProgramTests
LONG := $(SLOW)|$(RECORDING)
# The folder of the build. It is evaluated only when it is used.
BUILT = $(shell swift build $(FLAGS) --show-bin-path)
KIT = "$(BUILT)/kit"

# The list of files that the command was linked with. Their paths begin with the kit's folder. The
# compiler cannot use its cache of modules if the folder was moved.
LINKED := .build/debug/kit.product/Objects.LinkFileList

DEBUGGED = $(if $(NAME),$(NAME),create-subscribe)

# A student's unfinished code must not prevent the build of the kit.
export MINIRX_EXERCISES := 0

.DEFAULT_GOAL := help
.PHONY: help walk play debug test test-long test-all test-threads exercises progress verify watch hint skip \
	solution reset grade kit bench conformance mutants oracle diagrams \
	docs book check-book check-play refresh check ledger format lint release clean flags library players python toolchain xctest

help: ## show this list
	@sed -n 's/^\([a-z0-9%-]*\):.*## \(.*\)/make \1#\2/p' Makefile | \
		while IFS='#' read -r command text; do printf '  %-19s%s\n' "$$command" "$$text"; done

walk: toolchain ## replay the walkthroughs and compare them with RxSwift's records; NAME=schedulers or NAME=2 prints traces, ALL=1 all traces
	@$(RUN) walk $(if $(ALL),--all,$(NAME))

play: kit ## write the page on which you step through NAME=schedulers, through chapter NAME=2, or through NAME=YOUR.swift
	@$(KIT) play $(if $(NAME),"$(NAME)",create-subscribe) $(if $(OUT),-o "$(OUT)")

debug: kit ## run NAME=create-subscribe under LLDB, which stops where each passage of the chapter begins
	@lldb --version >/dev/null 2>&1 || { \
		echo "make debug needs LLDB, and the command lldb does not run here. LLDB comes with Swift's"; \
		echo "toolchain (on Linux it needs the toolchain's version of Python) and with Xcode."; exit 1; }
	@[ -f ".lldb/$(DEBUGGED).lldb" ] || { \
		echo "There is no walkthrough $(DEBUGGED) to debug: make walk lists their names."; exit 1; }
	@lldb --source-quietly --source ".lldb/$(DEBUGGED).lldb" --one-line run -- $(KIT) walk "$(DEBUGGED)"

# One process gets the names of its tests as one argument, which the system limits: the chapters'
# tests, and the others.
CHAPTERS = ^Chapter[0-9]
test: toolchain xctest ## run the tests, except the slow ones
ifeq ($(WORKERS),1)
	@$(TEST) --filter '$(CHAPTERS)' --skip '$(LONG)'
	@$(TEST) --skip '$(CHAPTERS)|$(LONG)'
else
	@$(TEST) --skip '$(LONG)'
endif
	@echo "All of these tests passed."

test-long: toolchain xctest ## run the slow tests
	@$(TEST) --filter '$(SLOW)'
	@$(TEST_IN_ONE) --filter '$(RECORDING)'
	@echo "All of these tests passed."

test-all: test test-long ## run all tests

# The system's modules as they were compiled for the debug build, which saves ten seconds.
COMPILED = -Xswiftc -module-cache-path -Xswiftc "$(BUILT)/ModuleCache"

# One process for all tests: starting a process takes long under the sanitizer. Few replays of each
# walkthrough: the sanitizer finds a race in an order that does not show it. Reports of races are
# printed last.
test-threads: SANITIZED = $(FLAGS) $(COMPILED) --sanitize=thread --scratch-path .build/threads
test-threads: export MINIRX_TESTS := $(notdir $(wildcard Tests/Chapter[0-9]*)) MiniRxTests ClassroomTests
test-threads: toolchain xctest ## run the tests with threads under the thread sanitizer
	@rm -f .build/threads/races.*
	@swift build $(SANITIZED) --product MiniRxPackageTests
	@MINIRX_REPLAYS=5 TSAN_OPTIONS="log_path='$(CURDIR)/.build/threads/races'" \
		swift test $(SANITIZED) --skip-build --disable-swift-testing --skip '$(LONG)' || { \
		status=$$?; cat .build/threads/races.* 2>/dev/null; exit $$status; }

chapter-%: toolchain xctest ## run a chapter's tests and print its walkthroughs: chapter-1 to chapter-16
	@ls -d Tests/Chapter$*[A-Z]* >/dev/null 2>&1 || { \
		echo "There is no chapter $*. The commands are make chapter-1 to make chapter-16."; exit 1; }
	@MINIRX_TESTS="$(notdir $(wildcard Tests/Chapter$*[A-Z]*))" $(TEST)
	@$(RUN) walk $*

exercises: kit ## show the next exercise; NAME=1.2 shows another one
	@$(KIT) exercises $(NAME)

progress: kit ## list all exercises and your progress
	@$(KIT) exercises list

verify: kit ## judge your answer to the next exercise, or to NAME
	@$(KIT) exercises verify $(NAME) || [ $$? -eq 1 ]

watch: kit ## judge your answer each time you save it
	@$(KIT) exercises watch $(NAME)

hint: kit ## show the next of the three hints
	@$(KIT) exercises hint $(NAME)

skip: kit ## skip the exercise
	@$(KIT) exercises skip $(NAME)

solution: kit ## show a solution of NAME, once you have solved or skipped it
	@$(KIT) exercises solution $(NAME)

reset: kit ## restore the file of NAME as it was given
	@$(KIT) exercises reset $(NAME)

# The shell reads the variables, so that names with blanks or quotes stay whole.
grade: kit ## grade the submissions in FOLDER; OUT=DIR is for the results, POINTS=FILE says what is graded, ONLY=STUDENT grades one
	@$(KIT) grade $${FOLDER:+"$$FOLDER"} $${OUT:+--out "$$OUT"} $${POINTS:+--points "$$POINTS"} \
		$${ONLY:+--only "$$ONLY"}

# A folder of its own, like that of the sanitizer: the build does not have to wait for tests that run.
RELEASED = $(FLAGS) $(COMPILED) --scratch-path .build/released -c release
MEASURE = "$$(swift build $(RELEASED) --show-bin-path)/Benchmark"

bench: toolchain ## measure the library; RXSWIFT=PATH or OPENCOMBINE=PATH compares it with that checkout
	@swift build $(RELEASED) --product Benchmark
	@$(MEASURE) $(BENCH) \
		$(if $(RXSWIFT),--rxswift "$(RXSWIFT)") $(if $(OPENCOMBINE),--opencombine "$(OPENCOMBINE)")

conformance: toolchain ## run RxSwift's own tests on the library and on RxSwift; RXSWIFT=PATH is the checkout
	@$(RUN) conformance $(if $(RXSWIFT),"$(RXSWIFT)") $(CONFORMANCE)

mutants: toolchain ## break the library on purpose in many ways and print which test fails; NAME=ObserveOn only in files of that name
	@$(RUN) mutants $(NAME)

oracle: toolchain ## record RxSwift from the checkout RXSWIFT=PATH and compare it with the kit's records; WRITE=1 rewrites the records
	@$(RUN) oracle $(if $(RXSWIFT),"$(RXSWIFT)") $(if $(WRITE),--write)

diagrams: toolchain ## redraw all diagrams
	@$(RUN) diagrams
	@$(RUN) class-maps

check-play: python players ## check the player's modules, and read each walkthrough's page in Chromium; needs Python 3
	@Tests/PlayerPageTests/run .build/players

docs: library ## write the API reference, including internal declarations, to .build/docs
	@command -v docc >/dev/null 2>&1 || xcrun --find docc >/dev/null 2>&1 || { \
		echo "make docs needs docc, which comes with Swift's toolchain (on a Mac with Xcode)."; \
		exit 1; }
	@rm -rf .build/symbols .build/docs && mkdir -p .build/symbols
	@swift symbolgraph-extract -module-name MiniRx -minimum-access-level internal \
		-skip-synthesized-members -I "$(BUILT)/Modules" -I "$(BUILT)" \
		$$(xcrun --show-sdk-path 2>/dev/null | sed 's/^/-sdk /') -output-dir .build/symbols \
		-target "$$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -1)"
	@$(RUN) banners .build/symbols/MiniRx.symbols.json
	@$$(command -v docc || xcrun --find docc) convert Sources/MiniRx/MiniRx.docc \
		--additional-symbol-graph-dir .build/symbols --fallback-bundle-identifier MiniRx \
		--transform-for-static-hosting --diagnostic-level error --output-path .build/docs
	@echo "The reference is in .build/docs. To read it: python3 -m http.server --directory .build/docs 8000"
	@echo "and open http://localhost:8000/documentation/minirx"

# Its tools are in a folder of their own, which is made anew if their versions change.
BOOK := .build/book-tools
book: python players ## write the book to .build/book: chapters, exercises, source files, reference; needs Python 3
	@cmp -s Sources/Tools/Book/requirements.txt $(BOOK)/requirements.txt || { \
		echo "Installing Sphinx, MyST-Parser, Furo and Pagefind in $(BOOK) …"; \
		rm -rf $(BOOK) && python3 -m venv $(BOOK) && \
		$(BOOK)/bin/pip install --quiet --disable-pip-version-check \
			--requirement Sources/Tools/Book/requirements.txt && \
		cp Sources/Tools/Book/requirements.txt $(BOOK); }
	@if command -v docc >/dev/null 2>&1 || xcrun --find docc >/dev/null 2>&1; then \
		$(MAKE) --no-print-directory docs; \
	elif [ ! -d .build/docs ]; then \
		echo "The book gets no API reference: docc is missing, which comes with Swift's toolchain."; \
	fi
	@rm -rf .build/book
	@PYTHONDONTWRITEBYTECODE=1 $(BOOK)/bin/python -m sphinx -b html -q -E --fail-on-warning \
		--keep-going -c Sources/Tools/Book -d .build/book-cache . .build/book
	@$(BOOK)/bin/python -m pagefind --quiet --site .build/book --exclude-selectors '.headerlink, .explained, .trail'
	@rm -f .build/book/searchindex.js
	@echo "The book is in .build/book. To read it, open .build/book/index.html"

check-book: book ## check the book's links, and read it in Chromium
	@$(BOOK)/bin/pip install --quiet --disable-pip-version-check \
		--requirement Tests/BookTests/requirements.txt
	@PYTHONDONTWRITEBYTECODE=1 $(BOOK)/bin/python Tests/BookTests/check_book.py .build/book

refresh: toolchain ## update the excerpts, traces and outputs in the chapters, the tours, the debugger's stops
	@$(RUN) refresh

check: toolchain ## check that prose and code agree, and that the exercises are judged correctly
	@$(RUN) check
	@$(RUN) exercises prove

ledger: toolchain ## count the claims of the documents: proven, corrected, without a test
	@$(RUN) ledger

format: toolchain ## format all source files
	@swift format format --in-place --recursive $(SOURCES)

lint: toolchain ## check that all source files are formatted and documented
	@swift format lint --strict --recursive $(SOURCES) || { \
		[ -z "$(IS_CHECKED)" ] && echo "The kit is formatted by Swift $(CHECKED)'s swift-format, and \
	this is Swift $(VERSION)'s: the messages above may come from a difference between the two."; }

release: kit ## build the library for release and check that it has no code of the recorder
	@swift build $(RELEASED) --product Benchmark
	@.ci/no-recorder-in-release $(KIT) $(MEASURE)

clean: ## remove all built files
	@rm -rf .build

# The options of each build, for scripts.
flags:
	@echo $(FLAGS)

# The page of each walkthrough, for the book and for tests.
players: kit
	@rm -rf .build/players
	@$(KIT) play --all -o .build/players >/dev/null

python:
	@python3 -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 9))' 2>/dev/null || { \
		echo "This command needs Python 3.9 or later with its module venv: install python3 and \
	python3-venv, or get it from https://www.python.org. Only the commands for the book and make \
	check-play need it."; exit 1; }

library: toolchain
	@$(BUILD) --target MiniRx

# Builds the command without output, so that only the command's own output appears.
kit: toolchain
	@[ -x $(KIT) ] || echo "Building the kit. The first build takes a minute or two …"
	@$(BUILD) --product kit

toolchain:
	@command -v swift >/dev/null 2>&1 || { \
		echo "MiniRx needs a Swift toolchain, version $(MINIMUM) or later, and found none."; \
		echo "Get one from https://www.swift.org/install or, on a Mac, with Xcode."; \
		exit 1; }
	@version=$$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p'); \
	if [ "$${version%%.*}" -lt $(MINIMUM) ] 2>/dev/null; then \
		echo "MiniRx needs Swift $(MINIMUM) or later; this is Swift $$version."; \
		echo "Get a newer one from https://www.swift.org/install or, on a Mac, with Xcode."; \
		exit 1; \
	fi
	@[ ! -f "$(LINKED)" ] || sed "s/'\\\\''/'/g" "$(LINKED)" | grep -qF "$$(pwd -P)/.build/" || { \
		echo "This folder was moved or renamed after the last build. Building the kit again …"; \
		rm -f "$(LINKED)"; find .build -name ModuleCache -prune -exec rm -rf {} +; }

# On a Mac, tests need Xcode: the Command Line Tools have Swift but no XCTest.
xctest:
	@[ "$$(uname)" != Darwin ] || xcrun --find xctest >/dev/null 2>&1 || { \
		echo "Tests need Xcode 16 or later: the Command Line Tools alone have no XCTest."; \
		echo "If Xcode is there: sudo xcode-select --switch /Applications/Xcode.app"; \
		echo "make walk, make exercises and make verify work without it."; \
		exit 1; \
	}
