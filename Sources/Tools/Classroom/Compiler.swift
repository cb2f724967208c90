// Compiles an answer and its judge.
// Chapter: 0 (the exercises)

import Foundation
import Toolchain

/// Compiles answers and judges with `swiftc` directly: building the package would take longer.
struct Compiler {
    private let kit: Kit
    private let exercise: Exercise

    init(_ kit: Kit, _ exercise: Exercise) {
        self.kit = kit
        self.exercise = exercise
    }

    /// Compiles a student's file as its own module, so that the compiler's errors are about it
    /// alone.
    func compile(answer: String, into folder: URL) throws -> Run {
        let module = folder.appending(path: "\(exercise.module).swiftmodule").path
        return try swiftc([
            "-parse-as-library", "-enable-testing", "-module-name", exercise.module,
            "-module-alias", "MiniRx=MiniRxTraced",
            "-emit-module", "-emit-module-path", module, "-no-emit-module-separately-wmo",
            "-emit-object", answer, "-o", folder.appending(path: "Answer.o").path,
        ])
    }

    /// Makes the program `judge` in `folder`. When it runs, it needs the judges' library there.
    /// - parameter answer: Object files in that folder.
    func compileJudge(with answer: [String], into folder: URL) throws -> Run {
        let judge = kit.file(exercise.judge)
        guard FileManager.default.fileExists(atPath: judge.path) else {
            throw KitError("There is no file \(exercise.judge).")
        }
        let main = folder.appending(path: "main.swift")
        let program = """
            import Judging

            \(exercise.judgeName).report(on: Array(CommandLine.arguments.dropFirst()))
            """
        try program.write(to: main, atomically: true, encoding: .utf8)
        // This folder is searched first, since an editor may have built a module of the same name.
        var arguments = ["-I", folder.path, "-module-name", "Judge", main.path, judge.path]
        let library = try judgesLibrary().deletingLastPathComponent()
        arguments += Self.library.arguments(usedFrom: library, foundIn: ".")
        arguments += ["-o", folder.appending(path: "judge").path]
        arguments += answer.map { folder.appending(path: $0).path }
        return try swiftc(arguments)
    }

    private static let library = SharedLibrary("Judges")

    /// The library, the samples and the judges' tools, linked once for all judges.
    func judgesLibrary() throws -> URL {
        let objects = try kit.objects()
        let library = kit.file(".build/exercises/judges/\(Self.library.file)")
        // The command is linked again when the list of object files changes.
        try remake([library], of: objects + [kit.command]) { new in
            let run = try swiftc(Self.library.arguments(linking: objects, in: new))
            guard run.isSuccess else {
                throw KitError("The judges' library cannot be linked:\n\(run.errors)")
            }
        }
        return library
    }

    private func swiftc(_ arguments: [String]) throws -> Run {
        try LimitedRun(
            program: "/usr/bin/env",
            arguments: [
                "swiftc", "-Onone", "-wmo", "-D", "DEBUG", "-D", "TRACE_RESOURCES",
                "-swift-version", "5",
                "-suppress-warnings",
            ] + arguments + ["-I", try kit.modules().path],
            limits: .compiler,
            environment: ProcessInfo.processInfo.environment
        ).run()
    }
}
