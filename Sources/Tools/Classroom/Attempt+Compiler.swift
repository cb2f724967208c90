// What a failed compilation shows.
// Chapter: 0 (the exercises)

import Foundation

extension Attempt {
    /// The student's file did not compile.
    /// - parameter path: The path that the compiler knows.
    init(failedCompilation run: Run, of path: String, _ exercise: Exercise) {
        let errors = run.errors.replacing(path, with: exercise.path)
            .split(separator: "\n", omittingEmptySubsequences: false)
        // Errors without a line of the file are about the compiler itself.
        let isAboutTheFile = errors.contains { line in
            line.hasPrefix("\(exercise.path):") && line.contains(#/:\d+:\d+: error: /#)
        }
        if isAboutTheFile, run.ending.isExit {
            let message = errors.filter { !$0.hasPrefix("error: ") }.joined(separator: "\n")
            self = .clear(
                Verdict(
                    status: .doesNotCompile,
                    message: message.trimmingCharacters(in: .newlines)
                )
            )
        } else if run.ending == .tookTooLong {
            let message = """
                The compiler was still running after \(Limits.compiler.seconds) seconds. The usual \
                cause is a long expression. Split it into several, each with a type.
                """
            self = .unclear(Verdict(status: .doesNotCompile, message: message))
        } else {
            let message =
                "The compiler \(run.ending.words), without a message about a line of the file."
            self = .unclear(
                Verdict(
                    status: .doesNotCompile,
                    message: ([message] + errors.suffix(5).map(String.init)).joined(separator: "\n")
                        .trimmingCharacters(in: .newlines)
                )
            )
        }
    }

    /// The judge did not compile with the student's module, or could not be linked with it.
    init(failedJudge run: Run, in kit: Kit, _ exercise: Exercise) {
        let lines = run.errors.split(separator: "\n").map(String.init)
        let compiling = lines.filter { $0.contains(#/:\d+:\d+: error: /#) }
            .map { $0.replacing(kit.file(exercise.judge).path, with: exercise.judge) }
        let linking = lines.filter { line in
            line.contains(#/undefined (reference|symbol)|multiple definition|duplicate symbol/#)
        }
        let errors = compiling.isEmpty ? linking : compiling
        guard !errors.isEmpty, run.ending.isExit else {
            let message = "The judge was not compiled: the compiler \(run.ending.words)."
            self = .unclear(
                Verdict(
                    status: .doesNotFit,
                    message: ([message] + lines.suffix(5)).joined(separator: "\n")
                )
            )
            return
        }
        let ambiguous = #/'(\w+)' is ambiguous|ambiguous use of '(\w+)/#
        let clashing = compiling.compactMap { line in
            line.firstMatch(of: ambiguous).flatMap { $0.1 ?? $0.2 }
        }
        let advice =
            clashing.first.map {
                "Rename `\($0)`: the judge uses something else of that name."
            }
                ?? """
                Keep the names, parameters and types that the file was given with.
                """
        let message = """
            Your file compiles, but the judge cannot use it. \(advice)

            \(errors.prefix(5).joined(separator: "\n"))
            """
        self = .clear(Verdict(status: .doesNotFit, message: message))
    }
}

extension Run.Ending {
    fileprivate var isExit: Bool {
        if case .exited = self { true } else { false }
    }

    /// How a compiler ended, as the end of a sentence.
    fileprivate var words: String {
        switch self {
        case .exited(let status): "ended with status \(status)"
        case .signalled(let signal): "was ended by signal \(signal)"
        case .tookTooLong: "took longer than \(Limits.compiler.seconds) seconds"
        case .wroteTooMuch: "printed more than \(Limits.compiler.output) MiB"
        case .usedTooMuchMemory: "needed more than \(Limits.compiler.memory) MiB of memory"
        }
    }
}
