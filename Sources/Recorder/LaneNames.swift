// The names of operation queues that have none.
// Chapter: 0 (how to read a trace)

/// Replaces the name that Foundation gives to an operation queue without a name. It has the queue's
/// address, which says nothing to the reader and is another one in each run.
struct LaneNames {
    private var nameless: [String: String] = [:]

    /// `OperationQueue`, `OperationQueue 2` and so on, in the order in which the queues appear.
    mutating func name(_ given: String) -> String {
        guard given.hasPrefix("NSOperationQueue 0x") else { return given }
        if let known = nameless[given] { return known }
        let name = nameless.isEmpty ? "OperationQueue" : "OperationQueue \(nameless.count + 1)"
        nameless[given] = name
        return name
    }
}
