// Counting from any thread.

#if DEBUG
@testable import MiniRxTraced

/// Counts, by an atomic operation. As a disposable it counts how often it is disposed of.
public final class Counter: Disposable, @unchecked Sendable {
    private let number = AtomicInt(0)

    /// At 0.
    public init() {}

    /// How often so far.
    public var count: Int32 { load(number) }

    /// Counts once more.
    public func add() { increment(number) }

    /// Counts once more.
    public func dispose() { add() }
}
#endif
