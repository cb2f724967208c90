// The debugger, for tests that run something under it.

#if canImport(XCTest)
import Foundation
import XCTest

/// Returns the name of LLDB. Skips the test if LLDB does not run here, or if the build has nothing
/// for it.
public func debuggerOrSkip() throws -> String {
    try XCTSkipIf(isUnderThreadSanitizer, "The sanitizer has its own build.")
    let environment = ProcessInfo.processInfo.environment
    try XCTSkipIf(environment["CI"] == "true", "This build has no debugging information.")
    let debugger = ["lldb", "lldb-19"].first {
        (try? outcome(of: [$0, "--version"]).status) == 0
    }
    guard let debugger else { throw XCTSkip("LLDB does not run here.") }
    return debugger
}
#endif
