// The part of a long run that a page has.
// Chapter: 0 (the player)

import Recorder

/// Lines of a run. With all lines of a long run, a page would take minutes to open.
struct PlayerWindow: Encodable {
    /// The numbers of the first and of the last line.
    let first: Int
    let last: Int
    /// The number of lines of the run.
    let count: Int
    /// The last line at which it is known who holds whom, if that is not known to the end.
    let known: Int?

    /// - parameter wanted: The numbers of the lines, as far as there are such lines.
    /// - parameter lines: All lines of the recording.
    /// - returns: `nil` if all are wanted.
    init?(_ wanted: ClosedRange<Int>, of lines: [TraceLine], _ recording: Recording) {
        count = lines.count
        first = max(1, min(wanted.lowerBound, count))
        last = max(first, min(wanted.upperBound, count))
        guard first > 1 || last < count else { return nil }
        known =
            recording.changes.isEmpty
            ? 0 : recording.lastRead.map { read in lines.prefix { $0.position <= read }.count }
    }

    var lines: ClosedRange<Int> { first...last }

    /// The indices of the steps that belong to the lines.
    func steps(of lines: [TraceLine], _ recording: Recording) -> Range<Int> {
        let begin = first == 1 ? 0 : lines[first - 1].position
        return begin..<(last < count ? lines[last - 1].position + 1 : recording.steps.count)
    }
}

/// A window as a page's writer is told of it.
public struct ShownLines: Sendable {
    /// The numbers of the lines.
    public let lines: ClosedRange<Int>
    /// The number of lines of the run.
    public let count: Int
    /// The last line at which it is known who holds whom; `nil` if it is known to the end.
    public let known: Int?
}

extension PlayerData {
    /// For each recording of which the page has a part, that part.
    public var shownLines: [ShownLines] {
        recordings.compactMap(\.window).map { window in
            ShownLines(lines: window.lines, count: window.count, known: window.known)
        }
    }
}
