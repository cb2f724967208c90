// Compiles an answer with its judge, and runs the judge.
// Chapter: 0 (the exercises)

import Foundation
import Toolchain

/// Compiles and judges answers to one exercise in a folder, one after another.
public struct Workbench {
    private let kit: Kit
    private let exercise: Exercise
    private let folder: URL
    private let isolation: Isolation
    private let compiler: Compiler

    /// A workbench for the student's own use.
    public init(_ kit: Kit, _ exercise: Exercise) {
        // Two commands may judge the same exercise at the same time.
        let process = ProcessInfo.processInfo.processIdentifier
        let folder = kit.file(".build/exercises/\(exercise.name)-\(process)")
        self.init(kit, exercise, folder: folder, isolation: .none)
    }

    /// - parameter folder: The folder for built files.
    init(_ kit: Kit, _ exercise: Exercise, folder: URL, isolation: Isolation) {
        self.kit = kit
        self.exercise = exercise
        self.folder = folder
        self.isolation = isolation
        compiler = Compiler(kit, exercise)
    }

    /// Judges the student's file.
    public func verdict() throws -> Verdict {
        guard let answer = try? Data(contentsOf: kit.file(exercise.path)) else {
            let message = """
                There is no file \(exercise.path). To restore it: \
                swift run kit exercises reset \(exercise.name)
                """
            return Verdict(status: .unreadable, message: message)
        }
        defer { clear() }
        return try verdict(on: answer)
    }

    /// Judges an answer.
    /// - parameter answer: The contents of the student's file.
    func verdict(on answer: Data) throws -> Verdict {
        guard let text = String(data: answer, encoding: .utf8) else {
            let message = "\(exercise.file) is not UTF-8 text. Save it in UTF-8."
            return Verdict(status: .unreadable, message: message)
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            return Verdict(status: .unreadable, message: "\(exercise.file) is empty.")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try answer.write(to: folder.appending(path: answerName))
        try Data(contentsOf: kit.file(exercise.stub)).write(to: folder.appending(path: "Stub"))
        if exercise.isSwift {
            if let problem = try compileAnswer() ?? compileJudge() { return problem }
        } else {
            try bring(commonJudge())
        }
        try bring(compiler.judgesLibrary())
        return try judge()
    }

    /// Removes the files of an answer.
    func clear() {
        try? FileManager.default.removeItem(at: folder)
    }

    private var answerName: String { exercise.file }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Compiles the student's code.
    /// - returns: A verdict if it does not compile, otherwise `nil`.
    private func compileAnswer() throws -> Verdict? {
        let run = try compiler.compile(answer: path(answerName), into: folder)
        guard !run.isSuccess else { return nil }
        if run.ending == .tookTooLong {
            let message = """
                The compiler was still running after \(Limits.compiler.seconds) seconds. The usual \
                cause is a long expression. Split it into several, each with a type.
                """
            return Verdict(status: .doesNotCompile, message: message)
        }
        // Errors without a line of the file are about the compiler itself.
        let errors = run.errors.replacing(path(answerName), with: exercise.path)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("error: ") }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
        return Verdict(status: .doesNotCompile, message: errors)
    }

    /// Compiles the judge with the student's module.
    /// - returns: A verdict if it does not compile, otherwise `nil`.
    private func compileJudge() throws -> Verdict? {
        let run = try compiler.compileJudge(with: ["Answer.o"], into: folder)
        guard !run.isSuccess else { return nil }
        let errors = run.errors.split(separator: "\n")
            .filter { $0.contains(#/:\d+:\d+: error: /#) }
            .map { $0.replacing(kit.file(exercise.judge).path, with: exercise.judge) }
        return Verdict(
            status: .doesNotFit,
            message: """
                Your file compiles, but the judge cannot use it. Keep the names, parameters and types \
                that the file was given with.

                \(errors.prefix(5).joined(separator: "\n"))
                """
        )
    }

    /// Compiles what all answers share, before several answers are judged concurrently.
    func prepare() throws {
        _ = try exercise.isSwift ? compiler.judgesLibrary() : commonJudge()
    }

    /// Copies a file into the folder: a judge sees no other folder, and could change a linked file.
    private func bring(_ file: URL) throws {
        let copy = folder.appending(path: file.lastPathComponent)
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.copyItem(at: file, to: copy)
    }

    /// The judge of a prediction. It is the same for all answers and compiled once.
    private func commonJudge() throws -> URL {
        let judge = kit.file(".build/exercises/judges/\(exercise.name)/judge")
        let sources = [try compiler.judgesLibrary().path, kit.file(exercise.judge).path]
        try remake([judge], of: sources) { new in
            let run = try compiler.compileJudge(with: [], into: new)
            guard run.isSuccess else {
                throw KitError("\(exercise.judge) does not compile:\n\(run.errors)")
            }
        }
        return judge
    }

    private func judge() throws -> Verdict {
        // The answer does not know this word and therefore cannot forge a report.
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
