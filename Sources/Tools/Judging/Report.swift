// How a judge, in a process of its own, tells the command what it found.
// Chapter: 0 (the exercises)

import Foundation

/// A line of a judge's report.
public enum Finding: Codable, Equatable {
    /// The judge begins to hold the answer against a rule. If nothing comes after it, the answer
    /// has ended the process, or does not end at all.
    case begins(rule: String, place: String, chapter: String)
    /// The answer breaks the rule, and the judge has stopped.
    case broken(message: String, chapter: String?)
    /// The answer has kept all rules.
    case done
}

/// A finding, sealed with a word that the answer does not know: what an answer prints is never taken
/// for its judge's word.
struct Sealed: Codable {
    let seal: String
    let finding: Finding
}

extension Finding {
    /// The findings in what a judge has written, without whatever else is in it.
    public static func all(in report: Data, seal: String) -> [Finding] {
        report.split(separator: UInt8(ascii: "\n"))
            .compactMap { try? JSONDecoder().decode(Sealed.self, from: Data($0)) }
            .filter { $0.seal == seal }
            .map(\.finding)
    }
}

extension Judge {
    /// The whole of a judge's program: reads the seal from standard input, holds the answer against
    /// the rules, writes the findings to standard output, and ends the process.
    ///
    /// What the answer itself prints goes to standard error.
    /// - parameter paths: The student's file, and the one that it was made from.
    public func report(on paths: [String]) -> Never {
        let seal = readLine() ?? ""
        let report = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // What it printed before a crash must not be lost.
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
                    message: "It ends with an error that nobody catches: \(error)",
                    chapter: nil
                )
            )
        }
        exit(0)
    }
}
