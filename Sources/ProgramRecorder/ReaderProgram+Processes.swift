// The compiler, and the program itself, as processes.

import Foundation

extension ReaderProgram {
    /// Says something beside the trace.
    func say(_ text: String) {
        words.write(Data((text + "\n").utf8))
    }

    /// Runs a program. What it prints goes beside the trace.
    /// - returns: Its status; that of a signal is 128 and more.
    func process(
        _ program: String,
        _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        output: FileHandle? = nil
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = environment
        process.standardOutput = output ?? words
        process.standardError = output ?? words
        try process.run()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return process.terminationStatus + (isSignal ? 128 : 0)
    }
}
