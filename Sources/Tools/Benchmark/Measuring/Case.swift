// One case of the benchmark, and what every case needs.

/// A small program: its short name, what it does, how often, and how.
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

/// Takes what comes, so that nothing is optimised away.
final class Total {
    var sum = 0
}

/// The sum of all numbers below `count`.
func sum(below count: Int) -> Int { count * (count - 1) / 2 }

/// A case that comes to another result measures something else.
func expect(_ sum: Int, _ expected: Int) {
    guard sum == expected else {
        fatalError("The sum is \(sum) and should be \(expected).")
    }
}
