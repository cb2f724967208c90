// What stands in one row of a sequence diagram.
// Chapter: 0 (diagrams)

#if DEBUG
    import MiniRx

    /// A row: an arrow from column to column, or a note.
    struct Row {
        enum Content {
            case call(from: Column, to: Column)
            case handOver(from: Column, to: Column)
            /// A block that was handed over begins.
            case run(in: Column)
            case prints(in: Column)
            /// A section of the sample begins.
            case mark
            /// What stands above happens again.
            case again(lanes: Set<String>)
        }

        let content: Content
        let text: String
        /// The number of its line in the trace, and of the last line that it stands for.
        let number: Int
        let lastNumber: Int
        let depth: Int
        var phase: Phase

        var columns: [Column] {
            switch content {
            case .call(let from, let to), .handOver(let from, let to): return [from, to]
            case .run(let column), .prints(let column): return [column]
            case .mark, .again: return []
            }
        }

        /// Whether it is about this lane.
        func concerns(_ lane: String) -> Bool {
            switch content {
            case .mark: return true
            case .again(let lanes): return lanes.contains(lane)
            default: return columns.contains { $0.lane == lane }
            }
        }
    }

    /// Makes the rows of a recording.
    struct Rows {
        private let columns: Columns
        private let handOvers: [Int: Int]
        private(set) var rows: [Row] = []

        init(_ recording: Recording) {
            columns = Columns(recording)
            handOvers = Dictionary(
                recording.lines().compactMap { line in
                    guard case .handsOver(let block, _) = line.step.moment else { return nil }
                    return (block, line.number ?? 0)
                },
                uniquingKeysWith: { first, _ in first }
            )
            add(Happening.roots(of: recording))
            rows.sort { $0.number < $1.number }
            // A mark, and a block that begins, are part of what follows.
            for index in rows.indices.reversed() where index + 1 < rows.count {
                switch rows[index].content {
                case .mark, .run: rows[index].phase = rows[index + 1].phase
                default: break
                }
            }
        }

        private mutating func add(_ siblings: [Happening]) {
            for told in folded(siblings, size: size) {
                switch told {
                case .once(let happening):
                    if let row = row(of: happening) {
                        rows.append(row)
                    }
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
                            phase: shown.last.flatMap(row)?.phase ?? shown.last?.phase ?? .subscribe
                        )
                    )
                }
            }
        }

        /// How many rows it would take.
        private func size(_ happening: Happening) -> Int {
            happening.children.map(size).reduce(row(of: happening) == nil ? 0 : 1, +)
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
            let name = nameWithFirstLabel
            guard let event = event?.shortened else { return name }
            return name.hasSuffix("(_:)")
                ? name.replacing("(_:)", with: "(\(event))") : "\(name) (\(event))"
        }

        private var nameWithFirstLabel: String {
            guard let colon = function.firstIndex(of: ":"), function.hasSuffix(":)"),
                function.index(after: colon) != function.index(before: function.endIndex)
            else { return function }
            return function[...colon] + "…)"
        }
    }

    extension String {
        /// On one line, and no longer than a picture is wide.
        fileprivate var shortened: String {
            let line = replacing("\n", with: " ")
            return line.count <= 40 ? line : line.prefix(39) + "…"
        }
    }
#endif
