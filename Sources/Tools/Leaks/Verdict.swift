// Why an object is alive when the program ends.
// Chapter: 5 (who keeps a subscription alive)

import Recorder

/// What is known of an object that is alive at the end.
public enum Verdict: Sendable, Equatable {
    /// The program still holds it: a variable, or a block that has not run, and the references that
    /// lead from there to the object.
    case held(Path)
    /// A sink or a disposer that the program still holds: a subscription that goes on.
    case stillSubscribed(Path)
    /// A timer that may fire holds it.
    case heldByTimer(Path)
    /// Nothing that the program still holds reaches it, and it is kept by a cycle of references.
    case leaked(cycle: [Reference])
    /// What holds it is not recorded.
    case unknown(Reason)

    /// From what the program holds to an object.
    public struct Path: Sendable, Equatable {
        /// What the program holds.
        public let holder: Root.Holder
        /// The references that lead from there to the object.
        public let references: [Reference]
    }

    /// Why it is not known what holds an object.
    public enum Reason: Sendable, Equatable {
        /// The program crashed, or its variables could not be recorded.
        case noRoots
        /// No object refers to it: it is held by a singleton or by the system.
        case outside
        /// A function had not returned when the program ended: its variables may hold the object.
        case runningFunction
        /// A static property or a variable of another file may hold it.
        case variables([String])
        /// An object that is not leaked has a closure that captures what cannot be read.
        case closure(of: Int)
    }

    /// Whether it is a leak.
    public var isLeak: Bool { if case .leaked = self { true } else { false } }
}
