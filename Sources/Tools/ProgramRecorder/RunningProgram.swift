// The recorded program that runs now: a signal to the command stops it.

import Foundation
import Toolchain

/// A recorded program, while it runs.
public final class RunningProgram: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var current: RunningProgram?

    private let process = Process()
    private let input = ProgramInput()
    private let ended = DispatchSemaphore(value: 0)
    /// The signal that the command received.
    private var signal: Int32?

    /// Stops the program that runs now. What it has recorded is shown.
    /// - returns: `false` if none runs, or if it was to be stopped before.
    public static func stop(bySignal number: Int32) -> Bool {
        lock.withLock {
            guard let current, current.signal == nil else { return false }
            current.signal = number
            return true
        }
    }

    /// - parameter command: Its path or name, and its arguments.
    /// - parameter words: Receives its output.
    init(_ command: [String], _ environment: [String: String], words: FileHandle) {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.environment = environment
        process.standardInput = input.source
        (process.standardOutput, process.standardError) = (words, words)
        process.terminationHandler = { [ended] _ in ended.signal() }
    }

    /// Runs it until it ends, or until it is stopped with all that it has started.
    func run(seconds: Int) throws -> ProgramEnd {
        Self.lock.withLock { Self.current = self }
        defer { Self.lock.withLock { Self.current = nil } }
        try process.run()
        input.begin()
        defer { input.end() }
        try Caretaker.shared.watch(process.processIdentifier)
        defer { try? Caretaker.shared.forget(process.processIdentifier) }
        let limit = DispatchTime.now() + Double(seconds)
        var signal: Int32?
        while ended.wait(timeout: .now() + 0.1) == .timedOut {
            signal = Self.lock.withLock { self.signal }
            guard signal != nil || DispatchTime.now() > limit else { continue }
            Caretaker.shared.end(process.processIdentifier)
            ended.wait()
            return signal.map { .stopped(bySignal: $0) } ?? .tookTooLong(seconds: seconds)
        }
        let status = process.terminationStatus
        return process.terminationReason == .uncaughtSignal ? .signal(status) : .exited(status)
    }
}
