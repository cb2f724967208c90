// Compares a trace with filled-in blanks with the given lines and with the actual trace.
// Chapter: 0 (the exercises)

import Foundation

/// A trace with blanks, as the student has filled it in.
struct PredictedTrace {
    /// The text in the given file that the student replaces.
    static let blank = "____"

    private struct Line {
        /// Its number in the student's file; the last one's, if it is missing.
        let number: Int
        let given: String
        let predicted: String?
        let happened: String
        let chapter: String
    }

    private let lines: [Line]
    /// The first line that the exercise does not have: its number and text.
    private let extra: (number: Int, text: String)?

    /// - parameter happened: The lines of the actual trace, each with the place that explains it.
    init(_ answer: Answer, happened: [(line: String, chapter: String)]) {
        let given = Self.content(of: answer.stub)
        precondition(
            given.count == happened.count,
            "The exercise has \(given.count) lines, the trace has \(happened.count)."
        )
        let predicted = Self.content(of: answer.text)
        lines = given.indices.map { index in
            let own = index < predicted.count ? predicted[index] : nil
            return Line(
                number: own?.number ?? predicted.last?.number ?? 1,
                given: given[index].text,
                predicted: own?.text,
                happened: Self.withSingleBlanks(happened[index].line),
                chapter: happened[index].chapter
            )
        }
        extra = predicted.count > given.count ? predicted[given.count] : nil
    }

    /// The lines of the trace: those that are neither empty nor comments.
    private static func content(of text: String) -> [(number: Int, text: String)] {
        text.replacing("\r\n", with: "\n").components(separatedBy: "\n").enumerated()
            .map { ($0.offset + 1, withSingleBlanks($0.element)) }
            .filter { !$0.1.isEmpty && !$0.1.hasPrefix("//") }
    }

    /// Indentation does not count.
    private static func withSingleBlanks(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func checkGiven() throws {
        for line in lines {
            precondition(
                Self.blanks(of: line.happened, in: line.given) != nil,
                "The exercise says '\(line.given)', the trace says '\(line.happened)'."
            )
            guard let predicted = line.predicted else {
                throw Broken(
                    "A given line is missing after line \(line.number):\n\n  \(line.given)"
                )
            }
            if Self.blanks(of: predicted, in: line.given) == nil {
                let what =
                    line.given.contains(Self.blank)
                    ? "differs from the given line outside its blanks"
                    : "is a given line and has been changed"
                throw Broken(
                    """
                    Line \(line.number) \(what). Restore it:

                      yours   \(predicted)
                      given   \(line.given)
                    """
                )
            }
        }
        if let extra {
            throw Broken("Line \(extra.number) is not a given line. Delete it:\n\n  \(extra.text)")
        }
    }

    func checkFilled() throws {
        for line in lines {
            if let predicted = line.predicted, predicted.contains(Self.blank) {
                throw Broken("Line \(line.number) still has a blank:\n\n  \(predicted)")
            }
        }
    }

    func checkAnswers() throws {
        for line in lines {
            guard let predicted = line.predicted,
                let answers = Self.blanks(of: predicted, in: line.given),
                let truth = Self.blanks(of: line.happened, in: line.given)
            else { continue }
            let isRight = zip(answers, truth).allSatisfy(Self.isRight)
            if !isRight {
                throw Broken(
                    """
                    Line \(line.number) is the first line that differs from the trace:

                      predicted   \(predicted)
                      the trace   \(line.happened)
                    """,
                    see: line.chapter
                )
            }
        }
    }

    /// The texts in place of the given line's blanks; `nil` if the line differs elsewhere.
    private static func blanks(of line: String, in given: String) -> [String]? {
        let parts = given.components(separatedBy: blank)
        guard parts.count > 1 else { return line == given ? [] : nil }
        guard line.hasPrefix(parts[0]), line.hasSuffix(parts[parts.count - 1]) else { return nil }
        var rest = line.dropFirst(parts[0].count)
        var found: [String] = []
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.range(of: part) else { return nil }
            found.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        guard rest.hasSuffix(parts[parts.count - 1]) else { return nil }
        return found + [String(rest.dropLast(parts[parts.count - 1].count))]
    }

    /// The name of a call is enough: `Sink.dispose` for `Sink.dispose() [self: MapSink]`. Any text
    /// after the name has to be right, too.
    private static func isRight(_ answer: String, _ truth: String) -> Bool {
        let answer = answer.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
        guard !answer.isEmpty, truth.hasPrefix(answer) else { return false }
        let rest = truth.dropFirst(answer.count)
        let isCall = answer.contains(".")
        return rest.isEmpty || isCall && (rest.first == "(" || rest.first == " ")
    }
}
