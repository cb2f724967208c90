// Programmer's mistakes that end the program: each is made in a process of its own.

// Test bundles are programs on Linux only.
#if os(Linux)
import Foundation

/// The mistake that this process is there to make; `nil` in an ordinary run of the tests.
public var mistakeToMake: String? {
    ProcessInfo.processInfo.environment["MINIRX_MISTAKE"]
}

/// Runs a test in a process of its own, in which `mistakeToMake` is `mistake`.
/// - parameter test: `Target.Class/testMethod`.
/// - returns: What it printed, if it was a mistake that ended it; else `nil`.
public func lastWords(of test: String, making mistake: String) throws -> String? {
    let child = Process()
    child.executableURL = URL(filePath: CommandLine.arguments[0])
    child.arguments = [test]
    child.environment = ["MINIRX_MISTAKE": mistake, "SWIFT_BACKTRACE": "enable=no"]
        .merging(ProcessInfo.processInfo.environment) { mine, _ in mine }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    child.standardOutput = output
    child.standardError = output
    try child.run()
    child.waitUntilExit()
    guard child.terminationReason == .uncaughtSignal else { return nil }
    return try String(contentsOf: file, encoding: .utf8)
}
#endif
