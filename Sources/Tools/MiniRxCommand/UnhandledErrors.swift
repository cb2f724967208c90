// For commands that replay all samples.

import MiniRxTraced

/// Leaves out the report of unhandled errors: one sample fails on purpose.
func ignoreUnhandledErrors() {
    Hooks.defaultErrorHandler = { _, _ in }
}
