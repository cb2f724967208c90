// Which lines of a long run `kit play` puts on a page, and what it says of the others.

import Player
import Toolchain

/// The lines that a page has of a run.
struct PlayedLines {
    /// The number of lines if nothing else is said.
    private static let usual = 5_000
    /// With more lines, a page takes long to open.
    private static let most = 20_000
    /// To read who holds whom takes a millisecond for each line, also before the page's first line.
    private static let mostRead = 10_000

    /// The numbers of the lines.
    let range: ClosedRange<Int>

    init(_ options: [String: String]) throws {
        let (from, to) = (
            try Command.lineNumber(options, "--from"), try Command.lineNumber(options, "--to")
        )
        let first = from ?? to.map { max(1, $0 - Self.usual + 1) } ?? 1
        let last = to ?? first + Self.usual - 1
        guard first <= last else {
            throw KitError.usage("--from \(first) is after --to \(last).")
        }
        guard last - first < Self.most else {
            throw KitError.usage("a page has at most \(Self.most) lines: choose fewer.")
        }
        range = first...last
    }

    /// The last line at which to record who holds whom. One more than the page has: a run that ends
    /// with the page's last line is recorded to its end.
    var references: Int? {
        range.upperBound <= Self.mostRead ? range.upperBound + 1 : nil
    }

    /// What is on the page, and how to get something else.
    /// - parameter command: The command that wrote the page, without the lines.
    func sentences(_ shown: ShownLines, _ command: String) -> String {
        let (first, last) = (shown.lines.lowerBound, shown.lines.upperBound)
        let other = last < shown.count ? last + 1 : max(1, first - Self.usual)
        let known =
            switch shown.known {
            case nil: ""
            case 0: "\nWho holds whom is not recorded."
            case let known?: "\nWho holds whom is recorded up to line \(min(known, last))."
            }
        return "The page has lines \(first) to \(last) of \(shown.count). For others:\n"
            + "\(command) --from \(other)" + known
    }
}
