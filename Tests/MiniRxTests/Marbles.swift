// Events in time as one line of text, as pictures of sequences show them.

import MiniRxTraced
import TestSupport

/// Each column is a second, from 0 on: `-` nothing, a letter an element, `|` completed, `#` an error.
/// `(b|)` is one column with several events.
struct Marbles: ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    /// The marbles of lines like `11: next(a)`, in order.
    init(of lines: [String]) {
        var columns: [String] = []
        for line in lines {
            let parts = line.components(separatedBy: ": ")
            let second = Int(parts[0]) ?? -1
            guard second >= columns.count - 1 else {
                text = lines.joined(separator: ", ")
                return
            }
            while columns.count <= second { columns.append("") }
            let event = parts[1]
            let mark =
                event == "completed"
                ? "|"
                : event.hasPrefix("error") ? "#" : String(event.dropFirst(5).dropLast())
            columns[second] += mark
        }
        text = columns.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "(\($0))" }.joined()
    }

    /// The events, each with its second.
    var events: [(at: Int, event: Event<String>)] {
        var events: [(at: Int, event: Event<String>)] = []
        for (second, mark) in text.enumerated() {
            switch mark {
            case "-": break
            case "|": events.append((second, .completed))
            case "#": events.append((second, .error(Failure())))
            default: events.append((second, .next(String(mark))))
            }
        }
        return events
    }
}
