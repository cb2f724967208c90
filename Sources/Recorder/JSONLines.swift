// Writes a recording as JSON Lines, one object per step, for other programs.
// Chapter: 0 (how to read a trace)

extension Recording {
    /// Returns the steps, including returns, as one JSON object per line.
    public func jsonLines() -> String {
        var text = ""
        eachJSONLine { text += $0 }
        return text
    }

    /// Calls a closure with each step's line, with its end.
    public func eachJSONLine(_ body: (String) -> Void) {
        for step in steps { body(JSONLine(step).text) }
    }
}

/// A step's object. Members that a step does not have are omitted. It is written here, in the order of
/// the members' names: Foundation's encoder takes ten times as long.
private struct JSONLine {
    private(set) var text = "{"

    init(_ step: Step) {
        let moment = Moment(step.moment)
        add("argument", moment.call?.argument)
        add("block", moment.block)
        add("caller", step.caller)
        add("depth", step.depth)
        add("error", moment.call?.error)
        add("event", moment.call?.event)
        add("file", moment.call?.file)
        add("function", moment.call?.function)
        add("lane", step.lane)
        add("line", moment.call.map { Int($0.line) })
        add("number", step.number)
        // The receiver's number among the objects of all classes.
        add("object", moment.call?.number)
        // The number of the object that is passed as the observer.
        add("observer", moment.call?.observer?.number)
        add("receiver", moment.call?.receiver)
        add("record", moment.name)
        add("result", step.result)
        add("text", moment.text)
        add("thread", step.thread)
        add("time", step.time)
        add("to", moment.lane)
        add("type", moment.call?.type)
        text += "}\n"
    }

    private mutating func add(_ name: String, _ value: Int?) {
        if let value { add(name, written: value.description) }
    }

    /// A whole number of seconds has no fraction.
    private mutating func add(_ name: String, _ value: Double?) {
        guard let value else { return }
        let text = value.description
        add(name, written: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    private mutating func add(_ name: String, _ value: String?) {
        if let value { add(name, written: value.inJSON) }
    }

    private mutating func add(_ name: String, written value: String) {
        if text.utf8.count > 1 { text += "," }
        text += "\""
        text += name
        text += "\":"
        text += value
    }

    /// What the kind of a step adds to it.
    private struct Moment {
        let name: String
        var call: Call?
        var block: Int?
        var lane: String?
        var text: String?

        init(_ moment: Step.Moment) {
            switch moment {
            case .enters(let call): (name, self.call) = ("enter", call)
            case .leaves: name = "leave"
            case .handsOver(let block, let lane):
                (name, self.block, self.lane) = ("hand-over", block, lane)
            case .runs(let block): (name, self.block) = ("run", block)
            case .ends(let block): (name, self.block) = ("end", block)
            case .prints(let text): (name, self.text) = ("print", text)
            case .marks(let text): (name, self.text) = ("mark", text)
            }
        }
    }
}

extension String {
    /// The string in quotes, as in JSON.
    fileprivate var inJSON: String {
        let isPlain = utf8.allSatisfy {
            $0 >= 32 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { return "\"\(self)\"" }
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case _ where scalar.value < 32:
                text += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
