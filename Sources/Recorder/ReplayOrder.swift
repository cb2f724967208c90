// The orders in which a replay can start blocks that change queues.
// Chapter: 2 (one order out of many), 4 (ticks in a recording)

/// The order in which handed-over blocks start. Each order can also occur without a replay: a block
/// is only held back, on the thread of its queue, and never moved.
public enum ReplayOrder: String, CaseIterable, Sendable {
    /// The code that hands over a block continues. The block starts when the main thread waits and
    /// no other block runs; blocks for other queues start before blocks for the main queue.
    case producerFirst = "producer-first"
    /// The code that hands over a block waits until it has run, where that is possible.
    case handOversFirst = "hand-overs-first"
    /// No block is held back: the order can differ from run to run.
    case asItComes = "as-it-comes"
}
