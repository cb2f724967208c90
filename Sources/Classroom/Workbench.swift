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
        let folder = kit.file(".build/exercises/\(exercise.name)")
        self.init(kit, exercise, folder: folder, isolation: .none)
    }

    /// - parameter folder: What is built goes here.
    init(_ kit: Kit, _ exercise: Exercise, folder: URL, isolation: Isolation) {
        self.kit = kit
        self.exercise = exercise
        self.folder = folder
        self.isolation = isolation
    }

    /// Judges the student's file.
    public func verdict() throws -> Verdict {
        guard let answer = try? Data(contentsOf: kit.file(exercise.path)) else {
            let message = """
                There is no file \(exercise.path). To begin anew: \
                swift run minirx exercises reset \(exercise.name)
                """
            return Verdict(status: .unreadable, message: message)
        }
        return try verdict(on: answer)
    }

    /// Judges an answer.
    /// - parameter answer: What is in the student's file.
    func verdict(on answer: Data) throws -> Verdict {
        guard String(data: answer, encoding: .utf8) != nil else {
            let message = "\(exercise.file) is not in UTF-8. Save it in that encoding."
            return Verdict(status: .unreadable, message: message)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try answer.write(to: folder.appending(path: answerName))
        try Data(contentsOf: kit.file(exercise.stub)).write(to: folder.appending(path: "Stub"))
        if exercise.isSwift {
            if let problem = try compileAnswer() ?? compileJudge() { return problem }
        } else {
            try bringJudge()
        }
        return try judge()
    }

    private var answerName: String { exercise.file }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Compiles the student's code.
    /// - returns: What is wrong with it, or `nil`.
    private func compileAnswer() throws -> Verdict? {
        let run = try swiftc([
            "-parse-as-library", "-enable-testing", "-module-name", exercise.module,
            "-emit-module", "-emit-module-path", path("\(exercise.module).swiftmodule"),
            "-emit-object", path(answerName), "-o", path("Answer.o"),
        ])
        guard !run.isSuccess else { return nil }
        if run.ending == .tookTooLong {
            let message = """
                The compiler had not ended after \(Limits.compiler.seconds) seconds. Usually a \
                long expression has to be cut into several, each with a type.
                """
            return Verdict(status: .doesNotCompile, message: message)
        }
        let errors = run.errors.replacing(path(answerName), with: exercise.path)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("error: ") }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
        return Verdict(status: .doesNotCompile, message: errors)
    }

    /// Compiles the judge with the student's module.
    /// - returns: What keeps it from doing so, or `nil`.
    private func compileJudge() throws -> Verdict? {
        let run = try compileJudge(with: [path("Answer.o")], into: folder)
        guard !run.isSuccess else { return nil }
        let errors = run.errors.split(separator: "\n").filter { $0.contains("error: ") }
            .map { $0.replacing(kit.file(exercise.judge).path, with: exercise.judge) }
        return Verdict(
            status: .doesNotFit,
            message: """
                Your file compiles, but the judge cannot use what is in it. Names, parameters and \
                types have to stay as they were given.

                \(errors.prefix(5).joined(separator: "\n"))
                """
        )
    }

    /// Puts the judge of a prediction into the folder: it is the same for all answers, and so is
    /// compiled once.
    private func bringJudge() throws {
        let common = kit.file(".build/exercises/judges/\(exercise.name)")
        let built = common.appending(path: "judge").path
        let sources = try kit.objects() + [kit.file(exercise.judge).path]
        if !isNewer(built, than: sources) {
            try FileManager.default.createDirectory(at: common, withIntermediateDirectories: true)
            let run = try compileJudge(with: [], into: common)
            guard run.isSuccess else {
                throw ClassroomError("\(exercise.judge) does not compile:\n\(run.errors)")
            }
        }
        try? FileManager.default.removeItem(atPath: path("judge"))
        try FileManager.default.copyItem(atPath: built, toPath: path("judge"))
    }

    private func isNewer(_ file: String, than others: [String]) -> Bool {
        func date(_ path: String) -> Date? {
            try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        guard let built = date(file) else { return false }
        return others.allSatisfy { date($0).map { $0 < built } ?? false }
    }

    private func compileJudge(with answer: [String], into target: URL) throws -> Run {
        let main = target.appending(path: "main.swift")
        let program = """
            import Judging

            \(exercise.judgeName).report(on: Array(CommandLine.arguments.dropFirst()))
            """
        try program.write(to: main, atomically: true, encoding: .utf8)
        let judge = kit.file(exercise.judge)
        guard FileManager.default.fileExists(atPath: judge.path) else {
            throw ClassroomError("There is no \(exercise.judge).")
        }
        // A response file: so many paths may be more than a command line takes.
        let objects = target.appending(path: "objects.txt")
        let list = try kit.objects().map { "'\($0)'\n" }.joined()
        try list.write(to: objects, atomically: true, encoding: .utf8)
        return try swiftc(
            ["-module-name", "Judge", "-I", target.path, main.path, judge.path]
                + ["@\(objects.path)"] + answer + ["-o", target.appending(path: "judge").path]
        )
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

    private func judge() throws -> Verdict {
        // A word that the answer cannot know, and so cannot write a report with.
        let seal = UUID().uuidString
        let run = try LimitedRun(
            program: "./judge",
            arguments: [answerName, "Stub"],
            input: seal + "\n",
            folder: folder,
            limits: .answer,
            isolation: isolation,
            environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
        ).run()
        return Verdict(run, seal: seal, limits: .answer)
    }
}
