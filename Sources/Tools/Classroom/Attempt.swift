// What one attempt to judge an answer shows.
// Chapter: 0 (the exercises)

import Foundation
import Judging

/// One attempt to judge an answer.
enum Attempt {
    /// A message of the compiler about the student's file, or the judge's report, makes a verdict.
    case clear(Verdict)
    /// The machine may have been the cause: a signal, a lack of space or time, no compiler. The
    /// verdict is the one that the answer deserves if it was not the machine.
    case unclear(Verdict)

    var verdict: Verdict {
        switch self {
        case .clear(let verdict), .unclear(let verdict): verdict
        }
    }
}

extension Attempt {
    /// The attempt that ended with a run of the judge.
    init(_ run: Run, seal: String, limits: Limits) {
        let findings = Finding.all(in: run.output, seal: seal)
        var verdict: Verdict
        var isClear = true
        switch (findings.last, run.ending) {
        case (.done, .exited(0)):
            verdict = Verdict(status: .passed, message: "The answer keeps all rules.")
        case (.broken(let message, _), _):
            verdict = Verdict(status: .broken, message: message)
        default:
            let (status, message) = Self.untimelyEnd(of: run, limits)
            verdict = Verdict(status: status, message: message)
            // Without a finding, the judge itself did not begin.
            isClear = !findings.isEmpty && run.ending.isTheProgramsOwn
        }
        verdict.printed = run.lastLines
        for finding in findings {
            switch finding {
            case .begins(let rule, let place, let chapter):
                (verdict.rule, verdict.place, verdict.chapter) = (rule, place, chapter)
            case .broken(_, let chapter): verdict.chapter = chapter ?? verdict.chapter
            case .done: (verdict.rule, verdict.place, verdict.chapter) = (nil, nil, nil)
            }
        }
        self = isClear ? .clear(verdict) : .unclear(verdict)
    }

    private static func untimelyEnd(of run: Run, _ limits: Limits) -> (Verdict.Status, String) {
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
        case .usedTooMuchMemory:
            let message = """
                Your code and the processes that it started needed more than the \(limits.memory) \
                MiB of memory that an answer may use. The usual cause is a loop that adds to a \
                collection and does not end.
                """
            return (.crashed, message)
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

extension Run {
    /// The last lines of its errors, without the runtime's stack trace, which has only addresses.
    fileprivate var lastLines: String? {
        let lines = errors.split(separator: "\n").suffix(100)
            .filter { !$0.contains(#/^(Current stack trace:|\d+ +\S+ +0x)/#) }
            .suffix(20)
        return lines.isEmpty ? nil : String(lines.joined(separator: "\n").suffix(2000))
    }
}

extension Run.Ending {
    /// Whether only the program itself can end in this way. Other signals, and the end of the time,
    /// may come from outside.
    fileprivate var isTheProgramsOwn: Bool {
        switch self {
        case .exited, .wroteTooMuch, .usedTooMuchMemory: true
        case .signalled(let signal):
            [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS].contains(signal)
        case .tookTooLong: false
        }
    }
}
