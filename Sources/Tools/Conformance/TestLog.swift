// The output of a run of tests.

/// The result of one test.
struct TestResult: Equatable {
    /// How long it took.
    var seconds: Double
    /// The test's failure message; `nil` if it passed.
    var failure: String?
    /// Whether it crashed the process of its class, and passed in its own process.
    var passesOnlyAlone = false
}

/// Parses the output of XCTest.
struct TestLog {
    /// The result of each test that has ended: `Class/test`.
    private(set) var results: [String: TestResult] = [:]
    /// The test that ended last.
    private(set) var last: String?
    /// The test that has begun and not ended.
    private(set) var unfinished: String?
    /// The lines with the reason of a crash.
    private(set) var lastWords: [String] = []

    init(_ output: String) {
        var messages: [String: [String]] = [:]
        for line in output.split(whereSeparator: \.isNewline) {
            if let start = line.firstRange(of: "Test Case '") {
                read(line[start.upperBound...], messages)
            } else if let found = line.firstMatch(of: Self.error),
                let test = Self.test(found.output.2)
            {
                let file = found.output.1.split(separator: "/").last ?? ""
                let message = "\(file): \(found.output.3)"
                // A failure in a loop repeats the same message.
                if messages[test]?.last != message { messages[test, default: []].append(message) }
            } else if line.contains(Self.end) {
                lastWords.append(String(line))
            }
        }
    }

    // A test is `Class.test` on Linux and `-[Target.Class test]` on a Mac.
    nonisolated(unsafe) private static let error =
        #/^(.+:\d+): error: (-\[\S+ \S+\]|\S+) : (.*)$/#
    nonisolated(unsafe) private static let ending = #/^(.+)' (passed|failed|skipped) \(([\d.]+) s/#

    nonisolated(unsafe) private static let end =
        #/(Fatal error|Precondition failed|Assertion failed): |SUMMARY: ThreadSanitizer/#

    private mutating func read(_ line: Substring, _ messages: [String: [String]]) {
        if let found = line.firstMatch(of: #/^(.+)' started/#) {
            unfinished = Self.test(found.output.1)
        } else if let found = line.firstMatch(of: Self.ending),
            let test = Self.test(found.output.1)
        {
            let says =
                messages[test]?.joined(separator: "\n") ?? "The test fails without a message."
            results[test] = TestResult(
                seconds: Double(found.output.3) ?? 0,
                failure: found.output.2 == "failed" ? says : nil
            )
            (last, unfinished) = (test, nil)
        }
    }

    private static func test(_ name: Substring) -> String? {
        let parts = name.split(whereSeparator: { "-[]. ".contains($0) })
        return parts.count < 2 ? nil : parts.suffix(2).joined(separator: "/")
    }
}
