# Every command that a person types.

SOURCES := Package.swift Sources Tests Chapters
# The first version of Swift that builds the kit.
MINIMUM := 6
# The version that the kit is checked with. Another one may warn of other things, and format
# otherwise, and nothing is wrong with the kit.
CHECKED := 6.3
VERSION = $(shell swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
IS_CHECKED = $(filter $(CHECKED) $(CHECKED).%,$(VERSION))

# BUILD_SYSTEM=swiftbuild builds as Xcode does, and not as the toolchain does by itself.
SYSTEM := $(if $(BUILD_SYSTEM),--build-system $(BUILD_SYSTEM))
RUN := swift run $(SYSTEM) kit
# WORKERS=2 runs so many tests at a time, each in a process of its own, and prints only failures.
TEST := swift test $(SYSTEM) --disable-swift-testing \
	$(if $(WORKERS),--parallel --num-workers $(WORKERS))
# The folder that was built into; known only once something asks for it.
BUILT = $(shell swift build $(SYSTEM) --show-bin-path)
KIT = "$(BUILT)/kit"

# What a student has half written must not keep the kit from being built.
export MINIRX_EXERCISES := 0

.DEFAULT_GOAL := help
.PHONY: help walk test test-threads chapter-1 chapter-2 chapter-3 chapter-4 chapter-5 \
	chapter-6 chapter-7 chapter-8 chapter-9 chapter-10 exercises progress verify watch hint skip \
	solution reset grade kit bench diagrams \
	docs refresh check ledger format lint release clean toolchain xctest

help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/make \1#\2/p' Makefile | \
		while IFS='#' read -r command text; do printf '  %-19s%s\n' "$$command" "$$text"; done

walk: toolchain ## replay every walkthrough and print its annotated trace; NAME=schedulers or NAME=2 for less
	@$(RUN) walk $(NAME)

test: toolchain xctest ## run all tests
	@$(TEST)

test-threads: toolchain xctest ## run all tests under the thread sanitizer
	@$(TEST) --sanitize=thread --scratch-path .build/threads

chapter-1: toolchain xctest ## chapter 1, create and subscribe: its tests, then its walkthroughs
	@$(TEST) --filter Chapter1CreateSubscribeTests
	@$(RUN) walk 1

chapter-2: toolchain xctest ## chapter 2, schedulers
	@$(TEST) --filter Chapter2SchedulersTests
	@$(RUN) walk 2

chapter-3: toolchain xctest ## chapter 3, observe(on:) and subscribe(on:)
	@$(TEST) --filter Chapter3ObserveOnTests
	@$(RUN) walk 3

chapter-4: toolchain xctest ## chapter 4, interval and other timers
	@$(TEST) --filter Chapter4IntervalTests
	@$(RUN) walk 4

chapter-5: toolchain xctest ## chapter 5, dispose
	@$(TEST) --filter Chapter5DisposeTests
	@$(RUN) walk 5

chapter-6: toolchain xctest ## chapter 6, sequences: all factories
	@$(TEST) --filter Chapter6SequencesTests
	@$(RUN) walk 6

chapter-7: toolchain xctest ## chapter 7, traits: Single, Maybe, Completable, Driver, Signal, controls
	@$(TEST) --filter Chapter7TraitsTests
	@$(RUN) walk 7

chapter-8: toolchain xctest ## chapter 8, observers, AnyObserver, Binder
	@$(TEST) --filter Chapter8ObserversAndBinderTests
	@$(RUN) walk 8

chapter-9: toolchain xctest ## chapter 9, subjects and relays
	@$(TEST) --filter Chapter9SubjectsAndRelaysTests
	@$(RUN) walk 9

chapter-10: toolchain xctest ## chapter 10, operators, and how a subscription is shared
	@$(TEST) --filter Chapter10OperatorsAndSharingTests
	@$(RUN) walk 10

exercises: kit ## the next exercise: what to do, and where; NAME=1.2 shows another one
	@$(KIT) exercises $(NAME)

progress: kit ## all exercises, and which you have solved
	@$(KIT) exercises list

verify: kit ## judge your answer to the next exercise, or to NAME
	@$(KIT) exercises verify $(NAME) || [ $$? -eq 1 ]

watch: kit ## judge it each time you save
	@$(KIT) exercises watch $(NAME)

hint: kit ## the next of its three hints
	@$(KIT) exercises hint $(NAME)

skip: kit ## go on without it
	@$(KIT) exercises skip $(NAME)

solution: kit ## the solution of NAME, once it is solved or skipped
	@$(KIT) exercises solution $(NAME)

reset: kit ## begin NAME anew
	@$(KIT) exercises reset $(NAME)

grade: kit ## grade the submissions in FOLDER
	@$(KIT) grade $(FOLDER)

bench: toolchain ## measure the library, beside the same work written by hand
	@swift build $(SYSTEM) -c release --product Benchmark
	@$$(swift build $(SYSTEM) -c release --show-bin-path)/Benchmark $(BENCH)

diagrams: toolchain ## draw all diagrams anew
	@$(RUN) diagrams
	@$(RUN) class-maps

docs: toolchain ## write the API reference, internals included, to .build/docs
	@command -v docc >/dev/null 2>&1 || xcrun --find docc >/dev/null 2>&1 || { \
		echo "make docs needs docc, which comes with Swift's toolchain (on a Mac with Xcode)."; \
		exit 1; }
	@swift build $(SYSTEM) --target MiniRx
	@rm -rf .build/symbols .build/docs && mkdir -p .build/symbols
	@swift symbolgraph-extract -module-name MiniRx -minimum-access-level internal \
		-skip-synthesized-members -I "$(BUILT)/Modules" -I "$(BUILT)" \
		$$(xcrun --show-sdk-path 2>/dev/null | sed 's/^/-sdk /') -output-dir .build/symbols \
		-target "$$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -1)"
	@$$(command -v docc || xcrun --find docc) convert Sources/MiniRx/MiniRx.docc \
		--additional-symbol-graph-dir .build/symbols --fallback-bundle-identifier MiniRx \
		--transform-for-static-hosting --diagnostic-level error --output-path .build/docs
	@echo "The reference is in .build/docs. To read it: python3 -m http.server --directory .build/docs 8000"
	@echo "and open http://localhost:8000/documentation/minirx"

refresh: toolchain ## bring excerpts, traces and outputs in the chapters up to date with the source
	@$(RUN) refresh

check: toolchain ## prove that prose and code agree, and that each exercise is one
	@$(RUN) check
	@$(RUN) exercises prove

ledger: toolchain ## each claim of the documents: proven, corrected, without a test
	@$(RUN) ledger

format: toolchain ## format all source files
	@swift format format --in-place --recursive $(SOURCES)

lint: toolchain ## check that all source files are formatted and documented
	@swift format lint --strict --recursive $(SOURCES) || { \
		[ -z "$(IS_CHECKED)" ] && echo "The kit is formatted by Swift $(CHECKED)'s swift-format, and \
	this is Swift $(VERSION)'s: what it says above may be a difference between the two."; }

release: toolchain ## build for release and prove that nothing of the recorder is in the library
	@swift build $(SYSTEM) -c release $(if $(IS_CHECKED),-Xswiftc -warnings-as-errors)
	@.ci/no-recorder-in-release $(SYSTEM)

clean: ## remove everything that was built
	@rm -rf .build

# The command, built without a word, so that what it says stands alone.
kit: toolchain
	@[ -x $(KIT) ] || echo "Building the kit, which takes a minute or two this once …"
	@swift build $(SYSTEM) --quiet --product kit

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

# On a Mac, tests need all of Xcode: the Command Line Tools have Swift, and no XCTest.
xctest:
	@[ "$$(uname)" != Darwin ] || xcrun --find xctest >/dev/null 2>&1 || { \
		echo "Tests need Xcode 16 or later: the Command Line Tools alone have no XCTest."; \
		echo "If Xcode is there: sudo xcode-select --switch /Applications/Xcode.app"; \
		echo "make walk, make exercises and make verify work without it."; \
		exit 1; \
	}
