// The runs that the tests of levels are about.

import Foundation
import Levels
import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

class LevelsCase: XCTestCase {
    func run(_ name: String) -> Run {
        Run(walkthrough(name).record()) { path in
            try? String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
        }
    }

    func marbles(_ name: String) -> Marbles { Marbles(of: run(name)) }
}

extension Marbles {
    /// Each row as text: indentation, name, and marks in order, with lanes other than the first.
    var texts: [String] {
        rows.map { row in
            let marks = row.marks.map { mark in
                let sign =
                    switch mark.kind {
                    case .subscribes: "^"
                    case .next(let value): value
                    case .error(let error): "#\(error)"
                    case .completed: "|"
                    case .disposes: "!"
                    case .dropped(let value): "~\(value)"
                    }
                return sign + (mark.lane == 0 ? "" : "@\(Run.short(run.lanes[mark.lane]))")
            }
            return String(repeating: "  ", count: row.depth)
                + ([row.title] + marks).joined(separator: " ")
        }
    }
}
