// Selects the lines of a recording that are drawn, and writes their texts.
// Chapter: 0 (diagrams)

import Recorder

/// Makes the rows of a recording.
struct Rows {
    private let columns: Columns
    private let handOvers: [Int: Int]
    private(set) var rows: [Row] = []
    /// The row of each drawn line, and the number of rows including the rows below it.
    private var drawn: [Int: Row] = [:]
    private var sizes: [Int: Int] = [:]

    init(_ recording: Recording, _ view: View) {
        columns = Columns(recording, view)
        handOvers = Dictionary(
            recording.lines().compactMap { line in
                guard case .handsOver(let block, _) = line.step.moment else { return nil }
                return (block, line.number ?? 0)
            },
            uniquingKeysWith: { first, _ in first }
        )
        let roots = Happening.roots(of: recording)
        roots.forEach { draw($0) }
        add(roots)
        rows.sort { $0.number < $1.number }
        for index in rows.indices.dropFirst() {
            if case .again = rows[index].content { rows[index].phase = rows[index - 1].phase }
        }
        // A mark and the begin of a block belong to the phase of the following line.
        for index in rows.indices.reversed() where index + 1 < rows.count {
            switch rows[index].content {
            case .mark, .run: rows[index].phase = rows[index + 1].phase
            default: break
            }
        }
    }

    private mutating func draw(_ happening: Happening) {
        happening.children.forEach { draw($0) }
        let row = row(of: happening)
        drawn[happening.number] = row
        sizes[happening.number] = happening.children.map { sizes[$0.number] ?? 0 }
            .reduce(row == nil ? 0 : 1, +)
    }

    private mutating func add(_ siblings: [Happening]) {
        let sizes = sizes
        for told in folded(siblings, size: { sizes[$0.number] ?? 0 }) {
            switch told {
            case .once(let happening):
                rows += drawn[happening.number].map { [$0] } ?? []
                add(happening.children)
            case .again(let shown, let times, let lines):
                rows.append(
                    Row(
                        content: .again(lanes: lanes(of: shown)),
                        text: "\(times) more like this, lines \(lines.lowerBound) to "
                            + "\(lines.upperBound)",
                        number: lines.lowerBound,
                        lastNumber: lines.upperBound,
                        depth: shown.last?.line.depth ?? 0,
                        // The phase of the row before it, once all rows are sorted.
                        phase: .subscribe
                    )
                )
            }
        }
    }

    private func lanes(of happenings: [Happening]) -> Set<String> {
        happenings.reduce(into: []) { lanes, happening in
            lanes.insert(happening.lane)
            lanes.formUnion(self.lanes(of: happening.children))
        }
    }

    private func row(of happening: Happening) -> Row? {
        guard let (content, text) = content(of: happening) else { return nil }
        return Row(
            content: content,
            text: text,
            number: happening.number,
            lastNumber: happening.number,
            depth: happening.line.depth,
            phase: happening.phase
        )
    }

    private func content(of happening: Happening) -> (Row.Content, String)? {
        let own = columns.column(of: happening)
        switch happening.line.step.moment {
        case .enters(let call):
            let caller = columns.caller(of: happening)
            return caller == own ? nil : (.call(from: caller, to: own), call.label)
        case .handsOver(let block, let lane):
            let queue = columns.queue(of: block, handedTo: lane)
            let timer = lane == "timer" ? " to a timer" : ""
            return (.handOver(from: own, to: queue), "hands over block \(block)\(timer)")
        case .runs(let block):
            let from = handOvers[block].map { ", from line \($0)" } ?? ""
            return (.run(in: own), "runs block \(block)\(from)")
        case .prints(let text): return (.prints(in: own), "prints \(text.shortened)")
        case .marks(let text): return (.mark, text.shortened)
        case .leaves, .ends: return nil
        }
    }
}

extension Call {
    /// The function with its first label only, and the event in place of a sole argument:
    /// `subscribe(onNext:…)`, `on(next(1))`.
    fileprivate var label: String {
        let name = function.replacing(#/\((\w+:)(?:\w+:)+\)/#) { "(\($0.1)…)" }
        guard let event = event?.shortened else { return name }
        return name.hasSuffix("(_:)")
            ? name.replacing("(_:)", with: "(\(event))") : "\(name) (\(event))"
    }
}

extension String {
    /// On one line, not longer than a picture's width.
    fileprivate var shortened: String {
        let line = replacing("\n", with: " ")
        return line.count <= 40 ? line : line.prefix(39) + "…"
    }
}
