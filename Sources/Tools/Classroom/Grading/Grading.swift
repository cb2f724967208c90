// Grades a folder of submissions.
// Chapter: appendix, teaching (grading)

import Diagrams
import Foundation
import Toolchain

/// Judges every student's answer to every exercise, several students at a time.
public final class Grading: @unchecked Sendable {
    private let kit: Kit
    private let exercises: [Exercise]
    private let submissions: [Submission]
    private let scratch: URL
    private let isolation: Isolation
    private let journal: Journal
    private let stamp: String

    /// What is in the folder and is no submission.
    public let ignored: [String]

    /// Makes what is needed, and reads who has handed something in.
    /// - parameter exercises: Those with no points are left out.
    /// - parameter out: Results go here, and what is needed to go on after an interruption.
    public init(_ kit: Kit, _ exercises: [Exercise], folder: URL, out: URL) throws {
        self.kit = kit
        self.exercises = exercises.filter { $0.points > 0 }
        guard !self.exercises.isEmpty else {
            throw KitError("The points file names no exercise that is worth anything.")
        }
        let inside = out.standardizedFileURL.path + "/"
        guard !inside.hasPrefix(folder.standardizedFileURL.path + "/") else {
            throw KitError(
                """
                Results must not be written among the submissions: they would be taken for some. \
                Give another --out.
                """
            )
        }
        scratch = FileManager.default.temporaryDirectory.appending(path: "minirx-\(UUID())")
        (submissions, ignored) = try Submission.all(in: folder, scratch: scratch)
        guard !submissions.isEmpty else {
            throw KitError(
                """
                \(folder.relativePath) has no submission in it: a folder, zip file or git bundle \
                for each student.
                """
            )
        }
        do {
            try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
            journal = try Journal(out.appending(path: "judged.jsonl"))
        } catch {
            throw KitError(
                "Nothing can be written to \(out.relativePath): \(error.localizedDescription)"
            )
        }
        isolation = .best(
            hiding: [folder, out, scratch, FileManager.default.temporaryDirectory]
        )
        stamp = try kit.stamp()
        // Last: nobody removes it if something is thrown.
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    /// Whether answers are kept from the network, from writing, and from each other.
    public var isIsolated: Bool { isolation.name != "none" }

    /// Whether an answer cannot start processes without end.
    public var limitsProcesses: Bool { isolation.limitsProcesses }

    /// How many students have handed something in, and how many exercises are judged.
    public var extent: (students: Int, exercises: Int) { (submissions.count, exercises.count) }

    /// Judges all that was not judged in an earlier run.
    /// - parameter jobs: How many students at a time.
    /// - parameter tell: Is told of each student, from any thread, one at a time.
    public func run(jobs: Int, tell: @escaping (Report) -> Void) throws -> GradeBook {
        for exercise in exercises { try Workbench(kit, exercise).prepare() }
        let lock = NSLock()
        nonisolated(unsafe) var waiting = submissions[...]
        nonisolated(unsafe) var reports: [Report] = []
        nonisolated(unsafe) var failure: Error?
        nonisolated(unsafe) let tell = tell
        let workers = DispatchGroup()
        for worker in 0..<max(1, jobs) {
            workers.enter()
            Thread.detachNewThread {
                defer { workers.leave() }
                while let next = lock.withLock({ failure == nil ? waiting.popFirst() : nil }) {
                    do {
                        let report = try self.report(on: next, worker: worker)
                        lock.withLock {
                            reports.append(report)
                            tell(report)
                        }
                    } catch {
                        lock.withLock { failure = failure ?? error }
                    }
                }
            }
        }
        workers.wait()
        if let failure { throw failure }
        return GradeBook(
            isolation: isolation.name,
            exercises: exercises.map { .init(name: $0.name, number: $0.number, points: $0.points) },
            students: reports.sorted { $0.student < $1.student }
        )
    }

    /// Ends whatever is being judged or compiled. What was judged before is kept.
    public func stop() {
        RunningProcesses.endAll()
        try? FileManager.default.removeItem(at: scratch)
    }

    private func report(on submission: Submission, worker: Int) throws -> Report {
        let answers = try submission.answers(to: exercises)
        let marks = try zip(exercises, answers).map { exercise, answer in
            let (verdict, seconds) = try verdict(on: answer, to: exercise, worker: worker)
            return Mark(exercise, verdict, seconds: seconds)
        }
        return Report(student: submission.student, marks: marks)
    }

    private func verdict(
        on answer: Result<Data, NoAnswer>,
        to exercise: Exercise,
        worker: Int
    ) throws -> (Verdict, seconds: Double) {
        let data: Data
        switch answer {
        case .failure(let none): return (none.verdict, 0)
        case .success(let found): data = found
        }
        let stub = try Data(contentsOf: kit.file(exercise.stub))
        if data == stub {
            let message = "\(exercise.file) is as it was given."
            return (Verdict(status: .notBegun, message: message), 0)
        }
        let judge = try Data(contentsOf: kit.file(exercise.judge))
        let key =
            "\(exercise.name) \(stamp) "
            + [data, stub, judge].map { $0.base64EncodedString().fingerprint }.joined(
                separator: " "
            )
        if let (known, seconds) = journal.verdict(key) { return (known, seconds) }
        let bench = Workbench(
            kit,
            exercise,
            folder: scratch.appending(path: "worker-\(worker)"),
            isolation: isolation
        )
        let start = Date()
        let verdict = try bench.verdict(on: data)
        bench.clear()
        let seconds = Date().timeIntervalSince(start)
        // Whether an answer is too slow may be up to what else the machine has to do.
        if verdict.status != .tooSlow { try journal.write(key, verdict, seconds: seconds) }
        return (verdict, seconds)
    }
}
