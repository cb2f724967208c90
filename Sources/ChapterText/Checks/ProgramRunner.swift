// Builds and runs the programs in the pages, as a person would: in a package of their own.
// Chapter: 0 (how the text is kept true)

import Foundation

/// Runs programs in a package of their own, which depends on this one.
///
/// It stands in `.build/programs`, so that only what has changed is built again.
struct ProgramRunner {
    let package: URL

    /// What each program prints. Where one does not compile, or comes to a bad end, `findings` get
    /// to know of it, and there are no outputs.
    func outputs(of programs: [Program], _ findings: inout Findings) throws -> [[String]] {
        if programs.isEmpty { return [] }
        try write(programs)
        let build = try swift("build", "--disable-index-store")
        guard build.status == 0 else {
            reportErrors(build.output + build.errors, of: programs, &findings)
            return []
        }
        var outputs: [[String]] = []
        for (index, program) in programs.enumerated() {
            let run = try swift("run", "--skip-build", "Program\(index + 1)")
            if run.status == 0 {
                let lines = run.output.components(separatedBy: "\n")
                outputs.append(lines.last == "" ? lines.dropLast() : lines)
            } else {
                let cause = run.errors.split(separator: "\n").first.map { ": \($0)" } ?? "."
                let what = "this program ends with status \(run.status)\(cause)"
                findings.report(program.page, program.line, what)
            }
        }
        return findings.problems.isEmpty ? outputs : []
    }

    private var folder: URL { package.appending(path: ".build/programs") }

    private func write(_ programs: [Program]) throws {
        let targets = programs.indices.map { index in
            """
                    .executableTarget(
                        name: "Program\(index + 1)",
                        dependencies: [
                            .product(name: "MiniRx", package: "\(name)"),
                            .product(name: "Diagrams", package: "\(name)"),
                        ]
                    ),
            """
        }
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Programs",
                platforms: [.macOS(.v15)],
                dependencies: [.package(path: "../..")],
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            )
            """,
            to: "Package.swift"
        )
        for (index, program) in programs.enumerated() {
            // So that the compiler's errors name the page and its lines.
            let place = "#sourceLocation(file: \"\(program.page)\", line: \(program.line))"
            let code = ([place] + program.code).joined(separator: "\n") + "\n"
            try write(code, to: "Sources/Program\(index + 1)/main.swift")
        }
    }

    /// What other packages call this one: its folder's name.
    private var name: String { package.standardizedFileURL.lastPathComponent }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    private func swift(_ arguments: String...) throws -> Run {
        // Not a second pipe: while one of two is read, the other may fill up.
        let errors = folder.appending(path: "errors.txt")
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = folder
        // The first line about a crash is enough.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, mine in mine }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            output: String(decoding: said, as: UTF8.self),
            errors: try String(contentsOf: errors, encoding: .utf8)
        )
    }

    private func reportErrors(
        _ output: String,
        of programs: [Program],
        _ findings: inout Findings
    ) {
        let errors = output.matches(of: #/(?m)^(?:.*\/)?(\S+\.md):(\d+):\d+: error: (.*)$/#)
        for error in errors {
            guard let line = Int(error.2),
                let program = programs.first(where: { $0.page.hasSuffix(error.1) })
            else { continue }
            let problem = Problem(program.page, line, "this does not compile: \(error.3)")
            if !findings.problems.contains(problem) { findings.problems.append(problem) }
        }
        if findings.problems.isEmpty, let first = programs.first {
            let last = output.split(separator: "\n").last ?? "swift build says nothing"
            findings.report(first.page, first.line, "the programs cannot be built: \(last)")
        }
    }
}
