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
# Each test in a process of its own, WORKERS at a time: as many as there are processors, if not given.
# Only failures are printed.
TEST := swift test $(SYSTEM) --disable-swift-testing --parallel \
	$(if $(WORKERS),--num-workers $(WORKERS))
# What takes long: it compiles answers, programs and packages, grades classes, checks the whole text,
# and parses the whole source.
LONG := GradingTests|VerdictTests|ExerciseProofTests|GradeCommandTests|ExerciseCommandTests|RecordCommandTests|ProgramCheckTests|ParseTests|OracleRunTests|ConformanceCommandTests|CheckCommandTests
# The folder that was built into; known only once something asks for it.
BUILT = $(shell swift build $(SYSTEM) --show-bin-path)
KIT = "$(BUILT)/kit"

# What a student has half written must not keep the kit from being built.
export MINIRX_EXERCISES := 0

.DEFAULT_GOAL := help
.PHONY: help walk test test-long test-all test-threads exercises progress verify watch hint skip \
	solution reset grade kit bench conformance mutants oracle diagrams \
	docs refresh check ledger format lint release clean toolchain xctest

help: ## this list
	@sed -n 's/^\([a-z0-9%-]*\):.*## \(.*\)/make \1#\2/p' Makefile | \
		while IFS='#' read -r command text; do printf '  %-19s%s\n' "$$command" "$$text"; done

walk: toolchain ## replay the walkthroughs and compare them with RxSwift's records; NAME=schedulers or NAME=2 prints traces, ALL=1 all of them
	@$(RUN) walk $(if $(ALL),--all,$(NAME))

test: toolchain xctest ## run the tests, but for those that take long
	@$(TEST) --skip '$(LONG)'
	@echo "All of these tests passed."

test-long: toolchain xctest ## run those that take long
	@$(TEST) --filter '$(LONG)'
	@echo "All of these tests passed."

test-all: test test-long ## run all tests

# One process for all: starting one takes long under the sanitizer. What it reports stands last.
test-threads: toolchain xctest ## run the tests that have threads under the thread sanitizer
	@rm -f .build/threads/races.*
	@TSAN_OPTIONS="log_path='$(CURDIR)/.build/threads/races'" \
		MINIRX_TESTS="$(notdir $(wildcard Tests/Chapter[0-9]*)) MiniRxTests ClassroomTests" \
		swift test $(SYSTEM) --disable-swift-testing --sanitize=thread \
		--scratch-path .build/threads --skip '$(LONG)' || { \
		status=$$?; cat .build/threads/races.* 2>/dev/null; exit $$status; }

chapter-%: toolchain xctest ## a chapter's tests, then its walkthroughs: chapter-1 to chapter-11
	@ls -d Tests/Chapter$*[A-Z]* >/dev/null 2>&1 || { \
		echo "There is no chapter $*: say make chapter-1, and so on to make chapter-11."; exit 1; }
	@MINIRX_TESTS="$(notdir $(wildcard Tests/Chapter$*[A-Z]*))" $(TEST)
	@$(RUN) walk $*

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

bench: toolchain ## measure the library; RXSWIFT=PATH or OPENCOMBINE=PATH beside that checkout
	@swift build $(SYSTEM) -c release --product Benchmark
	@"$$(swift build $(SYSTEM) -c release --show-bin-path)/Benchmark" $(BENCH) \
		$(if $(RXSWIFT),--rxswift "$(RXSWIFT)") $(if $(OPENCOMBINE),--opencombine "$(OPENCOMBINE)")

conformance: toolchain ## run RxSwift's own tests against the library and against RxSwift; RXSWIFT=PATH is the checkout
	@$(RUN) conformance $(if $(RXSWIFT),"$(RXSWIFT)") $(CONFORMANCE)

mutants: toolchain ## break the library on purpose in many ways, and say which test notices each; NAME=ObserveOn for the files of that name
	@$(RUN) mutants $(NAME)

oracle: toolchain ## record RxSwift itself from the checkout RXSWIFT=PATH and compare it with the kit's records; WRITE=1 writes them anew
	@$(RUN) oracle $(if $(RXSWIFT),"$(RXSWIFT)") $(if $(WRITE),--write)

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
	@$(RUN) banners .build/symbols/MiniRx.symbols.json
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

release: toolchain ## build the library for release and prove that nothing of the recorder is in it
	@swift build $(SYSTEM) -c release --product Benchmark $(if $(IS_CHECKED),-Xswiftc -warnings-as-errors)
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
