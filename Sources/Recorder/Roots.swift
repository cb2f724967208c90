// What a program still holds when its recording ends.
// Chapter: 5 (who keeps a subscription alive)

/// A strong reference from outside all objects.
public struct Root: Sendable, Hashable {
    /// Who has the reference.
    public enum Holder: Sendable, Hashable {
        /// A global variable, with the line of its declaration.
        case variable(String, line: UInt)
        /// A timer that was set and may fire, on a lane.
        case timer(String)
        /// A block that was handed to a lane and has not run.
        case block(String)
    }

    /// Who has the reference.
    public let holder: Holder
    /// The number of the object.
    public let to: Int
}

/// Takes note of a global variable that has its first value. The recording reads it when it ends.
@_spi(Instrumented)
public func _root<Value>(_ name: String, _ line: UInt, _ read: @escaping () -> Value) {
    Trace.running?.rootSources.add(.variable(name, line: line)) { read() }
}

/// The variables and the blocks that may hold objects. Thread-safe.
final class RootSources: Sendable {
    private struct Source {
        let holder: Root.Holder
        let read: () -> Any?
    }

    private let sources = Locked<[Source]>([])

    /// Adds a reference.
    /// - parameter read: The value; `nil` if it is gone.
    func add(_ holder: Root.Holder, _ read: @escaping () -> Any?) {
        sources.withLock { $0.append(Source(holder: holder, read: read)) }
    }

    /// Adds a block, as long as it lives.
    /// - returns: A block to use in its place.
    func adding(_ block: @escaping () -> Void, _ holder: Root.Holder) -> () -> Void {
        let held = HeldBlock(block)
        add(holder) { [weak held] in held?.block }
        return { held.block() }
    }

    /// The values that are still there.
    var values: [(holder: Root.Holder, value: Any)] {
        sources.withLock { $0 }.compactMap { source in
            source.read().map { (source.holder, $0) }
        }
    }
}

/// A block that somebody else holds.
private final class HeldBlock {
    let block: () -> Void

    init(_ block: @escaping () -> Void) {
        self.block = block
    }
}
