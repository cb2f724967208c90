// Every order in which threads can run, one atomic operation at a time.
// Chapter: 5 (every interleaving)

/// Runs pieces of code against each other, each on its own thread, once for every possible order.
/// Only one thread runs at a time. Before and after each atomic operation another thread may
/// continue.
///
/// An operation is an operation of `AtomicInt`, or all code that runs while a `RecursiveLock` is
/// held.
/// - parameter limit: If there are more orders, the function tries this many in sequence and as
///   many random orders, the same ones in each run. An answer with more atomic operations than
///   necessary is therefore not refused, and its judge does not run for hours.
/// - parameter prepare: Prepares one run: the pieces, and the check after all pieces have ended.
///   The order is a letter for each turn, and its meaning: `ABBA: A up to its 1st operation, B to
///   its end, A to its end`.
/// - returns: How many orders were tried, and whether these were all orders.
@discardableResult
public func inEveryOrder(
    limit: Int = 2_000,
    _ prepare: () throws -> (pieces: [() -> Void], check: (_ order: String) throws -> Void)
) throws -> (tried: Int, isAll: Bool) {
    func run(_ choose: @escaping Interleaving.Choice) throws -> [Interleaving.Decision] {
        let (pieces, check) = try prepare()
        let interleaving = Interleaving(pieces, choose: choose)
        guard interleaving.run() else {
            throw Broken("The threads wait for each other, in the order \(interleaving).")
        }
        try check(interleaving.description)
        return interleaving.decisions
    }
    var decisions: [Interleaving.Decision] = []
    for count in 1...limit {
        let given = decisions
        decisions = try run { turn, _, _ in turn < given.count ? given[turn].choice : 0 }
        guard Interleaving.advance(&decisions) else { return (count, true) }
    }
    // The orders so far differ only in their last turns. Random orders cover the rest, with few
    // switches between threads, so that a failing order is easy to read.
    var dice = Dice()
    for _ in 1...limit {
        _ = try run { _, alternatives, last in
            if let last, Int.random(in: 0..<4, using: &dice) > 0 { return last }
            return Int.random(in: 0..<alternatives, using: &dice)
        }
    }
    return (2 * limit, false)
}

/// Random numbers that are the same in each run, so that a broken rule is found each time.
private struct Dice: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
