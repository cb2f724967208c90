// Runs examples and compares what they print with their comments.
// Chapter: 0 (how the text is kept true)

import Foundation
import ProgramRecorder
import Toolchain

/// Runs the examples of a package.
struct ExampleRunner {
    let examples: [Example]
    let package: URL
    /// More time than all examples need: they wait for nothing.
    private static let seconds = 30.0

    /// Reports each example that does not compile, ends the program, or prints something else.
    func check(_ findings: inout Findings) throws {
        if examples.isEmpty { return }
        let program = ExampleProgram(examples: examples, package: package)
        let run = try PlainProgram(program.text)
        switch try run.run(seconds: Self.seconds) {
        case .failure(let errors):
            report(errors, &findings)
        case .success(let ending):
            let outputs = ExampleProgram.outputs(in: ending.output)
            let isWhole = ending.status == 0 && outputs.count == examples.count
            for (example, output) in zip(examples, outputs) {
                findings.count("examples")
                // The last one may have been ended before it printed everything.
                if !isWhole, findings.checked["examples"] == outputs.count {
                    let status = ending.status.map { "ends with status \($0)" } ?? "does not end"
                    let said = ([status] + output).joined(separator: " ")
                    findings.report(example.path, example.line, "this example \(said)")
                } else {
                    example.compare(with: output, &findings)
                }
            }
        }
    }

    private func report(_ errors: CompilerErrors, _ findings: inout Findings) {
        let folder = package.path + "/"
        for error in errors.all {
            let path = error.path.hasPrefix(folder) ? error.path.dropFirst(folder.count) : "?"
            let what = "this line does not compile: \(error.message)"
            findings.report(String(path), error.line, what)
        }
        if errors.all.isEmpty {
            let what = "the examples do not compile: \(errors.output)"
            findings.report(examples[0].path, examples[0].line, what)
        }
    }
}

extension Example {
    /// Reports the first comment that is not what the example prints.
    func compare(with output: [String], _ findings: inout Findings) {
        let printed = output.joined(separator: ", ")
        var rest = printed[...]
        // Of rows of marbles only the last one is printed.
        let said =
            rows.isEmpty
            ? comments : comments.suffix(1).map { Comment(line: $0.line, text: rows.last!.marbles) }
        for comment in said {
            guard let end = rest.end(of: comment.text) else {
                report(printed, at: comment.line, &findings)
                return
            }
            rest = rest[end...].trimmingPrefix(", ")
        }
        if said.isEmpty || !rest.isEmpty {
            report(printed, at: said.last?.line ?? line, &findings)
        }
    }

    private func report(_ printed: String, at line: Int, _ findings: inout Findings) {
        let what = printed.isEmpty ? "prints nothing" : "prints `\(printed)`"
        findings.report(path, line, "this example \(what)")
    }
}

extension Substring {
    /// Where `beginning`, whole lines of output, ends in it; `nil` if it does not begin in this
    /// way. `…` is any text, as short as possible.
    fileprivate func end(of beginning: String) -> Index? {
        let parts = beginning.split(separator: "…", omittingEmptySubsequences: false)
            .map { NSRegularExpression.escapedPattern(for: String($0)) }
        let pattern = "^\(parts.joined(separator: ".*?"))(?=, |$)"
        return range(of: pattern, options: .regularExpression)?.upperBound
    }
}
