// A value that threads share.
// Chapter: 0 (how code is recorded)

import Foundation

/// A value behind a lock. It is Foundation's lock, and not `Mutex`: the thread sanitizer cannot see
/// the latter.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
