// Other threads, and notes that they can take.

import Dispatch
import Foundation

/// Runs `body` on another thread, and waits until it and all that it held is gone.
public func elsewhere<Result>(label: String = "elsewhere", _ body: @escaping () -> Result) -> Result
{
    let queue = DispatchQueue(label: label)
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let body = body
    queue.async { result = body() }
    queue.sync {}
    return result!
}

/// Turns the main run loop until `condition` holds; `false` if it does not within that many
/// seconds.
public func waitOnMain(seconds: Double = 10, until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        guard Date() < end else { return false }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return true
}

/// Something that threads may write down and read.
public final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [String] = []

    /// No notes yet.
    public init() {}

    /// Everything written so far.
    public var all: [String] { lock.withLock { notes } }

    /// Writes `note` down.
    public func add(_ note: String) { lock.withLock { notes.append(note) } }
}
