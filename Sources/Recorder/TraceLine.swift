// A recording as lines of text: the form in which chapters show it and tests compare it.
// Chapter: 0 (how to read a trace)

/// One line of a trace.
public struct TraceLine: Sendable, Equatable {
    /// Its place among the lines, from 1. A deinitializer has none, so that the others have the
    /// same number whether it is shown or not.
    public let number: Int?
    /// The step it shows.
    public let step: Step
    /// How many of the lines' calls were open around it.
    public let depth: Int
    /// The number of the line whose call made it happen.
    public let caller: Int?

    /// What happened, without lane and indentation: `Sink.forwardOn(_:) [self: …] (next(1))`.
    public var text: String {
        switch step.moment {
        case .enters(let call):
            let type = call.type.map { $0 == "(user)" ? "(user) " : "\($0)." } ?? ""
            let receiver = call.receiver.map { " [self: \($0)]" } ?? ""
            let event = call.event.map { " (\($0))" } ?? ""
            return (type + call.function + receiver + event).onOneLine
        case .leaves: return "# returns"
        case .handsOver(let block, let lane): return "# hands over block \(block) to \(lane)"
        case .runs(let block): return "# runs block \(block)"
        case .ends(let block): return "# ends block \(block)"
        case .prints(let text): return "# prints \(text)".onOneLine
        case .marks(let text): return "# \(text)".onOneLine
        }
    }

    /// The line as the golden traces have it: lane, a bar, two blanks for each level, text.
    public var golden: String {
        "\(step.lane) | " + String(repeating: "  ", count: depth) + text
    }
}

extension Step {
    fileprivate var isDeinit: Bool {
        guard case .enters(let call) = moment else { return false }
        return call.function == "deinit"
    }
}

extension String {
    fileprivate var onOneLine: String {
        replacing("\n", with: "\\n")
    }
}

extension Recording {
    /// The recording's lines: all that happened but the returns.
    /// - parameter deinits: Whether to show when objects are freed.
    public func lines(deinits: Bool = false) -> [TraceLine] {
        var lines: [TraceLine] = []
        var count = 0
        // For each thread the open calls, innermost last: whether each is shown, and its number.
        var open: [Int: [(isShown: Bool, number: Int?)]] = [:]
        for step in steps {
            let around = open[step.thread, default: []].filter(\.isShown)
            if case .leaves = step.moment {
                open[step.thread]?.removeLast()
                continue
            }
            let isDeinit = step.isDeinit
            count += isDeinit ? 0 : 1
            let number = isDeinit ? nil : count
            let isShown = !isDeinit || deinits
            if case .enters = step.moment {
                open[step.thread, default: []].append((isShown, number))
            }
            if isShown {
                lines.append(
                    TraceLine(
                        number: number,
                        step: step,
                        depth: around.count,
                        caller: around.compactMap(\.number).last
                    )
                )
            }
        }
        return lines
    }

    /// The lines as the golden traces have them.
    public func golden(deinits: Bool = false) -> String {
        lines(deinits: deinits).map { $0.golden + "\n" }.joined()
    }

    /// Every line with its number, its lane and where in the source it stands.
    public func text() -> String {
        let lines = lines(deinits: true)
        let lane = lines.map(\.step.lane.count).max() ?? 0
        let digits = String(lines.count).count
        return lines.map { line in
            let number = (line.number.map(String.init) ?? "").padded(to: digits, left: true)
            let indent = String(repeating: "  ", count: line.depth)
            let call = "\(number)  \(line.step.lane.padded(to: lane))  \(indent)\(line.text)"
            guard let source = line.step.source else { return call + "\n" }
            return "\(call)  (\(source))\n"
        }.joined()
    }
}

extension Step {
    /// Where the called function stands: file and line. `nil` for what is no call.
    public var source: String? {
        guard case .enters(let call) = moment else { return nil }
        return "\(call.file):\(call.line)"
    }
}

extension String {
    /// The text filled up with blanks to `width`.
    package func padded(to width: Int, left: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, width - count))
        return left ? blanks + self : self + blanks
    }
}
