// Runs another program to its end.

import Foundation

/// What came of a program.
public struct Outcome: Sendable {
    /// What it ended with; 128 and more for the signal that ended it.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let error: String
}

/// Runs a program to its end.
/// - parameter words: Its path, or its name, which is looked for as a shell would, and its arguments.
/// - parameter folder: The folder that it runs in: this process's, if not given.
/// - parameter input: What it reads.
/// - parameter environment: The variables that it sees: this process's, if not given.
/// - parameter handle: Where it writes instead, output and errors in one.
public func outcome(
    of words: [String],
    in folder: URL? = nil,
    input: String = "",
    environment: [String: String]? = nil,
    writingTo handle: FileHandle? = nil
) throws -> Outcome {
    // Files and not pipes: while one of two pipes is read, the other may fill up.
    try withTemporaryFolder { files in
        func file(_ name: String, _ text: String = "") throws -> URL {
            let file = files.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file
        }
        let (output, error) = (try file("output"), try file("error"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        if let folder { process.currentDirectoryURL = folder }
        if let environment { process.environment = environment }
        process.standardInput = try FileHandle(forReadingFrom: try file("input", input))
        process.standardOutput = try handle ?? FileHandle(forWritingTo: output)
        process.standardError = try handle ?? FileHandle(forWritingTo: error)
        try process.run()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Outcome(
            status: process.terminationStatus + (isSignal ? 128 : 0),
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: error), as: UTF8.self)
        )
    }
}

/// What a program prints. Throws, with what the program says, if it fails.
/// - parameter words: Its name, which is looked for as a shell would, and its arguments.
/// - parameter input: What it reads.
public func output(of words: [String], input: String = "") throws -> String {
    let outcome = try outcome(of: words, input: input)
    guard outcome.status == 0 else { throw KitError("\(words[0]) failed: \(outcome.error)") }
    return outcome.output
}
