# Every command that a person types.

SOURCES := Package.swift Sources Tests
MINIMUM := 6

.DEFAULT_GOAL := help
.PHONY: help walk test chapter-1 refresh format lint release clean toolchain

help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/make \1#\2/p' Makefile | \
		while IFS='#' read -r command text; do printf '  %-16s%s\n' "$$command" "$$text"; done

walk: toolchain ## replay every walkthrough and print its annotated trace
	@swift run minirx walk

test: toolchain ## run all tests
	@swift test --disable-swift-testing

chapter-1: toolchain ## chapter 1, create and subscribe: its tests, then its walkthrough
	@swift test --disable-swift-testing --filter Chapter1CreateSubscribeTests
	@swift run minirx walk 1

refresh: toolchain ## bring excerpts and traces in the chapters up to date with the source
	@swift run minirx refresh

format: toolchain ## format all source files
	@swift format format --in-place --recursive $(SOURCES)

lint: toolchain ## check that all source files are formatted and documented
	@swift format lint --strict --recursive $(SOURCES)

release: toolchain ## build for release and prove that nothing of the recorder is in it
	@swift build -c release -Xswiftc -warnings-as-errors
	@.ci/no-recorder-in-release

clean: ## remove everything that was built
	@rm -rf .build

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
