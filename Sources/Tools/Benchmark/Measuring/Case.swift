// A case of the benchmark, and functions for all cases.

/// A small program: its short name, its description, its number of repetitions, and its code.
struct Case {
    let name: String
    let title: String
    /// How many elements, or subscriptions.
    let count: Int
    let run: (Int) -> Void

    init(_ name: String, _ title: String, _ count: Int, _ run: @escaping (Int) -> Void) {
        self.name = name
        self.title = title
        self.count = count
        self.run = run
    }
}

/// Receives results, so that the compiler does not remove their computation.
final class Total {
    var sum = 0
}

/// The sum of all numbers below `count`.
func sum(below count: Int) -> Int { count * (count - 1) / 2 }

/// Stops if the result is wrong: such a case would measure something else.
func expect(_ sum: Int, _ expected: Int) {
    guard sum == expected else {
        fatalError("The sum is \(sum) and should be \(expected).")
    }
}
