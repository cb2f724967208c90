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

extension Finding {
    /// The findings in a judge's output: the lines that begin with the seal, a secret word that the
    /// answer does not know. Text that an answer prints is therefore never mistaken for a finding.
    public static func all(in report: Data, seal: String) -> [Finding] {
        let seal = Data("\(seal) ".utf8)
        return report.split(separator: UInt8(ascii: "\n"))
            .filter { $0.starts(with: seal) }
            .compactMap { try? JSONDecoder().decode(Finding.self, from: $0.dropFirst(seal.count)) }
    }
}

/// Writes findings to the command.
private final class Reporter {
    private var seal: [UInt8] = []
    private let descriptor = dup(STDOUT_FILENO)

    /// Reads the seal from standard input: byte by byte, since the C library's buffer would keep it
    /// where an answer finds it. From now on, standard output is standard error.
    init() {
        var byte: UInt8 = 0
        while read(STDIN_FILENO, &byte, 1) == 1, byte != UInt8(ascii: "\n") { seal.append(byte) }
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    func write(_ finding: Finding) {
        guard let text = try? JSONEncoder().encode(finding) else { return }
        var line = seal + [UInt8(ascii: " ")] + text + [UInt8(ascii: "\n")]
        _ = line.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        line.wipe()
    }

    func end() -> Never {
        seal.wipe()
        exit(0)
    }
}

extension [UInt8] {
    /// Overwrites the bytes.
    fileprivate mutating func wipe() {
        for index in indices { self[index] = 0 }
    }
}

extension Judge {
    /// The whole program of a judge: reads the seal from standard input, checks the answer against
    /// the rules, writes the findings to standard output, and ends the process.
    ///
    /// The answer's own output goes to standard error.
    /// - parameter paths: The student's file, and the file as it was given.
    public func report(on paths: [String]) -> Never {
        let reporter = Reporter()
        // Output before a crash must not be lost.
        setvbuf(stdout, nil, _IOLBF, 0)
        do {
            let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
            let answer = Answer(text: texts[0], stub: texts[1])
            for rule in rules {
                reporter.write(
                    .begins(rule: rule.sentence, place: rule.place, chapter: rule.chapter)
                )
                try rule.hold(answer)
            }
            reporter.write(.done)
        } catch let broken as Broken {
            reporter.write(.broken(message: broken.message, chapter: broken.chapter))
        } catch {
            reporter.write(
                .broken(
                    message: "Your code throws an error that nothing catches: \(error)",
                    chapter: nil
                )
            )
        }
        reporter.end()
    }
}
