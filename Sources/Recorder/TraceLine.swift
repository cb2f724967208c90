// A recording as lines of text, for chapters and tests.
// Chapter: 0 (how to read a trace)

/// One line of a trace.
public struct TraceLine: Sendable, Equatable {
    /// The position among the lines, from 1. A deinitializer has no number: the other numbers are
    /// the same whether it is shown or not.
    public let number: Int?
    /// The step that the line shows.
    public let step: Step
    /// The number of shown calls that are open around it.
    public let depth: Int
    /// The number of the line of its caller.
    public let caller: Int?

    /// The step without lane and indentation: `Sink.forwardOn(_:) [self: …] (next(1))`.
    public var text: String { Self.text(of: step) }

    /// The same, with the text of an error: `AnyObserver.on(_:) (error(Offline()))`.
    public var textWithError: String {
        guard let error = step.call?.error, let event = step.call?.event else { return text }
        return String(text.dropLast("(\(event))".count)) + "(\(event)(\(error)))".onOneLine
    }

    /// A step's text.
    public static func text(of step: Step) -> String {
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

    /// The line as in the golden traces: lane, a bar, two spaces for each level, text.
    public var golden: String {
        "\(step.lane) | " + String(repeating: "  ", count: depth) + text
    }
}

extension Step {
    fileprivate var isDeinit: Bool { call?.function == "deinit" }

    /// The call that it begins.
    fileprivate var call: Call? {
        if case .enters(let call) = moment { call } else { nil }
    }
}

extension String {
    fileprivate var onOneLine: String {
        replacing("\n", with: "\\n")
    }
}

extension Recording {
    /// Returns the recording's lines: all steps except returns and functions of user code.
    /// - parameter deinits: Whether to show deinitializers.
    public func lines(deinits: Bool = false) -> [TraceLine] {
        var lines: [TraceLine] = []
        var count = 0
        // The open calls of each thread, innermost last: whether each is shown, and its number.
        var open: [Int: [(isShown: Bool, number: Int?)]] = [:]
        for step in steps {
            let around = open[step.thread, default: []].filter(\.isShown)
            if case .leaves = step.moment {
                open[step.thread]?.removeLast()
                continue
            }
            let isOwnFunction = step.call?.isOwnFunction ?? false
            let hasNumber = !step.isDeinit && !isOwnFunction
            count += hasNumber ? 1 : 0
            let number = hasNumber ? count : nil
            let isShown = !isOwnFunction && (!step.isDeinit || deinits)
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

    /// Returns the lines as in the golden traces.
    public func golden(deinits: Bool = false) -> String {
        lines(deinits: deinits).map { $0.golden + "\n" }.joined()
    }

    /// Returns every line with its number, its lane and its place in the source.
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
    /// The file and line of the called function; `nil` for a step that is not a call.
    public var source: String? {
        guard case .enters(let call) = moment else { return nil }
        return "\(call.file):\(call.line)"
    }
}

extension String {
    /// Returns the text padded with spaces to `width`.
    package func padded(to width: Int, left: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, width - count))
        return left ? blanks + self : self + blanks
    }
}
