// Programs that tests run.

import Foundation

/// What came of a program.
public struct Outcome {
    /// What it ended with.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let error: String
}

/// Runs a program to its end.
/// - parameter words: Its path, or its name, which is looked for as a shell would, and its arguments.
/// - parameter folder: The folder that it runs in.
/// - parameter environment: The variables that it sees: this process's, if not given.
public func outcome(
    of words: [String],
    in folder: URL = packageFolder,
    environment: [String: String]? = nil
) throws -> Outcome {
    // Files and not pipes: while one of two pipes is read, the other may fill up.
    let files = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (output, error) = (files.appending(path: "output"), files.appending(path: "error"))
    for file in [output, error] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    if let environment { process.environment = environment }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Outcome(
        status: process.terminationStatus,
        output: try String(contentsOf: output, encoding: .utf8),
        error: try String(contentsOf: error, encoding: .utf8)
    )
}
