// Every order in which threads can meet, one atomic operation at a time.
// Chapter: 5 (every interleaving)

/// Runs pieces of code against each other, each on a thread of its own, once for every order
/// that there is. Only one thread runs at a time; before and after each atomic operation it may
/// be another one's turn.
///
/// An operation is one of `AtomicInt`'s, or all that happens while a `RecursiveLock` is held.
/// - parameter limit: If there are more orders, it tries so many in turn, and as many again
///   that are drawn: the same ones each time. So an answer with more atomic operations than it
///   needs is neither refused, nor does it run for hours.
/// - parameter prepare: Makes everything anew for one run: the pieces, and what to check when
///   all of them have ended. The order is a letter for each turn, and what that means: `ABBA:
///   A up to its 1st operation, B to its end, A to its end`.
/// - returns: How many orders were tried, and whether that was all of them.
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
    // Those tried so far differ in their last turns alone; the rest have to be met as well. Rather
    // by few changes than by many: whoever breaks a rule has to read the order.
    var dice = Dice()
    for _ in 1...limit {
        _ = try run { _, alternatives, last in
            if let last, Int.random(in: 0..<4, using: &dice) > 0 { return last }
            return Int.random(in: 0..<alternatives, using: &dice)
        }
    }
    return (2 * limit, false)
}

/// Random numbers that are the same in each run, so that a broken rule stays broken.
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
