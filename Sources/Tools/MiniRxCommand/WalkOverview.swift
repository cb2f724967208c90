// `kit walk` without a name: all walkthroughs, and whether each does what RxSwift did.

import Foundation
import MiniRxTraced
import Recorder
import Toolchain
import WalkthroughsTraced

/// Replays every walkthrough and prints a line for each; then the first one in full, and where to go
/// on. Fails if one differs from RxSwift's record.
func showOverview() throws {
    // Of no interest here: the sample of a subject fails on purpose.
    Hooks.defaultErrorHandler = { _, _ in }
    let package = try kitFolder()
    let style = TerminalStyle()
    print("Each walkthrough, replayed now and compared with what RxSwift 6.2.0 did:")
    var found: [Comparison] = []
    for chapter in Chapter.all {
        print("\n\(style.heading("Chapter \(chapter.number)"))")
        for walkthrough in chapter.walkthroughs {
            found.append(Comparison(of: walkthrough, in: package))
            print("  \(found[found.count - 1].row)")
            fflush(stdout)
        }
    }
    let differing = found.filter { $0.difference != nil }
    guard differing.isEmpty else {
        let names = differing.map { "\($0.name), line \($0.difference!)" }
        throw KitError("not what RxSwift did: \(listed(names)). See: swift run kit walk NAME")
    }
    print("\nThe first of them in full:\n")
    try showWalk([Walkthrough.all[0]], order: ReplayOrder.producerFirst.rawValue)
    print(
        """

        Another one:  swift run kit walk schedulers
        A chapter's:  swift run kit walk 2
        All of them:  swift run kit walk --all
        """
    )
}

/// A replay beside RxSwift's record of the same sample.
struct Comparison {
    let name: String
    private let lines: [String]
    private let lanes: Int
    /// What RxSwift did; `nil` if it was not recorded.
    private let record: [String]?

    /// - parameter package: The kit's folder.
    init(of walkthrough: Walkthrough, in package: URL) {
        let recording = walkthrough.record()
        name = walkthrough.name
        lines = Self.lines(recording.golden())
        lanes = Set(recording.steps.map(\.lane)).count
        record = (try? rxSwiftsTrace(of: name, in: package)).map(Self.lines)
    }

    /// The first line that is not what RxSwift did.
    var difference: Int? {
        guard let record, record != lines else { return nil }
        let same = zip(lines, record).prefix { $0 == $1 }.count
        return same + 1
    }

    /// Name, lines, lanes, and what the comparison says.
    var row: String {
        let width = Walkthrough.all.map(\.name.count).max() ?? 0
        let size = "\("\(lines.count)".padded(to: 4, left: true)) lines"
        let lanes = lanes == 1 ? "1 lane " : "\(lanes) lanes"
        let says = record == nil ? "not recorded" : difference.map { "differs in line \($0)" }
        return "\(name.padded(to: width))  \(size)  \(lanes)  \(says ?? "equal")"
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }
}
