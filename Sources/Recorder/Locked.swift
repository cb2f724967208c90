// A value that several threads share.
// Chapter: 0 (how code is recorded)

import Foundation

/// A value protected by a lock. It uses Foundation's lock instead of `Mutex`, which the thread
/// sanitizer cannot check.
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
