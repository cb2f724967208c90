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
        let arguments = [
            "-parse-as-library", "-enable-testing", "-module-name", exercise.module,
            "-module-alias", "MiniRx=MiniRxTraced",
            "-emit-module", "-emit-module-path", module, "-no-emit-module-separately-wmo",
            "-emit-object", answer, "-o", folder.appending(path: "Answer.o").path,
            "-I", try modulesForAnswers(in: folder).path,
        ]
        return try swiftc(arguments, in: folder)
    }

    /// A folder with the modules that an answer sees: not those of the judges.
    private func modulesForAnswers(in folder: URL) throws -> URL {
        let modules = folder.appending(path: "modules")
        try? FileManager.default.removeItem(at: modules)
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: false)
        for name in ["MiniRxTraced.swiftmodule", "Recorder.swiftmodule"] {
            try FileManager.default.createSymbolicLink(
                at: modules.appending(path: name),
                withDestinationURL: kit.modules().appending(path: name)
            )
        }
        return modules
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
        arguments += ["-I", try kit.modules().path]
        return try swiftc(arguments, in: folder)
    }

    private static let library = SharedLibrary("Judges")

    /// The library, the samples and the judges' tools, linked once for all judges.
    func judgesLibrary() throws -> URL {
        let objects = try kit.objects()
        let library = kit.builtForJudges.appending(path: Self.library.file)
        // The command is linked again when the list of object files changes.
        try remake([library], of: objects + [kit.command]) { new in
            let run = try swiftc(Self.library.arguments(linking: objects, in: new), in: new)
            guard run.isSuccess else {
                throw KitError(
                    """
                    this machine cannot judge now: the judges' library cannot be linked. Check that 'swiftc --version' works and \
                    that there is free space in \(new.path). The linker's message:
                    \(run.errors)
                    """,
                    status: 2
                )
            }
        }
        return library
    }

    /// - parameter folder: The folder for the compiler's temporary files.
    private func swiftc(_ arguments: [String], in folder: URL) throws -> Run {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = folder.path
        return try LimitedRun(
            program: "/usr/bin/env",
            arguments: [
                "swiftc", "-Onone", "-wmo", "-D", "DEBUG", "-D", "TRACE_RESOURCES",
                "-swift-version", "5",
                "-suppress-warnings",
            ] + arguments,
            limits: .compiler,
            environment: environment
        ).run()
    }
}
