// Functions with which the rules of a judge are written.
// Chapter: 0 (the exercises)

/// Throws `Broken` with this sentence unless `isSo`.
public func expect(_ isSo: Bool, _ sentence: String) throws {
    guard isSo else { throw Broken(sentence) }
}

/// Throws `Broken` unless the two are equal.
/// - parameter what: What is compared, such as `the number of live sinks`.
public func expect<Value: Equatable>(_ what: String, is value: Value, not wanted: Value) throws {
    guard value == wanted else {
        throw Broken("\(what) should be \(wanted) but is \(value).")
    }
}

/// Throws `Broken` unless the lines are these, in this order. Shows the first difference.
/// - parameter what: The code that produced them, in a line or two.
public func expect(_ lines: [String], toBe wanted: [String], after what: String) throws {
    let difference = firstDifference(
        of: lines.joined(separator: "\n"),
        from: wanted.joined(separator: "\n")
    )
    if let difference {
        throw Broken("\(what)\n\n\(difference)")
    }
}
