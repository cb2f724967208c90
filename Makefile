# Every command that a person types.

SOURCES := Package.swift Sources Tests Chapters
MINIMUM := 6

# What a student has half written must not keep the kit from being built.
export MINIRX_EXERCISES := 0
MINIRX := .build/debug/minirx

.DEFAULT_GOAL := help
.PHONY: help walk test test-threads chapter-1 chapter-2 chapter-3 chapter-4 chapter-5 \
	chapter-6 chapter-7 chapter-8 chapter-9 chapter-10 exercises progress verify watch hint skip \
	solution reset grade kit bench diagrams \
	docs refresh check ledger format lint release clean toolchain

help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/make \1#\2/p' Makefile | \
		while IFS='#' read -r command text; do printf '  %-19s%s\n' "$$command" "$$text"; done

walk: toolchain ## replay every walkthrough and print its annotated trace
	@swift run minirx walk

test: toolchain ## run all tests
	@swift test --disable-swift-testing

test-threads: toolchain ## run all tests under the thread sanitizer
	@swift test --disable-swift-testing --sanitize=thread --scratch-path .build/threads

chapter-1: toolchain ## chapter 1, create and subscribe: its tests, then its walkthroughs
	@swift test --disable-swift-testing --filter Chapter1CreateSubscribeTests
	@swift run minirx walk 1

chapter-2: toolchain ## chapter 2, schedulers
	@swift test --disable-swift-testing --filter Chapter2SchedulersTests
	@swift run minirx walk 2

chapter-3: toolchain ## chapter 3, observe(on:) and subscribe(on:)
	@swift test --disable-swift-testing --filter Chapter3ObserveOnTests
	@swift run minirx walk 3

chapter-4: toolchain ## chapter 4, interval and other timers
	@swift test --disable-swift-testing --filter Chapter4IntervalTests
	@swift run minirx walk 4

chapter-5: toolchain ## chapter 5, dispose
	@swift test --disable-swift-testing --filter Chapter5DisposeTests
	@swift run minirx walk 5

chapter-6: toolchain ## chapter 6, sequences: all factories
	@swift test --disable-swift-testing --filter Chapter6SequencesTests
	@swift run minirx walk 6

chapter-7: toolchain ## chapter 7, traits: Single, Maybe, Completable, Driver, Signal, controls
	@swift test --disable-swift-testing --filter Chapter7TraitsTests
	@swift run minirx walk 7

chapter-8: toolchain ## chapter 8, observers, AnyObserver, Binder
	@swift test --disable-swift-testing --filter Chapter8ObserversAndBinderTests
	@swift run minirx walk 8

chapter-9: toolchain ## chapter 9, subjects and relays
	@swift test --disable-swift-testing --filter Chapter9SubjectsAndRelaysTests
	@swift run minirx walk 9

chapter-10: toolchain ## chapter 10, operators, and how a subscription is shared
	@swift test --disable-swift-testing --filter Chapter10OperatorsAndSharingTests
	@swift run minirx walk 10

exercises: kit ## the next exercise: what to do, and where; NAME=1.2 shows another one
	@$(MINIRX) exercises $(NAME)

progress: kit ## all exercises, and which you have solved
	@$(MINIRX) exercises list

verify: kit ## judge your answer to the next exercise, or to NAME
	@$(MINIRX) exercises verify $(NAME) || [ $$? -eq 1 ]

watch: kit ## judge it each time you save
	@$(MINIRX) exercises watch $(NAME)

hint: kit ## the next of its three hints
	@$(MINIRX) exercises hint $(NAME)

skip: kit ## go on without it
	@$(MINIRX) exercises skip $(NAME)

solution: kit ## the solution of NAME, once it is solved or skipped
	@$(MINIRX) exercises solution $(NAME)

reset: kit ## begin NAME anew
	@$(MINIRX) exercises reset $(NAME)

grade: kit ## grade the submissions in FOLDER
	@$(MINIRX) grade $(FOLDER)

bench: toolchain ## measure the library, beside the same work written by hand
	@swift build -c release --product Benchmark
	@$$(swift build -c release --show-bin-path)/Benchmark $(BENCH)

diagrams: toolchain ## draw all diagrams anew
	@swift run minirx diagrams
	@swift run minirx class-maps

docs: toolchain ## write the API reference, internals included, to .build/docs
	@command -v docc >/dev/null 2>&1 || xcrun --find docc >/dev/null 2>&1 || { \
		echo "make docs needs docc, which comes with Swift's toolchain (on a Mac with Xcode)."; \
		exit 1; }
	@swift build --target MiniRx
	@rm -rf .build/symbols .build/docs && mkdir -p .build/symbols
	@swift symbolgraph-extract -module-name MiniRx -minimum-access-level internal \
		-skip-synthesized-members -I "$$(swift build --show-bin-path)/Modules" \
		$$(xcrun --show-sdk-path 2>/dev/null | sed 's/^/-sdk /') -output-dir .build/symbols \
		-target "$$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -1)"
	@$$(command -v docc || xcrun --find docc) convert Sources/MiniRx/MiniRx.docc \
		--additional-symbol-graph-dir .build/symbols --fallback-bundle-identifier MiniRx \
		--transform-for-static-hosting --diagnostic-level error --output-path .build/docs
	@echo "The reference is in .build/docs. To read it: python3 -m http.server --directory .build/docs 8000"
	@echo "and open http://localhost:8000/documentation/minirx"

refresh: toolchain ## bring excerpts, traces and outputs in the chapters up to date with the source
	@swift run minirx refresh

check: toolchain ## prove that prose and code agree, and that each exercise is one
	@swift run minirx check
	@swift run minirx exercises prove

ledger: toolchain ## each claim of the documents: proven, corrected, without a test
	@swift run minirx ledger

format: toolchain ## format all source files
	@swift format format --in-place --recursive $(SOURCES)

lint: toolchain ## check that all source files are formatted and documented
	@swift format lint --strict --recursive $(SOURCES)

release: toolchain ## build for release and prove that nothing of the recorder is in it
	@swift build -c release -Xswiftc -warnings-as-errors
	@.ci/no-recorder-in-release

clean: ## remove everything that was built
	@rm -rf .build

# The command, built without a word, so that what it says stands alone.
kit: toolchain
	@[ -x $(MINIRX) ] || echo "Building the kit, which takes a minute or two this once …"
	@swift build --quiet --product minirx

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
