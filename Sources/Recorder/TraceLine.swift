// A recording as lines of text, for chapters and tests.
// Chapter: 0 (how to read a trace)

/// One line of a trace. It is small: its step is made when it is asked for.
public struct TraceLine: Sendable, Equatable {
    private let stored: StoredRecording
    private let index: UInt32
    private let numberOrZero: UInt32
    private let callerOrZero: UInt32
    private let depthInCalls: UInt32

    init(_ stored: StoredRecording, _ index: Int, number: Int?, depth: Int, caller: Int?) {
        self.stored = stored
        (self.index, depthInCalls) = (UInt32(index), UInt32(depth))
        (numberOrZero, callerOrZero) = (UInt32(number ?? 0), UInt32(caller ?? 0))
    }

    /// The index of its step in the recording.
    package var position: Int { Int(index) }
    /// The position among the lines, from 1. A deinitializer has no number: the other numbers are
    /// the same whether it is shown or not.
    public var number: Int? { numberOrZero == 0 ? nil : Int(numberOrZero) }
    /// The step that the line shows.
    public var step: Step { stored.step(Int(index)) }
    /// The number of shown calls that are open around it.
    public var depth: Int { Int(depthInCalls) }
    /// The number of the line of its caller.
    public var caller: Int? { callerOrZero == 0 ? nil : Int(callerOrZero) }

    /// Lines are equal if they show the same.
    public static func == (left: TraceLine, right: TraceLine) -> Bool {
        (left.number, left.depth, left.caller) == (right.number, right.depth, right.caller)
            && left.step == right.step
    }

    /// The step without lane and indentation: `Sink.forwardOn(_:) [self: …] (next(1))`.
    public var text: String { Self.text(of: step) }

    /// The same, with the text of an error: `AnyObserver.on(_:) (error(Offline()))`.
    public var textWithError: String {
        let step = step
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
        let step = step
        return "\(step.lane) | " + String(repeating: "  ", count: depth) + Self.text(of: step)
    }
}

extension Step {
    /// The call that it begins.
    fileprivate var call: Call? {
        if case .enters(let call) = moment { call } else { nil }
    }
}

extension String {
    fileprivate var onOneLine: String {
        utf8.contains(UInt8(ascii: "\n")) ? replacing("\n", with: "\\n") : self
    }
}

extension Recording {
    /// Returns the recording's lines: all steps except returns and functions of user code.
    /// - parameter deinits: Whether to show deinitializers.
    public func lines(deinits: Bool = false) -> [TraceLine] {
        var lines: [TraceLine] = []
        eachLine(deinits: deinits) { lines.append($0) }
        return lines
    }

    /// Returns the lines as in the golden traces.
    public func golden(deinits: Bool = false) -> String {
        var text = ""
        eachGoldenLine(deinits: deinits) { text += $0 }
        return text
    }

    /// Calls a closure with each line as in the golden traces, with its end: a recording of a million
    /// lines does not have to be in memory.
    public func eachGoldenLine(deinits: Bool = false, _ body: (String) -> Void) {
        eachLine(deinits: deinits) { body($0.golden + "\n") }
    }

    /// Returns every line with its number, its lane and its place in the source.
    public func text() -> String {
        var text = ""
        eachLineOfText { text += $0 }
        return text
    }

    /// Calls a closure with each line of the text, with its end.
    public func eachLineOfText(_ body: (String) -> Void) {
        var (count, lanes) = (0, Set<String>())
        eachLine(deinits: true) {
            count += 1
            lanes.insert($0.step.lane)
        }
        let lane = lanes.map(\.count).max() ?? 0
        let digits = String(count).count
        eachLine(deinits: true) { line in
            let step = line.step
            let number = (line.number.map(String.init) ?? "").padded(to: digits, left: true)
            let indent = String(repeating: "  ", count: line.depth)
            let text = TraceLine.text(of: step)
            let call = "\(number)  \(step.lane.padded(to: lane))  \(indent)\(text)"
            body(step.source.map { "\(call)  (\($0))\n" } ?? call + "\n")
        }
    }

    /// What is known of the innermost open call of a thread.
    private struct Around {
        /// The number of shown calls, including this one.
        var depth = 0
        /// The number of the innermost line that shows one.
        var line: Int?
    }

    func eachLine(deinits: Bool, _ body: (TraceLine) -> Void) {
        let stored = stored
        var count = 0
        // The open calls of each thread, innermost last.
        var open: [Int: [Around]] = [:]
        for index in stored.steps.indices {
            let record = stored.record(index)
            if record.tag == .leaves {
                open[record.thread]?.removeLast()
                continue
            }
            let site = record.tag == .enters ? stored.site(record) : nil
            let isDeinit = site?.function == "deinit"
            let isOwnFunction = site?.isOwnFunction ?? false
            let hasNumber = !isDeinit && !isOwnFunction
            count += hasNumber ? 1 : 0
            let number = hasNumber ? count : nil
            let isShown = !isOwnFunction && (!isDeinit || deinits)
            let around = open[record.thread]?.last ?? Around()
            if site != nil {
                let own = Around(depth: around.depth + 1, line: number ?? around.line)
                open[record.thread, default: []].append(isShown ? own : around)
            }
            if isShown {
                let (depth, caller) = (around.depth, around.line)
                body(TraceLine(stored, index, number: number, depth: depth, caller: caller))
            }
        }
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
