// The report of a judge, which runs in its own process, to the command.
// Chapter: 0 (the exercises)

import Foundation

/// A line of a judge's report.
public enum Finding: Codable, Equatable {
    /// The judge begins to check a rule. If no finding follows, the answer has ended the process or
    /// does not end.
    case begins(rule: String, place: String, chapter: String)
    /// The answer breaks the rule, and the judge has stopped.
    case broken(message: String, chapter: String?)
    /// The answer has kept all rules.
    case done
}

/// A finding with a secret word that the answer does not know. Text that an answer prints is
/// therefore never mistaken for a finding.
struct Sealed: Codable {
    let seal: String
    let finding: Finding
}

extension Finding {
    /// The findings in a judge's output.
    public static func all(in report: Data, seal: String) -> [Finding] {
        report.split(separator: UInt8(ascii: "\n"))
            .compactMap { try? JSONDecoder().decode(Sealed.self, from: Data($0)) }
            .filter { $0.seal == seal }
            .map(\.finding)
    }
}

extension Judge {
    /// The whole program of a judge: reads the seal from standard input, checks the answer against
    /// the rules, writes the findings to standard output, and ends the process.
    ///
    /// The answer's own output goes to standard error.
    /// - parameter paths: The student's file, and the file as it was given.
    public func report(on paths: [String]) -> Never {
        let seal = readLine() ?? ""
        let report = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // Output before a crash must not be lost.
        setvbuf(stdout, nil, _IOLBF, 0)
        func write(_ finding: Finding) {
            let line = try? JSONEncoder().encode(Sealed(seal: seal, finding: finding))
            report.write((line ?? Data()) + Data("\n".utf8))
        }
        do {
            let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
            let answer = Answer(text: texts[0], stub: texts[1])
            for rule in rules {
                write(.begins(rule: rule.sentence, place: rule.place, chapter: rule.chapter))
                try rule.hold(answer)
            }
            write(.done)
        } catch let broken as Broken {
            write(.broken(message: broken.message, chapter: broken.chapter))
        } catch {
            write(
                .broken(
                    message: "Your code throws an error that nothing catches: \(error)",
                    chapter: nil
                )
            )
        }
        exit(0)
    }
}
