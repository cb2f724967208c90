// Compiles one answer with its judge, and lets the judge try it.
// Chapter: 0 (the exercises)

import Foundation

/// A folder in which answers to one exercise are compiled and judged, one after another.
public struct Workbench {
    private let kit: Kit
    private let exercise: Exercise
    private let folder: URL
    private let isolation: Isolation

    /// A workbench for the student's own use.
    public init(_ kit: Kit, _ exercise: Exercise) {
        let folder = kit.package.appending(path: ".build/exercises/\(exercise.name)")
        self.init(kit, exercise, folder: folder, isolation: .none)
    }

    /// - parameter folder: What is built goes here.
    init(_ kit: Kit, _ exercise: Exercise, folder: URL, isolation: Isolation) {
        self.kit = kit
        self.exercise = exercise
        self.folder = folder
        self.isolation = isolation
    }

    /// Judges an answer.
    /// - parameter answer: The student's file.
    public func verdict(on answer: URL) throws -> Verdict {
        guard let data = try? Data(contentsOf: answer) else {
            return Verdict(status: .unreadable, message: "There is no file \(exercise.path).")
        }
        guard String(data: data, encoding: .utf8) != nil else {
            let message = "\(exercise.file) is not in UTF-8. Save it in that encoding."
            return Verdict(status: .unreadable, message: message)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if exercise.isSwift, let problem = try compile(answer) { return problem }
        if let problem = try compileJudge() { return problem }
        return try judge(answer)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Compiles the student's file.
    /// - returns: What is wrong with it, or `nil`.
    private func compile(_ answer: URL) throws -> Verdict? {
        let run = try swiftc([
            "-parse-as-library", "-enable-testing", "-module-name", exercise.module,
            "-emit-module", "-emit-module-path", path("\(exercise.module).swiftmodule"),
            "-emit-object", answer.path, "-o", path("Answer.o"),
        ])
        guard !run.isSuccess else { return nil }
        if run.ending == .tookTooLong {
            let message = """
                The compiler had not ended after \(Limits.compiler.seconds) seconds. Usually a long expression \
                has to be cut into several, each with a type.
                """
            return Verdict(status: .doesNotCompile, message: message)
        }
        let errors = run.errors.replacing(answer.path, with: exercise.path)
        return Verdict(status: .doesNotCompile, message: errors)
    }

    /// Compiles the judge with the student's module, or, if that is none, once for all.
    private func compileJudge() throws -> Verdict? {
        let main = folder.appending(path: "main.swift")
        try """
        import Judging

        \(exercise.judgeName).report(on: Array(CommandLine.arguments.dropFirst()))

        """
        .write(to: main, atomically: true, encoding: .utf8)
        let judge = kit.file(exercise.judge)
        guard FileManager.default.fileExists(atPath: judge.path) else {
            throw ClassroomError("There is no \(exercise.judge).")
        }
        let objects = try kit.objects()
        if !exercise.isSwift && isNewer(path("judge"), than: objects + [judge.path]) { return nil }
        let list = folder.appending(path: "objects.txt")
        try objects.map { "'\($0)'\n" }.joined().write(to: list, atomically: true, encoding: .utf8)
        let run = try swiftc(
            ["-module-name", "Judge", "-I", folder.path, main.path, judge.path, "@\(list.path)"]
                + (exercise.isSwift ? [path("Answer.o")] : []) + ["-o", path("judge")]
        )
        guard !run.isSuccess else { return nil }
        guard exercise.isSwift else {
            throw ClassroomError("\(exercise.judge) does not compile:\n\(run.errors)")
        }
        let errors = run.errors.split(separator: "\n").filter { $0.contains("error: ") }
            .map { $0.replacing(judge.path, with: exercise.judge) }
        return Verdict(
            status: .doesNotFit,
            message: """
                Your file compiles, but the judge cannot use what is in it. Names, parameters and types have to \
                stay as they were given.

                \(errors.prefix(5).joined(separator: "\n"))
                """
        )
    }

    private func isNewer(_ file: String, than others: [String]) -> Bool {
        func date(_ path: String) -> Date? {
            try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        guard let built = date(file) else { return false }
        return others.allSatisfy { date($0).map { $0 < built } ?? false }
    }

    private func swiftc(_ arguments: [String]) throws -> Run {
        try LimitedRun(
            program: "/usr/bin/env",
            arguments: [
                "swiftc", "-Onone", "-D", "DEBUG", "-D", "TRACE_RESOURCES", "-swift-version", "5",
                "-suppress-warnings", "-I", try kit.modules().path,
            ] + arguments,
            limits: .compiler,
            environment: ProcessInfo.processInfo.environment
        ).run()
    }

    private func judge(_ answer: URL) throws -> Verdict {
        let seal = UUID().uuidString
        let limits = Limits.answer
        let run = try LimitedRun(
            program: path("judge"),
            arguments: [answer.path, kit.file(exercise.stub).path],
            input: seal + "\n",
            folder: folder,
            limits: limits,
            isolation: isolation,
            environment: ["SWIFT_BACKTRACE": "enable=no"]
        ).run()
        return Verdict(run, seal: seal, limits: limits)
    }
}
