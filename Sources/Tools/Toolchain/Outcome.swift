// Runs another program until it ends.

import Foundation

/// The result of a program.
public struct Outcome: Sendable {
    /// Its status; 128 plus the number of the signal that ended it.
    public let status: Int32
    /// Its standard output.
    public let output: String
    /// Its standard error.
    public let error: String
}

/// Runs a program until it ends.
/// - parameter words: Its path or its name, which is searched for as in a shell, and its arguments.
/// - parameter folder: Its working folder; this process's folder if not given.
/// - parameter input: Its standard input.
/// - parameter environment: Its environment; this process's environment if not given.
/// - parameter handle: Receives its output and its errors, if given.
public func outcome(
    of words: [String],
    in folder: URL? = nil,
    input: String = "",
    environment: [String: String]? = nil,
    writingTo handle: FileHandle? = nil
) throws -> Outcome {
    // Files instead of pipes: while one of two pipes is read, the other may fill up.
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

/// The output of a program. If the program fails, throws an error with the program's message.
/// - parameter words: Its name, which is searched for as in a shell, and its arguments.
/// - parameter input: Its standard input.
public func output(of words: [String], input: String = "") throws -> String {
    let outcome = try outcome(of: words, input: input)
    guard outcome.status == 0 else { throw KitError("\(words[0]) failed: \(outcome.error)") }
    return outcome.output
}
