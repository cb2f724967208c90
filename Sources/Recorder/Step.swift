// One thing that happened while a recording ran.
// Chapter: 0 (how to read a trace)

/// One thing that happened: a call, a return, a block handed to another queue, something
/// printed.
public struct Step: Sendable, Equatable, Codable {
    /// What happened.
    public enum Moment: Sendable, Equatable, Codable {
        /// A function or closure was called.
        case enters(Call)
        /// It returned. The step bears the number of the call.
        case leaves
        /// A block was handed to another lane.
        case handsOver(block: Int, to: String)
        /// A block that was handed over begins.
        case runs(block: Int)
        /// A block that was handed over has ended.
        case ends(block: Int)
        /// The sample printed something.
        case prints(String)
        /// The sample begins a new section.
        case marks(String)
    }

    /// Its place in the recording, from 1. Returns bear the number of their call.
    public let number: Int
    /// What happened.
    public let moment: Moment
    /// Where: `main`, or the label of the dispatch queue.
    public let lane: String
    /// On which thread, counted from 1 in the order in which threads appeared.
    public let thread: Int
    /// How many recorded calls were open on that thread.
    public let depth: Int
    /// The number of the innermost of them, the caller.
    public let caller: Int?
}
