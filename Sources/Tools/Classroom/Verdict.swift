// The verdict on an answer, with messages for the student.
// Chapter: 0 (the exercises)

import Foundation
import Judging

/// The result of judging an answer.
public struct Verdict: Codable, Sendable, Equatable {
    /// The kinds of verdicts.
    public enum Status: String, Codable, Sendable {
        /// The answer keeps all rules.
        case passed
        /// The answer breaks a rule.
        case broken = "breaks a rule"
        /// The answer does not compile.
        case doesNotCompile = "does not compile"
        /// The answer compiles, but the judge cannot call it.
        case doesNotFit = "does not fit"
        /// The answer ended the process.
        case crashed
        /// The answer did not end in time.
        case tooSlow = "too slow"
        /// The answer printed more than the limit.
        case tooMuchOutput = "too much output"
        /// There is a file, but it cannot be judged.
        case unreadable
        /// There is no file.
        case missing
        /// The file is unchanged.
        case notBegun = "not begun"
    }

    /// The kind of verdict.
    public let status: Status
    /// The rule that was tried last.
    public var rule: String?
    /// The file and line of that rule.
    public var place: String?
    /// The place that explains it, from the folder Chapters on.
    public var chapter: String?
    /// What happened, and the usual causes.
    public let message: String
    /// The last lines that the answer printed, if it printed any.
    public var printed: String?

    /// Whether the answer keeps all rules.
    public var isPassed: Bool { status == .passed }
}

extension Verdict {
    /// The verdict on a judge's run.
    init(_ run: Run, seal: String, limits: Limits) {
        let findings = Finding.all(in: run.output, seal: seal)
        switch (findings.last, run.ending) {
        case (.done, .exited(0)):
            self.init(status: .passed, message: "The answer keeps all rules.")
        case (.broken(let message, _), _):
            self.init(status: .broken, message: message)
        default:
            let (status, message) = Self.untimelyEnd(of: run, limits)
            self.init(status: status, message: message)
        }
        // Without the runtime's stack trace, which has only addresses.
        let lines = run.errors.split(separator: "\n").suffix(100)
            .filter { !$0.contains(#/^(Current stack trace:|\d+ +\S+ +0x)/#) }
            .suffix(20)
        printed = lines.isEmpty ? nil : String(lines.joined(separator: "\n").suffix(2000))
        for finding in findings {
            switch finding {
            case .begins(let rule, let place, let chapter):
                (self.rule, self.place, self.chapter) = (rule, place, chapter)
            case .broken(_, let chapter): self.chapter = chapter ?? self.chapter
            case .done: (rule, place, chapter) = (nil, nil, nil)
            }
        }
    }

    private static func untimelyEnd(of run: Run, _ limits: Limits) -> (Status, String) {
        switch run.ending {
        case .tookTooLong:
            let message = """
                Your code was still running after \(limits.seconds) seconds. Usual causes: two \
                threads wait for each other, a loop does not end, or the code waits for an event \
                that is never sent.
                """
            return (.tooSlow, message)
        case .wroteTooMuch:
            let message = """
                Your code printed more than \(limits.output) MiB. The usual cause is a loop that \
                prints and does not end.
                """
            return (.tooMuchOutput, message)
        case .exited(let status):
            let message = """
                Your code ended the program with status \(status) before the judge had finished. \
                An answer does not need to call exit.
                """
            return (.crashed, message)
        case .signalled(let signal):
            let hasNoMemory = run.errors.contains("failed to allocate")
            return (.crashed, cause(of: hasNoMemory ? SIGKILL : signal, limits))
        }
    }

    private static func cause(of signal: Int32, _ limits: Limits) -> String {
        switch signal {
        case SIGILL, SIGTRAP:
            return """
                Your code crashed (signal \(signal)). Usual causes: a value that must not be nil is \
                nil, an index or a number is out of range, fatalError was called, a dispatch source \
                was released that was never resumed, or the code needed more than the \
                \(limits.memory) MiB of memory that an answer may use.
                """
        case SIGSEGV, SIGBUS:
            return """
                Your code crashed (signal \(signal)). Usual causes: a function calls itself without \
                end until the stack is full, or two threads change the same data without a lock.
                """
        case SIGABRT:
            return """
                Your code was aborted (signal \(signal)). Usual causes: an object was used after it \
                was released, for example through an unowned reference, or two threads changed the \
                same data without a lock.
                """
        default:
            return """
                Your code needed more than the \(limits.memory) MiB of memory that an answer may \
                use, or another program ended it. The usual cause is a loop that adds to a \
                collection and does not end.
                """
        }
    }
}
