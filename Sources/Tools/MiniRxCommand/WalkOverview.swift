// `kit walk` without a name: replays all walkthroughs and compares each with RxSwift's record.

import Foundation
import Recorder
import Toolchain
import WalkthroughsTraced

/// Replays every walkthrough and prints a line for each; then the first trace in full, and more
/// commands. Fails if a walkthrough differs from RxSwift's record.
func showOverview() throws {
    ignoreUnhandledErrors()
    let package = try kitFolder()
    let style = TerminalStyle()
    print("Each walkthrough, replayed now and compared with the record of RxSwift 6.2.0:")
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
        throw KitError(
            "different from RxSwift's record: \(listed(names)). See: swift run kit walk NAME"
        )
    }
    print("\nThe first walkthrough:\n")
    try showWalk(
        [Walkthrough.all[0]],
        LevelOptions(),
        order: ReplayOrder.producerFirst.rawValue
    )
    print(
        """

        Step through it:       swift run kit play create-subscribe, and open the page it names
        Another walkthrough:   swift run kit walk schedulers
        All of a chapter:      swift run kit walk 2
        All of them:           swift run kit walk --all
        """
    )
}

/// Compares a replay with RxSwift's record of the same sample.
struct Comparison {
    let name: String
    private let lines: [String]
    private let lanes: Int
    /// RxSwift's record; `nil` if there is none.
    private let record: [String]?

    /// - parameter package: The kit's folder.
    init(of walkthrough: Walkthrough, in package: URL) {
        let recording = walkthrough.record()
        name = walkthrough.name
        lines = Self.lines(recording.golden())
        lanes = Set(recording.steps.map(\.lane)).count
        record = (try? rxSwiftsTrace(of: name, in: package)).map(Self.lines)
    }

    /// The number of the first line that differs from RxSwift's record.
    var difference: Int? {
        guard let record, record != lines else { return nil }
        let same = zip(lines, record).prefix { $0 == $1 }.count
        return same + 1
    }

    /// Name, lines, lanes, and the result of the comparison.
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
