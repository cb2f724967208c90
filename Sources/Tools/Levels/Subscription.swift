// One subscription to one sequence, as a recording shows it.
// Chapter: 0 (levels)

import Recorder

/// A subscription of one observer to one sequence.
public struct Subscription {
    /// Something that happens to a subscription.
    public struct Mark {
        /// The kind of a mark.
        public enum Kind: Equatable {
            case subscribes
            case next(String)
            case error(String)
            case completed
            /// Somebody disposed of the subscription before its end.
            case disposes
            /// An event that nobody received.
            case dropped(String)
        }

        /// Its kind.
        public let kind: Kind
        /// The index of its entry.
        public let entry: Int
    }

    /// Its index among the subscriptions of the run.
    public let id: Int
    /// The number of the sequence.
    public let sequence: Int
    /// The observer; `nil` if it is not an object.
    public let observer: LiveObject?
    /// The entry of `subscribe(_:)`.
    public let entry: Int
    /// The number of the operator's part for this subscription.
    public internal(set) var sink: Int?
    /// The subscription that the observer belongs to, downstream.
    public internal(set) var downstream: Int?
    /// The entry of the call with which the program made the sequence.
    public internal(set) var maker: Int?
    /// What happens, in order.
    public private(set) var marks: [Mark] = []
    /// Whether it was made while the operator downstream handled an event.
    public internal(set) var isInner = false

    /// Whether it has not ended so far.
    var isOpen: Bool { end == nil }
    /// The entry at which it ended.
    private(set) var end: Int?

    /// Something happens to it.
    mutating func add(_ mark: Mark) {
        marks.append(mark)
        if end == nil, mark.kind.ends { end = mark.entry }
    }
}
