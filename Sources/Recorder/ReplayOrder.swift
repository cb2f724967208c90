// The orders in which blocks that change queues can be replayed.
// Chapter: 2 (one order out of many), 4 (ticks in a recording)

/// In which order blocks that were handed over begin. Each order is one that could happen
/// anyway: blocks are held back, on the thread of the queue that they were handed to, but never
/// moved.
public enum ReplayOrder: String, CaseIterable, Sendable {
    /// Whoever hands over goes on: a block begins when the main thread waits and no other block
    /// runs; blocks for other queues before blocks for the main queue.
    case producerFirst = "producer-first"
    /// Whoever hands over waits until the block has run, wherever that is possible.
    case handOversFirst = "hand-overs-first"
    /// Nobody is held back: a race, as in life.
    case asItComes = "as-it-comes"
}
