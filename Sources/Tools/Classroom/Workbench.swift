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

    /// A workbench for the student's own use. It isolates answers as a grader does, so that both get
    /// the same verdict.
    public init(_ kit: Kit, _ exercise: Exercise) {
        // Two commands may judge the same exercise at the same time.
        let process = ProcessInfo.processInfo.processIdentifier
        let folder = kit.file(".build/exercises/\(exercise.name)-\(process)")
        self.init(kit, exercise, folder: folder, isolation: .best(hiding: [kit.package]))
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
            return Verdict(status: .missing, message: message)
        }
        defer { clear() }
        return try verdict(on: answer)
    }

    /// Judges an answer. Where the machine may have been the cause of what happened, the answer is
    /// judged once more, and the kit's own solution shows whether the machine can judge at all.
    /// - parameter answer: The contents of the student's file.
    /// - throws: `KitError` with the status 2 if this machine cannot judge now.
    func verdict(on answer: Data) throws -> Verdict {
        guard let text = String(data: answer, encoding: .utf8) else {
            let message = "\(exercise.file) is not UTF-8 text. Save it in UTF-8."
            return Verdict(status: .unreadable, message: message)
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            return Verdict(status: .unreadable, message: "\(exercise.file) is empty.")
        }
        if exercise.isSwift, let refusal = Refusal(of: text) { return refusal.verdict }
        switch try attempt(answer) {
        case .clear(let verdict): return verdict
        case .unclear(let verdict):
            try expectThatTheSolutionPasses(insteadOf: verdict)
            // Nothing but a long time is lost by a second attempt at an endless loop.
            return verdict.status == .tooSlow ? verdict : try attempt(answer).verdict
        }
    }

    private func expectThatTheSolutionPasses(insteadOf verdict: Verdict) throws {
        let control = try attempt(Data(kit.text(exercise.solution).utf8))
        guard case .clear(let solved) = control, solved.isPassed else {
            throw cannotJudge(
                [verdict.message, verdict.printed].compactMap { $0 }.joined(separator: "\n")
            )
        }
    }

    /// The error of a machine that cannot judge.
    private func cannotJudge(_ why: String) -> KitError {
        KitError(
            """
            this machine cannot judge now. The answer to \(exercise.name) got no verdict; earlier \
            verdicts are kept. Check that 'swiftc --version' works and that there is free space in \
            \(folder.path). Then run the same command again. What happened:
            \(why)
            """,
            status: 2
        )
    }

    /// Compiles an answer, if it is Swift, and runs its judge.
    private func attempt(_ answer: Data) throws -> Attempt {
        do {
            try Caretaker.shared.makeFolder(folder)
            try answer.write(to: folder.appending(path: answerName))
            try Data(contentsOf: kit.file(exercise.stub)).write(to: folder.appending(path: "Stub"))
            if exercise.isSwift {
                if let problem = try compileAnswer() ?? compileJudge() { return problem }
            } else {
                try bring(commonJudge())
            }
            try bring(compiler.judgesLibrary())
            return try judge()
        } catch let error as CocoaError {
            throw cannotJudge(error.localizedDescription)
        }
    }

    /// Removes the files of an answer.
    func clear() {
        try? FileManager.default.removeItem(at: folder)
    }

    private var answerName: String { exercise.file }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Compiles the student's code.
    /// - returns: `nil` if it compiles.
    private func compileAnswer() throws -> Attempt? {
        let run = try compiler.compile(answer: path(answerName), into: folder)
        return run.isSuccess ? nil : Attempt(failedCompilation: run, of: path(answerName), exercise)
    }

    /// Compiles the judge with the student's module.
    /// - returns: `nil` if it compiles.
    private func compileJudge() throws -> Attempt? {
        let run = try compiler.compileJudge(with: ["Answer.o"], into: folder)
        return run.isSuccess ? nil : Attempt(failedJudge: run, in: kit, exercise)
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
                throw cannotJudge("\(exercise.judge) does not compile:\n\(run.errors)")
            }
        }
        return judge
    }

    private func judge() throws -> Attempt {
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
        return Attempt(run, seal: seal, limits: .answer)
    }
}
