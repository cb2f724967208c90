// Other threads, and a list that threads can share.

import Dispatch
import Foundation

/// Runs `body` on another thread, and waits until `body` and all that it held are released.
public func elsewhere<Result>(label: String = "elsewhere", _ body: @escaping () -> Result) -> Result
{
    let queue = DispatchQueue(label: label)
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let body = body
    queue.async { result = body() }
    queue.sync {}
    return result!
}

/// Runs the main run loop until `condition` holds. Returns `false` if it does not hold within that
/// many seconds.
public func waitOnMain(seconds: Double = 10, until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        guard Date() < end else { return false }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return true
}

/// A list of texts that several threads can add to and read.
public final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [String] = []

    /// An empty list.
    public init() {}

    /// All texts so far.
    public var all: [String] { lock.withLock { notes } }

    /// Adds `note`.
    public func add(_ note: String) { lock.withLock { notes.append(note) } }
}
