// Records the programs in the pages, as `kit record` does.
// Chapter: 0 (how the text is kept true)

import Foundation
import ProgramRecorder
import Recorder
import Toolchain

/// Records programs, each from its own file in `.build/programs`.
struct ProgramRunner {
    let package: URL

    /// The output of each program. If a program does not compile or crashes, adds a problem to
    /// `findings` and returns no outputs.
    func outputs(of programs: [Program], _ findings: inout Findings) throws -> [[String]] {
        var outputs: [[String]] = []
        for program in programs {
            if let recording = try recording(of: program, &findings) {
                do {
                    outputs.append(try program.shown(of: recording))
                } catch let error as ChapterError {
                    findings.report(program.page, program.line - 2, error.message)
                }
            }
        }
        return findings.problems.isEmpty ? outputs : []
    }

    private func recording(
        of program: Program,
        _ findings: inout Findings
    ) throws -> Recording? {
        let folder = package.appending(path: ".build/programs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // At the page's line numbers, so that the compiler's errors name them.
        let file = folder.appending(path: "main.swift")
        let blanks = String(repeating: "\n", count: program.linesBefore)
        let code = blanks + program.code.joined(separator: "\n") + "\n"
        try code.write(to: file, atomically: true, encoding: .utf8)
        let words = folder.appending(path: "errors.txt")
        try Data().write(to: words)
        do {
            let (recording, status) = try ReaderProgram(
                files: [file.path],
                library: .miniRx(),
                words: try FileHandle(forWritingTo: words)
            ).record()
            if status == 0 { return recording }
            let said = try String(contentsOf: words, encoding: .utf8)
            report("this program ended with status \(status):", said, of: program, &findings)
            return nil
        } catch let error as KitError {
            let said = try String(contentsOf: words, encoding: .utf8)
            report(error.description, said, of: program, &findings)
            return nil
        }
    }

    private func report(
        _ message: String,
        _ said: String,
        of program: Program,
        _ findings: inout Findings
    ) {
        for error in said.matches(of: #/main\.swift:(\d+):\d+: error: (.*)/#) {
            guard let line = Int(error.1) else { continue }
            findings.report(program.page, line, "this line does not compile: \(error.2)")
        }
        if findings.problems.isEmpty {
            let lines = said.split(separator: "\n")
            // Warnings may come before it.
            let cause = lines.first { $0.contains("error:") } ?? lines.first
            findings.report(program.page, program.line, message + (cause.map { " \($0)" } ?? ""))
        }
    }
}
