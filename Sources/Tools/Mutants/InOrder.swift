// State that several threads share.

import Foundation

/// A value behind a lock.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}

/// Passes results on in their order, whatever the order in which they arrive.
final class InOrder<Result>: @unchecked Sendable {
    private let results: Guarded<(all: [Result?], next: Int)>
    private let handOn: (Int, Result) -> Void

    init(count: Int, handOn: @escaping (Int, Result) -> Void) {
        results = Guarded((Array(repeating: nil, count: count), 0))
        self.handOn = handOn
    }

    func add(_ result: Result, at index: Int) {
        results.change { results in
            results.all[index] = result
            while results.next < results.all.count, let result = results.all[results.next] {
                handOn(results.next, result)
                results.next += 1
            }
        }
    }
}
