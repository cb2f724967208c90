// What a judge has found, told to a person.
// Chapter: 0 (the exercises)

import Foundation
import Judging

/// What came of judging an answer.
public struct Verdict: Codable, Sendable, Equatable {
    /// The kinds of outcome there are.
    public enum Status: String, Codable, Sendable {
        /// It keeps all rules.
        case passed
        /// It breaks a rule.
        case broken = "breaks a rule"
        /// The compiler does not take it.
        case doesNotCompile = "does not compile"
        /// It compiles, and the judge cannot call it.
        case doesNotFit = "does not fit"
        /// It ended the process.
        case crashed
        /// It did not end.
        case tooSlow = "too slow"
        /// It printed without end.
        case tooMuchOutput = "too much output"
        /// There is a file, and nothing in it that could be judged.
        case unreadable
        /// There is no file.
        case missing
        /// The file is as it was given.
        case notBegun = "not begun"
    }

    /// The kind of outcome.
    public let status: Status
    /// The rule that was tried last.
    public var rule: String?
    /// The file and line of that rule.
    public var place: String?
    /// Where the chapters explain it, from the folder Chapters on.
    public var chapter: String?
    /// What happened, and what usually is the cause.
    public let message: String
    /// The last lines that the answer printed, if it printed any.
    public var printed: String?

    /// Whether it keeps all rules.
    public var isPassed: Bool { status == .passed }
}

extension Verdict {
    /// The verdict on a judge's run.
    init(_ run: Run, seal: String, limits: Limits) {
        let findings = Finding.all(in: run.output, seal: seal)
        switch (findings.last, run.ending) {
        case (.done, .exited(0)):
            self.init(status: .passed, message: "All rules are kept.")
        case (.broken(let message, _), _):
            self.init(status: .broken, message: message)
        default:
            let (status, message) = Self.untimelyEnd(of: run, limits)
            self.init(status: status, message: message)
        }
        // Without the runtime's stack trace, of which only addresses are left.
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
                It had not ended after \(limits.seconds) seconds. Usually two things wait for each \
                other, a loop has no way out, or an event that somebody waits for is never sent.
                """
            return (.tooSlow, message)
        case .wroteTooMuch:
            let message = """
                It printed more than \(limits.output) MiB. Usually a loop with a print in it has no \
                way out.
                """
            return (.tooMuchOutput, message)
        case .exited(let status):
            let message = """
                It ended the program, with status \(status), before the judge was through. An answer \
                has no need to call exit.
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
                It crashed (signal \(signal)). Usually something that must not be nil is nil, an \
                index or a number is out of range, fatalError was called, a dispatch source was \
                released that was never resumed, or it wanted more memory than the \
                \(limits.memory) MiB that an answer may have.
                """
        case SIGSEGV, SIGBUS:
            return """
                It crashed (signal \(signal)). Usually a function calls itself without end, until \
                the stack is used up, or two threads change the same thing and no lock keeps them \
                apart.
                """
        case SIGABRT:
            return """
                It was aborted (signal \(signal)). Usually an object was used after it was gone, as \
                by way of an unowned reference, or two threads changed the same thing and no lock \
                kept them apart.
                """
        default:
            return """
                It wanted more memory than the \(limits.memory) MiB that an answer may have, or \
                was ended from outside. Usually a loop that adds something to a collection has no \
                way out.
                """
        }
    }
}
