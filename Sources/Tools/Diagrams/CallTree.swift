// A recording as an indented tree.
// Chapter: 0 (diagrams)

import Recorder

extension Recording {
    /// All calls, each below its caller, with the numbers of the trace's lines and the lanes. A
    /// block's calls are below the block. Repetitions are shown once.
    ///
    /// - parameter lane: Shows only this lane.
    /// - parameter phase: Shows only this phase.
    public func callTree(lane: String? = nil, phase: Phase? = nil) -> String {
        var rows: [(number: Int, lane: String, text: String)] = []

        func add(_ siblings: [Happening], depth: Int) {
            let indent = String(repeating: "  ", count: depth)
            for told in folded(siblings, size: \.size) {
                switch told {
                case .once(let happening):
                    let isShown =
                        (lane ?? happening.lane) == happening.lane
                        && (phase ?? happening.phase) == happening.phase
                    if isShown {
                        let text = indent + happening.line.text
                        rows.append((happening.number, happening.lane, text))
                    }
                    add(happening.children, depth: depth + (isShown ? 1 : 0))
                case .again(let shown, let times, let lines):
                    guard
                        let last = shown.last(where: { happening in
                            (lane ?? happening.lane) == happening.lane
                                && (phase ?? happening.phase) == happening.phase
                        })
                    else { continue }
                    let text =
                        "\(indent)… \(times) more like this, "
                        + "lines \(lines.lowerBound) to \(lines.upperBound)"
                    rows.append((lines.lowerBound, last.lane, text))
                }
            }
        }

        add(Happening.roots(of: self), depth: 0)
        rows.sort { $0.number < $1.number }
        let digits = String(rows.last?.number ?? 0).count
        let width = rows.map(\.lane.count).max() ?? 0
        return rows.map { row in
            let number = String(row.number).padded(to: digits, left: true)
            return "\(number)  \(row.lane.padded(to: width))  \(row.text)\n"
        }.joined()
    }
}
