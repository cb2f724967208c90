// A program that may never end.

import Foundation

/// A program, and the time that it gets.
struct TimedProcess {
    private let program: String
    private let words: [String]
    private let environment: [String: String]

    init(_ program: String, _ words: [String], _ environment: [String: String]) {
        self.program = program
        self.words = words
        self.environment = environment
    }

    /// Runs it to its end, or to the end of its time.
    /// - parameter isEnough: Whether what it has written so far is all that anybody wants to know.
    /// - returns: Its status, `nil` if it was not waited for; and all that it wrote.
    func run(
        in folder: URL,
        seconds: Double,
        until isEnough: (String) -> Bool = { _ in false }
    ) throws -> (status: Int32?, output: String) {
        // A file and not a pipe: nobody has to read it meanwhile.
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = words
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        func text() throws -> String {
            String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        let end = DispatchTime.now() + seconds
        var isLeft = false
        while !isLeft, ended.wait(timeout: .now() + 0.2) == .timedOut {
            isLeft = try DispatchTime.now() > end || isEnough(text())
        }
        if isLeft {
            // `Process` makes each its own group, with what it has started.
            kill(-process.processIdentifier, SIGKILL)
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        if isLeft { return (nil, try text()) }
        let isSignal = process.terminationReason == .uncaughtSignal
        return (process.terminationStatus + (isSignal ? 128 : 0), try text())
    }
}
