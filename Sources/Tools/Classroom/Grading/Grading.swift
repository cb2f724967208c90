// Grades a folder of submissions.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

/// Judges every student's answer to every exercise, several students at a time.
public final class Grading: @unchecked Sendable {
    private let kit: Kit
    private let exercises: [Exercise]
    private var submissions: [Submission]
    private let scratch: URL
    private let isolation: Isolation
    private let journal: Journal
    private let kitHash: String

    /// The files in the folder that are not submissions.
    public let ignored: [String]

    /// Prepares the grading, and lists the submissions.
    /// - parameter exercises: Exercises without points are left out.
    /// - parameter out: The folder for results and for the journal, with which grading can continue
    ///   after an interruption.
    public init(_ kit: Kit, _ exercises: [Exercise], folder: URL, out: URL) throws {
        self.kit = kit
        self.exercises = exercises.filter { $0.points > 0 }
        guard !self.exercises.isEmpty else {
            throw KitError("The points file gives no exercise any points.")
        }
        let inside = out.standardizedFileURL.path + "/"
        guard !inside.hasPrefix(folder.standardizedFileURL.path + "/") else {
            throw KitError(
                """
                The folder for the results must not be in the folder with the submissions: it would \
                be graded, too. Choose another --out.
                """
            )
        }
        scratch = kit.file(".build/exercises/grading-\(UUID())")
        try Caretaker.shared.makeFolder(scratch)
        let handedIn = try ClassFolder(folder, exercises: exercises, scratch: scratch)
        (submissions, ignored) = (try handedIn.submissions(), handedIn.ignored)
        guard !submissions.isEmpty else {
            throw KitError(
                """
                \(folder.relativePath) has no submissions. It needs a folder, zip file or git bundle \
                for each student.
                """
            )
        }
        do {
            try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
            journal = try Journal(in: out)
        } catch let error as KitError {
            throw error
        } catch {
            throw KitError(
                "Cannot write to \(out.relativePath): \(error.localizedDescription)"
            )
        }
        isolation = .best(hiding: [folder, out, kit.package])
        kitHash = try kit.hash()
    }

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    /// Whether answers are kept from the network, from writing, and from each other.
    public var isIsolated: Bool { isolation.name != "none" }

    /// Whether an answer cannot start processes without limit.
    public var limitsProcesses: Bool { isolation.limitsProcesses }

    /// How many students have handed something in, and how many exercises are judged.
    public var extent: (students: Int, exercises: Int) { (submissions.count, exercises.count) }

    /// The names of the students, sorted.
    public var students: [String] { submissions.map(\.student) }

    /// Leaves out all other students.
    public func keepOnly(_ students: [String]) {
        submissions.removeAll { !students.contains($0.student) }
    }

    /// Judges all answers that were not judged in an earlier run.
    /// - parameter jobs: How many students at a time.
    /// - parameter tell: Is called with each student's report, on any thread, one call at a time.
    public func run(jobs: Int, tell: @escaping (Report) -> Void) throws -> GradeBook {
        for exercise in exercises { try bench(for: exercise, worker: 0).prepare() }
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

    private func report(on submission: Submission, worker: Int) throws -> Report {
        let contents = try submission.contents(exercises)
        let marks = try zip(exercises, contents.answers).map { exercise, answer in
            let (verdict, seconds) = try verdict(on: answer, to: exercise, worker: worker)
            var mark = Mark(exercise, verdict, seconds: seconds)
            mark.essence = try Essence(of: try? answer.get(), to: exercise, kit)
            mark.hints = contents.progress?.hints(for: exercise.name)
            return mark
        }
        return Report(
            student: submission.student,
            account: submission.account,
            fileName: submission.fileName,
            marks: marks
        )
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
            let message = "\(exercise.file) is unchanged."
            return (Verdict(status: .notBegun, message: message), 0)
        }
        let judge = try Data(contentsOf: kit.file(exercise.judge))
        let parts = [Data(exercise.name.utf8), Data(kitHash.utf8), stub, judge, data]
        // With the sizes, no two lists of parts are joined to the same data.
        let key = try sha256(of: Data(parts.map { "\($0.count) " }.joined().utf8) + parts.joined())
        if let (known, seconds) = journal.verdict(key) { return (known, seconds) }
        let bench = bench(for: exercise, worker: worker)
        let start = Date()
        let verdict = try bench.verdict(on: data)
        bench.clear()
        let seconds = Date().timeIntervalSince(start)
        // Whether an answer is too slow may depend on the machine's load.
        if verdict.status != .tooSlow { try journal.write(key, verdict, seconds: seconds) }
        return (verdict, seconds)
    }

    private func bench(for exercise: Exercise, worker: Int) -> Workbench {
        let folder = scratch.appending(path: "worker-\(worker)")
        return Workbench(kit, exercise, folder: folder, isolation: isolation)
    }
}
