// Runs an untrusted program with limits.
// Chapter: 0 (the exercises)

import Dispatch
import Foundation
import Toolchain

/// The result of a run.
struct Run {
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case tookTooLong
        case wroteTooMuch
        case usedTooMuchMemory
    }

    let ending: Ending
    /// Its standard output.
    let output: Data
    /// Its standard error, as text.
    let errors: String

    var isSuccess: Bool { ending == .exited(0) }
}

/// A program and its limits.
struct LimitedRun {
    let program: String
    let arguments: [String]
    var input = ""
    var folder: URL?
    let limits: Limits
    var isolation = Isolation.none
    /// The program's only environment variables.
    var environment: [String: String]

    /// Runs the program until it ends or reaches a limit.
    func run() throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments =
            ["-c", script, "minirx"]
            + isolation.words(for: [program] + arguments, limits: limits, folder: folder)
        process.environment = environment
        process.currentDirectoryURL = folder
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }

        try process.run()
        let group = process.processIdentifier
        let limit = limits.output << 20
        let collected = [output, errors].map { pipe in
            Collected(pipe.fileHandleForReading, limit: limit) { Caretaker.shared.end(group) }
        }
        // The shell waits for the first line. Without it, it ends: this process may end here.
        try Caretaker.shared.watch(group)
        try? input.fileHandleForWriting.write(contentsOf: Data("\n\(self.input)".utf8))
        try? input.fileHandleForWriting.close()

        let excess = excess(of: group, until: ended)
        if excess != nil {
            Caretaker.shared.end(group)
            ended.wait()
        }
        // `Process` makes each process its own group. Processes that it started may still run.
        kill(-group, SIGKILL)
        try Caretaker.shared.forget(group)
        collected.forEach { $0.waitForEnd() }

        let ending: Run.Ending
        if collected.contains(where: \.isTooMuch) {
            ending = .wroteTooMuch
        } else if let excess {
            ending = excess
        } else if process.terminationReason == .uncaughtSignal {
            ending = .signalled(process.terminationStatus)
        } else {
            ending = .exited(process.terminationStatus)
        }
        return Run(
            ending: ending,
            output: collected[0].data,
            errors: String(decoding: collected[1].data, as: UTF8.self)
        )
    }

    /// Waits for the end of the run. Returns the limit that it reached; `nil` if it ended before.
    private func excess(of process: Int32, until ended: DispatchSemaphore) -> Run.Ending? {
        let deadline = DispatchTime.now() + .seconds(limits.seconds)
        while ended.wait(timeout: min(deadline, .now() + .milliseconds(50))) == .timedOut {
            if memoryUse(ofProcess: process) > limits.memory << 20 { return .usedTooMuchMemory }
            if DispatchTime.now() >= deadline { return .tookTooLong }
        }
        return nil
    }

    /// Sets the limits that the shell supports. Limits that the system does not know are left out.
    private var script: String {
        """
        ulimit -c 0
        ulimit -t \(limits.seconds * 4) 2>/dev/null
        ulimit -v \(limits.memory << 10) 2>/dev/null
        read -r _ || exit 1
        exec "$@"
        """
    }
}

/// The bytes from a pipe, up to a limit.
private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private let end = DispatchSemaphore(value: 0)
    private var bytes = Data()
    private let limit: Int

    init(_ handle: FileHandle, limit: Int, tooMuch: @escaping () -> Void) {
        self.limit = limit
        nonisolated(unsafe) let tooMuch = tooMuch
        Thread.detachNewThread { [self] in
            while let chunk = try? handle.read(upToCount: 1 << 16), !chunk.isEmpty {
                let isFull = lock.withLock {
                    // One byte more than the limit shows that there was more.
                    bytes.append(chunk.prefix(max(0, limit + 1 - bytes.count)))
                    return bytes.count > limit
                }
                if isFull {
                    tooMuch()
                    break
                }
            }
            end.signal()
        }
    }

    var data: Data { lock.withLock { bytes.prefix(limit) } }
    var isTooMuch: Bool { lock.withLock { bytes.count > limit } }

    /// Waits for one second only: a process that was not ended may keep the pipe open forever.
    func waitForEnd() {
        _ = end.wait(timeout: .now() + .seconds(1))
    }
}
