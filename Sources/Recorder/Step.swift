// One entry of a recording.
// Chapter: 0 (how to read a trace)

/// One entry of a recording: a call, a return, a block handed to another queue, or printed text.
public struct Step: Sendable, Equatable {
    /// The kind of step.
    public enum Moment: Sendable, Equatable {
        /// A function or closure was called.
        case enters(Call)
        /// The call returned. The step has the number of the call.
        case leaves
        /// A block was handed to another lane.
        case handsOver(block: Int, to: String)
        /// A block that was handed over starts.
        case runs(block: Int)
        /// A block that was handed over has ended.
        case ends(block: Int)
        /// The sample printed something.
        case prints(String)
        /// The sample starts a new section.
        case marks(String)
    }

    /// The position in the recording, from 1. Returns have the number of their call.
    public let number: Int
    /// The kind of step.
    public let moment: Moment
    /// The lane: `main`, or the label of the dispatch queue.
    public let lane: String
    /// The thread's number, from 1, in the order in which threads appeared.
    public let thread: Int
    /// The number of recorded calls that were open on that thread.
    public let depth: Int
    /// The number of the innermost open call: the caller.
    public let caller: Int?
    /// The time, from 0, in seconds or in the ticks of a virtual clock; `nil` if the program has used
    /// no clock and no timer so far. Without a virtual clock, it is the time that timers measure.
    public let time: Double?
    /// For the return of a closure of user code that is one expression: its value.
    public let result: String?
}
