// Runs a program with a time limit.

import Foundation

/// A program that is run with a time limit.
public struct TimedProcess {
    /// How a program ended.
    public struct Ending: Sendable {
        /// Its status, or 128 plus the number of the signal that ended it; `nil` if it was ended
        /// here.
        public let status: Int32?
        /// Its output and errors together.
        public let output: String

        /// An ending.
        public init(status: Int32?, output: String) {
            self.status = status
            self.output = output
        }
    }

    private let words: [String]
    private let environment: [String: String]

    /// - parameter words: Its path or its name, which is searched for as in a shell, and its
    ///   arguments.
    public init(_ words: [String], _ environment: [String: String]) {
        self.words = words
        self.environment = environment
    }

    /// Runs it until it ends or its time is over. Then everything that it has started ends, too.
    /// - parameter isEnough: Whether the output so far is sufficient, so that the program can be
    ///   ended.
    public func run(
        in folder: URL,
        seconds: Double,
        until isEnough: (String) -> Bool = { _ in false }
    ) throws -> Ending {
        // A file instead of a pipe: it need not be read while the program runs.
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        try Caretaker.shared.watch(process.processIdentifier)
        defer { try? Caretaker.shared.forget(process.processIdentifier) }
        func text() throws -> String {
            String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        let end = DispatchTime.now() + seconds
        var isLeft = false
        while !isLeft, ended.wait(timeout: .now() + 0.2) == .timedOut {
            isLeft = try DispatchTime.now() > end || isEnough(text())
        }
        if isLeft {
            Caretaker.shared.end(process.processIdentifier)
            ended.wait()
        }
        if isLeft { return Ending(status: nil, output: try text()) }
        let isSignal = process.terminationReason == .uncaughtSignal
        let status = process.terminationStatus + (isSignal ? 128 : 0)
        return Ending(status: status, output: try text())
    }
}
