// The kinds of files that students pack their answers into.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

/// A kind of file that has other files in it, by the end of its name.
enum Archive: String {
    case zip, bundle

    init?(_ name: String) {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[dot...].dropFirst().lowercased())
    }

    func answers(in file: URL, scratch: URL) -> AnswerSource {
        switch self {
        case .zip: ZipOfAnswers(file, scratch: scratch)
        case .bundle: BundleOfAnswers(file, scratch: scratch)
        }
    }

    /// The end of the name of an archive that is not understood.
    static func foreignEnding(of name: String) -> Substring? {
        name.firstMatch(of: #/\.(rar|7z|zipx|tgz|txz|tar(\.\w+)?|gz|bz2|xz)$/#.ignoresCase())?.0
    }
}

/// A file that cannot be read, with the reason.
struct UnreadableFile: AnswerSource {
    let reason: String

    func paths() throws -> [String] { throw NoAnswer(reason) }
    func data(_ path: String) throws -> Data { throw NoAnswer(reason) }
}

/// The status and the output of a tool that reads archives. Throws `NoAnswer` if the tool reaches a
/// limit.
func reading(_ file: URL, with tool: String, _ arguments: [String]) throws -> (Int32, Data) {
    var limits = Limits.compiler
    limits.output = 8
    let run = try LimitedRun(
        program: "/usr/bin/env",
        arguments: [tool] + arguments,
        limits: limits,
        environment: [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            // No hooks or settings of the grader.
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
        ]
    ).run()
    let name = file.lastPathComponent
    switch run.ending {
    case .exited(127): throw KitError("Reading \(name.printable) needs \(tool). Install it.")
    case .exited(let status): return (status, run.output)
    case .signalled(let signal): return (128 + signal, run.output)
    case .tookTooLong: throw NoAnswer("\(name) cannot be read: reading it took too long.")
    case .wroteTooMuch, .usedTooMuchMemory:
        throw NoAnswer("\(name) cannot be read: it is too large.")
    }
}
